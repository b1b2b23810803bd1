import { hoursBetweenReminders, minutesBeforeReminder, mostReminders } from "./limits";
import type { RemindCount } from "./remind-texts";

/** Whether staff may remind again of a post: a few times in all, with some hours between two. */
export const mayRemind = (
  { remindedAt, reminders }: { remindedAt: Date | null; reminders: number },
  now: Date,
): boolean =>
  reminders < mostReminders &&
  (remindedAt === null || now.getTime() - remindedAt.getTime() >= hoursBetweenReminders * 3_600_000);

/** A post that has just rung offers no reminder beside it. */
export const offersReminder = (postedAt: Date, now: Date): boolean =>
  now.getTime() - postedAt.getTime() >= minutesBeforeReminder * 60_000;

/** Each list has what makes people a family, as a rule their children; people with one in common are one family. */
export function countFamilies(people: readonly (readonly string[])[]): number {
  const families: Set<string>[] = [];
  for (const of of people) {
    const touching = families.filter((names) => of.some((name) => names.has(name)));
    for (const family of touching) families.splice(families.indexOf(family), 1);
    families.push(new Set([...of, ...touching.flatMap((names) => [...names])]));
  }
  return families.length;
}

/** Readers who are not done themselves and have no other guardian of one of their children who is. */
export function countToRemind(
  readers: readonly string[],
  guardians: readonly (readonly [child: string, user: string])[],
  done: ReadonlySet<string>,
): RemindCount {
  const served = new Set(guardians.filter(([, user]) => done.has(user)).map(([child]) => child));
  const childrenOf = (reader: string) =>
    guardians.filter(([, user]) => user === reader).map(([child]) => child);
  const open = readers
    .filter((reader) => !done.has(reader))
    .map(childrenOf)
    .filter((children) => !children.some((child) => served.has(child)));
  const isForFamilies = open.every((children) => children.length > 0);
  return { people: open.length, families: isForFamilies ? countFamilies(open) : null };
}
