import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { answerTexts, answerWords } from "../../../../domain/schedule/answer/answer-texts";
import { answerKey, type ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { receiptText, saidInBefore } from "../../../../domain/schedule/receipt/receipt-texts";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import type { Seen } from "../../../../domain/schedule/week/schedule";
import type { OpenedInput } from "../../../../machines/schedule/opened.machine";
import {
  type ReceiptsMachine,
  selectQueued,
  selectRefusal,
  selectSending,
} from "../../../../machines/schedule/receipts.machine";
import { Button } from "../../../ui/base/button";
import { CheckIcon } from "../../../ui/base/icons";
import { Muted } from "../../../ui/base/page";
import type { Answers } from "../week/schedule-card";

export const seenOf = ({ team_id, id, version }: ScheduleEvent): Seen => ({
  teamId: team_id,
  eventId: id,
  version,
});

/** Called with each press. */
export type Pressed = (seen: readonly Seen[]) => void;

/** Runs the machine of *Got it* for these changed events. */
export function useReceipts(
  machine: ReceiptsMachine,
  events: readonly ScheduleEvent[],
  { onSaved, onPressed }: { onSaved: () => void; onPressed?: Pressed | undefined },
) {
  const receipts = useActorRef(machine);
  const sending = useSelector(receipts, selectSending);
  const queued = useSelector(receipts, selectQueued);
  const refusal = useSelector(receipts, selectRefusal(events.map(seenOf)));
  const sendSaved = useEffectEvent(onSaved);
  useEffect(() => {
    const { unsubscribe } = receipts.on("got-it.saved", () => sendSaved());
    return unsubscribe;
  }, [receipts]);
  return {
    sending,
    refusal,
    isQueued: ({ id, version }: ScheduleEvent) =>
      queued.some((seen) => seen.eventId === id && seen.version >= version),
    watch: (drawn: OpenedInput) => receipts.send({ type: "change.drawn", drawn }),
    press: (seen: readonly Seen[]) => {
      onPressed?.(seen);
      receipts.send({ type: "got-it.pressed", seen });
    },
  };
}

export type Receipts = ReturnType<typeof useReceipts>;

type GotItProps = { event: ScheduleEvent; receipts: Receipts; answers: Answers; now: () => number };

/** *Got it* for one event, and *In* for players who were in for the old time. */
export function GotIt({ event, receipts, answers, now }: GotItProps) {
  const { sending, isQueued, press } = receipts;
  if (isQueued(event)) return <Muted role="status">{answerTexts.queued}</Muted>;
  const wereIn = saidInBefore(event, now());
  const isBusy = sending.some(({ eventId }) => eventId === event.id);
  const stayIn = () => {
    for (const { membership_id: membershipId } of wereIn)
      answers[answerKey({ eventId: event.id, membershipId })]?.send({
        type: "answer.pressed",
        answer: "yes",
      });
    press([seenOf(event)]);
  };
  return (
    <>
      {wereIn.length > 0 && (
        <Button
          icon={<CheckIcon size={20} />}
          isBusy={isBusy}
          aria-label={`${answerWords.yes}, ${receiptText(event)}`}
          onClick={stayIn}
        >
          {answerWords.yes}
        </Button>
      )}
      <Button
        kind="secondary"
        isBusy={isBusy}
        aria-label={`${agendaTexts.gotIt}, ${receiptText(event)}`}
        onClick={() => press([seenOf(event)])}
      >
        {agendaTexts.gotIt}
      </Button>
    </>
  );
}
