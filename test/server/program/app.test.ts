import { Agent, request } from "node:http";
import { connect } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addPerson } from "../../support/people/person";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("app");

const portOf = ({ app }: TestServer) => {
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
};
const listen = async () => {
  const server = await openTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  return server;
};

/** Sends raw bytes and returns the raw reply. */
const sendRaw = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });

test("every reply carries the security headers, errors included", async () => {
  const server = await openTestServer();
  for (const [method, url] of [
    ["GET", "/health"],
    ["GET", "/nowhere"],
    ["GET", "/user/me"],
    ["DELETE", "/health"],
    ["GET", "/user/user_id/%zz"],
  ] as const) {
    const { headers } = await server.app.inject({ method, url });
    assert.is(headers["x-content-type-options"], "nosniff", url);
    assert.is(headers["x-frame-options"], "DENY");
    assert.is(headers["cross-origin-opener-policy"], "same-origin-allow-popups");
    assert.is(headers["cross-origin-resource-policy"], "same-origin");
    assert.is(headers["referrer-policy"], "strict-origin-when-cross-origin");
    assert.match(String(headers["permissions-policy"]), /camera=\(\)/);
    assert.is(
      headers["content-security-policy"],
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    assert.is(headers["strict-transport-security"], undefined, "not on a developer's machine");
  }
  await server.close();
});

test("production over https sends HSTS for two years", async () => {
  const production = { isProduction: true, publicOrigin: "https://drip.example" };
  const server = await openTestServer({ config: production });
  const { headers } = await server.app.inject({ method: "GET", url: "/health" });
  assert.is(headers["strict-transport-security"], "max-age=63072000");
  await server.close();
  const asked = await openTestServer({ config: { ...production, hstsSubdomains: true } });
  const reply = await asked.app.inject({ method: "GET", url: "/health" });
  assert.is(reply.headers["strict-transport-security"], "max-age=63072000; includeSubDomains");
  await asked.close();
});

test("health checks the database and the identity provider", async () => {
  const server = await openTestServer();
  const ask = () => server.app.inject({ method: "GET", url: "/health" });
  assert.equal((await ask()).json(), { status: "ok", zone_data: process.versions.tz });
  server.identity.isDown = true;
  const down = await ask();
  assert.is(down.statusCode, 503);
  assert.is(down.json().message_code, "SERVER_503_IDENTITY");
  assert.is(down.headers["retry-after"], "5");
  await server.close();
});

test("an internal error replies with a code and an id, without a stack", async () => {
  const server = await openTestServer();
  server.expectFaults();
  server.services.db.select = () => {
    throw new Error("secret internals of robin@example.com");
  };
  const reply = await server.app.inject({
    method: "POST",
    url: "/user/email_address/validate",
    payload: { email_address: "robin@example.com" },
  });
  // Restore the method that this test has replaced on the shared database.
  Reflect.deleteProperty(server.services.db, "select");
  const { request_id, ...rest } = reply.json();
  assert.is(reply.statusCode, 500);
  assert.equal(rest, { message_code: "SERVER_500" });
  const logged = server.logLines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
  assert.is(logged.request_id, request_id, "the id leads to the log");
  assert.is(logged.err.message, "secret internals of [address]");
  assert.match(logged.err.stack, /at /);
  await server.close();
});

test("the log records requests without their contents", async () => {
  const server = await openTestServer();
  const { headers, user } = await addPerson(server, { emailAddress: "canary@example.com" });
  const canaries = [
    "canary@example.com",
    headers.authorization.slice(7),
    "Canary-pass-1",
    "canary-query",
    user.id,
  ];
  await server.app.inject({
    method: "PATCH",
    url: `/user/user_id/${user.id}?token=canary-query`,
    headers,
    payload: { time_zone: "UTC" },
  });
  await server.app.inject({
    method: "POST",
    url: "/auth/sign_up_with_email_address?canary-query",
    payload: { email_address: "canary@example.com", password: "Canary-pass-1", first_name: 1 },
  });
  await server.app.inject({
    method: "POST",
    url: "/auth/log_in_with_firebase",
    payload: { email_address: "canary@example.com", id_token: headers.authorization.slice(7) },
  });
  await server.app.inject({ method: "GET", url: "/canary-query/canary@example.com", headers });
  const answered = server.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  assert.equal(
    answered.map(({ method, route, status }) => [method, route, status]),
    [
      ["PATCH", "/user/user_id/:id", 200],
      ["POST", "/auth/sign_up_with_email_address", 400],
      ["POST", "/auth/log_in_with_firebase", 400],
      ["GET", "unknown", 404],
    ],
  );
  for (const { request_id, ms } of answered) {
    assert.match(request_id, /^[0-9a-f-]{36}$/);
    assert.type(ms, "number");
  }
  const whole = server.logLines.join("");
  for (const canary of canaries) assert.not.ok(whole.includes(canary), canary);
  await server.close();
});

test("a database error is logged without values", async () => {
  const server = await openTestServer();
  server.expectFaults();
  const { headers, user } = await addPerson(server);
  // Makes the update below throw.
  server.services.db.update = () => {
    const failed = new Error(
      'Failed query: update "user" set "time_zone" = $1\nparams: canary@example.com,Canary-pass-1',
    );
    failed.cause = Object.assign(new Error('invalid input "Canary value" for canary@example.com'), {
      code: "22P02",
      detail: "Key (canary@example.com)",
    });
    throw failed;
  };
  const url = `/user/user_id/${user.id}`;
  await server.app.inject({ method: "PATCH", url, headers, payload: { time_zone: "UTC" } });
  Reflect.deleteProperty(server.services.db, "update");
  const fault = server.logLines.find((line) => JSON.parse(line).level === 50) ?? "";
  assert.not.match(fault, /canary/i);
  assert.match(fault, /22P02/);
  assert.match(fault, /Failed query: update/);
  await server.close();
});

test("outside production a reply outside the contract fails loudly", async () => {
  const server = await openTestServer();
  server.expectFaults();
  const { headers } = await addPerson(server, { avatar: `https://example.com/${"x".repeat(2_100)}` });
  const reply = await server.app.inject({ method: "GET", url: "/user/me", headers });
  assert.is(reply.statusCode, 500);
  const fault = server.logLines.find((line) => JSON.parse(line).level === 50) ?? "";
  assert.match(fault, /A reply 200 of readMe strays: \/avatar maxLength\./);
  await server.close();
});

test("malformed HTTP is answered with a code as well", async () => {
  const server = await listen();
  const port = portOf(server);
  const nonsense = await sendRaw(port, "NONSENSE\r\n\r\n");
  assert.match(nonsense, /^HTTP\/1\.1 400 Bad Request\r\n/);
  assert.match(nonsense, /"message_code":"REQUEST_400_INVALID"/);
  assert.match(nonsense, /x-content-type-options: nosniff/);
  const huge = await sendRaw(
    port,
    `GET /health HTTP/1.1\r\nhost: x\r\nx-huge: ${"a".repeat(40_000)}\r\n\r\n`,
  );
  assert.match(huge, /^HTTP\/1\.1 413 /);
  assert.match(huge, /"message_code":"REQUEST_413_TOO_LARGE"/);
  await server.close();
});

test("conflicting lengths, a second body and a repeated header are never accepted as one request", async () => {
  const server = await listen();
  const port = portOf(server);
  const body = '{"email_address":"robin@example.com"}';
  const head = "POST /user/email_address/validate HTTP/1.1\r\nhost: x\r\nconnection: close\r\n";
  for (const fields of [
    `content-length: ${body.length}\r\ncontent-length: 2\r\n`,
    `content-length: ${body.length}\r\ntransfer-encoding: chunked\r\n`,
  ])
    assert.match(
      await sendRaw(port, `${head}content-type: application/json\r\n${fields}\r\n${body}`),
      /^HTTP\/1\.1 400 /,
    );
  const malformed = await sendRaw(
    port,
    "GET /user/user_id/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
  );
  assert.match(malformed, /^HTTP\/1\.1 400 /);
  assert.match(malformed, /"message_code":"REQUEST_400_INVALID"/);
  await server.close();
});

test("a missing or repeated Host header is refused with a problem body, in development and production", async () => {
  for (const isProduction of [false, true]) {
    const server = await openTestServer({ config: { isProduction } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const port = portOf(server);
    for (const hosts of ["", "host: x\r\nhost: y\r\n", "Host: x\r\nHOST: x\r\n"])
      for (const line of ["GET /health", "GET /nowhere", "POST /auth/log_out", "GET /user/me"]) {
        const reply = await sendRaw(port, `${line} HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
        assert.match(reply, /^HTTP\/1\.1 400 /, `${line} ${hosts}`);
        assert.match(reply, /content-type: application\/json; charset=utf-8/);
        assert.match(reply, /x-content-type-options: nosniff/);
        assert.match(reply, /\{"message_code":"REQUEST_400_INVALID","request_id":"[\w-]{36}"\}/);
      }
    const old = await sendRaw(port, "GET /nowhere HTTP/1.0\r\n\r\n");
    assert.match(old, /^HTTP\/1\.1 404 /);
    await server.close();
  }
});

test("a body that never arrives ends with the request timeout", async () => {
  const server = await listen();
  const { app } = server;
  assert.is(app.server.requestTimeout, 15_000);
  assert.ok(app.server.headersTimeout <= app.server.requestTimeout, "Node takes the longer one for bodies");
  app.server.requestTimeout = 1;
  app.server.headersTimeout = 1;
  const head =
    "POST /auth/log_out HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{";
  const reply = await sendRaw(portOf(server), head);
  assert.match(reply, /^HTTP\/1\.1 400 /);
  assert.match(reply, /"message_code":"REQUEST_400_INVALID"/);
  await server.close();
});

test("a forwarded address without a trusted proxy is logged as a warning once", async () => {
  for (const [trustedProxies, warnings] of [
    [false, 1],
    [1, 0],
    ["10.0.0.0/8", 0],
  ] as const) {
    const server = await openTestServer({ config: { trustedProxies } });
    const warned = () => server.logLines.filter((line) => line.includes("TRUSTED_PROXIES")).length;
    await server.app.inject({ url: "/health" });
    assert.is(warned(), 0);
    for (let times = 0; times < 3; times += 1)
      await server.app.inject({ url: "/health", headers: { "x-forwarded-for": "203.0.113.9" } });
    assert.is(warned(), warnings);
    await server.close();
  }
});

test("closing finishes requests in flight, accepts no new ones and closes idle connections", async () => {
  const server = await listen();
  const port = portOf(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const get = (path: string) =>
    new Promise<{ status: number | undefined; body: string; connection: string | undefined }>(
      (resolve, reject) => {
        request({ port, host: "127.0.0.1", path, agent }, (reply) => {
          let body = "";
          reply.on("data", (chunk) => {
            body += chunk;
          });
          reply.on("end", () =>
            resolve({ status: reply.statusCode, body, connection: reply.headers.connection }),
          );
        })
          .on("error", reject)
          .end();
      },
    );
  await get("/health");
  let letGo = () => {};
  const arrived = new Promise<void>((resolve) => {
    server.identity.onNext("isHealthy", "before", () => {
      resolve();
      return new Promise<void>((go) => {
        letGo = go;
      });
    });
  });
  const slow = get("/health");
  await arrived;
  const closed = server.close();
  while (server.app.server.listening) await new Promise((resolve) => setImmediate(resolve));
  letGo();
  const reply = await slow;
  assert.is(reply.status, 200);
  assert.is(reply.connection, "close");
  await closed;
  await get("/health").then(
    () => assert.unreachable("it still listens"),
    (error: NodeJS.ErrnoException) => assert.is(error.code, "ECONNREFUSED"),
  );
  agent.destroy();
});

test.run();
