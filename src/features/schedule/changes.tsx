import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { agendaTexts, answerTexts } from "../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../domain/schedule/answering";
import { receiptText } from "../../../domain/schedule/receipt-words";
import type { Seen } from "../../../domain/schedule/schedule";
import {
  type ReceiptsMachine,
  selectQueued,
  selectRefusal,
  selectSending,
} from "../../../machines/schedule/receipts.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted } from "../../ui/base/page";

export type ChangesProps = {
  machine: ReceiptsMachine;
  /** Those of which one's family does not know the newest. */
  events: readonly ScheduleEvent[];
  onSaved: () => void;
};

/** From so many on one press can be enough. */
const several = 3;

const seenOf = ({ team_id, id, version }: ScheduleEvent): Seen => ({ teamId: team_id, eventId: id, version });

/** What changed since one said *Got it*, one line for each event. */
export function Changes({ machine, events, onSaved }: ChangesProps) {
  const receipts = useActorRef(machine);
  const sending = useSelector(receipts, selectSending);
  const queued = useSelector(receipts, selectQueued);
  const refusal = useSelector(receipts, selectRefusal);
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
      {events.map((event) => (
        <InlineNotice
          key={event.id}
          tone="needs-you"
          title={receiptText(event)}
          actions={
            isQueued(event) ? (
              <Muted role="status">{answerTexts.queued}</Muted>
            ) : (
              <Button
                isBusy={sending.some(({ eventId }) => eventId === event.id)}
                aria-label={`${agendaTexts.gotIt}, ${receiptText(event)}`}
                onClick={() => press([seenOf(event)])}
              >
                {agendaTexts.gotIt}
              </Button>
            )
          }
        />
      ))}
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
