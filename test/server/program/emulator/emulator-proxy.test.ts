import { createServer, type IncomingHttpHeaders } from "node:http";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openTestServer, testConfig } from "../../../support/server/server";

const test = suite("emulator proxy");

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server with a fake emulator that records requests. */
async function open() {
  const seen: Seen[] = [];
  const emulator = createServer((request, reply) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      const refused = request.url?.includes("signInWithPassword");
      reply.writeHead(refused ? 400 : 200, {
        "content-type": "application/json",
        "x-powered-by": "emulator",
      });
      if (request.url?.includes("lookup"))
        return reply.end(
          '{"users":[{"localId":"u1","passwordHash":"fakeHash:salt=s:password=Alley-oop","salt":"s"}]}',
        );
      reply.end(refused ? '{"error":{"message":"INVALID_PASSWORD"}}' : '{"idToken":"t"}');
    });
  });
  await new Promise<void>((resolve) => emulator.listen(0, "127.0.0.1", resolve));
  const address = emulator.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const server = await openTestServer({
    config: { identity: { ...testConfig.identity, emulatorHost: `127.0.0.1:${port}` } },
  });
  return {
    server,
    seen,
    async close() {
      await server.close();
      await new Promise((resolve) => emulator.close(resolve));
    },
  };
}

const signUp = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key";

test("the browser SDK's calls are forwarded, and replies returned unchanged", async () => {
  const { server, seen, close } = await open();
  const payload = '{"email":"robin@example.com","password":"Alley-oop-2026"}';
  const reply = await server.app.inject({
    method: "POST",
    url: signUp,
    payload,
    headers: { "content-type": "application/json", "x-client-version": "Chrome/JsCore/12" },
  });
  assert.is(reply.statusCode, 200);
  assert.equal(reply.json(), { idToken: "t" });
  assert.is(reply.headers["cache-control"], "no-store");
  assert.is(reply.headers["x-powered-by"], undefined);
  assert.is(seen[0]?.url, signUp);
  assert.is(seen[0]?.body, payload);
  assert.is(seen[0]?.headers["x-client-version"], "Chrome/JsCore/12");
  const wrong = await server.app.inject({
    method: "POST",
    url: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
    payload,
    headers: { "content-type": "application/json" },
  });
  assert.is(wrong.statusCode, 400);
  assert.is(wrong.json().error.message, "INVALID_PASSWORD");
  await close();
});

test("the emulator's password hash, which is the password, is removed", async () => {
  const { server, close } = await open();
  const reply = await server.app.inject({
    method: "POST",
    url: "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key",
    payload: { idToken: "t" },
  });
  assert.equal(reply.json(), { users: [{ localId: "u1" }] });
  await close();
});

test("form posts are forwarded too, which token refreshes use", async () => {
  const { server, seen, close } = await open();
  const reply = await server.app.inject({
    method: "POST",
    url: "/securetoken.googleapis.com/v1/token",
    payload: "grant_type=refresh_token&refresh_token=r",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  assert.is(reply.statusCode, 200);
  assert.is(seen[0]?.body, "grant_type=refresh_token&refresh_token=r");
  assert.is(seen[0]?.headers["content-type"], "application/x-www-form-urlencoded");
  await close();
});

test("neither cookies nor the emulator's owner key are forwarded", async () => {
  const { server, seen, close } = await open();
  await server.app.inject({
    method: "POST",
    url: signUp,
    payload: "{}",
    headers: {
      "content-type": "application/json",
      authorization: "Bearer owner",
      cookie: "drip_refresh=secret",
    },
  });
  assert.is(seen[0]?.headers.authorization, undefined);
  assert.is(seen[0]?.headers.cookie, undefined);
  await close();
});

test("the emulator's own paths are not forwarded", async () => {
  const { server, seen, close } = await open();
  for (const url of [
    "/emulator/v1/projects/demo-drip/accounts",
    "/emulator/v1/projects/demo-drip/config",
    "/identitytoolkit.googleapis.com/%2e%2e/emulator/v1/projects/demo-drip/accounts",
    "/identitytoolkit.googleapis.com/..%2femulator/v1/projects/demo-drip/accounts",
    "/identitytoolkit.googleapis.com//emulator/v1/projects/demo-drip/accounts",
    "/identitytoolkit.googleapis.com/v1/emulator/x",
    "/identitytoolkit.googleapis.com",
  ])
    for (const method of ["GET", "POST", "DELETE", "PATCH"] as const)
      assert.ok(
        [404, 405].includes((await server.app.inject({ method, url })).statusCode),
        `${method} ${url}`,
      );
  assert.equal(seen, []);
  await close();
});

test("an oversized body is refused here", async () => {
  const { server, seen, close } = await open();
  const reply = await server.app.inject({
    method: "POST",
    url: signUp,
    payload: "a".repeat(65 * 1024),
    headers: { "content-type": "application/json" },
  });
  assert.is(reply.json().message_code, "REQUEST_413_TOO_LARGE");
  assert.equal(seen, []);
  await close();
});

test("an unreachable emulator gives a 503 with a code", async () => {
  const server = await openTestServer();
  const reply = await server.app.inject({ method: "POST", url: signUp, payload: {} });
  assert.is(reply.statusCode, 503);
  assert.is(reply.json().message_code, "SERVER_503_IDENTITY");
  await server.close();
});

test("with a real project nothing is forwarded", async () => {
  const server = await openTestServer({
    config: { identity: { ...testConfig.identity, emulatorHost: null } },
  });
  const reply = await server.app.inject({ method: "POST", url: signUp, payload: {} });
  assert.is(reply.statusCode, 404);
  await server.close();
});

test.run();
