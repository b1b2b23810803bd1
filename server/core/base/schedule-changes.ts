import type { Changes } from "./changes";

/** Who reads the schedule again after a change: everybody who may read it, or the staff alone, who see answers and receipts of all families. */
export type ChangeAudience = "readers" | "staff";

export type ScheduleChanges = Changes<[teamId: string, audience: ChangeAudience]>;
