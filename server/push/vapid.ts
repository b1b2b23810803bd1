import { createECDH } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import type { Config } from "../config/config";

type Keys = Config["vapid"];

/** Validity of the token; push services accept at most a day. */
const seconds = 12 * 3_600;

/** VAPID header (RFC 8292): identifies the sender, so that a push service can contact us before it blocks us. */
export async function authorization(keys: Keys, endpoint: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setAudience(new URL(endpoint).origin)
    .setSubject(keys.subject)
    .setExpirationTime(issuedAt + seconds)
    .sign(await importJWK(jwkOf(keys), "ES256"));
  return `vapid t=${token}, k=${publicKeyOf(keys)}`;
}

/** The application server key that a browser binds its subscription to, so that only we can push to it. */
export const publicKeyOf = (keys: Keys): string => pointOf(keys).toString("base64url");

function pointOf({ privateKey }: Keys): Buffer {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return pair.getPublicKey();
}

function jwkOf(keys: Keys) {
  const point = pointOf(keys);
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  return { kty: "EC", crv: "P-256", d: keys.privateKey, x: part(1), y: part(33) };
}
