import type { Refused } from "../base/outcome";
import { dayAfter, type ScheduleWindow, type WindowRange } from "./agenda";
import type { ScheduleEvent } from "./answering";
import { byStart } from "./wall-time";

/** The agenda goes on beyond the window that is read again and again, by pages. */
export type Direction = "later" | "earlier";

/** Where each direction goes on: undefined from the window's edge, null where nothing more comes. */
export type AgendaEnds = { readonly [Side in Direction]?: string | null };

export type PageAsk = {
  readonly direction: Direction;
  readonly place: string;
  /** How many events at least, where there are so many. */
  readonly least: number;
  /** They take the place of all that stood on that side. */
  readonly isWhole: boolean;
};
export type ReadPage = Pick<PageAsk, "direction" | "isWhole"> & {
  readonly events: readonly ScheduleEvent[];
  readonly next: string | null;
};
export type PagesOutcome = { kind: "read"; pages: readonly ReadPage[] } | Refused;

const sideOf = ({ from, days }: WindowRange, event: ScheduleEvent): Direction | null => {
  if (event.first_day >= dayAfter(from, days)) return "later";
  return event.last_day < from ? "earlier" : null;
};

const edgeOf = ({ from, days }: WindowRange, direction: Direction) =>
  direction === "later" ? dayAfter(from, days - 1) : from;

/** The next page of a direction. */
export const askFor = (range: WindowRange, ends: AgendaEnds, direction: Direction): PageAsk => ({
  direction,
  place: ends[direction] ?? edgeOf(range, direction),
  least: 1,
  isWhole: false,
});

/** All that pages have brought so far, anew. */
export const askAgain = (window: ScheduleWindow, ends: AgendaEnds): PageAsk[] =>
  (["earlier", "later"] as const)
    .filter((direction) => ends[direction] !== undefined)
    .map((direction) => ({
      direction,
      place: edgeOf(window, direction),
      least: window.events.filter((event) => sideOf(window, event) === direction).length,
      isWhole: true,
    }));

/** What the window itself holds: that alone is kept on the device. */
export const withoutPages = (window: ScheduleWindow): ScheduleWindow => ({
  ...window,
  events: window.events.filter((event) => sideOf(window, event) === null),
});

/** A window that was read anew, with what pages have brought around the one before; other days begin without. */
export function withPages(read: ScheduleWindow, known: ScheduleWindow | null): ScheduleWindow {
  if (known === null || known.from !== read.from || known.days !== read.days) return read;
  const around = known.events.filter((event) => sideOf(read, event) !== null);
  return around.length === 0 ? read : { ...read, events: [...read.events, ...around].sort(byStart) };
}

export function addPage(window: ScheduleWindow, { direction, events, isWhole }: ReadPage): ScheduleWindow {
  const kept = isWhole ? window.events.filter((event) => sideOf(window, event) !== direction) : window.events;
  const known = new Set(kept.map(({ id }) => id));
  return { ...window, events: [...kept, ...events.filter(({ id }) => !known.has(id))].sort(byStart) };
}
