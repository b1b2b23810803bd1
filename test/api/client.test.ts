import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../domain/problem/message-texts";
import { answerEvent } from "../../src/api/calls/answer-event";
import { readLiveness } from "../../src/api/calls/read-liveness";
import { readMe } from "../../src/api/calls/read-me";
import { problemOf } from "../support/problem";
import { html, json, openClient, problem } from "../support/server/api";

const test = suite("client");
const me = { id: "u1", role: "squad_member" };

test("a reply resolves to its value; the bearer comes from the token source; the overlay is told of start and end", async () => {
  const { client, requests, events } = openClient(() => json(me));
  const result = await client.call((http, init) => http.GET("/user/me", init), { bearer: true });
  assert.equal(result, { kind: "ok", value: me });
  assert.is(requests[0]?.headers.get("authorization"), "Bearer token-1");
  assert.is(requests[0]?.url, "https://drip.example/user/me");
  assert.equal(events, ["request.started", "request.settled"]);
});

test("while there is no token a bearer call is not sent, and nothing was reached", async () => {
  const { client, requests, events } = openClient(() => json(me), {
    tokens: { current: async () => null, renew: async () => null },
  });
  const result = await client.call((http, init) => http.GET("/user/me", init), { bearer: true });
  assert.equal([result, requests], [{ kind: "unreachable" }, []]);
  assert.equal(events, ["request.started", "request.settled"]);
});

test("a quiet call shows no overlay, and one without bearer sends no token", async () => {
  const { client, requests, events } = openClient(() => json({ status: "ok" }));
  await client.call((http, init) => http.GET("/health", init), { isQuiet: true });
  assert.is(requests[0]?.headers.get("authorization"), null);
  assert.equal(events, []);
});

test("an operation is sent as its constant says, quietly, with what it is given", async () => {
  const { client, requests, events } = openClient(() => problem("ANSWER_403_LATE"));
  await client.send(answerEvent, {
    path: { id: "t 1", event_id: "e1", membership_id: "m1" },
    header: { "If-Match": '"3"' },
    body: { answer: "yes", note: null, event_version: 1 },
  });
  const [request] = requests;
  assert.is(
    `${request?.method} ${request?.url}`,
    "PUT https://drip.example/team/team_id/t%201/event/event_id/e1/answer/membership_id/m1",
  );
  assert.is(request?.headers.get("authorization"), "Bearer token-1");
  assert.is(request?.headers.get("if-match"), '"3"');
  assert.equal(await request?.json(), { answer: "yes", note: null, event_version: 1 });
  assert.equal(events, []);
});

test("an operation that is open to anybody is sent without a token; one that a person waits for shows the overlay", async () => {
  const { client, requests, events } = openClient(() => json({ status: "ok" }));
  await client.send(readLiveness, {}, { isQuiet: false });
  assert.is(requests[0]?.headers.get("authorization"), null);
  assert.equal(events, ["request.started", "request.settled"]);
});

test("each attempt goes through what is given for it", async () => {
  const statuses: number[] = [];
  const { client } = openClient(
    (request) =>
      request.headers.get("authorization") === "Bearer token-2" ? json(me) : problem("AUTH_401_JWT"),
    { tokens: { current: async () => "token-1", renew: async () => "token-2" } },
  );
  const through = async <Sent extends { response: Response }>(sending: Promise<Sent>) => {
    const reply = await sending;
    statuses.push(reply.response.status);
    return reply;
  };
  await client.send(readMe, {}, { through });
  assert.equal(statuses, [401, 200]);
});

test("a problem has status, code, fields and the wait", async () => {
  const { client } = openClient(() =>
    json(
      { message_code: "REQUEST_429_LIMIT", request_id: "r", fields: [{ field: "a", rule: "b" }, 7, null] },
      429,
      { "retry-after": "30" },
    ),
  );
  assert.equal(await client.call((http, init) => http.GET("/health", init)), {
    kind: "problem",
    status: 429,
    messageCode: "REQUEST_429_LIMIT",
    text: messageTexts.REQUEST_429_LIMIT,
    fields: [{ field: "a", rule: "b" }],
    retryAfter: 30,
  });
});

const unknown = (status: number) => problemOf(null, { status });

test("HTML, an empty body and truncated JSON are unknown problems, never exceptions", async () => {
  const answers = [html(200), html(401), html(502), new Response(null, { status: 401 })];
  answers.push(new Response('{"message_code":', { status: 500 }), new Response('{"half":', { status: 200 }));
  answers.push(new Response(null, { status: 204 }), json({ message_code: 7 }, 400), json("text", 418));
  const results = [];
  for (const answer of answers) {
    const { client, events } = openClient(() => answer);
    results.push(await client.call((http, init) => http.GET("/health", init)));
    assert.equal(events, ["request.started", "request.settled"]);
  }
  assert.equal(results, [200, 401, 502, 401, 500, 200, 204, 400, 418].map(unknown));
});

