import { type BoardDays, weekStartOf } from "../../../domain/schedule/week/board-week";

/** How boards begin here. */
export const deviceBoard = (today: string): BoardDays => ({
  today,
  weekStart: weekStartOf(new Intl.DateTimeFormat().resolvedOptions().locale),
});
