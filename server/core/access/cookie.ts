import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config";
import { Problem } from "../../platform/http/problem";
import { type DeviceToken, deviceLife, isDeviceToken } from "./known-device.store";
import type { RefreshToken } from "./refresh-token";
import type { Transport } from "./transport";

/** The value of the body's token field when the token is in the cookie. */
export const inCookie = "cookie";

const refreshNames = { prefixed: "__Host-drip_refresh", plain: "drip_refresh" };
/** Tells the server, before any script runs, that this browser is signed in; useless to a thief. */
const hintName = "drip_signed_in";
const deviceNames = { prefixed: "__Host-drip_device", plain: "drip_device" };

type Origin = Pick<Config, "publicOrigin">;

/** Only the product's own pages may use cookie transport; no other origin can trigger it. */
export function transportOf(request: Pick<FastifyRequest, "headers">, config: Origin): Transport {
  if (request.headers["x-token-transport"] !== inCookie) return "bare";
  if (!isOwnOrigin(request.headers.origin, config)) throw new Problem("AUTH_403_ORIGIN");
  return "cookie";
}

/** Empty if there is none. Read it only after `transportOf` has returned `cookie`. */
export const readRefreshCookie = (request: Pick<FastifyRequest, "headers">, config: Origin): RefreshToken =>
  readCookie(request, namesFor(config, refreshNames));

/** Grants nothing: it only says that somebody signed in with this browser before. Other sites cannot have it sent (SameSite=Strict). */
export function readDeviceCookie(
  request: Pick<FastifyRequest, "headers">,
  config: Origin,
): DeviceToken | null {
  const token = readCookie(request, namesFor(config, deviceNames));
  return isDeviceToken(token) ? token : null;
}

export function setDeviceCookie(reply: FastifyReply, config: Origin, device: DeviceToken): void {
  const life = `Path=/; Max-Age=${deviceLife / 1000}`;
  for (const name of namesFor(config, deviceNames)) reply.header("set-cookie", hidden(name, device, life));
}

function readCookie(request: Pick<FastifyRequest, "headers">, names: readonly string[]): string {
  const cookies = new Map(
    (request.headers.cookie ?? "").split(";").map((pair) => {
      const [name = "", value = ""] = pair.trim().split("=", 2);
      return [name, value];
    }),
  );
  return names.map((name) => cookies.get(name)).find(Boolean) ?? "";
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
  const lines = namesFor(config, refreshNames).map((name) => hidden(name, token, life));
  // Lax, so that a link in a mail opens the right page as well.
  lines.push(`${hintName}=${hint}; ${life}; SameSite=Lax${secure}`);
  for (const line of lines) reply.header("set-cookie", line);
}

/** Hidden from scripts, and not sent from other sites. */
const hidden = (name: string, value: string, life: string) =>
  `${name}=${value}; ${life}; HttpOnly; SameSite=Strict${name.startsWith("__Host-") ? "; Secure" : ""}`;

/**
 * Some browsers refuse `Secure` over plain http even on localhost, so there a cookie is set under both names. Another
 * host without https is a developer's own network: only the plain name is used.
 */
function namesFor({ publicOrigin }: Origin, { prefixed, plain }: typeof refreshNames): readonly string[] {
  const { protocol, hostname } = new URL(publicOrigin);
  if (protocol === "https:") return [prefixed];
  return isLoopback(hostname) ? [prefixed, plain] : [plain];
}

function isOwnOrigin(origin: string | undefined, { publicOrigin }: Origin): boolean {
  if (origin === undefined) return false;
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  const own = new URL(publicOrigin);
  // localhost has several names for the same server.
  return (
    given.origin === origin &&
    given.protocol === own.protocol &&
    given.port === own.port &&
    isLoopback(given.hostname) &&
    isLoopback(own.hostname)
  );
}

const isLoopback = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
