import type { Announcement } from "../../../domain/base/announcement";
import { SheetAnswer, type SheetAnswerProps } from "../../features/schedule/answer/sheet-answer";
import { type ScheduleActor, useScheduleFacts } from "../../features/schedule/week/use-schedule";
import { deviceDay } from "../../ui/schedule/device-clock";
import { EventDialogs } from "./event-dialogs";
import type { EventMachines } from "./event-place";

export type ScheduleDialogsProps = {
  schedule: ScheduleActor;
  machines: EventMachines;
  answer: SheetAnswerProps["machine"];
  announce: (said: Announcement) => void;
  now: () => number;
};

/** Connects the dialogs over the schedule with the page's data. */
export function ScheduleDialogs({ schedule, machines, answer, announce, now }: ScheduleDialogsProps) {
  const { window, answers } = useScheduleFacts(schedule);
  const teams = window?.teams ?? null;
  return (
    <EventDialogs
      machines={machines}
      teams={teams}
      events={window?.events ?? []}
      today={window?.today ?? deviceDay(now())}
      now={now}
      announce={announce}
      onChanged={() => schedule.send({ type: "refresh.wanted" })}
      answerOf={(event, part, onSaved) => (
        <SheetAnswer
          event={event}
          part={part}
          team={teams?.find(({ id }) => id === event.team_id)}
          answers={answers}
          machine={answer}
          isStaff={teams?.some(({ id, is_staff }) => id === event.team_id && is_staff) ?? false}
          now={now}
          onSaved={onSaved}
        />
      )}
    />
  );
}
