import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { components } from "../../../openapi";
import { readPages } from "../../../src/effects/schedule/agenda-pages.effects";
import { saveAnswer } from "../../../src/effects/schedule/answer.effects";
import { actOnEvent } from "../../../src/effects/schedule/event.effects";
import { sendPendingChanges } from "../../../src/effects/schedule/pending-changes.effects";
import { sendGotIt } from "../../../src/effects/schedule/receipts.effects";
import { readWindow } from "../../../src/effects/schedule/window.effects";
import { details } from "../../support/people/event";
import { part, practice, said, standing, week } from "../../support/people/week";
import { type Answer, html, json, openClient, problem } from "../../support/server/api";

type KeptAnswer = components["schemas"]["KeptAnswer"];

const test = suite("answer effects");

const kept = (change: Partial<KeptAnswer> = {}): KeptAnswer => ({
  membership_id: "maya",
  answer: "yes",
  note: null,
  answered_by: { name: "Kim", is_me: true },
  answered_at: "2026-11-22T14:14:00.000Z",
  answer_version: 1,
  is_for_old_time: false,
  seen_version: 3,
  ...change,
});
const mine = standing({
  answer: "yes",
  by: { name: "Kim", is_me: true },
  at: "2026-11-22T14:14:00.000Z",
  version: 1,
});
const offline: Answer = () => {
  throw new TypeError("Failed to fetch");
};

test("an answer is sent with the versions that were shown", async () => {
  const { client, requests } = openClient(() => json(kept()));
  assert.equal(await saveAnswer(client, said({ seenVersion: 2 })), { kind: "saved", standing: mine });
  const [request] = requests;
  assert.is(request?.method, "PUT");
  assert.ok(request?.url.endsWith("/team/team_id/rockets/event/event_id/e1/answer/membership_id/maya"));
  assert.is(request?.headers.get("if-match"), '"2"');
  assert.equal(await request?.json(), { answer: "yes", note: null, event_version: 3 });
});

/** What says nothing about a call: the server failed behind or before the commit, or somebody else replied. */
const unknown: readonly Answer[] = [
  offline,
  () => problem("SERVER_500"),
  () => problem("SERVER_503"),
  () => html(502),
  () => html(200),
  () => html(403),
  () => new Response('{"membership_id":"ma', { headers: { "content-type": "application/json" } }),
  () => json({ of: "another shape" }),
  () => json({ message_code: "A_CODE_OF_A_LATER_RELEASE" }, 403),
];

test("only a code of the catalogue refuses an answer or a Got it; an unknown outcome is sent again", async () => {
  const seen = { teamId: "rockets", eventId: "e1", version: 4 };
  for (const answer of unknown) {
    assert.equal(await saveAnswer(openClient(answer).client, said()), { kind: "unreachable" });
    assert.equal(await sendGotIt(openClient(answer).client, [seen]), { kind: "unreachable" });
    assert.equal(await sendPendingChanges(openClient(answer).client, [said(), seen]), []);
  }
  const refused = { kind: "refused", text: messageTexts.TEAM_404 };
  assert.equal(await saveAnswer(openClient(() => problem("TEAM_404")).client, said()), refused);
  assert.equal(await sendGotIt(openClient(() => problem("TEAM_404")).client, [seen]), refused);
  const elsewhere = json({ message: "Bad request" }, 400);
  assert.equal(await sendPendingChanges(openClient(() => elsewhere).client, [said()]), [], "a proxy's 400");
});

test("a deadline and other reasons are distinguished", async () => {
  const outcome = (answer: Answer) => saveAnswer(openClient(answer).client, said());
  assert.equal(await outcome(() => problem("ANSWER_403_LATE")), {
    kind: "late",
    text: messageTexts.ANSWER_403_LATE,
  });
  assert.equal(await outcome(() => problem("ANSWER_401_CREATE")), {
    kind: "refused",
    text: messageTexts.ANSWER_401_CREATE,
  });
});

