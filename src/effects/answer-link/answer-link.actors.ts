import { answerLinkMachine } from "../../../machines/answer-link/answer-link.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import * as effects from "./answer-link.effects";

export const answerLinkWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(answerLinkMachine, {
    readLink: ({ input }) => effects.readLink(client, input.token),
    answerByLink: ({ input }) => effects.answerByLink(client, input),
    gotItByLink: ({ input }) => effects.gotItByLink(client, input.token),
    stopMails: ({ input }) => effects.stopMails(client, input),
  });
