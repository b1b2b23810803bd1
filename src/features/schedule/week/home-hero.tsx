import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { ownMarkText } from "../../../../domain/schedule/attendance/own-mark-text";
import {
  type EventSum,
  eventTitle,
  mapsHref,
  squadMood,
} from "../../../../domain/schedule/event/event-fact-texts";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import { keyOf } from "../../../../domain/schedule/event/event-sheet";
import { helpLines } from "../../../../domain/schedule/week/help-lines";
import type { HeroEvent, lastBegun } from "../../../../domain/schedule/week/hero";
import { heroWords, offLine, overTexts } from "../../../../domain/schedule/week/hero-texts";
import { capsOf } from "../../../../domain/schedule/week/squad-caps";
import { noTeamColours, type TeamColours } from "../../../../domain/team/colours";
import { List, ListRow } from "../../../ui/base/list-row";
import { Stack } from "../../../ui/base/page";
import { wallIn, zoneBeside } from "../../../ui/schedule/device-clock";
import { Hero } from "../../../ui/schedule/hero";
import { SquadCaps } from "../../../ui/schedule/squad-caps";
import { Crest, initialOf } from "../../../ui/team/crest";
import { BounceOnce, type Celebrated } from "./bounce-once";
import { partRows } from "./schedule-card";
import type { SquadReaderProps } from "./squad-reader";
import { type ScheduleActor, useScheduleFacts } from "./use-schedule";

export type CardPorts = {
  hrefOf: (event: ScheduleEvent) => string;
  /** The page on which staff mark who came. */
  attendanceHrefOf: (event: ScheduleEvent) => string;
  onOpened: (href: string) => void;
  /** Clashes that were dismissed on this device. */
  hiddenClashes: () => readonly string[];
  /** Reads who is in; its code is loaded after the page. */
  SquadReader: ComponentType<SquadReaderProps>;
  celebrated: Celebrated;
  now: () => number;
};

export type OfSchedule = CardPorts & { schedule: ScheduleActor };

export type HeroesProps = OfSchedule & {
  heroes: readonly HeroEvent[];
  /** Called off today, and acknowledged. */
  off: readonly ScheduleEvent[];
  over: ReturnType<typeof lastBegun>;
  /** The change of an event with *Got it*, if it is not acknowledged. */
  changeOf: (event: ScheduleEvent) => ReactNode;
};

/** What Home begins with: today's events or the next one, what is off or moved, and what was just over. */
export function Heroes({ heroes, off, over, changeOf, ...ports }: HeroesProps) {
  const { schedule, hrefOf, attendanceHrefOf, onOpened } = ports;
  const { window } = useScheduleFacts(schedule);
  if (!window) return null;
  const teamOf = ({ team_id }: ScheduleEvent) => window.teams.find(({ id }) => id === team_id);
  const rowOf = (event: ScheduleEvent, row: { title: string; detail: string; href: string }) => (
    <ListRow
      key={event.id}
      start={<CrestOf team={teamOf(event)} />}
      title={row.title}
      detail={row.detail}
      href={row.href}
      onPressed={() => onOpened(row.href)}
    />
  );
  return (
    <Stack $gap={3}>
      {heroes.map((hero) => (
        <HeroOf key={hero.event.id} hero={hero} change={changeOf(hero.event)} {...ports} />
      ))}
      {(off.length > 0 || over) && (
        <List>
          {off.map((event) =>
            rowOf(event, {
              title: offLine(event, zoneBeside(event)),
              detail: teamOf(event)?.name ?? "",
              href: hrefOf(event),
            }),
          )}
          {over &&
            (over.isToMark
              ? rowOf(over.event, {
                  title: over.isOver ? overTexts.howWasIt : overTexts.whosHere,
                  detail: `${eventTitle(over.event)} · ${overTexts.mark}`,
                  href: attendanceHrefOf(over.event),
                })
              : rowOf(over.event, {
                  title: marksOf(over.event),
                  detail: [eventTitle(over.event), teamOf(over.event)?.name].filter(Boolean).join(" · "),
                  href: hrefOf(over.event),
                }))}
        </List>
      )}
    </Stack>
  );
}

