import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo } from "react";
import { clashesOf } from "../../../domain/schedule/agenda";
import { clashText } from "../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../domain/schedule/answering";
import { nextEvents, stillWaiting, type WaitingEvent } from "../../../domain/schedule/waits";
import { selectPhase } from "../../../machines/schedule/schedule.machine";
import { Stack } from "../../ui/base/page";
import { ScheduleCard } from "./schedule-card";
import { UpNextHead } from "./up-next-head";
import { type ScheduleActor, type ScheduleMachine, useSchedule, useScheduleFacts } from "./use-schedule";

/** What the rest of the page needs of the events; this code is loaded after it. */
export type EventsRead = {
  /** The card of an item of *Needs you*, or its plain `row` if its event is beyond the loaded days. */
  draw: (item: WaitingEvent, row: ReactNode) => ReactNode;
  /** The items without those that were answered here. */
  left: <Waiting extends WaitingEvent>(items: readonly Waiting[]) => readonly Waiting[];
  /** Whether the next weeks are known to have no event. */
  isEmpty: boolean;
};

export type HomeEventsProps = CardPorts & {
  machine: ScheduleMachine;
  scheduleHref: string;
  /** What *Needs you* lists; the events that it asks about are not repeated below. */
  needsYou: readonly WaitingEvent[];
  /** If false, only the cards of *Needs you* are drawn. */
  hasUpNext: boolean;
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

/** The next events, and the cards of *Needs you*, with the same answer rows as in the schedule. */
export function HomeEvents(props: HomeEventsProps) {
  const { machine, scheduleHref, needsYou, hasUpNext, onRead, ...ports } = props;
  const { onOpened, now } = ports;
  const { schedule } = useSchedule(machine, now);
  const phase = useSelector(schedule, selectPhase);
  const { window, cardOf } = useCards({ schedule, ...ports });
  const id = useId();
  const handOver = useEffectEvent(() => {
    if (phase === "opening") return;
    const shared = { ...ports, schedule };
    onRead({
      draw: (item, row) => <AskedCard key={item.id} item={item} row={row} {...shared} />,
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
  const events = window && hasUpNext ? nextEvents(window, needsYou, now()) : [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <UpNextHead id={id} href={scheduleHref} onOpened={onOpened} />
      <Stack $gap={2}>{events.map(cardOf)}</Stack>
    </section>
  );
}

type AskedCardProps = CardPorts & { schedule: ScheduleActor; item: WaitingEvent; row: ReactNode };

/** Stays after its answers are given, so that they can be changed, until *Needs you* is read again. */
function AskedCard({ item, row, ...ports }: AskedCardProps) {
  const { window, cardOf } = useCards(ports);
  const event = window?.events.find(({ id }) => id === item.event_id);
  return event ? <li>{cardOf(event)}</li> : row;
}

/** The loaded schedule, and a function that renders one of its events. */
function useCards({ schedule, hrefOf, onOpened, putAside, now }: CardPorts & { schedule: ScheduleActor }) {
  const { window, answers } = useScheduleFacts(schedule);
  const clashes = useMemo(() => {
    const aside = putAside();
    return window ? clashesOf(window).filter(({ key }) => !aside.includes(key)) : [];
  }, [window, putAside]);
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
      clash={clashOf(event)}
      now={now}
    />
  );
  return { window, cardOf };
}
