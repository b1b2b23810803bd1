import type { Scope } from "./scope";
import { dayText, timeText } from "./wall-time";
import type { Plan } from "./weekly";

export const scopeTexts = {
  title: "Just this one, or more?",
  choices: { this: "Only this one", later: "This and later", all: "All to come" } satisfies Record<
    Scope,
    string
  >,
  back: "Back",
  doIt: "Do it",
  review: "What happens",
  nothing: "Nothing changes.",
  keepTheirs: "Keep theirs",
  changeThemToo: "Change them too",
  whichOnes: "Which ones?",
  theirOwn: "Have their own",
} as const;

const groupNames: Readonly<Record<Plan["kept_own"][number]["groups"][number], string>> = {
  time: "time",
  place: "place",
  title: "name",
  kit: "kit",
  notes: "notes",
  answers: "answers",
};

/** "Moves 12. Calls off 1. 9 answers will read “for the old time”." */
export function planLine(plan: Plan): string {
  const counted = [
    ["Moves", plan.moved.length],
    ["Changes", plan.changed.length],
    ["Adds", plan.added.length],
    ["Calls off", plan.called_off.length],
    ["Puts back on", plan.back_on.length],
    ["Takes back", plan.taken_back.length],
  ] as const;
  const parts = counted.flatMap(([verb, count]) => (count > 0 ? [`${verb} ${count}.`] : []));
  return parts.length === 0 ? scopeTexts.nothing : parts.join(" ");
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

/** Null if no answer was given to an event that moves. */
export const answersLine = ({ answers_for_old_time: count }: Plan): string | null =>
  count === 0 ? null : `${count === 1 ? "1 answer" : `${count} answers`} will read "for the old time".`;

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
