import type { HuddlePerson } from "../huddle/huddle";
import type { ReminderFor, WhoHasSeen } from "./feed-outcomes";
import type { RemindCount } from "./remind-texts";
import { countFamilies } from "./reminders";

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

/** First names of their children make two readers one family. */
export const countOpen = (open: SeenReaders): RemindCount => ({
  people: open.length,
  families: open.some(({ of }) => of.length === 0) ? null : countFamilies(open.map(({ of }) => of)),
});
