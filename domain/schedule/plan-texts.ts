import type { Scope } from "./scope";
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
    ["Changes", plan.changed],
    ["Adds", plan.added.length],
    ["Calls off", plan.called_off.length],
    ["Puts back on", plan.back_on.length],
    ["Takes back", plan.taken_back.length],
  ] as const;
  const parts = counted.flatMap(([verb, count]) => (count > 0 ? [`${verb} ${count}.`] : []));
  return parts.length === 0 ? scopeTexts.nothing : parts.join(" ");
}

/** Null where nobody answered for a time that moves. */
export const answersLine = ({ answers_for_old_time: count }: Plan): string | null =>
  count === 0 ? null : `${count === 1 ? "1 answer" : `${count} answers`} will read "for the old time".`;

/** "2 have their own time." Null where none has. */
export function ownLine(kept: Plan["kept_own"]): string | null {
  if (kept.length === 0) return null;
  const groups = [...new Set(kept.flatMap((one) => one.groups))].map((group) => groupNames[group]);
  const [last = "", ...before] = [...groups].reverse();
  const names = before.length === 0 ? last : `${before.reverse().join(", ")} and ${last}`;
  return `${kept.length === 1 ? "1 has its" : `${kept.length} have their`} own ${names}.`;
}
