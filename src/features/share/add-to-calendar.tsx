import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { keyOf } from "../../../domain/schedule/event/event-sheet";
import { calendarHrefs } from "../../../domain/share/calendar-web";
import { addToCalendarTexts } from "../../../domain/share/texts";
import {
  type CalendarFileMachine,
  selectFileRefusal,
  selectIsOpeningFile,
} from "../../../machines/share/calendar-file.machine";
import { type OwnCalendarMachine, selectIsShown } from "../../../machines/share/own-calendar.machine";
import { Button } from "../../ui/base/button";
import { CalendarIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { Muted, Stack } from "../../ui/base/page";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";

export type AddToCalendarProps = {
  machine: CalendarFileMachine;
  ownCalendar: OwnCalendarMachine;
  event: ScheduleEvent;
  /** Null until the page has read its teams. */
  teamName: string | null;
  onLeft: () => void;
};

/** The ways of one event into a calendar. */
export function AddToCalendar({ machine, ownCalendar, event, teamName, onLeft }: AddToCalendarProps) {
  const [input] = useState({ key: keyOf(event) });
  const file = useActorRef(machine, { input });
  const isOpening = useSelector(file, selectIsOpeningFile);
  const isShown = useSelector(useActorRef(ownCalendar, { input }), selectIsShown);
  const refusal = useSelector(file, selectFileRefusal);
  const { google, outlook } = calendarHrefs(event, teamName);
  const head = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted.
  useEffect(() => head.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <Stack $gap={2} tabIndex={-1} data-autofocus ref={head}>
        <Muted>{addToCalendarTexts.why}</Muted>
        {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      </Stack>
      <Stack $gap={2}>
        <Button
          icon={<CalendarIcon size={20} />}
          isBusy={isOpening}
          onClick={() => file.send({ type: "file.pressed" })}
        >
          {addToCalendarTexts.file}
        </Button>
        <Muted>{addToCalendarTexts.fileFor}</Muted>
        <LinkButton kind="secondary" href={google} target="_blank" rel="noreferrer">
          {addToCalendarTexts.google}
        </LinkButton>
        <LinkButton kind="secondary" href={outlook} target="_blank" rel="noreferrer">
          {addToCalendarTexts.outlook}
        </LinkButton>
        {/* Below the buttons, which do not move when it is read. */}
        <div role="status">{isShown && <InlineNotice title={addToCalendarTexts.isShown} />}</div>
      </Stack>
      <DialogFoot>
        <Button kind="quiet" onClick={onLeft}>
          Back
        </Button>
      </DialogFoot>
    </Stack>
  );
}
