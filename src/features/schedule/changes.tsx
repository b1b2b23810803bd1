import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { Clash } from "../../../domain/schedule/agenda";
import { agendaTexts, answerTexts, answerWords } from "../../../domain/schedule/agenda-texts";
import { answerKey, type ScheduleEvent } from "../../../domain/schedule/answering";
import { nowClashes, receiptText, saidInBefore, stillInText } from "../../../domain/schedule/receipt-words";
import type { Seen } from "../../../domain/schedule/schedule";
import { dayText } from "../../../domain/schedule/wall-time";
import {
  type ReceiptsMachine,
  selectQueued,
  selectRefusal,
  selectSending,
} from "../../../machines/schedule/receipts.machine";
import { Button } from "../../ui/base/button";
import { CheckIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted } from "../../ui/base/page";
import { Lines } from "../../ui/schedule/event-head";
import type { Answers } from "./schedule-card";

export type ChangesProps = {
  machine: ReceiptsMachine;
  /** Events with changes that the family has not acknowledged. */
  events: readonly ScheduleEvent[];
  answers: Answers;
  clashes: readonly Clash[];
  onSaved: () => void;
  now: () => number;
};

/** From this number on there is a button for all. */
const several = 3;

const seenOf = ({ team_id, id, version }: ScheduleEvent): Seen => ({ teamId: team_id, eventId: id, version });

/** Changes since the last *Got it*, one card for each event. Players who were in for the old time can renew it here. */
export function Changes({ machine, events, answers, clashes, onSaved, now }: ChangesProps) {
  const receipts = useActorRef(machine);
  const sending = useSelector(receipts, selectSending);
  const queued = useSelector(receipts, selectQueued);
  const refusal = useSelector(receipts, selectRefusal(events.map(seenOf)));
  const isQueued = ({ id, version }: ScheduleEvent) =>
    queued.some((seen) => seen.eventId === id && seen.version >= version);
  const open = events.filter((event) => !isQueued(event));
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    const { unsubscribe } = receipts.on("got-it.saved", () => tellSaved());
    return unsubscribe;
  }, [receipts]);
  const press = (seen: readonly Seen[]) => receipts.send({ type: "got-it.pressed", seen });
  return (
    <>
      {events.map((event) => {
        const wereIn = saidInBefore(event, now());
        const lines = [
          dayText(event.first_day),
          ...(wereIn.length > 0 ? [stillInText(event)] : []),
          ...nowClashes(event, clashes),
        ];
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
          <InlineNotice
            key={event.id}
            tone="needs-you"
            title={receiptText(event)}
            actions={
              isQueued(event) ? (
                <Muted role="status">{answerTexts.queued}</Muted>
              ) : (
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
                    {...(wereIn.length > 0 && { kind: "secondary" })}
                    isBusy={isBusy}
                    aria-label={`${agendaTexts.gotIt}, ${receiptText(event)}`}
                    onClick={() => press([seenOf(event)])}
                  >
                    {agendaTexts.gotIt}
                  </Button>
                </>
              )
            }
          >
            <Lines>{lines.join("\n")}</Lines>
          </InlineNotice>
        );
      })}
      {open.length >= several && (
        <p>
          <Button kind="secondary" isBusy={sending.length > 1} onClick={() => press(open.map(seenOf))}>
            {agendaTexts.gotItAll(open.length)}
          </Button>
        </p>
      )}
      {refusal && <Muted role="alert">{refusal}</Muted>}
    </>
  );
}
