import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { dayText } from "../../../../domain/dates/wall-time";
import { reasonText } from "../../../../domain/schedule/event/change-texts";
import { clockText, daysText, eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import type { EventDetails, ScheduleEvent } from "../../../../domain/schedule/event/event-fields";
import type { CallOffScope, UndoableChange } from "../../../../domain/schedule/event/event-sheet";
import { calling, reasonChoices } from "../../../../domain/schedule/event/event-texts";
import { reasonLength } from "../../../../domain/schedule/limits";
import { unjoinedText } from "../../../../domain/schedule/receipt/receipt-states";
import {
  type CallOffMachine,
  selectCallOffRefusal,
  selectCallOffScope,
  selectIsCalling,
  selectReason,
} from "../../../../machines/schedule/call-off.machine";
import { useHold } from "../../../controls/dialogs/held-dialog";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Stack } from "../../../ui/base/page";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { TextField } from "../../../ui/fields/text-field";
import { wallIn } from "../../../ui/schedule/device-clock";
import { Reads, Subject } from "../../../ui/schedule/event-head";

export type CallOffProps = {
  machine: CallOffMachine;
  /** In the version that was shown. */
  event: ScheduleEvent;
  /** Whether later events of its series exist. */
  hasLater: boolean;
  /** What it would do; null until it is known. */
  meant: Pick<EventDetails, "tells" | "unjoined" | "off_later"> | null;
  hold: (isHeld: boolean) => void;
  onCalledOff: (done: UndoableChange) => void;
  onLeft: () => void;
};

/** Pressing a reason calls the event off, with the later ones of its series if that is ticked. */
export function CallOff({ machine, event, hasLater, meant, hold, onCalledOff, onLeft }: CallOffProps) {
  const [input] = useState({ event });
  const callOff = useActorRef(machine, { input });
  const tell = useEffectEvent(() => {
    const { output } = callOff.getSnapshot();
    if (output?.kind === "called_off") {
      const { before, after, isTogether } = output;
      onCalledOff({ what: "called_off", before: { ...after, event: before }, after, isTogether });
    }
    if (output?.kind === "left") onLeft();
  });
  useEffect(() => {
    const subscription = callOff.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [callOff]);
  const isCalling = useSelector(callOff, selectIsCalling);
  const chosen = useSelector(callOff, selectReason);
  const scope = useSelector(callOff, selectCallOffScope);
  const refusal = useSelector(callOff, selectCallOffRefusal);
  const [note, setNote] = useState("");
  const id = useId();
  useHold(hold, isCalling);
  const about =
    scope === "later"
      ? { tells: undefined, ...meant?.off_later }
      : { tells: meant?.tells, unjoined: meant?.unjoined };
  const words = note.trim();
  const isTooLong = [...words].length > reasonLength;
  return (
    <Stack $gap={3}>
      <Subject tabIndex={-1} data-autofocus ref={focusOnShown}>
        {eventTitle(event)}, {daysText(event)}, {clockText(event, wallIn)}
      </Subject>
      {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {hasLater && (
        <ChoiceChips
          legend={calling.scope}
          name="scope"
          options={scopesOf(meant?.off_later?.events)}
          value={scope}
          onChosen={(value) => callOff.send({ type: "scope.chosen", scope: value as CallOffScope })}
        />
      )}
      <TextField
        label={calling.words}
        name="note"
        hint={calling.wordsHint}
        value={note}
        max={reasonLength}
        onEntered={setNote}
      />
      <p id={id}>
        <b>{calling.does(dayText(event.first_day), scope, about)}</b>
        {about.tells && about.unjoined ? ` ${unjoinedText(about.unjoined)}` : ""}
        {words !== "" && ` ${calling.theyRead(words)}`}
      </p>
      <Stack $gap={2} role="group" aria-labelledby={id}>
        {reasonChoices.map(({ reason, label }) => (
          <Button
            key={reason}
            kind="secondary"
            isWide
            isBusy={chosen === reason}
            aria-disabled={isCalling || isTooLong}
            onClick={() => callOff.send({ type: "reason.chosen", reason, note: words })}
          >
            {label}
            {reason === "other" && words === "" && <Reads> {calling.reads(reasonText(reason))}</Reads>}
          </Button>
        ))}
      </Stack>
      <Button kind="quiet" aria-disabled={isCalling} onClick={() => callOff.send({ type: "left" })}>
        {calling.left}
      </Button>
    </Stack>
  );
}

const scopesOf = (events: number | undefined) =>
  Object.entries(calling.scopes(events)).map(([value, label]) => ({ value, label }));

/** Focuses the heading: the pressed button is unmounted, and focusing a reason could trigger it by a held key. */
const focusOnShown = (node: HTMLElement | null) => node?.focus();
