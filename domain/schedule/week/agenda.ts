import type { components } from "../../../openapi";
import type { UsualOffer } from "../../absence/usual";
import { isoDateOf } from "../../dates/calendar";
import { byStart, dayOf } from "../../dates/wall-time";
import { type MyPart, type ScheduleEvent, subjectOf } from "../answer/answering";
import { type BoardDays, boardStart } from "./board-week";
import { overlapsOf } from "./clash";

export type ScheduleWindow = components["schemas"]["ScheduleWindow"];
export type ScheduleTeam = ScheduleWindow["teams"][number];
export type WindowRange = { readonly from: string; readonly days: number };

/** Days in the longest window that the server returns. */
export const longestWindow = 62;

/** The first window: the device's board, and four weeks from yesterday, since a team's zone may be a day behind the device. */
export function firstRange(board: BoardDays): WindowRange {
  const yesterday = dayOf(board.today) - 1;
  const from = Math.min(yesterday, dayOf(boardStart(board.today, board)));
  return { from: isoDateOf(from), days: yesterday + 29 - from };
}

/** A window that contains the seven days from one on; the given one if it does. */
export function rangeAround(first: string, { from, days }: WindowRange): WindowRange {
  return holdsWeekFrom(first, { from, days }) ? { from, days } : { from: dayAfter(first, -7), days: 29 };
}

export const holdsWeekFrom = (first: string, window: WindowRange): boolean =>
  holdsDay(first, window) && holdsDay(dayAfter(first, 6), window);

/** Whether a window contains a day. */
export const holdsDay = (day: string, { from, days }: WindowRange): boolean =>
  from <= day && day < dayAfter(from, days);

export const dayAfter = (date: string, days: number) => isoDateOf(dayOf(date) + days);

/** Whether an event takes place on a day, whole or in part. */
export const isOnDay = (date: string) => (event: Pick<ScheduleEvent, "first_day" | "last_day">) =>
  event.first_day <= date && event.last_day >= date;

/** Filter of the week: one person (`me` for oneself), one team, or everybody. */
export type Whose = { readonly who: string | null; readonly teamId: string | null };

/** Oneself or a child whose guardian one is, not a child whom one follows. */
export const isOwn = (part: MyPart) => part.answer_version !== undefined;

export const personOf = (part: Pick<MyPart, "child_id">) => part.child_id ?? "me";

export const isShownFor = ({ who, teamId }: Whose, { team_id, mine }: ScheduleEvent) =>
  (teamId === null || team_id === teamId) && (who === null || mine.some((part) => personOf(part) === who));

export type AgendaEntry =
  | { readonly kind: "event"; readonly event: ScheduleEvent }
  /** Consecutive called-off events of one series. */
  | { readonly kind: "folded"; readonly events: readonly ScheduleEvent[] };
export type AgendaDay = { readonly date: string; readonly entries: readonly AgendaEntry[] };

/** More consecutive called-off events of one series than this are folded into one line. */
const unfolded = 3;

