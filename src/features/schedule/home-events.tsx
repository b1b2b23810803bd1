import { useSelector } from "@xstate/react";
import { useId, useMemo } from "react";
import { clashesOf, nextEvents } from "../../../domain/schedule/agenda";
import { clashText } from "../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../domain/schedule/answering";
import { upNextTexts } from "../../../domain/schedule/event-texts";
import { selectAnswers, selectWindow } from "../../../machines/schedule/schedule.machine";
import { CalendarIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { ScheduleCard } from "./schedule-card";
import { type ScheduleMachine, useSchedule } from "./use-schedule";

export type HomeEventsProps = {
  machine: ScheduleMachine;
  scheduleHref: string;
  hrefOf: (event: ScheduleEvent) => string;
  onOpened: (href: string) => void;
  /** Clashes that were put aside on this device. */
  putAside: () => readonly string[];
  now: () => number;
};

/** What comes next, with the same rows to answer in as the schedule has. Nothing where nothing comes. */
export function HomeEvents({ machine, scheduleHref, hrefOf, onOpened, putAside, now }: HomeEventsProps) {
  const { schedule } = useSchedule(machine, now);
  const window = useSelector(schedule, selectWindow);
  const answers = useSelector(schedule, selectAnswers);
  const id = useId();
  const clashes = useMemo(() => {
    const aside = putAside();
    return window ? clashesOf(window).filter(({ key }) => !aside.includes(key)) : [];
  }, [window, putAside]);
  const events = window ? nextEvents(window, now()) : [];
  if (window === null || events.length === 0) return null;
  const clashOf = (event: ScheduleEvent) => {
    const clash = clashes.find(({ events: both }) => both.some((each) => each.id === event.id));
    return clash && clashText(clash);
  };
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        end={
          <LinkButton
            kind="quiet"
            icon={<CalendarIcon size={20} />}
            href={scheduleHref}
            onClick={inPlace(() => onOpened(scheduleHref))}
          >
            Schedule
          </LinkButton>
        }
      >
        {upNextTexts.title}
      </SectionHead>
      <Stack $gap={2}>
        {events.map((event) => (
          <ScheduleCard
            key={event.id}
            event={event}
            team={window.teams.find(({ id: teamId }) => teamId === event.team_id)}
            answers={answers}
            href={hrefOf(event)}
            onOpened={onOpened}
            hasOwnDay
            clash={clashOf(event)}
            now={now}
          />
        ))}
      </Stack>
    </section>
  );
}
