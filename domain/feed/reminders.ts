import { hoursBetweenReminders, mostReminders } from "./limits";

/** Whether staff may remind again of a post: a few times in all, with some hours between two. */
export const mayRemind = (
  { remindedAt, reminders }: { remindedAt: Date | null; reminders: number },
  now: Date,
): boolean =>
  reminders < mostReminders &&
  (remindedAt === null || now.getTime() - remindedAt.getTime() >= hoursBetweenReminders * 3_600_000);
