import type { Changes } from "./changes";

/** Who reads the schedule again after a change: everybody who may read it, or the staff alone, who see answers and receipts of all families. */
export type ChangeAudience = "readers" | "staff";

export type ScheduleChanges = Changes<[teamId: string, audience: ChangeAudience]>;

/** Does something, and tells everybody who may read the schedule of a team that it has changed: once it is committed, so that they read it as it is. */
export async function publishScheduleChanges<Result>(
  { scheduleChanges }: { scheduleChanges?: ScheduleChanges },
  work: (changed: Set<string>) => Promise<Result>,
): Promise<Result> {
  const changed = new Set<string>();
  const result = await work(changed);
  for (const teamId of changed) scheduleChanges?.publish(teamId, "readers");
  return result;
}
