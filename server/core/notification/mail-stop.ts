import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { remindersMark, type StoppableMail, stopOf } from "../../../domain/dings/mail-stop";
import { routes } from "../../../domain/shell/routes";
import type { Config } from "../../platform/config/config";
import { keyFor } from "../access/keys";

type Keys = Pick<Config, "signingKey">;

/**
 * Stops one kind of one person's mails and nothing else. Nothing is stored for it and it does not expire: a mail may be kept for years,
 * and a mail that cannot be stopped is reported as spam instead.
 */
export function stopTokenOf(config: Keys, userId: string, kind: StoppableMail): string {
  const key = keyFor(kind === "summary" ? "summary stop" : "reminder stop", config);
  return `${userId}${marks[kind]}.${createHmac("sha256", key).update(userId).digest("base64url")}`;
}

/** Links of summaries have none: they were mailed before there were others. */
const marks: Record<StoppableMail, string> = { summary: "", answers: remindersMark };

/** Whom a token stops mailing what, or null for one that we did not sign. */
export function readStopToken(config: Keys, token: string): { userId: string; kind: StoppableMail } | null {
  const kind = stopOf(token);
  const subject = token.slice(0, Math.max(token.lastIndexOf("."), 0));
  const userId = subject.slice(0, subject.length - marks[kind].length);
  const [given, right] = [Buffer.from(token), Buffer.from(stopTokenOf(config, userId, kind))];
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, kind } : null;
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
