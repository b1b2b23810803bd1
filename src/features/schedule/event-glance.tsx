import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event-fields";
import { eventSheetTexts } from "../../../domain/schedule/event-texts";
import { arrivalText, calledOffText, clockText, daysText } from "../../../domain/schedule/event-words";
import { placeCategories } from "../../../domain/schedule/place";
import { ruleText } from "../../../domain/schedule/series-texts";
import { dayParts } from "../../../domain/schedule/wall-time";
import { chosenRuleOf } from "../../../domain/schedule/weekly";
import { Button } from "../../ui/base/button";
import { CopyIcon, OpenElsewhereIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { DateBlock } from "../../ui/schedule/date-block";
import { wallIn } from "../../ui/schedule/device-clock";
import { EventHead, Lines, PlaceDeeds } from "../../ui/schedule/event-head";

type WhenProps = {
  event: ScheduleEvent;
  series?: EventDetails["series"];
  teamName: string | null;
  /** "15:00 your time", if the device's local time differs. */
  ownClock: string | null;
};

type WhereProps = { event: ScheduleEvent; onAddressCopied: (address: string) => void };

/** An event's time and place from the schedule's list. Shown while the details are loading, and offline. */
export const EventGlance = ({ event, ...props }: WhenProps & WhereProps) => (
  <Stack $gap={5}>
    <Stack $gap={3}>
      <EventWhen event={event} {...props} />
      {event.status === "called_off" && <InlineNotice tone="needs-you" title={calledOffText(event)} />}
    </Stack>
    <EventWhere event={event} {...props} />
  </Stack>
);

export function EventWhen({ event, series, teamName, ownClock }: WhenProps) {
  const days = event.first_day === event.last_day || event.timing === "timed" ? null : daysText(event);
  const rule = series ? ruleText(chosenRuleOf(series.rule)) : null;
  const lines = [days, arrivalText(event), ownClock, rule, teamName];
  return (
    <EventHead
      lead={<DateBlock {...dayParts(event.first_day)} />}
      clock={clockText(event, wallIn)}
      isOff={event.status === "called_off"}
      lines={lines.filter((line) => line !== null)}
    />
  );
}

export const EventWhere = (props: WhereProps) => (
  <>
    <Place {...props} />
    {props.event.kit && <Lines>Kit: {props.event.kit}</Lines>}
  </>
);

function Place({ event, onAddressCopied }: WhereProps) {
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
