import { dayAt } from "./local-time";

/** Today where the person lives. */
export const todayOf = ({ timeZone }: { timeZone: string | null }, now: Date) =>
  dayAt(now, timeZone ?? "UTC");
