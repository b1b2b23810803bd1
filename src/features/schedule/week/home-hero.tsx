import type { ReactNode } from "react";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { mapsHref, squadMood } from "../../../../domain/schedule/event/event-words";
import { nextUpWords, untilText } from "../../../../domain/schedule/week/next-up";
import { sharedClock } from "../../../../domain/schedule/week/other-zone";
import { noTeamColours } from "../../../../domain/team/colours";
import { Muted, Stack } from "../../../ui/base/page";
import { deviceWall, wallIn } from "../../../ui/schedule/device-clock";
import { Hero } from "../../../ui/schedule/hero";
import { SumBar } from "../../../ui/schedule/sum-bar";
import { partRows } from "./schedule-card";
import { type ScheduleActor, useScheduleFacts } from "./use-schedule";

export type CardPorts = {
  hrefOf: (event: ScheduleEvent) => string;
  onOpened: (href: string) => void;
  /** Clashes that were dismissed on this device. */
  putAside: () => readonly string[];
  now: () => number;
};

export type OfSchedule = CardPorts & { schedule: ScheduleActor };

/** The next event on its team's colours, with the answers of the own players. */
export function NextUp({
  eventId,
  change,
  schedule,
  hrefOf,
  onOpened,
  now,
}: OfSchedule & { eventId: string; change: ReactNode }) {
  const { window, answers } = useScheduleFacts(schedule);
  const event = window?.events.find(({ id }) => id === eventId);
  if (!window || !event) return null;
  const team = window.teams.find(({ id }) => id === event.team_id);
  const href = hrefOf(event);
  const clock = sharedClock(window.events, deviceWall);
  return (
    <Stack $gap={2}>
      {clock && <Muted>{clock.text}</Muted>}
      <Hero
        colours={team ?? noTeamColours}
        kicker={untilText(event, now(), window.today)}
        {...nextUpWords(event, team?.name, wallIn)}
        href={href}
        onOpened={() => onOpened(href)}
        place={<HeroPlace event={event} />}
        mood={event.counts && event.mine.length === 0 ? squadMood(event.counts) : null}
        foot={event.counts && <SumBar counts={event.counts} />}
      >
        {change}
        {partRows({ event, team, answers, now })}
      </Hero>
    </Stack>
  );
}

function HeroPlace({ event: { venue, venue_detail: detail } }: { event: ScheduleEvent }) {
  const place = [venue?.name, detail].filter(Boolean).join(", ");
  if (place === "") return null;
  return (
    <>
      {place}{" "}
      {venue && (
        <a href={mapsHref(venue)} target="_blank" rel="noreferrer" aria-label="Open in maps">
          Maps
        </a>
      )}
    </>
  );
}
