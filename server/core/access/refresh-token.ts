import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Config } from "../../platform/config/config";
import { keyFor } from "./keys";

/** `<session id>.<256 bits>`. Only its hash is stored. */
export type RefreshToken = string;

export const newSessionId = () => randomBytes(16).toString("base64url");

export const firstToken = (sessionId: string): RefreshToken =>
  `${sessionId}.${randomBytes(32).toString("base64url")}`;

/** The same for every retry, though only hashes are stored. */
export const successorOf = (config: Pick<Config, "signingKey">, token: RefreshToken): RefreshToken => {
  const secret = createHmac("sha256", keyFor("refresh successor", config)).update(token).digest("base64url");
  return `${sessionIdOf(token)}.${secret}`;
};

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Null for what cannot be our token. */
export const sessionIdOf = (token: string): string | null =>
  /^([\w-]{22})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
