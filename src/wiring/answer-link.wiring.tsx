import { answerLinkMachine } from "../../machines/mail-links/answer-link.machine";
import { effect } from "../effects/base/effect.effects";
import * as effects from "../effects/mail-links/answer-link.effects";
import { AnswerLinkScreen } from "../screens/mail-links/answer-link.screen";
import type { HousePorts } from "./house-ports";

/** The page behind a mail's *Answer* or *Got it*. */
export const wireAnswerLink = ({ client }: HousePorts, token: string) => (
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
