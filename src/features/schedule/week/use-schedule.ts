import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { firstRange } from "../../../../domain/schedule/week/agenda";
import {
  type ScheduleMachine,
  selectAnswers,
  selectMinute,
  selectWindow,
} from "../../../../machines/schedule/schedule.machine";
import { deviceBoard } from "../../../ui/schedule/device-board";
import { deviceDay } from "../../../ui/schedule/device-clock";

export type ScheduleActor = ActorRefFrom<ScheduleMachine>;
export type { ScheduleMachine };

/** Runs the schedule's machine while its page is mounted. */
export function useSchedule(machine: ScheduleMachine, now: () => number) {
  const schedule = useActorRef(machine, { input: { range: firstRange(deviceBoard(deviceDay(now()))), now } });
  const isStaff = useSelector(schedule, (snapshot) =>
    Boolean(selectWindow(snapshot)?.teams.some(({ is_staff }) => is_staff)),
  );
  const isSeasonOver = useSelector(schedule, (snapshot) =>
    Boolean(selectWindow(snapshot)?.teams.some(({ is_season_over }) => is_season_over)),
  );
  const isRead = useSelector(schedule, (snapshot) => selectWindow(snapshot) !== null);
  return { schedule, isStaff, isSeasonOver, isRead };
}

/** Facts from the window; null until it is read. */
export const useScheduleFacts = (schedule: ScheduleActor) => ({
  window: useSelector(schedule, selectWindow),
  answers: useSelector(schedule, selectAnswers),
  minute: useSelector(schedule, selectMinute),
});
