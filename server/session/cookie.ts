import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config";
import { Problem } from "../http/problem";
import type { RefreshToken } from "./refresh-token";
import type { Transport } from "./session.store";

/** Stands in a body where the cookie holds the token. */
export const inCookie = "cookie";

const prefixedName = "__Host-drip_refresh";
const plainName = "drip_refresh";
/** Tells the server, before any script runs, that this browser is signed in; worth nothing to a thief. */
const hintName = "drip_signed_in";

type Origin = Pick<Config, "publicOrigin">;

/** Cookie transport is for the product's own pages alone: nobody else's page may set it off. */
export function transportOf(request: Pick<FastifyRequest, "headers">, config: Origin): Transport {
  if (request.headers["x-token-transport"] !== inCookie) return "bare";
  if (!isOwnOrigin(request.headers.origin, config)) throw new Problem("AUTH_403_ORIGIN");
  return "cookie";
}

/** Empty when there is none. Read it only after `transportOf` has said `cookie`. */
export function readRefreshCookie(request: Pick<FastifyRequest, "headers">, config: Origin): RefreshToken {
  const cookies = new Map(
    (request.headers.cookie ?? "").split(";").map((pair) => {
      const [name = "", value = ""] = pair.trim().split("=", 2);
      return [name, value];
    }),
  );
  for (const name of namesFor(config)) {
    const value = cookies.get(name);
    if (value) return value;
  }
  return "";
}

export function setRefreshCookie(
  reply: FastifyReply,
  config: Origin,
  { token, expiresAt, now }: { token: RefreshToken; expiresAt: Date; now: Date },
): void {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  write(reply, config, { token, hint: "1", seconds });
}

export const clearRefreshCookie = (reply: FastifyReply, config: Origin): void =>
  write(reply, config, { token: "", hint: "", seconds: 0 });

function write(
  reply: FastifyReply,
  config: Origin,
  { token, hint, seconds }: { token: string; hint: string; seconds: number },
) {
  const life = `Path=/; Max-Age=${seconds}`;
  const secure = config.publicOrigin.startsWith("https:") ? "; Secure" : "";
  const lines = namesFor(config).map(
    (name) =>
      `${name}=${token}; ${life}; HttpOnly; SameSite=Strict${name === prefixedName ? "; Secure" : ""}`,
  );
  // Lax: whoever comes by a link of a mail should meet the right page as well.
  lines.push(`${hintName}=${hint}; ${life}; SameSite=Lax${secure}`);
  for (const line of lines) reply.header("set-cookie", line);
}

/**
 * Some browsers refuse `Secure` over plain http even on localhost, so there the token goes out under both names.
 * Another host without https is a developer's own network: it knows the plain name only.
 */
function namesFor({ publicOrigin }: Origin): readonly string[] {
  const { protocol, hostname } = new URL(publicOrigin);
  if (protocol === "https:") return [prefixedName];
  return isLoopback(hostname) ? [prefixedName, plainName] : [plainName];
}

function isOwnOrigin(origin: string | undefined, { publicOrigin }: Origin): boolean {
  if (origin === undefined) return false;
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  const own = new URL(publicOrigin);
  // localhost has several names; they all lead to this server.
  return (
    given.origin === origin &&
    given.protocol === own.protocol &&
    given.port === own.port &&
    isLoopback(given.hostname) &&
    isLoopback(own.hostname)
  );
}

const isLoopback = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