test("a success of a wrong shape is an unknown problem, and reported as one", async () => {
  for (const body of [null, [], "text", {}, { id: { not: "this" } }, { id: null }]) {
    const failures: unknown[] = [];
    const { client } = openClient(() => json(body), { onFailure: (failure) => failures.push(failure) });
    const result = await client.send(readMe);
    assert.equal([result, ...failures], [unknown(200), unknown(200)], JSON.stringify(body));
  }
});

test("a reply whose body breaks off is none", async () => {
  for (const fault of [new TypeError("network error"), new DOMException("late", "TimeoutError")])
    for (const status of [200, 503]) {
      const body = new ReadableStream({ start: (stream) => stream.error(fault) });
      const failures: unknown[] = [];
      const { client } = openClient(() => new Response(body, { status }), {
        onFailure: (failure) => failures.push(failure),
      });
      const result = await client.call((http, init) => http.GET("/health", init));
      assert.equal([result, ...failures], [{ kind: "unreachable" }, { kind: "unreachable" }]);
    }
});

test("a lost network and a timeout are unreachable", async () => {
  const gone = openClient(() => Promise.reject(new TypeError("Failed to fetch")));
  assert.equal(await gone.client.call((http, init) => http.GET("/health", init)), { kind: "unreachable" });
  const limits: number[] = [];
  const slow = openClient(refusedWhenAborted, {
    timeLimit: (milliseconds) => {
      limits.push(milliseconds);
      return AbortSignal.abort();
    },
  });
  assert.equal(await slow.client.call((http, init) => http.GET("/health", init), { milliseconds: 4_000 }), {
    kind: "unreachable",
  });
  assert.equal(limits, [4_000]);
});

test("a refused token is renewed once and the call repeated once", async () => {
  const renewals: string[] = [];
  const { client, requests } = openClient(
    (request) =>
      request.headers.get("authorization") === "Bearer token-2" ? json(me) : problem("AUTH_401_JWT"),
    {
      tokens: {
        current: async () => "token-1",
        renew: async (refused) => {
          renewals.push(refused);
          return "token-2";
        },
      },
    },
  );
  const result = await client.call(
    (http, init) =>
      http.PATCH("/user/user_id/{id}", {
        ...init,
        params: { path: { id: "u1" } },
        body: { time_zone: "UTC" },
      }),
    { bearer: true },
  );
  assert.equal(result, { kind: "ok", value: me });
  assert.equal(renewals, ["token-1"]);
  assert.equal(await Promise.all(requests.map((request) => request.json())), [
    { time_zone: "UTC" },
    { time_zone: "UTC" },
  ]);
});

test("a second refusal is final, without another renewal", async () => {
  const still = openClient(() => problem("AUTH_401_JWT"), {
    tokens: { current: async () => "token-1", renew: async () => "token-2" },
  });
  const failed = openClient(() => problem("AUTH_401_JWT"), {
    tokens: { current: async () => "token-1", renew: async () => "token-1" },
  });
  const over = openClient(() => problem("AUTH_401_JWT"));
  for (const { client } of [still, failed, over]) {
    const result = await client.call((http, init) => http.GET("/user/me", init), { bearer: true });
    assert.is(result.kind === "problem" && result.messageCode, "AUTH_401_JWT");
  }
  assert.equal([still.requests.length, failed.requests.length, over.requests.length], [2, 1, 1]);
});

test("a call's own token is sent as it is and never renewed", async () => {
  const { client, requests } = openClient(() => problem("AUTH_401_JWT"));
  await client.call((http, init) => http.GET("/user/me", init), { bearer: "own" });
  assert.equal(
    requests.map((request) => request.headers.get("authorization")),
    ["Bearer own"],
  );
});

test("each failure is reported once, quiet ones too, by its outcome only", async () => {
  const failures: unknown[] = [];
  const tokens = { current: async () => "token-1", renew: async () => "token-2" };
  const onFailure = (failure: unknown) => failures.push(failure);
  const call = (answer: () => Response | Promise<Response>, isQuiet = false) =>
    openClient(answer, { tokens, onFailure }).client.call((http, init) => http.GET("/user/me", init), {
      bearer: true,
      isQuiet,
    });
  await call(() => json(me));
  assert.equal(failures, []);
  const results = [
    await call(() => problem("AUTH_401_JWT")),
    await call(() => problem("SERVER_500"), true),
    await call(() => html(502)),
    await call(() => Promise.reject(new TypeError("Failed to fetch"))),
  ];
  assert.equal(failures, results);
  const renewed = [problem("AUTH_401_JWT"), json(me)];
  await call(() => renewed.shift() ?? html(500));
  assert.is(failures.length, results.length);
});

const refusedWhenAborted = async (request: Request) => {
  request.signal.throwIfAborted();
  return json(me);
};

test.run();
