import type { FastifyReply, FastifyRequest } from "fastify";
import { fetcherOf } from "../../../domain/calendar-link/calendar-link";
import { countToken } from "../../core/access/charge";
import type { Services } from "../../core/base/services";
import { recordFetch } from "../../core/calendar-link/link.store";
import { isToken } from "../../core/calendar-link/token";
import { packable } from "../../platform/http/compress-reply";
import type { Handlers } from "../../platform/http/contract";
import { namesTag, replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { type Calendar, calendarOf, deadCalendar } from "../../reads/calendar-feed/feed";
import { lookAt } from "../../reads/calendar-feed/look";
import { openLink } from "../../reads/calendar-feed/open-link";
import { changeOwnLink, choicesOf, endLink, listLinks, makeLink, showLink } from "./links";

export const calendarLinkHandlers = (services: Services) => {
  const { db, now } = services;
  return {
    async readCalendarLinks(request, reply) {
      return replyWithETag(request, reply, await listLinks(services, request.viewer.user));
    },

    async addCalendarLink(request, reply) {
      const { body, viewer } = request;
      const person = viewer.user;
      const choices = await choicesOf(db, person, now());
      const { id } = await idempotentCall(services, request, "addCalendarLink", (tx) =>
        makeLink(services, tx, { person, body, choices }),
      );
      const link = await showLink(services, person, id);
      tagVersion(reply, link.version);
      return link;
    },

    async changeCalendarLink({ viewer: { user: person }, params: { id }, headers, body }, reply) {
      await changeOwnLink(
        services,
        { person, id },
        { ifMatch: headers["if-match"], leavesOutDeclined: body.leaves_out_declined },
      );
      const link = await showLink(services, person, id);
      tagVersion(reply, link.version);
      return link;
    },

    async endCalendarLink({ viewer: { user: person }, params: { id } }) {
      await endLink(services, { person, id });
      return { ended: true as const };
    },

    async readCalendar(request, reply) {
      const { token } = request.params;
      if (!isToken(token)) throw new Problem("CALENDAR_LINK_404");
      let found = await openLink(services, token);
      if (found !== null) await countToken(services, token);
      while (found !== null) {
        const calendar = await calendarOf(services, found.link, found.today);
        if (calendar !== null) {
          await recordFetch(db, found.link, {
            by: fetcherOf(request.headers["user-agent"] ?? ""),
            now: now(),
          });
          return sendCalendar(request, reply, calendar, "private, no-cache");
        }
        found = await openLink(services, token);
      }
      return sendCalendar(request, reply, deadCalendar, "private, max-age=604800");
    },

    async lookByLink({ body }) {
      return lookAt(services, body.token);
    },
  } satisfies Partial<Handlers>;
};

interface Asking {
  headers: Pick<FastifyRequest["headers"], "if-none-match" | "if-modified-since">;
}

function sendCalendar(
  { headers }: Asking,
  reply: FastifyReply,
  { bytes, tag, modified }: Calendar,
  keeping: string,
): FastifyReply {
  reply.headers({
    etag: tag,
    "last-modified": modified.toUTCString(),
    "cache-control": keeping,
    "x-robots-tag": "noindex",
  });
  if (isKnown(headers, { tag, modified })) return reply.code(304).send();
  return packable(reply).type("text/calendar; charset=utf-8").send(bytes);
}

/** By the tag if the caller names one, else by the date. */
function isKnown(headers: Asking["headers"], { tag, modified }: Pick<Calendar, "tag" | "modified">): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) return namesTag(tags, tag);
  return Date.parse(headers["if-modified-since"] ?? "") === modified.getTime();
}
