import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../core/base/services";
import { hashLinkToken } from "../../core/share/tokens";
import type { Handlers } from "../../platform/http/contract";
import { isNavigation } from "../../platform/http/not-found";
import { Problem } from "../../platform/http/problem";
import { staticPagePolicy } from "../../platform/http/security-headers";
import { sendFile } from "../../platform/http/static";
import { makeCalendarFile, readCalendarFile } from "./calendar-file";
import { findPublicCard } from "./public-card.store";
import { bareTemplate, fillSharedEvent } from "./shared-event-page";

export const shareHandlers = (services: Services) =>
  ({
    async makeCalendarFile({ viewer, params }) {
      const { id: teamId, event_id: eventId } = params;
      return makeCalendarFile(services, { userId: viewer.user.id, teamId, eventId });
    },

    async readCalendarFile({ params }, reply) {
      const bytes = await readCalendarFile(services, params.token);
      return reply
        .headers({ "content-disposition": 'attachment; filename="event.ics"', "x-robots-tag": "noindex" })
        .type("text/calendar; charset=utf-8")
        .send(bytes);
    },

    async readSharedEvent(request, reply) {
      const card = await findPublicCard(services.db, hashLinkToken(request.params.token), services.now());
      reply.header("x-robots-tag", "noindex");
      if (card === null) return answerDead(request, reply);
      const page = request.server.pages?.current.sharedEvent?.page ?? bareTemplate;
      return reply
        .header("content-security-policy", staticPagePolicy(page))
        .type("text/html; charset=utf-8")
        .send(fillSharedEvent(page.html, card));
    },
  }) satisfies Partial<Handlers>;

/** A page for people, a code for programs. */
function answerDead(request: FastifyRequest, reply: FastifyReply) {
  const page = request.server.pages?.current.sharedEvent?.dead;
  if (!page || !isNavigation(request)) throw new Problem("SHORT_FORM_URL_404");
  reply.header("content-security-policy", staticPagePolicy(page));
  return sendFile(request, reply.code(404), page);
}
