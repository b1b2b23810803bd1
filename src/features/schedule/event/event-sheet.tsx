import { useSelector } from "@xstate/react";
import { Fragment, useEffect, useRef, useState } from "react";
import { answerTexts } from "../../../../domain/schedule/answer/answer-texts";
import { ownMarkText } from "../../../../domain/schedule/attendance/own-mark-text";
import { calledOffText, whatChanged } from "../../../../domain/schedule/event/event-fact-texts";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import { isOwn } from "../../../../domain/schedule/week/agenda";
import {
  selectAction,
  selectIsQueued,
  selectRefusal,
} from "../../../../machines/schedule/event-sheet.machine";
import { useHold } from "../../../controls/dialogs/held-dialog";
import { Button } from "../../../ui/base/button";
import { CalendarIcon, ShareIcon } from "../../../ui/base/icons";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Muted } from "../../../ui/base/page";
import { SectionHead } from "../../../ui/base/section-head";
import { ChangeStrip } from "../../../ui/schedule/change-strip";
import { deadlineOf } from "../../../ui/schedule/device-clock";
import { Actions, Lines, SheetBody } from "../../../ui/schedule/event-head";
import { ThumbBar } from "../../../ui/schedule/thumb-bar";
import { WhoIsIn } from "../answer/who-is-in";
import { Opened } from "../notice/opened";
import { CalledOff, EventWhen, EventWhere } from "./event-glance";
import type { Acting, EventSheetProps } from "./event-sheet-props";
import { StaffActions, StaffNews } from "./staff-actions";

/** One event: when, where, who comes; pinned below, the own players' answers and for staff the actions. */
export function EventSheet(props: EventSheetProps) {
  const { sheet, details, undoNotice, hold } = props;
  const { event, notes } = details;
  const action = useSelector(sheet, selectAction);
  const refusal = useSelector(sheet, selectRefusal);
  useHold(hold, action !== null);
  const [now] = useState(props.now);
  const isStaff = details.may_take_back !== undefined;
  const answering = answeringOf(event, now);
  const root = useRef<HTMLDivElement>(null);
  // An action may unmount the button that started it: then the sheet takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus();
  });
  return (
    <SheetBody ref={root} tabIndex={-1}>
      <div>
        <EventWhen {...props} event={event} series={details.series} />
        {isNews(event) ? <WhatChanged {...props} action={action} /> : <CalledOff event={event} />}
      </div>
      {undoNotice}
      {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {isStaff && <StaffNews {...props} action={action} />}
      <EventWhere event={event} onAddressCopied={props.onAddressCopied} />
      {(isStaff || event.mine.some(isOwn)) && props.talk}
      <OwnMarks event={event} />
      <WhoIsIn {...props} answering={answering} />
      {props.help}
      {notes && (
        <section aria-label="Notes">
          <SectionHead level={3}>Notes</SectionHead>
          <Lines>{notes}</Lines>
        </section>
      )}
      <TakeAlong {...props} now={now} />
      {(isStaff || answering.length > 0) && (
        <ThumbBar
          label={answering.length > 0 ? eventSheetTexts.answering : eventSheetTexts.actions}
          actions={isStaff && <StaffActions {...props} action={action} isAlone={answering.length === 0} />}
          note={
            answering.length > 0 && event.answer_by !== null && Date.parse(event.answer_by) > now
              ? eventSheetTexts.answerBy(deadlineOf(event.answer_by))
              : null
          }
        >
          {answering.map((part) => (
            <Fragment key={part.membership_id}>
              {props.answerOf(event, part, () => sheet.send({ type: "refresh.wanted" }))}
            </Fragment>
          ))}
        </ThumbBar>
      )}
    </SheetBody>
  );
}

/** The event elsewhere: as a link for anybody, and in one's own calendar. */
function TakeAlong({
  details: { event },
  now,
  onLink,
  onCalendar,
}: Pick<EventSheetProps, "details" | "onLink" | "onCalendar"> & { now: number }) {
  if (Date.parse(event.ends_at) <= now) return null;
  return (
    <Actions>
      {onLink && (
        <Button kind="secondary" icon={<ShareIcon size={20} />} onClick={onLink}>
          {eventSheetTexts.share}
        </Button>
      )}
      {event.status === "on" && (
        <Button kind="secondary" icon={<CalendarIcon size={20} />} onClick={onCalendar}>
          {eventSheetTexts.addToCalendar}
        </Button>
      )}
    </Actions>
  );
}

/** The own players whose answer can still change: their rows are in the bar, the others' in the list. */
const answeringOf = ({ mine, status, asks, ends_at }: EventDetails["event"], now: number) =>
  status === "on" && asks !== "nobody" && Date.parse(ends_at) > now
    ? mine.filter(({ may_answer }) => may_answer)
    : [];

/** Whether the own players came, once the staff marked it. */
function OwnMarks({ event }: Pick<EventDetails, "event">) {
  const lines = event.mine.flatMap(({ child_id, first_name, attendance }) =>
    attendance ? [ownMarkText(child_id === null ? null : first_name, attendance)] : [],
  );
  return lines.length > 0 && <Lines>{lines.join("\n")}</Lines>;
}

/** Whether the event has changed since the family's last acknowledgement. */
const isNews = ({ changes, mine }: EventDetails["event"]) => changes.length > 0 && mine.some(isOwn);

/** The changes that the family has not acknowledged, with *Got it*. */
function WhatChanged({ sheet, details: { event }, action }: Acting) {
  const isQueued = useSelector(sheet, selectIsQueued);
  const isOff = event.status === "called_off";
  const lines = whatChanged(isOff ? event.changes.filter(({ what }) => what !== "status") : event.changes);
  const [first = eventSheetTexts.changed, ...rest] = isOff ? [calledOffText(event), ...lines] : lines;
  return (
    <ChangeStrip
      label={eventSheetTexts.changed}
      title={first}
      action={
        isQueued ? (
          <Muted role="status">{answerTexts.queued}</Muted>
        ) : (
          <Button
            kind="secondary"
            isBusy={action === "got_it"}
            onClick={() => sheet.send({ type: "action.pressed", action: "got_it" })}
          >
            {eventSheetTexts.gotIt}
          </Button>
        )
      }
    >
      <Opened event={event} onDrawn={(drawn) => sheet.send({ type: "change.drawn", drawn })} />
      {rest.length > 0 && <Lines>{rest.join("\n")}</Lines>}
      {!isOff && event.asks !== "nobody" && <p>{eventSheetTexts.alsoKnown}</p>}
    </ChangeStrip>
  );
}
