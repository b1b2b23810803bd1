import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { isOwn } from "../../../domain/schedule/agenda";
import { answerTexts } from "../../../domain/schedule/agenda-texts";
import type { EventDetails } from "../../../domain/schedule/event-fields";
import { eventSheetTexts } from "../../../domain/schedule/event-texts";
import {
  arrivalText,
  calledOffText,
  clockText,
  daysText,
  whatChanged,
} from "../../../domain/schedule/event-words";
import { placeCategories } from "../../../domain/schedule/place";
import { ruleText } from "../../../domain/schedule/series-texts";
import { dayParts } from "../../../domain/schedule/wall-time";
import { chosenRuleOf } from "../../../domain/schedule/weekly";
import { selectDeed, selectIsQueued, selectRefusal } from "../../../machines/schedule/event-sheet.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { CopyIcon, OpenElsewhereIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { DateBlock } from "../../ui/schedule/date-block";
import { EventHead, Lines, PlaceDeeds } from "../../ui/schedule/event-head";
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
        <EventHead
          lead={<DateBlock {...dayParts(event.first_day)} />}
          clock={clockText(event)}
          isOff={isOff}
          lines={linesOf(props)}
        />
        {told}
        {isOff && !isNews(event) && <InlineNotice tone="needs-you" title={calledOffText(event)} />}
        {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      </Stack>
      <WhatChanged {...props} deed={deed} />
      <Place {...props} />
      {event.kit && <Lines>Kit: {event.kit}</Lines>}
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

function linesOf({ details, teamName, ownClock }: EventSheetProps): string[] {
  const { event } = details;
  const days = event.first_day === event.last_day || event.timing === "timed" ? null : daysText(event);
  const series = details.series ? ruleText(chosenRuleOf(details.series.rule)) : null;
  return [days, arrivalText(event), ownClock, series, teamName].filter((line) => line !== null);
}

function Place({ details: { event }, onAddressCopied }: EventSheetProps) {
  const { venue, venue_detail: detail } = event;
  const address = venue?.address ?? null;
  if (!venue && !detail) return <Muted>{eventSheetTexts.noPlace}</Muted>;
  const name = [venue?.name, detail].filter(Boolean).join(", ");
  return (
    <section aria-label="Where">
      <SectionHead level={3}>{name}</SectionHead>
      <Stack $gap={3}>
        {venue && <Muted>{address ?? placeCategories[venue.category]}</Muted>}
        {venue && (
          <PlaceDeeds>
            {address !== null && (
              <Button kind="secondary" icon={<CopyIcon size={20} />} onClick={() => onAddressCopied(address)}>
                Copy address
              </Button>
            )}
            <LinkButton
              kind="secondary"
              icon={<OpenElsewhereIcon size={20} />}
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address ?? venue.name)}`}
              target="_blank"
              rel="noreferrer"
            >
              Open in maps
            </LinkButton>
          </PlaceDeeds>
        )}
      </Stack>
    </section>
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
