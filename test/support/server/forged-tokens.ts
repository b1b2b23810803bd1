import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { accessTokenSeconds, signAccessToken } from "../../../server/core/access/access-token";
import { keyFor } from "../../../server/core/access/keys";
import { user } from "../../../server/platform/db/schema/account";
import { session } from "../../../server/platform/db/schema/session";
import type { TokenKind } from "../../proof/calls/permissions.data";
import type { addPerson } from "../people/person";
import type { TestServer } from "./server";

interface Shape {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  alg?: string;
  typ?: string | null;
  iss?: string;
  aud?: string;
  iat?: number;
  notBefore?: number;
  lasts?: number | null;
  key?: Parameters<SignJWT["sign"]>[0];
}

/** The `authorization` header with this kind of token. */
export async function openForge(
  { services, clock, identity }: TestServer,
  other: Awaited<ReturnType<typeof addPerson>>,
) {
  const { config, db } = services;
  const own = keyFor("access token", config);
  const theirs = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(theirs.publicKey);
  const text = (value: string) => new TextEncoder().encode(value);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  return async (kind: TokenKind, sub: string, sid: string): Promise<string> => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const make = (shape: Shape = {}) => {
      const { claims = {}, header = {}, alg = "HS256", typ = "at+jwt", key = own } = shape;
      const { iss = "drip", aud = "drip-api", iat = now, notBefore, lasts = accessTokenSeconds } = shape;
      const token = new SignJWT({ sub, sid, jti: randomUUID(), ...claims })
        .setProtectedHeader({ alg, ...(typ === null ? {} : { typ }), ...header })
        .setIssuer(iss)
        .setAudience(aud)
        .setIssuedAt(iat);
      if (lasts !== null) token.setExpirationTime(iat + lasts);
      if (notBefore !== undefined) token.setNotBefore(notBefore);
      return token.sign(key);
    };
    const rs256 = (header: Record<string, unknown> = {}) =>
      make({ alg: "RS256", key: theirs.privateKey, header });
    const changeSession = (change: Partial<typeof session.$inferInsert>) =>
      db.update(session).set(change).where(eq(session.id, sid));
    const bearers: Record<TokenKind, () => Promise<string> | string> = {
      good: () => signAccessToken(services, { userId: sub, sessionId: sid }),
      async "stale role"() {
        const [row] = await db.select().from(user).where(eq(user.id, sub));
        await db.update(user).set({ role: "administrator" }).where(eq(user.id, sub));
        const token = await signAccessToken(services, { userId: sub, sessionId: sid });
        const { role = "default" } = row ?? {};
        await db.update(user).set({ role }).where(eq(user.id, sub));
        return token;
      },
      "role in the token": () => make({ claims: { role: "administrator", roles: ["administrator"] } }),
      expired: () => make({ iat: now - accessTokenSeconds }),
      "not yet valid": () => make({ notBefore: now + 60 }),
      "issued in the future": () => make({ iat: now + 60 }),
      "an end far off": () => make({ iat: now - accessTokenSeconds - 1, lasts: 86_400 }),
      "without an end": () => make({ lasts: null }),
      "alg none": () =>
        new UnsecuredJWT({ sub, sid })
          .setIssuer("drip")
          .setAudience("drip-api")
          .setIssuedAt(now)
          .setExpirationTime(now + 600)
          .encode(),
      async "alg none, signature kept"() {
        const [, payload = "", signature = ""] = (await make()).split(".");
        return `${part({ alg: "none", typ: "at+jwt" })}.${payload}.${signature}`;
      },
      "alg HS384": () => make({ alg: "HS384", key: Buffer.concat([own, own]) }),
      "alg HS512": () => make({ alg: "HS512", key: Buffer.concat([own, own]) }),
      "alg RS256": () => rs256(),
      "wrong key": () => make({ key: text("x".repeat(32)) }),
      "the signing key itself": () => make({ key: text(config.signingKey) }),
      "key of another purpose": () => make({ key: keyFor("refresh successor", config) }),
      "wrong iss": () => make({ iss: identity.issuer }),
      "wrong aud": () => make({ aud: "demo-drip" }),
      "wrong typ": () => make({ typ: "JWT" }),
      "without typ": () => make({ typ: null }),
      "identity-provider token": () => identity.signToken({ subject: sub, provider: "drip" }),
      "refresh token": () => `${sid}.${"A".repeat(43)}`,
      "jku header": () => rs256({ jku: "https://evil.example/keys.json" }),
      "jwk header": () => rs256({ jwk }),
      "x5u header": () => rs256({ x5u: "https://evil.example/cert.pem" }),
      "kid header": () => make({ key: text("".padEnd(32, "\0")), header: { kid: "../../../../dev/null" } }),
      "somebody else's session": () => make({ claims: { sid: other.sessionId } }),
      async "session revoked"() {
        const token = await make();
        await changeSession({ revokedAt: clock.now() });
        return token;
      },
      async "session over"() {
        const id = randomUUID();
        const [row] = await db.select().from(session).where(eq(session.id, sid));
        if (row) await db.insert(session).values({ ...row, id, expiresAt: clock.now() });
        return make({ claims: { sid: id } });
      },
      async "payload of another"() {
        const [head = "", , signature = ""] = (await make()).split(".");
        const [, payload = ""] = (await make({ claims: { jti: "another" } })).split(".");
        return [head, payload, signature].join(".");
      },
      "signature cut": async () => (await make()).slice(0, -4),
      "Basic scheme": async () => make(),
      "two tokens": async () => `${await make()} ${await make()}`,
    };
    const token = await bearers[kind]();
    return kind === "Basic scheme" ? `Basic ${token}` : `Bearer ${token}`;
  };
}
