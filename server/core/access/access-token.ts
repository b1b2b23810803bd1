import { randomUUID } from "node:crypto";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import type { Config } from "../../platform/config/config";
import type { Services } from "../base/services";
import { keyFor } from "./keys";

export interface AccessTokenClaims {
  userId: string;
  sessionId: string;
}

export const accessTokenSeconds = 600;

const algorithm = "HS256";
const type = "at+jwt";
const issuer = "drip";
const audience = "drip-api";

export async function signAccessToken(
  { config, now }: Pick<Services, "config" | "now">,
  { userId, sessionId }: AccessTokenClaims,
): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(await keyOf(config));
}

/** Null for anything but a token that we signed and that has not expired. */
export async function verifyAccessToken(
  { config, now }: Pick<Services, "config" | "now">,
  token: string,
): Promise<AccessTokenClaims | null> {
  const seen = verified.get(token);
  if (seen?.signingKey === config.signingKey) return seen.expiresAt > now().getTime() ? seen.claims : null;
  try {
    const { payload } = await jwtVerify(token, await keyOf(config), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ["sub", "sid", "iat", "exp"],
      maxTokenAge: accessTokenSeconds,
      currentDate: now(),
    });
    if (typeof payload.sub !== "string" || typeof payload.sid !== "string" || payload.exp === undefined)
      return null;
    const claims = { userId: payload.sub, sessionId: payload.sid };
    remember(token, { claims, expiresAt: payload.exp * 1000, signingKey: config.signingKey });
    return claims;
  } catch {
    return null;
  }
}

/** The end of a token that was verified. */
export const endOfAccessToken = (token: string): Date => new Date((decodeJwt(token).exp ?? 0) * 1000);

const imported = new Map<string, Promise<CryptoKey>>();

/** Import the signing key once: given raw bytes, jose would import them again for every token. */
function keyOf(config: Pick<Config, "signingKey">): Promise<CryptoKey> {
  const known = imported.get(config.signingKey);
  if (known) return known;
  const key = crypto.subtle.importKey(
    "raw",
    keyFor("access token", config),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
  imported.set(config.signingKey, key);
  return key;
}

interface Verified {
  claims: AccessTokenClaims;
  expiresAt: number;
  signingKey: string;
}

/**
 * Cache verified signatures: checking one costs more than the rest of a request. Keeps the newest few
 * thousand.
 */
const verified = new Map<string, Verified>();
const remembered = 5_000;

function remember(token: string, entry: Verified) {
  verified.set(token, entry);
  if (verified.size <= remembered) return;
  for (const oldest of verified.keys()) {
    verified.delete(oldest);
    break;
  }
}
