export type TimeZoneOutcome = "updated" | "failed";
