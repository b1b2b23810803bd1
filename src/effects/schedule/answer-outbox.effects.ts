import { fromCallback } from "xstate";
import {
  type AnswerOutcome,
  answerKey,
  type SentAnswer,
  type ShownOutcome,
} from "../../../domain/schedule/answer/answering";
import type { PendingChangeOutbox } from "./pending-changes.effects";

/** Sends an answer directly. Only a row in sight shows a refusal. */
export async function sendAnswer(
  outbox: Pick<PendingChangeOutbox, "sendDirectly">,
  { said, isDrawn }: SentAnswer,
  isInSight: () => boolean,
  send: () => Promise<AnswerOutcome>,
): Promise<ShownOutcome> {
  const { outcome, isShownHere } = await outbox.sendDirectly([said], {
    isShown: () => isInSight() && isDrawn(),
    send,
    settledOf: (_, outcome) => ({ kind: "answer", said, outcome }),
  });
  return isShownHere ? outcome : announcedOutcome(outcome);
}

/** Fills an answer's `outbox` actor: adds it to the outbox and reports the result. Only a row in sight shows a refusal. */
export const answerOutboxOf = (
  outbox: Pick<PendingChangeOutbox, "add" | "watch">,
  isInSight: () => boolean,
) =>
  fromCallback<{ type: "none" }, SentAnswer>(({ input: { said, isDrawn }, sendBack }) => {
    const stop = outbox.watch({
      isOf: (done) => done.kind === "answer" && answerKey(done.said) === answerKey(said),
      isShown: () => isInSight() && isDrawn(),
      onSettled: (done, isShownHere) => {
        if (done.kind !== "answer") return;
        const outcome = isShownHere ? done.outcome : announcedOutcome(done.outcome);
        sendBack({ type: "outbox.settled", outcome });
      },
    });
    outbox.add(said);
    return stop;
  });

const announcedOutcome = (outcome: AnswerOutcome): ShownOutcome => ({
  kind: "announced",
  theirs: outcome.kind === "differs" ? outcome.theirs : null,
});
