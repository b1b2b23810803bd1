import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo } from "react";
import { clashesOf } from "../../../../domain/schedule/agenda";
import { clashText } from "../../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../../domain/schedule/answering";
import { squadMood } from "../../../../domain/schedule/event-words";
import { mapsHref } from "../../../../domain/schedule/maps";
import { nextUp, nextUpWords, untilText } from "../../../../domain/schedule/next-up";
import { sharedClock } from "../../../../domain/schedule/shared-clock";
import { nextEvents, stillWaiting, type WaitingEvent } from "../../../../domain/schedule/waits";
import { noTeamColours } from "../../../../domain/team/colours";
import type { ReceiptsMachine } from "../../../../machines/schedule/receipts.machine";
import { selectPhase } from "../../../../machines/schedule/schedule.machine";
import { Muted, Stack } from "../../../ui/base/page";
import { deviceWall, wallIn } from "../../../ui/schedule/device-clock";
import { Hero } from "../../../ui/schedule/hero";
import { SumBar } from "../../../ui/schedule/sum-bar";
import { ChangeRow } from "../event/changes";
import { partRows, ScheduleCard } from "./schedule-card";
import { UpNextHead } from "./up-next-head";
import { type ScheduleActor, type ScheduleMachine, useSchedule, useScheduleFacts } from "./use-schedule";

import { UsualOffers, type UsualOffersProps } from "./usual-offers";

/** What the page draws of the events; this code is loaded after it. */
export type EventsRead = {
  /** The household's next event; null if none is coming. */
  hero: ReactNode;
  /** The item of *Needs you* that the hero answers, on a page that draws it. */
  isInHero: (item: WaitingEvent) => boolean;
  /** The events after it, without those that *Needs you* asks about. */
  upNext: (needsYou: readonly WaitingEvent[]) => ReactNode;
  /** The card of an item of *Needs you*, or its plain `row` if its event is beyond the loaded days. */
  draw: (item: WaitingEvent, row: ReactNode) => ReactNode;
  /** The items without those that were answered here. */
  left: <Waiting extends WaitingEvent>(items: readonly Waiting[]) => readonly Waiting[];
  /** Whether the next weeks are known to have no event. */
  isEmpty: boolean;
};

export type HomeEventsProps = CardPorts & {
  machine: ScheduleMachine;
  receipts: ReceiptsMachine;
  scheduleHref: string;
  OfferCard: UsualOffersProps["Card"];
  /** Called when an acknowledgement is saved. */
  onGotIt: () => void;
  /** Called once the events were read, or could not be, and whenever they change; with null on unmount. */
  onRead: (events: EventsRead | null) => void;
};

type CardPorts = {
  hrefOf: (event: ScheduleEvent) => string;
  onOpened: (href: string) => void;
  /** Clashes that were dismissed on this device. */
  putAside: () => readonly string[];
  now: () => number;
};

/** Reads the household's events while it is mounted, and hands over what the page draws of them. */
export function HomeEvents({
  machine,
  receipts,
  scheduleHref,
  onGotIt,
  onRead,
  OfferCard,
  ...ports
}: HomeEventsProps) {
  const { now } = ports;
  const { schedule } = useSchedule(machine, now);
  const phase = useSelector(schedule, selectPhase);
  const { window } = useScheduleFacts(schedule);
  const handOver = useEffectEvent(() => {
    if (phase === "opening") return;
    const shared = { ...ports, schedule };
    const next = window && nextUp(window, now());
    onRead({
      hero: next && <NextUp key={next.id} eventId={next.id} {...shared} />,
      isInHero: ({ kind, event_id }) =>
        kind === "answer_wanted" && event_id !== undefined && event_id === next?.id,
      upNext: (needsYou) =>
        window && nextEvents(window, needsYou, now(), next?.id).length > 0 ? (
          <Later {...shared} needsYou={needsYou} scheduleHref={scheduleHref} />
        ) : null,
      draw: (item, row) => (
        <AskedCard key={item.id} item={item} row={row} receipts={receipts} onGotIt={onGotIt} {...shared} />
      ),
      left: (items) => (window ? stillWaiting(items, window, now()) : items),
      isEmpty: window !== null && nextEvents(window, [], now()).length === 0,
    });
  });
  const takeBack = useEffectEvent(() => onRead(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is handed over changes with these two
  useEffect(() => {
    handOver();
  }, [window, phase]);
  useEffect(() => () => takeBack(), []);
  return <UsualOffers schedule={schedule} Card={OfferCard} />;
}

type OfSchedule = CardPorts & { schedule: ScheduleActor };

/** The next event on its team's colours, with the answers of the own players. */
function NextUp({ eventId, schedule, hrefOf, onOpened, now }: OfSchedule & { eventId: string }) {
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

type LaterProps = OfSchedule & { needsYou: readonly WaitingEvent[]; scheduleHref: string };

function Later({ needsYou, scheduleHref, ...ports }: LaterProps) {
  const { window, cardOf } = useCards(ports);
  const id = useId();
  const next = window && nextUp(window, ports.now());
  const events = window ? nextEvents(window, needsYou, ports.now(), next?.id) : [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <UpNextHead id={id} href={scheduleHref} onOpened={ports.onOpened} />
      <Stack $gap={2}>{events.map(cardOf)}</Stack>
    </section>
  );
}

type AskedCardProps = OfSchedule &
  Pick<HomeEventsProps, "receipts" | "onGotIt"> & { item: WaitingEvent; row: ReactNode };

/** Stays after its answers are given, so that they can be changed, until *Needs you* is read again. */
function AskedCard({ item, row, receipts, onGotIt, ...ports }: AskedCardProps) {
  const { window, answers, clashes, cardOf } = useCards(ports);
  const event = window?.events.find(({ id }) => id === item.event_id);
  if (!window || !event) return row;
  if (item.kind === "answer_wanted") return <li>{cardOf(event)}</li>;
  if (event.changes.length === 0) return null;
  return (
    <ChangeRow
      machine={receipts}
      event={event}
      teamOf={({ team_id }) => window.teams.find(({ id }) => id === team_id)}
      answers={answers}
      clashes={clashes}
      now={ports.now}
      onSaved={() => {
        ports.schedule.send({ type: "refresh.wanted" });
        onGotIt();
      }}
    />
  );
}

/** The loaded schedule, and a function that renders one of its events. */
function useCards({ schedule, hrefOf, onOpened, putAside, now }: OfSchedule) {
  const { window, answers } = useScheduleFacts(schedule);
  const clashes = useMemo(() => {
    const aside = putAside();
    return window ? clashesOf(window).filter(({ key }) => !aside.includes(key)) : [];
  }, [window, putAside]);
  const clock = useMemo(() => window && sharedClock(window.events, deviceWall), [window]);
  const clashOf = (event: ScheduleEvent) => {
    const clash = clashes.find(({ events: both }) => both.some((each) => each.id === event.id));
    return clash && clashText(clash);
  };
  const cardOf = (event: ScheduleEvent) => (
    <ScheduleCard
      key={event.id}
      event={event}
      team={window?.teams.find(({ id: teamId }) => teamId === event.team_id)}
      answers={answers}
      href={hrefOf(event)}
      onOpened={onOpened}
      hasOwnDay
      clock={clock}
      clash={clashOf(event)}
      now={now}
    />
  );
  return { window, answers, clashes, cardOf };
}