/** The days that have events, in order. An event that began before the first day is listed on that. */
export function agendaOf(
  events: readonly ScheduleEvent[],
  from: string,
  { isFolded = true }: { isFolded?: boolean } = {},
): AgendaDay[] {
  const ordered = events.filter(({ last_day }) => last_day >= from).sort(byStart);
  const folded = isFolded ? foldsOf(ordered) : new Map<string, readonly ScheduleEvent[]>();
  const days = new Map<string, AgendaEntry[]>();
  for (const event of ordered) {
    const fold = folded.get(event.id);
    if (fold && fold[0] !== event) continue;
    const date = event.first_day < from ? from : event.first_day;
    const entry: AgendaEntry = fold ? { kind: "folded", events: fold } : { kind: "event", event };
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return [...days].map(([date, entries]) => ({ date, entries }));
}

/**
 * A chosen day, empty or not, and the days with events within a week of it; without any, the next one. Nothing is folded: the board above
 * marks each event, and here it is opened.
 */
export function daysFrom(events: readonly ScheduleEvent[], day: string): AgendaDay[] {
  const days = agendaOf(events, day, { isFolded: false });
  const near = days.filter(({ date }, index) => index === 0 || date < dayAfter(day, 7));
  return near[0]?.date === day ? near : [{ date: day, entries: [] }, ...near];
}

/** Maps the id of each folded event to its whole fold. */
function foldsOf(events: readonly ScheduleEvent[]): Map<string, readonly ScheduleEvent[]> {
  const folds = new Map<string, readonly ScheduleEvent[]>();
  const runs = new Map<string, ScheduleEvent[]>();
  const close = (series: string) => {
    const run = runs.get(series) ?? [];
    if (run.length > unfolded) for (const { id } of run) folds.set(id, run);
    runs.delete(series);
  };
  for (const event of events) {
    if (event.series_id === null) continue;
    if (event.status === "on") close(event.series_id);
    else runs.set(event.series_id, [...(runs.get(event.series_id) ?? []), event]);
  }
  for (const series of [...runs.keys()]) close(series);
  return folds;
}

export type Wanted = { readonly event: ScheduleEvent; readonly part: MyPart };

/** Whether the player is asked, has not answered, and a yes is still accepted. */
export const isWanted = (event: ScheduleEvent, part: MyPart, now: number) =>
  part.may_answer &&
  (part.answer ?? null) === null &&
  subjectOf(event, part, { isStaff: false, now }).open.includes("yes");

/** Answers are asked for this many days ahead; earlier only if the team asks again. */
export const daysAsked = 7;

/** The missing answers of the next days. */
export const wantedThisWeek = ({ events }: Pick<ScheduleWindow, "events">, now: number): Wanted[] =>
  events
    .filter(({ starts_at }) => Date.parse(starts_at) < now + daysAsked * 86_400_000)
    .flatMap((event) => event.mine.map((part) => ({ event, part })))
    .filter(({ event, part }) => isWanted(event, part, now));

export type Clash = {
  /** Contains both versions, so that a dismissed clash is shown again when either event changes. */
  readonly key: string;
  readonly person: string;
  readonly name: string;
  readonly events: readonly [ScheduleEvent, ScheduleEvent];
};

/** Clashes of the caller's own players. Only families see them. */
export function clashesOf({ events, today }: ScheduleWindow): Clash[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const names = new Map<string, string>();
  const commitments = events
    .filter(({ last_day }) => last_day >= today)
    .flatMap((event) =>
      event.mine.filter(isOwn).map((part) => {
        names.set(personOf(part), part.first_name);
        return {
          eventId: event.id,
          personId: personOf(part),
          arrivesAt: Date.parse(event.arrives_at),
          endsAt: Date.parse(event.ends_at),
          isOn: event.status === "on",
          isTimed: event.timing === "timed",
          isDeclined: part.answer === "no",
        };
      }),
    );
  return overlapsOf(commitments).flatMap(({ personId, eventIds }) => {
    const [one, other] = eventIds.map((id) => byId.get(id));
    if (!one || !other) return [];
    return {
      key: `${personId}:${one.id}.${one.version}:${other.id}.${other.version}`,
      person: personId,
      name: names.get(personId) ?? "",
      events: [one, other],
    };
  });
}

/** The missing answers that "All in" gives, and those left out because they clash. */
export function allIn(window: ScheduleWindow, now: number): { ask: Wanted[]; leftOut: Wanted[] } {
  const taken = new Set(
    clashesOf(window).flatMap(({ person, events }) => events.map(({ id }) => `${id} ${person}`)),
  );
  const wanted = wantedThisWeek(window, now);
  const isClashing = ({ event, part }: Wanted) => taken.has(`${event.id} ${personOf(part)}`);
  return { ask: wanted.filter((each) => !isClashing(each)), leftOut: wanted.filter(isClashing) };
}

/** The player of an answer, who may be counted in at practices. */
export function usualOfferOf(
  { events }: ScheduleWindow,
  { eventId, membershipId }: { eventId: string; membershipId: string },
): UsualOffer | null {
  const event = events.find(({ id }) => id === eventId);
  const part = event?.mine.find(({ membership_id }) => membership_id === membershipId);
  return event && part
    ? { teamId: event.team_id, membershipId, name: part.first_name, day: event.first_day }
    : null;
}
