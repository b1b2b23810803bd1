import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { isOwn } from "../../../domain/schedule/agenda";
import { answerTexts } from "../../../domain/schedule/agenda-texts";
import type { EventDetails } from "../../../domain/schedule/event-fields";
import { eventSheetTexts } from "../../../domain/schedule/event-texts";
import { calledOffText, whatChanged } from "../../../domain/schedule/event-words";
import { selectDeed, selectIsQueued, selectRefusal } from "../../../machines/schedule/event-sheet.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { Lines } from "../../ui/schedule/event-head";
import { EventWhen, EventWhere } from "./event-glance";
import type { Acting, EventSheetProps } from "./event-sheet-props";
import { StaffDeeds } from "./staff-deeds";
import { WhoIsIn } from "./who-is-in";

/** One event: when, where, who comes, and for staff the actions. */
export function EventSheet(props: EventSheetProps) {
  const { sheet, details, told, hold } = props;
  const { event, notes } = details;
  const deed = useSelector(sheet, selectDeed);
  const refusal = useSelector(sheet, selectRefusal);
  useHold(hold, deed !== null);
  const isOff = event.status === "called_off";
  const root = useRef<HTMLDivElement>(null);
  // An action may unmount the button that started it: then the sheet takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus();
  });
  return (
    <Stack $gap={5} ref={root} tabIndex={-1}>
      <Stack $gap={3}>
        <EventWhen {...props} event={event} series={details.series} />
        {told}
        {isOff && !isNews(event) && <InlineNotice tone="needs-you" title={calledOffText(event)} />}
        {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      </Stack>
      <WhatChanged {...props} deed={deed} />
      <EventWhere event={event} onAddressCopied={props.onAddressCopied} />
      <WhoIsIn {...props} />
      {notes && (
        <section aria-label="Notes">
          <SectionHead level={3}>Notes</SectionHead>
          <Lines>{notes}</Lines>
        </section>
      )}
      {details.may_take_back !== undefined && <StaffDeeds {...props} deed={deed} />}
    </Stack>
  );
}

/** Whether the event has changed since the family's last acknowledgement. */
const isNews = ({ changes, mine }: EventDetails["event"]) => changes.length > 0 && mine.some(isOwn);

/** The changes that the family has not acknowledged, with *Got it*. */
function WhatChanged({ sheet, details: { event }, deed }: Acting) {
  const isQueued = useSelector(sheet, selectIsQueued);
  if (!isNews(event)) return null;
  const isOff = event.status === "called_off";
  const lines = whatChanged(isOff ? event.changes.filter(({ what }) => what !== "status") : event.changes);
  return (
    <InlineNotice
      tone="needs-you"
      title={isOff ? calledOffText(event) : eventSheetTexts.changed}
      actions={
        isQueued ? (
          <Muted role="status">{answerTexts.queued}</Muted>
        ) : (
          <Button
            isBusy={deed === "got_it"}
            onClick={() => sheet.send({ type: "deed.pressed", deed: "got_it" })}
          >
            {eventSheetTexts.gotIt}
          </Button>
        )
      }
    >
      {lines.length > 0 && <Lines>{lines.join("\n")}</Lines>}
    </InlineNotice>
  );
}
