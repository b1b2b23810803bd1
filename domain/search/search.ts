import { dayText } from "../dates/wall-time";
import type { ScheduleEvent } from "../schedule/answer/answering";
import { eventTitle } from "../schedule/event/event-fact-texts";
import type { RosterEntry } from "../team/roster";

export type SearchTeam = { readonly id: string; readonly name: string };
export type SearchPerson = { readonly teamId: string; readonly entry: RosterEntry };

/** What is searched: one's teams, their people, and the events around today. */
export type SearchIndex = {
  readonly today: string;
  readonly teams: readonly SearchTeam[];
  readonly people: readonly SearchPerson[];
  readonly events: readonly ScheduleEvent[];
};

export type SearchOutcome = { kind: "read"; index: SearchIndex } | { kind: "failed" };

export type Found = {
  readonly teams: readonly SearchTeam[];
  readonly people: readonly SearchPerson[];
  readonly events: readonly ScheduleEvent[];
};

/** Of each kind so many are listed: who sees more types one letter more. */
const mostOfAKind = 8;

const nothing: Found = { teams: [], people: [], events: [] };

/** Everything in which each typed word begins a word. Events to come are first, by day; then past ones, the latest first. */
export function search(index: SearchIndex, typed: string): Found {
  const words = wordsOf(typed);
  if (words.length === 0) return nothing;
  const nameOf = new Map(index.teams.map(({ id, name }) => [id, name]));
  const fits = (texts: readonly (string | null | undefined)[]) => {
    const beginnings = texts.flatMap((text) => wordsOf(text ?? ""));
    return words.every((word) => beginnings.some((beginning) => beginning.startsWith(word)));
  };
  const events = index.events.filter((event) =>
    fits([
      eventTitle(event),
      event.opponent,
      event.venue?.name,
      nameOf.get(event.team_id),
      dayText(event.first_day),
      longDay(event.first_day),
    ]),
  );
  const isPast = ({ last_day }: ScheduleEvent) => last_day < index.today;
  return {
    teams: index.teams.filter(({ name }) => fits([name])).slice(0, mostOfAKind),
    people: index.people
      .filter(({ entry }) => fits([entry.shown_name, entry.number, ...namesOfGuardians(entry)]))
      .slice(0, mostOfAKind),
    events: [...events.filter((event) => !isPast(event)), ...events.filter(isPast).reverse()].slice(
      0,
      mostOfAKind,
    ),
  };
}

export const isNothing = ({ teams, people, events }: Found) =>
  teams.length + people.length + events.length === 0;

const namesOfGuardians = ({ guardians }: RosterEntry) => (guardians ?? []).map(({ name }) => name);

/** "Saturday December 5 2026-12-05 12/5". */
function longDay(date: string): string {
  const [, month = "", day = ""] = date.split("-");
  const long = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", timeZone: "UTC" });
  return `${long.format(Date.parse(date))} ${date} ${Number(month)}/${Number(day)}`;
}

/** Lowercase and without accents. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}/-]+/u)
    .filter((word) => word !== "");
