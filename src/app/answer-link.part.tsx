import { answerLinkMachine } from "../../machines/answer-link/answer-link.machine";
import * as effects from "../effects/answer-link/answer-link.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { AnswerLinkScreen } from "../screens/answer-link/answer-link.screen";

/** The page behind a mail's *Answer* or *Got it*. */
export const wireAnswerLink = ({ client }: AppPorts, token: string) => (
  <AnswerLinkScreen
    token={token}
    machine={answerLinkMachine.provide({
      actors: {
        readLink: effect(({ input }) => effects.readLink(client, input.token)),
        answerByLink: effect(({ input }) => effects.answerByLink(client, input)),
        gotItByLink: effect(({ input }) => effects.gotItByLink(client, input.token)),
        stopMails: effect(({ input }) => effects.stopMails(client, input)),
      },
    })}
  />
);
