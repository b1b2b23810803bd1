import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useMemo } from "react";
import { clashesOf } from "../../../domain/schedule/agenda";
import { clashText } from "../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../domain/schedule/answering";
import { type AskingItem, askedOf, nextEvents } from "../../../domain/schedule/needs-you";
import { Stack } from "../../ui/base/page";
import { ScheduleCard } from "./schedule-card";
import { UpNextHead } from "./up-next-head";
import { type ScheduleActor, type ScheduleMachine, useSchedule, useScheduleFacts } from "./use-schedule";

/** The items of *Needs you* that ask for answers. */
export type AskedLines = {
  lines: readonly {
    item: AskingItem;
    /** The line itself, for events that were not read. */
    row: ReactNode;
  }[];
  /** Called with the ids of the items whose events are all answered. */
  onSettled: (ids: readonly string[]) => void;
};
export type DrawAsked = (lines: AskedLines) => ReactNode;

export type HomeEventsProps = CardPorts & {
  machine: ScheduleMachine;
  scheduleHref: string;
  /** What *Needs you* lists; its events are not repeated below. */
  needsYou: readonly AskingItem[];
  /** If false, only the cards of *Needs you* are drawn. */
  hasUpNext: boolean;
  /** Passes up the function that draws the cards of *Needs you*, null on unmount: this code is loaded after the list. */
  onAsked: (asked: { draw: DrawAsked } | null) => void;
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
  const { machine, scheduleHref, needsYou, hasUpNext, onAsked, ...ports } = props;
  const { onOpened, now } = ports;
  const { schedule } = useSchedule(machine, now);
  const { window, cardOf } = useCards({ schedule, ...ports });
  const id = useId();
  const handOver = useEffectEvent(() => {
    const shared = { ...ports, schedule };
    onAsked({ draw: (lines) => <AskedCards {...lines} {...shared} /> });
  });
  const takeBack = useEffectEvent(() => onAsked(null));
  useEffect(() => {
    handOver();
    return () => takeBack();
  }, []);
  const events = window && hasUpNext ? nextEvents(window, needsYou, now()) : [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <UpNextHead id={id} href={scheduleHref} onOpened={onOpened} />
      <Stack $gap={2}>{events.map(cardOf)}</Stack>
    </section>
  );
}

/**
 * The events with missing answers of all teams, and the plain rows for those beyond the loaded days. Answered ones stay until *Needs you* is read again.
 */
function AskedCards({ lines, onSettled, ...ports }: AskedLines & CardPorts & { schedule: ScheduleActor }) {
  const { window, cardOf } = useCards(ports);
  const items = lines.map(({ item }) => item);
  const { events, beyond, settled } = askedOf(window ?? { events: [] }, items, ports.now());
  const ids = [...settled].join("\n");
  const settle = useEffectEvent(() => onSettled([...settled]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids tell whether the settled items changed
  useEffect(() => {
    settle();
  }, [ids]);
  return (
    <>
      {events.map((event) => (
        <li key={event.id}>{cardOf(event)}</li>
      ))}
      {lines.map(({ item, row }) => beyond.has(item.id) && <Fragment key={item.id}>{row}</Fragment>)}
    </>
  );
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
