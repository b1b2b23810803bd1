import type { Handlers } from "../http/contract";
import type { Services } from "../services";
import { answerByLink, gotItByLink, openLink, pageOf, stopMails } from "./answer-links";

export const answerLinkHandlers = (services: Services) =>
  ({
    /** Changes nothing: mail scanners may open a page and run it. */
    async readMailLink({ body }) {
      return pageOf(await openLink(services, body.token, null), services.now());
    },

    async answerByMailLink({ body: { token, ...wish } }) {
      await answerByLink(services, await openLink(services, token, "answer"), wish);
      return pageOf(await openLink(services, token, "answer"), services.now());
    },

    async gotItByMailLink({ body: { token } }) {
      await gotItByLink(services, await openLink(services, token, "got_it"));
      return pageOf(await openLink(services, token, "got_it"), services.now());
    },

    async stopMailsByLink({ body, id }) {
      await stopMails(services, await openLink(services, body.token, null), id);
      return { stopped: true };
    },
  }) satisfies Partial<Handlers>;
