import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import type { ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import type { CardPorts } from "./agenda";

export type WeekProps = CardPorts & {
  window: ScheduleWindow;
  events: readonly ScheduleEvent[];
  /** Any day of the shown week. */
  day: string;
  isWide: boolean;
  /** Days that are not loaded cannot be, now. */
  isOutOfReach: boolean;
  onDay: (day: string) => void;
};

/** The seven days of the board. */
export type WeekDays = { week: readonly string[] };
