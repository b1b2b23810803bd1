import { randomUUID } from "node:crypto";
import { momentsOf } from "../../../server/core/time/local-time";
import { event } from "../../../server/platform/db/schema/schedule";
import { presentMark } from "./contract-calls-attendance";
import { type Change, send, sendAs } from "./contract-changes";
import { plays } from "./contract-provocations-schedule";

const theEvent =
  (change: Partial<typeof event.$inferInsert>): Change =>
  ({ services: { db } }) =>
    db.update(event).set(change);

const longAgo = {
  timeZone: "America/Chicago",
  timing: "timed",
  startsLocal: "2026-10-22T12:00:00",
  durationMinutes: 90,
  arriveMinutes: 15,
} as const;

/** By message code, for the operations of attendance; see `changes`. */
export const attendanceChanges: Record<string, Change> = {
  EVENT_PARTY_MEMBER_401_UPDATE: plays,
  EVENT_PARTY_MEMBER_404: (_, ready) =>
    send(ready, { rows: [{ membership_id: randomUUID(), ...presentMark }] }),
  "markAttendance EVENT_ITEM_403_CALLED_OFF": theEvent({ status: "called_off", calledOffFor: "weather" }),
  "markAttendance EVENT_ITEM_403_OVER": theEvent({ ...longAgo, ...momentsOf(longAgo) }),
  "readAttendance REQUEST_400_INVALID": (_, ready) =>
    sendAs(ready, (url) => `${url}?from=2026-12-01&to=2026-11-01`),
};
