import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { clashesOf, isWanted, nextEvents } from "../../../domain/schedule/agenda";
import { clashText } from "../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../domain/schedule/answering";
import { byStart } from "../../../domain/schedule/wall-time";
import { Stack } from "../../ui/base/page";
import { ScheduleCard } from "./schedule-card";
import { UpNextHead } from "./up-next-head";
import { type ScheduleActor, type ScheduleMachine, useSchedule, useScheduleFacts } from "./use-schedule";

/** An item of *Needs you* that asks for a team's answers. */
export type AskedLine = {
  item: { team_id?: string; event_ids?: string[] };
  /** The line itself, for events that were not read. */
  row: ReactNode;
  /** Called with whether everything is answered. */
  onSettled: (isSettled: boolean) => void;
};
export type DrawAsked = (line: AskedLine) => ReactNode;

export type HomeEventsProps = CardPorts & {
  machine: ScheduleMachine;
  scheduleHref: string;
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
export function HomeEvents({ machine, scheduleHref, hasUpNext, onAsked, ...ports }: HomeEventsProps) {
  const { onOpened, now } = ports;
  const { schedule } = useSchedule(machine, now);
  const { window, cardOf } = useCards({ schedule, ...ports });
  const [elsewhere, setElsewhere] = useState<Readonly<Record<string, readonly string[]>>>({});
  const id = useId();
  const handOver = useEffectEvent(() => {
    const onShown = (teamId: string, eventIds: readonly string[]) =>
      setElsewhere((known) => ({ ...known, [teamId]: eventIds }));
    const shared = { ...ports, schedule, onShown };
    onAsked({ draw: (line) => <AskedEvents {...line} {...shared} /> });
  });
  const takeBack = useEffectEvent(() => onAsked(null));
  useEffect(() => {
    handOver();
    return () => takeBack();
  }, []);
  const events = window && hasUpNext ? nextEvents(window, now(), Object.values(elsewhere).flat()) : [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <UpNextHead id={id} href={scheduleHref} onOpened={onOpened} />
      <Stack $gap={2}>{events.map(cardOf)}</Stack>
    </section>
  );
}

type AskedEventsProps = AskedLine &
  CardPorts & { schedule: ScheduleActor; onShown: (teamId: string, eventIds: readonly string[]) => void };

/**
 * The events with missing answers, and the plain row for those beyond the loaded days. Answered ones stay until *Needs you* is read again.
 */
function AskedEvents({ item, row, onSettled, onShown, ...ports }: AskedEventsProps) {
  const { window, cardOf } = useCards(ports);
  const { team_id: teamId = "", event_ids: asked = [] } = item;
  const events = window?.events.filter((event) => asked.includes(event.id)).sort(byStart) ?? [];
  const isSettled =
    asked.length > 0 &&
    events.length === asked.length &&
    !events.some((event) => event.mine.some((part) => isWanted(event, part, ports.now())));
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    settle(isSettled);
  }, [isSettled]);
  const show = useEffectEvent(onShown);
  const shown = events.map((event) => event.id).join();
  useEffect(() => {
    show(teamId, shown.split(","));
    return () => show(teamId, []);
  }, [teamId, shown]);
  if (events.length === 0) return row;
  return (
    <>
      <li>
        <Stack $gap={2}>{events.map(cardOf)}</Stack>
      </li>
      {events.length < asked.length && row}
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
