import type { Refused } from "../base/outcome";

export type ZoneSeen = { type: "zone.seen"; timeZone: string };

/** `failed`: no reply, so a later check tries again. */
export type TimeZoneOutcome = { kind: "updated"; timeZone: string } | Refused | { kind: "failed" };