const found = (change: Parameters<typeof practice>[0]) =>
  json({ event: practice(change), notes: null, participants: [] });
const off = { status: "called_off", called_off_for: "weather", version: 4 } as const;

test("of an event that was called off meanwhile the reason is read, in a queue too", async () => {
  const outcome = (read: Answer) =>
    saveAnswer(
      openClient((request) =>
        request.method === "PUT" ? problem("EVENT_ITEM_403_CALLED_OFF") : read(request),
      ).client,
      said(),
    );
  const told = { kind: "called_off", text: "Called off: rain.", version: 4 } as const;
  assert.equal(await outcome(() => found(off)), told);
  assert.equal(await outcome(() => found({ version: 5 })), { kind: "unreachable" }, "back on: sent again");
  assert.equal(await outcome(() => html(502)), { kind: "unreachable" });
  assert.equal(await outcome(() => problem("EVENT_ITEM_404")), {
    kind: "refused",
    text: messageTexts.EVENT_ITEM_404,
  });

  const { client } = openClient(({ method }) =>
    method === "GET"
      ? found(off)
      : json({ results: [{ item: 0, outcome: "refused", code: "EVENT_ITEM_403_CALLED_OFF" }] }),
  );
  assert.equal(await sendPendingChanges(client, [said()]), [{ kind: "answer", said: said(), outcome: told }]);
});

/** A server that keeps an answer by its version, and whose reply to the first one was lost. */
function openKeeping(first: Partial<KeptAnswer>) {
  let present = kept(first);
  const accept = (answer: "yes" | "maybe" | "no", seen: number) => {
    const isSame = present.answer === answer;
    if (!isSame && seen !== present.answer_version) return false;
    if (!isSame) present = kept({ answer, answer_version: seen + 1 });
    return true;
  };
  return openClient(async (request) => {
    if (request.method === "GET") return found({ mine: [part({ ...present })] });
    const body = await request.json();
    if (request.method === "PUT") {
      const seen = Number(request.headers.get("if-match")?.replaceAll('"', ""));
      return accept(body.answer, seen) ? json(present) : problem("REQUEST_412_CHANGED");
    }
    const results = body.items.map((each: { answer: "yes"; answer_version: number }, item: number) => ({
      item,
      ...(accept(each.answer, each.answer_version)
        ? { outcome: "saved" }
        : { outcome: "changed", code: "REQUEST_412_CHANGED" }),
      current: present,
    }));
    return json({ results });
  });
}

test("a change of mind replaces the answer whose reply was lost, without a question", async () => {
  const out = said({ answer: "no", replaced: ["yes"] });
  const saved = { kind: "saved", standing: { ...mine, answer: "no", version: 2 } };
  const { client, requests } = openKeeping({});
  assert.equal(await saveAnswer(client, out), saved);
  assert.equal(
    requests.map(({ method, headers }) => `${method} ${headers.get("if-match")}`),
    ['PUT "0"', "GET null", 'PUT "1"'],
  );
  const leos = said({ membershipId: "leo", answer: "no" });
  const queued = openKeeping({});
  const settled = await sendPendingChanges(queued.client, [out, leos]);
  assert.equal(
    settled.map((each) => [each.said === out, each.outcome]),
    [
      [false, { kind: "differs", theirs: mine }],
      [true, saved],
    ],
    "the item of the queue is settled, not its copy",
  );
  assert.is(queued.requests.length, 2);
});

test("the second try of a change of mind, without a reply, leaves the answer in the queue", async () => {
  const { client: keeping } = openKeeping({});
  let calls = 0;
  const client: typeof keeping = {
    ...keeping,
    send: ((...all: Parameters<typeof keeping.send>) =>
      ++calls === 2 ? Promise.resolve({ kind: "unreachable" }) : keeping.send(...all)) as typeof keeping.send,
  };
  assert.equal(await sendPendingChanges(client, [said({ answer: "no", replaced: ["yes"] })]), []);
});

