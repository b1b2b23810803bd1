import type { ScheduleEvent } from "./answering";
import { changeTexts, type EventChange } from "./event-change";
import { eventTitle } from "./event-words";
import { dayText } from "./wall-time";

type PartChange = ScheduleEvent["changes"][number];

/** "Game vs Comets: 9:00 → 14:00 · field 3 → 7". */
export const receiptText = (event: ScheduleEvent): string =>
  `${eventTitle(event)}: ${changeTexts(event.changes.map(changeOf), { day: dayText }).join(" · ")}`;

/** The contract tells each part as text; the words are made of what it was. */
function changeOf({ what, before, after }: PartChange): EventChange {
  const told = (part: string | null) => {
    if (what === "venue") return part === null ? null : { id: part, name: part };
    return what === "length" || what === "arrival" ? Number(part) : part;
  };
  return { what, before: told(before), after: told(after) } as EventChange;
}

/** What somebody of one's own should know of, the nearest first. What is over is not told any more. */
export const changedIn = (events: readonly ScheduleEvent[], now: number) =>
  events.filter(
    ({ changes, mine, ends_at }) =>
      changes.length > 0 &&
      Date.parse(ends_at) > now &&
      mine.some((part) => part.answer_version !== undefined),
  );
