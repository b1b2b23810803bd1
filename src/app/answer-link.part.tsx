import { answerLinkWith, mailTurnWith } from "../effects/answer-link/answer-link.actors";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { showClock } from "../effects/settings/clock.effects";
import { AnswerLinkScreen } from "../screens/answer-link/answer-link.screen";

/** The page behind a mail's *Answer* or *Got it*. */
export const wireAnswerLink = (ports: AppPorts, token: string) => {
  showClock(window);
  return <AnswerLinkScreen token={token} machine={answerLinkWith(ports)} turn={mailTurnWith(ports, token)} />;
};
