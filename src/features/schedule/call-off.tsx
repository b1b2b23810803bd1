import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event-fields";
import { calling, reasonChoices } from "../../../domain/schedule/event-texts";
import { clockText, daysText, eventTitle } from "../../../domain/schedule/event-words";
import { reasonLength } from "../../../domain/schedule/limits";
import {
  type CallOffMachine,
  selectCallOffRefusal,
  selectIsCalling,
  selectReason,
} from "../../../machines/schedule/call-off.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Stack } from "../../ui/base/page";
import { TextField } from "../../ui/fields/text-field";
import { Subject } from "../../ui/schedule/event-head";

export type CallOffProps = {
  machine: CallOffMachine;
  /** As it was shown. */
  event: ScheduleEvent;
  hold: (isHeld: boolean) => void;
  onCalledOff: (before: ScheduleEvent, after: EventDetails) => void;
  onLeft: () => void;
};

/** One press on the reason calls the event off. */
export function CallOff({ machine, event, hold, onCalledOff, onLeft }: CallOffProps) {
  const [input] = useState({ event });
  const callOff = useActorRef(machine, { input });
  const tell = useEffectEvent(() => {
    const { output } = callOff.getSnapshot();
    if (output?.kind === "called_off") onCalledOff(output.before, output.after);
    if (output?.kind === "left") onLeft();
  });
  useEffect(() => {
    const subscription = callOff.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [callOff]);
  const isCalling = useSelector(callOff, selectIsCalling);
  const chosen = useSelector(callOff, selectReason);
  const refusal = useSelector(callOff, selectCallOffRefusal);
  const [note, setNote] = useState("");
  useHold(hold, isCalling);
  const isTooLong = [...note.trim()].length > reasonLength;
  return (
    <Stack $gap={3}>
      <Subject tabIndex={-1} data-autofocus ref={focusOnShown}>
        {eventTitle(event)}, {daysText(event)}, {clockText(event)}
      </Subject>
      {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {reasonChoices.map(({ reason, label }) => (
        <Button
          key={reason}
          kind="secondary"
          isWide
          isBusy={chosen === reason}
          aria-disabled={isCalling || isTooLong}
          onClick={() => callOff.send({ type: "reason.chosen", reason, note: note.trim() })}
        >
          {label}
        </Button>
      ))}
      <TextField
        label={calling.words}
        name="note"
        hint={calling.wordsHint}
        value={note}
        max={reasonLength}
        onEntered={setNote}
      />
      <Button kind="quiet" aria-disabled={isCalling} onClick={() => callOff.send({ type: "left" })}>
        {calling.left}
      </Button>
    </Stack>
  );
}

/** What was pressed to get here is gone, and no reason is chosen by a key that is still held. */
const focusOnShown = (node: HTMLElement | null) => node?.focus();
