import { calledOffText, mapsHref, whenParts } from "../../../../domain/schedule/event/event-fact-texts";
import type { EventDetails, ScheduleEvent } from "../../../../domain/schedule/event/event-fields";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import { placeCategories } from "../../../../domain/schedule/place";
import { ruleText } from "../../../../domain/schedule/series/series-texts";
import { chosenRuleOf } from "../../../../domain/schedule/series/weekly";
import { noTeamColours, type TeamColours } from "../../../../domain/team/colours";
import { Button } from "../../../ui/base/button";
import { CopyIcon } from "../../../ui/base/icons";
import { LinkButton } from "../../../ui/base/link-button";
import { Muted } from "../../../ui/base/page";
import { ChangeStrip } from "../../../ui/schedule/change-strip";
import { wallIn } from "../../../ui/schedule/device-clock";
import { EventHead, Fact, PlaceLine, SheetBody } from "../../../ui/schedule/event-head";

type WhenProps = {
  event: ScheduleEvent;
  series?: EventDetails["series"];
  /** Null until the page has read its teams. */
  team: (TeamColours & { name: string }) | null;
  /** "Chicago time", and "15:00 your time", if the device's local time differs. */
  zone: string | null;
  ownTime: string | null;
};

type WhereProps = { event: ScheduleEvent; onAddressCopied: (address: string) => void };

/** An event's time and place from the schedule's list. Shown while the details are loading, and offline. */
export const EventGlance = ({ event, ...props }: WhenProps & WhereProps) => (
  <SheetBody>
    <div>
      <EventWhen event={event} {...props} />
      <CalledOff event={event} />
    </div>
    <EventWhere event={event} {...props} />
  </SheetBody>
);

/** The strip of an event that does not take place. */
export const CalledOff = ({ event }: { event: ScheduleEvent }) =>
  event.status === "called_off" && (
    <ChangeStrip label={eventSheetTexts.calledOff} title={calledOffText(event)} />
  );

export function EventWhen({ event, series, team, zone, ownTime }: WhenProps) {
  const rule = series ? ruleText(chosenRuleOf(series.rule)) : null;
  const { days, time, meaning, clock } = whenParts(event, wallIn);
  return (
    <EventHead
      colours={team ?? noTeamColours}
      kicker={[team?.name, days].filter(Boolean).join(" · ")}
      time={time}
      meaning={meaning}
      isOff={event.status === "called_off"}
      lines={[clock, zone && [zone, ownTime].join(" · "), rule].filter((line) => line !== null)}
    />
  );
}

export const EventWhere = (props: WhereProps) => (
  <>
    <Place {...props} />
    {props.event.kit && <Fact>Kit: {props.event.kit}</Fact>}
  </>
);

function Place({ event, onAddressCopied }: WhereProps) {
  const { venue, venue_detail: detail } = event;
  const address = venue?.address ?? null;
  if (!venue && !detail) return <Muted>{eventSheetTexts.noPlace}</Muted>;
  return (
    <PlaceLine aria-label="Where">
      <div>
        <h3>{[venue?.name, detail].filter(Boolean).join(", ")}</h3>
        {venue && <Muted>{address ?? placeCategories[venue.category]}</Muted>}
      </div>
      {address !== null && (
        <Button kind="secondary" aria-label="Copy address" onClick={() => onAddressCopied(address)}>
          <CopyIcon size={20} />
        </Button>
      )}
      {venue && (
        <LinkButton
          kind="secondary"
          href={mapsHref(venue)}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in maps"
        >
          Maps
        </LinkButton>
      )}
    </PlaceLine>
  );
}
