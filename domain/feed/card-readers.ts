import type { HuddlePerson } from "../huddle/huddle";
import type { ReminderFor, WhoHasSeen } from "./feed-outcomes";

/** `of`: the first names of the children for whom somebody reads. */
export type SeenReader = WhoHasSeen["readers"][number] & { person: HuddlePerson; of: readonly string[] };
export type SeenReaders = readonly SeenReader[];

/** Those whom nothing reached, those in whose family somebody was reached, and those who saw it or voted themselves; each by name. */
export function groupsOf(readers: SeenReaders, what: ReminderFor) {
  const byName = [...readers].sort((one, other) =>
    one.person.shown_name.localeCompare(other.person.shown_name, "en"),
  );
  const isDone = (reader: SeenReader) => (what === "seen" ? reader.has_seen : reader.has_voted);
  const isDoneAtHome = (reader: SeenReader) =>
    what === "seen" ? reader.is_seen_at_home : reader.is_voted_at_home;
  return {
    open: byName.filter((each) => !isDone(each) && !isDoneAtHome(each)),
    atHome: byName.filter((each) => !isDone(each) && isDoneAtHome(each)),
    done: byName.filter(isDone),
  };
}

/** "Remind 4 families", "Remind 2 people" where somebody reads for no child, "Remind Kim" for a single one. */
export function remindText(open: SeenReaders): string {
  const families = familiesIn(open);
  if (open.some(({ of }) => of.length === 0))
    return open.length === 1 ? "Remind 1 person" : `Remind ${open.length} people`;
  return families === 1 ? "Remind 1 family" : `Remind ${families} families`;
}

/** People with a child in common are one family. */
function familiesIn(readers: SeenReaders): number {
  const families: Set<string>[] = [];
  for (const { of } of readers) {
    const touching = families.filter((names) => of.some((name) => names.has(name)));
    const joined = new Set([...of, ...touching.flatMap((names) => [...names])]);
    for (const family of touching) families.splice(families.indexOf(family), 1);
    families.push(joined);
  }
  return families.length;
}
