import { textOfBytes } from "../../domain/base/file-text";
import { isoDateOf } from "../../domain/dates/calendar";
import { readCalendar } from "../../domain/schedule/import/calendar-read";
import { calendarRows } from "../../domain/schedule/import/calendar-rows";

/** What came of each event of a calendar: "whole", "part: rule", "refused: no_start". It is read as on its own first day. */
export function outcomesOf(bytes: Uint8Array): string[] {
  const readings = readCalendar(textOfBytes(bytes), "Europe/Berlin");
  return readings.map((reading) => {
    if ("fault" in reading) return `refused: ${reading.fault}`;
    const about = { ...team, today: isoDateOf(reading.start.day - 1) };
    const { rows, left } = calendarRows([{ ...reading, replaces: null }], about);
    const marks = new Set([...reading.marks, ...rows.flatMap((row) => row.marks)]);
    const [first] = left;
    if (rows.length === 0 && first) return `refused: ${first.fault}`;
    return marks.size === 0 ? "whole" : `part: ${[...marks].sort().join(", ")}`;
  });
}

const team = { timeZone: "Europe/Berlin", teamName: "Rockets", seasonEnd: null };

export function countsOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
