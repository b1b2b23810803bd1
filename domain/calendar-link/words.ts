import { beThere } from "../dates/wall-time";
import { eventTitle } from "../schedule/event/event-fact-texts";

interface Shown {
  title: string;
  opponent: string | null;
  timing: "timed" | "day" | "open";
  startsLocal: string;
  arriveMinutes: number;
  kit: string | null;
}

/** "Maya: Practice (Rockets)", "Maya and Leo: Game vs Comets (Rockets)". */
export function calendarTitle(
  event: Pick<Shown, "title" | "opponent">,
  teamName: string,
  firstNames: readonly string[],
): string {
  const what = `${eventTitle(event)} (${teamName})`;
  return firstNames.length === 0 ? what : `${listed(firstNames)}: ${what}`;
}

const listed = (names: readonly string[]) =>
  names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** "Riverside, field 7". */
export const placeText = (venue: string | null, detail: string | null): string | null =>
  [venue, detail].filter((part) => part !== null).join(", ") || null;

/** What stands below a calendar's event. */
export function calendarDetails({ timing, startsLocal, arriveMinutes, kit }: Shown): string {
  const arrival = timing === "timed" ? beThere(startsLocal, arriveMinutes) : null;
  return [
    ...(timing === "open" ? ["Time to come."] : []),
    ...(arrival === null ? [] : [`Be there ${arrival}.`]),
    ...(kit === null ? [] : [`Kit: ${kit}.`]),
  ].join("\n");
}
