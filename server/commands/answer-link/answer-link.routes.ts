import type { Services } from "../../core/base/services";
import type { Handlers } from "../../platform/http/contract";
import { answerByLink, gotItByLink, moveTurnByLink, openLink, pageOf, stopMails } from "./answer-links";

export const answerLinkHandlers = (services: Services) =>
  ({
    /** Changes nothing: mail scanners may open a page and run it. */
    async readMailLink({ body }) {
      return pageOf(services, await openLink(services, body.token, null));
    },

    async answerByMailLink({ body: { token, ...answer } }) {
      const opened = await openLink(services, token, "answer");
      const audience = await answerByLink(services, opened, answer);
      services.scheduleChanges?.publish(opened.link.teamId, audience);
      return pageOf(services, await openLink(services, token, "answer"), answer);
    },

    async gotItByMailLink({ body: { token } }) {
      const opened = await openLink(services, token, "got_it");
      await gotItByLink(services, opened);
      services.scheduleChanges?.publish(opened.link.teamId, "staff");
      return pageOf(services, await openLink(services, token, "got_it"));
    },

    async moveTurnByMailLink({ body: { token, ...move } }) {
      const opened = await openLink(services, token, "turn");
      await moveTurnByLink(services, opened, move);
      services.scheduleChanges?.publish(opened.link.teamId, "readers");
      return pageOf(services, await openLink(services, token, "turn"));
    },

    async stopMailsByLink({ body: { token, stopped = true }, id }) {
      await stopMails(services, await openLink(services, token, null), { isStopped: stopped, requestId: id });
      return { stopped };
    },
  }) satisfies Partial<Handlers>;
