import { createECDH } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import type { Config } from "../../platform/config/config";

type Keys = Config["vapid"];

/** Validity of the token; push services accept at most a day. */
const seconds = 12 * 3_600;

/** One header serves all pushes to a service for an hour: signing it takes longer than sealing a push. */
interface Signed {
  hour: number;
  byService: Map<string, Promise<string>>;
}
const signed = new WeakMap<Keys, Signed>();

/** VAPID header (RFC 8292): identifies the sender, so that a push service can contact us before it blocks us. */
export function authorization(keys: Keys, endpoint: string, now: Date): Promise<string> {
  const hour = Math.floor(now.getTime() / 3_600_000);
  const before = signed.get(keys);
  const own = before?.hour === hour ? before : { hour, byService: new Map<string, Promise<string>>() };
  signed.set(keys, own);
  const service = new URL(endpoint).origin;
  const header = own.byService.get(service) ?? sign(keys, service, now);
  own.byService.set(service, header);
  return header;
}

async function sign(keys: Keys, service: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setAudience(service)
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
