import { SignJWT, UnsecuredJWT } from "jose";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  accessTokenSeconds,
  signAccessToken,
  verifyAccessToken,
} from "../../../../server/core/access/access-token";
import { keyFor } from "../../../../server/core/access/keys";
import type { Config } from "../../../../server/platform/config/config";

const test = suite("access token");

const signingKey = "a signing key of more than thirty-two characters";
const holder = { userId: "user-1", sessionId: "session-1" };
const start = new Date("2026-11-21T12:00:00Z");

function open(key = signingKey) {
  const state = { now: start };
  const services = { config: { signingKey: key } as Config, now: () => state.now };
  return {
    services,
    later: (seconds: number) => {
      state.now = new Date(state.now.getTime() + seconds * 1000);
    },
  };
}

interface Forgery {
  key?: Uint8Array;
  alg?: string;
  typ?: string;
  iss?: string;
  aud?: string;
  iat?: number;
  lasts?: number;
  claims?: Record<string, unknown>;
}

const second = start.getTime() / 1000;

function forge({
  key = keyFor("access token", { signingKey }),
  alg = "HS256",
  typ = "at+jwt",
  iss = "drip",
  aud = "drip-api",
  iat = second,
  lasts = accessTokenSeconds,
  claims = { sub: "user-1", sid: "session-1" },
}: Forgery = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg, typ })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(iat)
    .setExpirationTime(iat + lasts)
    .sign(key);
}

test("a token names its user and session and is valid for exactly ten minutes", async () => {
  const { services, later } = open();
  const token = await signAccessToken(services, holder);
  assert.equal(await verifyAccessToken(services, token), holder);
  later(accessTokenSeconds - 1);
  assert.equal(await verifyAccessToken(services, token), holder);
  later(1);
  assert.is(await verifyAccessToken(services, token), null);
});

test("a token first seen after its expiry is refused", async () => {
  const { services, later } = open();
  const token = await signAccessToken(services, holder);
  later(accessTokenSeconds);
  assert.is(await verifyAccessToken(services, token), null);
});

test("a token cached under one key is refused by a server with another key", async () => {
  const token = await signAccessToken(open().services, holder);
  assert.equal(await verifyAccessToken(open().services, token), holder);
  assert.is(
    await verifyAccessToken(open("another signing key of thirty-two and more").services, token),
    null,
  );
});

test("control: a hand-made token identical to ours is accepted, so that the refusals below test one difference each", async () => {
  assert.equal(await verifyAccessToken(open().services, await forge()), holder);
});

const forgeries: Record<string, Forgery> = {
  "another key": { key: keyFor("access token", { signingKey: "x".repeat(40) }) },
  "the key of another purpose": { key: keyFor("refresh successor", { signingKey }) },
  "the signing key itself": { key: new TextEncoder().encode(signingKey) },
  "another algorithm": { alg: "HS512", key: new Uint8Array(64) },
  "another type": { typ: "JWT" },
  "another issuer": { iss: "https://securetoken.google.com/demo-drip" },
  "another audience": { aud: "drip" },
  "an issue long ago and an end far off": { iat: second - 3600, lasts: 7200 },
  "no subject": { claims: { sid: "session-1" } },
  "no session": { claims: { sub: "user-1" } },
  "a session that is no text": { claims: { sub: "user-1", sid: 1 } },
};

for (const [name, forgery] of Object.entries(forgeries)) {
  test(`refused: ${name}`, async () => {
    assert.is(await verifyAccessToken(open().services, await forge(forgery)), null);
  });
}

test("refused: a missing signature in every form", async () => {
  const unsecured = new UnsecuredJWT({ sub: "user-1", sid: "session-1" })
    .setIssuer("drip")
    .setAudience("drip-api")
    .setIssuedAt(second)
    .setExpirationTime(second + 600)
    .encode();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const [, payload = "", signature = ""] = (await forge()).split(".");
  const tokens = [
    unsecured,
    `${part({ alg: "none", typ: "at+jwt" })}.${payload}.`,
    `${part({ alg: "none", typ: "at+jwt" })}.${payload}.${signature}`,
    `${part({ alg: "HS256", typ: "at+jwt" })}.${payload}.`,
    "",
    "a.b.c",
    "....",
  ];
  for (const token of tokens) assert.is(await verifyAccessToken(open().services, token), null, token);
});

test("refused: any single changed character", async () => {
  const { services } = open();
  const token = await signAccessToken(services, holder);
  for (let at = 0; at < token.length - 1; at += 1) {
    const changed = `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
    assert.is(await verifyAccessToken(services, changed), null, `changed at ${at}`);
  }
});

test.run();
