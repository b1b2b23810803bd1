import type { Refused } from "../../base/outcome";
import { byStart } from "../../dates/wall-time";
import type { ScheduleEvent } from "../answer/answering";
import { dayAfter, type ScheduleWindow, type WindowRange } from "./agenda";

/** The agenda is extended by pages, later or earlier than the window, which is polled. */
export type Direction = "later" | "earlier";

/** Cursor of each direction: undefined at the window's edge, null when there are no more events. */
export type AgendaEnds = { readonly [Side in Direction]?: string | null };

export type PageAsk = {
  readonly direction: Direction;
  readonly place: string;
  /** Minimum number of events to read, if there are so many. */
  readonly least: number;
  /** Whether the result replaces everything on that side of the window. */
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

/** The request for a direction's next page. */
export const askFor = (range: WindowRange, ends: AgendaEnds, direction: Direction): PageAsk => ({
  direction,
  place: ends[direction] ?? edgeOf(range, direction),
  least: 1,
  isWhole: false,
});

/** Requests that read every page loaded so far again. */
export const askAgain = (window: ScheduleWindow, ends: AgendaEnds): PageAsk[] =>
  (["earlier", "later"] as const)
    .filter((direction) => ends[direction] !== undefined)
    .map((direction) => ({
      direction,
      place: edgeOf(window, direction),
      least: window.events.filter((event) => sideOf(window, event) === direction).length,
      isWhole: true,
    }));

/** The window without the pages, for storing it on the device. */
export const withoutPages = (window: ScheduleWindow): ScheduleWindow => ({
  ...window,
  events: window.events.filter((event) => sideOf(window, event) === null),
});

/** A refreshed window with the pages of the previous one; none if it is of other days. */
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