const marksOf = ({ mine }: ScheduleEvent) =>
  mine
    .flatMap(({ child_id: id, first_name: name, attendance }) =>
      attendance ? [ownMarkText(id === null ? null : name, attendance)] : [],
    )
    .join(" ");

type TeamOfEvent = NonNullable<ReturnType<typeof useScheduleFacts>["window"]>["teams"][number] | undefined;

const CrestOf = ({ team }: { team: TeamOfEvent }) => (
  <Crest team={team ?? noTeamColours} initial={team && initialOf(team)} />
);

/** One event on its team's colours, with the answers of the own players. */
function HeroOf({ hero, change, ...ports }: OfSchedule & { hero: HeroEvent; change: ReactNode }) {
  const { schedule, hrefOf, onOpened, celebrated, now } = ports;
  const { window, answers, minute } = useScheduleFacts(schedule);
  // As last read, since an answer may have been given since.
  const read = window?.events.find(({ id }) => id === hero.event.id);
  if (!window || !read) return null;
  const event = { ...read, changes: hero.event.changes };
  const team = window.teams.find(({ id }) => id === event.team_id);
  const href = hrefOf(event);
  const isOn = event.status === "on";
  const sum = isOn && event.counts && isAsking(event.counts) ? event.counts : null;
  const words = { teamName: team?.name, now: minute, today: window.today, wallIn, zone: zoneBeside(event) };
  return (
    <Hero
      colours={team ?? noTeamColours}
      tone={hero.state === "off" || hero.state === "moved" ? "news" : "team"}
      isOff={!isOn}
      {...heroWords({ event, state: hero.state }, words)}
      href={href}
      onOpened={() => onOpened(href)}
      place={isOn && <HeroPlace event={event} />}
      help={helpLines(event).map(({ text }) => text)}
      mood={event.counts && event.mine.length === 0 ? squadMood(event.counts) : null}
      drop={
        hero.state === "next" &&
        event.season_edge === "first" && (
          <BounceOnce of={`first:${event.id}`} celebrated={celebrated} height={44} />
        )
      }
      foot={sum && <Squad event={event} sum={sum} team={team ?? noTeamColours} {...ports} />}
    >
      {change}
      {isOn && partRows({ event, team, answers, now })}
    </Hero>
  );
}

type SquadProps = Pick<CardPorts, "SquadReader" | "celebrated"> & {
  event: ScheduleEvent;
  sum: EventSum;
  team: TeamColours;
};

/** Who is in: as many caps as the sum counts, with the numbers that the person may read. */
function Squad({ event, sum, team, SquadReader, celebrated }: SquadProps) {
  const [participants, setParticipants] = useState<EventDetails["participants"]>([]);
  return (
    <>
      <SquadCaps
        team={team}
        counts={sum}
        caps={capsOf(sum, participants)}
        celebration={<BounceOnce of={`full:${event.id}`} celebrated={celebrated} />}
      />
      <Suspense>
        <SquadReader eventKey={keyOf(event)} sum={JSON.stringify(sum)} onRead={setParticipants} />
      </Suspense>
    </>
  );
}

const isAsking = ({ yes, maybe, no, silent }: EventSum) => yes + maybe + no + silent > 0;

function HeroPlace({ event: { venue, venue_detail: detail, kit } }: { event: ScheduleEvent }) {
  const place = [venue?.name, detail].filter(Boolean).join(", ");
  if (place === "" && !kit) return null;
  return (
    <>
      {[place, kit].filter(Boolean).join(" · ")}{" "}
      {venue && (
        <a href={mapsHref(venue)} target="_blank" rel="noreferrer" aria-label="Open in maps">
          Maps
        </a>
      )}
    </>
  );
}
