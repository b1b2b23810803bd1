import type { Refused } from "../base/outcome";

export type ZoneSeen = { type: "zone.seen"; timeZone: string };

/** `failed`: nobody answered, so a later look tries again. */
export type TimeZoneOutcome = { kind: "updated"; timeZone: string } | Refused | { kind: "failed" };
