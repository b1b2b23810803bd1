import { dayText, timeText } from "../../dates/wall-time";
import type { ChangeVerb } from "../event/change-review";
import type { EventKind } from "../event/event";
import { kindNouns } from "../event/event-texts";
import type { Scope } from "./scope";
import type { Plan } from "./weekly";

export const scopeTexts = {
  title: "Just this one, or more?",
  back: "Back",
  save: "Save",
  review: "What happens",
  what: "What changes",
  nothing: "Nothing changes.",
  keepTheirs: "Keep theirs",
  changeThemToo: "Change them too",
  whichOnes: "Which ones?",
  theirOwn: "Have their own",
} as const;

const scopeNames: Readonly<Record<Scope, string>> = {
  this: "only this one",
  later: "This and later",
  all: "All to come",
};
/** "Move only this one" saves; the wider ones are reviewed first. */
export const scopeWord = (scope: Scope, verb: ChangeVerb) =>
  scope === "this" ? `${verb} ${scopeNames.this}` : scopeNames[scope];

const groupNames: Readonly<Record<Plan["kept_own"][number]["groups"][number], string>> = {
  time: "time",
  place: "place",
  title: "name",
  kit: "kit",
  notes: "notes",
  answers: "answers",
};

const kindsOfChange = (plan: Plan) =>
  [
    { says: "Moves", does: "move", walls: plan.moved.map(({ to }) => to) },
    { says: "Changes", does: "change", walls: wallsOf(plan.changed) },
    { says: "Adds", does: "add", walls: plan.added },
    { says: "Calls off", does: "call off", walls: wallsOf(plan.called_off) },
    { says: "Puts back on", does: "put back on", walls: wallsOf(plan.back_on) },
    { says: "Takes back", does: "take back", walls: wallsOf(plan.taken_back) },
  ].filter(({ walls }) => walls.length > 0);

const wallsOf = (events: Plan["changed"]) => events.map(({ starts_local }) => starts_local);

/** "Moves 12 practices. Calls off 1." */
export function planLine(plan: Plan, kind: EventKind): string {
  const parts = kindsOfChange(plan).map(({ says, walls: { length } }, at) =>
    at > 0 ? `${says} ${length}.` : `${says} ${length} ${kindNouns[kind]}${length === 1 ? "" : "s"}.`,
  );
  return parts.length === 0 ? scopeTexts.nothing : parts.join(" ");
}

/** "Thu, Nov 26 to Sat, Jan 9": from the first of a plan's events to its last. Null if it has none. */
export function planSpan(plan: Plan): string | null {
  const days = kindsOfChange(plan)
    .flatMap(({ walls }) => walls.map((wall) => wall.slice(0, 10)))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`;
}

/** The button below a plan says what it does: "Move 12, call off 1". */
export function planWord(plan: Plan): string {
  const words = kindsOfChange(plan)
    .map(({ does, walls }) => `${does} ${walls.length}`)
    .join(", ");
  return words === "" ? scopeTexts.save : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** An event of a plan, in words. */
export type PlannedDay = { readonly id: string; readonly text: string };

/** The events that `planLine` counts, in the same order: "Tue, Dec 1, 17:30 → 18:00". */
export function planDays(plan: Plan): { label: string; days: PlannedDay[] }[] {
  const each = (events: Plan["called_off"]) =>
    events.map(({ event_id, starts_local }) => ({ id: event_id, text: momentText(starts_local) }));
  const lists = [
    ["Moves", plan.moved.map(({ event_id, from, to }) => ({ id: event_id, text: moveText(from, to) }))],
    ["Changes", each(plan.changed)],
    ["Adds", plan.added.map((wall) => ({ id: wall, text: momentText(wall) }))],
    ["Calls off", each(plan.called_off)],
    ["Puts back on", each(plan.back_on)],
    ["Takes back", each(plan.taken_back)],
  ] as const;
  return lists.flatMap(([label, days]) => (days.length > 0 ? [{ label, days }] : []));
}

/** "Thu, Dec 3: time and kit". */
export const ownDays = (kept: Plan["kept_own"]): PlannedDay[] =>
  kept.map(({ event_id, starts_local, groups }) => ({
    id: event_id,
    text: `${dayText(starts_local.slice(0, 10))}: ${namesOf(groups)}`,
  }));

const momentText = (wall: string) => `${dayText(wall.slice(0, 10))}, ${timeText(wall)}`;

/** The changed parts only: the day, the time or both. */
function moveText(from: string, to: string): string {
  const [before, after] = [from.slice(0, 10), to.slice(0, 10)];
  if (before === after) return `${momentText(from)} → ${timeText(to)}`;
  if (timeText(from) === timeText(to)) return `${dayText(before)} → ${dayText(after)}`;
  return `${momentText(from)} → ${momentText(to)}`;
}

/** "2 have their own time." Null if none has. */
export function ownLine(kept: Plan["kept_own"]): string | null {
  if (kept.length === 0) return null;
  const names = namesOf([...new Set(kept.flatMap((one) => one.groups))]);
  return `${kept.length === 1 ? "1 has its" : `${kept.length} have their`} own ${names}.`;
}

function namesOf(groups: Plan["kept_own"][number]["groups"]): string {
  const [last = "", ...before] = groups.map((group) => groupNames[group]).reverse();
  return before.length === 0 ? last : `${before.reverse().join(", ")} and ${last}`;
}