test("another guardian's answer, one that was not replaced here, and a later one are asked about", async () => {
  const out = said({ answer: "no", replaced: ["yes"] });
  for (const [what, stands] of [
    ["Alex said it", { answered_by: { name: "Alex", is_me: false } }],
    ["said on another device", { answer: "maybe" }],
    ["said again after somebody else", { answer_version: 3 }],
  ] as const)
    for (const send of [
      async () => saveAnswer(openKeeping(stands).client, out),
      async () => (await sendPendingChanges(openKeeping(stands).client, [out]))[0]?.outcome,
    ])
      assert.is((await send())?.kind, "differs", what);
});

test("after a conflict the stored answer is read; if it equals the sent one, only the reply was lost and it is saved", async () => {
  const outcome = (answer: "yes" | "no") =>
    saveAnswer(
      openClient(({ method }) =>
        method === "PUT"
          ? problem("REQUEST_412_CHANGED")
          : json({
              event: practice({ mine: [part({ ...kept(), answer })] }),
              notes: null,
              participants: [],
            }),
      ).client,
      said(),
    );
  assert.equal(await outcome("no"), { kind: "differs", theirs: { ...mine, answer: "no" } });
  assert.equal(await outcome("yes"), { kind: "saved", standing: mine });
});

test("queued answers are sent in one call, each with its own outcome", async () => {
  const all = [said(), said({ membershipId: "leo" }), said({ eventId: "e2" }), said({ eventId: "e3" })];
  const { client, requests } = openClient(() =>
    json({
      results: [
        { item: 0, outcome: "saved", current: kept() },
        { item: 1, outcome: "changed", current: kept({ membership_id: "leo", answer: "no" }) },
        { item: 2, outcome: "late", code: "ANSWER_403_LATE" },
        { item: 3, outcome: "gone", code: "EVENT_ITEM_404" },
      ],
    }),
  );
  const settled = await sendPendingChanges(client, all);
  assert.is(requests.length, 1);
  assert.equal(
    settled.map(({ outcome }) => outcome),
    [
      { kind: "saved", standing: mine },
      { kind: "differs", theirs: { ...mine, answer: "no" } },
      { kind: "late", text: messageTexts.ANSWER_403_LATE },
      { kind: "refused", text: messageTexts.EVENT_ITEM_404 },
    ],
  );
  const sent = (await requests[0]?.json()) as { items: unknown[] } | undefined;
  assert.equal(sent?.items[0], {
    kind: "answer",
    team_id: "rockets",
    event_id: "e1",
    membership_id: "maya",
    answer: "yes",
    note: null,
    event_version: 3,
    answer_version: 0,
  });
});

test("queued acknowledgements are sent in the same call, and deleted events are reported", async () => {
  const seen = (eventId: string) => ({ teamId: "rockets", eventId, version: 4 });
  const { client, requests } = openClient(() =>
    json({
      results: [
        { item: 0, outcome: "saved", current: kept() },
        { item: 1, outcome: "saved" },
        { item: 2, outcome: "gone", code: "EVENT_ITEM_404" },
      ],
    }),
  );
  assert.equal(await sendPendingChanges(client, [said(), seen("e1"), seen("e2")]), [
    { kind: "answer", said: said(), outcome: { kind: "saved", standing: mine } },
    { kind: "got_it", said: seen("e1"), outcome: { kind: "saved" } },
    { kind: "got_it", said: seen("e2"), outcome: { kind: "refused", text: messageTexts.EVENT_ITEM_404 } },
  ]);
  const sent = (await requests[0]?.json()) as { items: unknown[] } | undefined;
  assert.equal(sent?.items[1], { kind: "got_it", team_id: "rockets", event_id: "e1", event_version: 4 });
});

