import type { GivenMark } from "../../../domain/schedule/attendance/attendance";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { details } from "./event";

export type Line = EventDetails["participants"][number];

export const line = (membership_id: string, change: Partial<Line> = {}): Line => ({
  membership_id,
  name: membership_id,
  number: null,
  answer: "yes",
  is_for_old_time: false,
  is_mine: false,
  source: "said",
  ...change,
});

/** A practice as its staff read it, with these players. */
export const squad = (lines: readonly Line[], event: Partial<ScheduleEvent> = {}): EventDetails =>
  details(
    {
      id: "e1",
      team_id: "comets",
      version: 1,
      arrives_at: "2026-11-24T23:15:00.000Z",
      ends_at: "2026-11-25T01:00:00.000Z",
      ...event,
    },
    { participants: [...lines] },
  );

/** During that practice. */
export const during = Date.parse("2026-11-24T23:31:00.000Z");

export const said = (change: Partial<GivenMark> = {}): GivenMark => ({
  teamId: "comets",
  eventId: "e1",
  membershipId: "maya",
  attendance: "present",
  at: new Date(during).toISOString(),
  eventVersion: 1,
  ...change,
});
