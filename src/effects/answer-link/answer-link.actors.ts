import { fromCallback } from "xstate";
import { answerLinkMachine } from "../../../machines/answer-link/answer-link.machine";
import { mailTurnMachine } from "../../../machines/answer-link/mail-turn.machine";
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

/** Without an outbox: nobody is signed in. */
export const mailTurnWith = ({ client }: Pick<AppPorts, "client">, token: string) =>
  withEffects(mailTurnMachine, {
    send: ({ input: { said } }) => effects.moveTurnByLink(client, token, said),
    outbox: fromCallback(() => {}),
  });