test("Got it on an event's sheet is queued after an unknown outcome, and only then", async () => {
  const kept: unknown[] = [];
  const device = { newKey: () => "key-1", keep: (seen: unknown) => void kept.push(seen) };
  const outcome = (answer: Answer) =>
    actOnEvent(openClient(answer).client, device, { action: "got_it", details: details({ version: 4 }) });
  assert.equal(await outcome(() => json({ items: [] })), { kind: "acknowledged" });
  assert.equal((await outcome(() => problem("EVENT_ITEM_404"))).kind, "refused");
  assert.equal(kept, []);
  for (const answer of unknown) assert.equal(await outcome(answer), { kind: "queued" });
  assert.equal(
    kept,
    unknown.map(() => ({ teamId: "rockets", eventId: "e1", version: 4 })),
  );
});

test("what the server cannot accept now stays queued; what it never accepts is returned", async () => {
  const settled = async (answer: Answer) =>
    (await sendPendingChanges(openClient(answer).client, [said()])).length;
  assert.is(await settled(offline), 0);
  assert.is(await settled(() => problem("SERVER_503")), 0);
  assert.is(await settled(() => problem("REQUEST_429_LIMIT")), 0);
  assert.is(await settled(() => problem("AUTH_401_JWT")), 0);
  assert.is(await settled(() => problem("AUTH_403_MUST_CHANGE")), 0);
  assert.is(await settled(() => problem("USER_403_EMAIL_ADDRESS")), 0);
  assert.is(await settled(() => json({ results: "of another shape" })), 0);
  assert.is(await settled(() => problem("REQUEST_400_INVALID")), 1);
});

test("a window is read by its ETag; unchanged, offline and refused are distinguished", async () => {
  const outcome = async (answer: Answer, tag: string | null = null) => {
    const { client, requests } = openClient(answer);
    const given = await readWindow(client, {
      from: "2026-11-21",
      days: 29,
      tag,
      signal: new AbortController().signal,
    });
    return [given, requests[0]?.url.split("?")[1], requests[0]?.headers.get("if-none-match") ?? null];
  };
  assert.equal(await outcome(() => json(week(), 200, { etag: '"7"' })), [
    { kind: "read", window: week(), tag: '"7"' },
    "from=2026-11-21&days=29",
    null,
  ]);
  assert.equal(await outcome(() => new Response(null, { status: 304 }), '"7"'), [
    { kind: "unchanged" },
    "from=2026-11-21&days=29",
    '"7"',
  ]);
  assert.equal((await outcome(offline))[0], { kind: "unreachable" });
  assert.equal((await outcome(() => problem("SERVER_500")))[0], {
    kind: "refused",
    text: messageTexts.SERVER_500,
  });
});

test("a refresh reads as many pages as were loaded, in both directions", async () => {
  const event = (id: string) => practice({ id });
  const replies: Record<string, object> = {
    "after=2026-12-19": { events: [event("a")], next_after: "p2", next_before: "b" },
    "after=p2": { events: [event("b")], next_after: "p3", next_before: "b" },
    "before=2026-11-21": { events: [event("y")], next_after: "a", next_before: "q2" },
    "before=q2": { events: [event("x")], next_after: "a", next_before: null },
  };
  const { client, requests } = openClient(({ url }) => json(replies[url.split("?")[1] ?? ""]));
  const { signal } = new AbortController();
  const ask = { isWhole: true, least: 2 };
  const outcome = await readPages(client, {
    signal,
    asks: [
      { ...ask, direction: "later", place: "2026-12-19" },
      { ...ask, direction: "earlier", place: "2026-11-21", least: 9 },
    ],
  });
  assert.ok(outcome.kind === "read");
  assert.equal(
    outcome.pages.map(({ events, next }) => [events.map(({ id }) => id).join(""), next]),
    [
      ["ab", "p3"],
      ["xy", null],
    ],
  );
  assert.is(requests.length, 4);
  assert.equal(
    await readPages(openClient(offline).client, {
      signal,
      asks: [{ ...ask, direction: "later", place: "p" }],
    }),
    {
      kind: "refused",
      text: problemTexts.unreachable,
    },
  );
});

test.run();
