import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { routes } from "../../../domain/shell/routes";
import type { Config } from "../../platform/config/config";
import { keyFor } from "../access/keys";

type Keys = Pick<Config, "signingKey">;

/**
 * Stops one person's summaries and nothing else. Nothing is stored for it and it does not expire: a mail may be kept for years,
 * and a mail that cannot be stopped is reported as spam instead.
 */
export const stopTokenOf = (config: Keys, userId: string): string =>
  `${userId}.${createHmac("sha256", keyFor("summary stop", config)).update(userId).digest("base64url")}`;

/** The person of a token, or null for one that we did not sign. */
export function readStopToken(config: Keys, token: string): string | null {
  const userId = token.slice(0, Math.max(token.lastIndexOf("."), 0));
  const [given, right] = [Buffer.from(token), Buffer.from(stopTokenOf(config, userId))];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}

const path = "/ding/stop";

/** The address that a mail program calls: no fragment reaches a server, so the token is in its query. */
export const stopAddress = (publicOrigin: string, token: string) => `${publicOrigin}${path}?token=${token}`;

/** Mail scanners and people open that address, too. It leads to the page with the button. */
export function leadToStopPage(app: FastifyInstance) {
  app.get<{ Querystring: { token?: unknown } }>(path, (request, reply) => {
    const { token } = request.query;
    const isToken = typeof token === "string" && /^[\w.-]{1,128}$/.test(token);
    return reply.redirect(`${routes.stop.pattern}${isToken ? `#${token}` : ""}`, 303);
  });
}
