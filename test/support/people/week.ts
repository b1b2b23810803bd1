import type {
  AnswerSubject,
  GivenAnswer,
  MyPart,
  ScheduleEvent,
  StoredAnswer,
} from "../../../domain/schedule/answer/answering";
import { type LinePart, lineParts } from "../../../domain/schedule/event/event-parts";
import type { ScheduleWindow } from "../../../domain/schedule/week/agenda";

const noLines = Object.fromEntries(lineParts.map((name) => [name, null])) as Record<LinePart, null>;

/** Practice on Tuesday at 17:30 in Chicago, which asks Maya. */
export const practice = (change: Partial<ScheduleEvent> = {}): ScheduleEvent => ({
  ...noLines,
  team_id: "rockets",
  id: "e1",
  series_id: null,
  kind: "practice",
  title: "Practice",
  side: null,
  timing: "timed",
  time_zone: "America/Chicago",
  starts_local: "2026-11-24T17:30:00",
  ends_local: "2026-11-24T19:00:00",
  duration_minutes: 90,
  arrive_minutes: 15,
  first_day: "2026-11-24",
  last_day: "2026-11-24",
  starts_at: "2026-11-24T23:30:00.000Z",
  ends_at: "2026-11-25T01:00:00.000Z",
  arrives_at: "2026-11-24T23:15:00.000Z",
  venue: { id: "v1", name: "Riverside", category: "field", address: "1 River Road", version: 1 },
  venue_detail: "field 7",
  status: "on",
  called_off_for: null,
  called_off_note: null,
  asks: "players",
  answer_by: null,
  version: 3,
  time_version: 1,
  notice_version: 1,
  changes: [],
  mine: [part()],
  ...change,
});

export const part = (change: Partial<MyPart> = {}): MyPart => ({
  membership_id: "maya",
  child_id: "child-maya",
  first_name: "Maya",
  may_answer: true,
  answer: null,
  note: null,
  answered_at: null,
  answer_version: 0,
  is_for_old_time: false,
  seen_version: null,
  ...change,
});

export const standing = (change: Partial<StoredAnswer> = {}): StoredAnswer => ({
  answer: null,
  note: null,
  by: null,
  at: null,
  version: 0,
  isForOldTime: false,
  source: null,
  until: null,
  over: null,
  ...change,
});

export const subject = (change: Partial<AnswerSubject> = {}): AnswerSubject => ({
  teamId: "rockets",
  eventId: "e1",
  membershipId: "maya",
  eventVersion: 3,
  standing: standing(),
  open: ["yes", "maybe", "no"],
  closed: null,
  ...change,
});

export const said = (change: Partial<GivenAnswer> = {}): GivenAnswer => ({
  teamId: "rockets",
  eventId: "e1",
  membershipId: "maya",
  answer: "yes",
  note: null,
  eventVersion: 3,
  seenVersion: 0,
  ...change,
});

/** A week as of Sunday: practice on Tuesday asks Maya, a game on Saturday asks both. */
export const week = (change: Partial<ScheduleWindow> = {}): ScheduleWindow => ({
  from: "2026-11-21",
  days: 29,
  today: "2026-11-22",
  teams: [
    {
      id: "rockets",
      name: "Rockets",
      colour_one: "#1d2f6f",
      colour_two: "#ffc53d",
      time_zone: "America/Chicago",
      is_staff: false,
    },
    {
      id: "comets",
      name: "Comets",
      colour_one: "#0b5d3b",
      colour_two: "#ffffff",
      time_zone: "America/Chicago",
      is_staff: false,
    },
  ],
  people: [
    { child_id: "child-maya", name: "Maya" },
    { child_id: "child-leo", name: "Leo" },
  ],
  events: [
    practice(),
    practice({
      id: "e2",
      kind: "game",
      title: "Game",
      opponent: "Foxes",
      ...at("2026-11-28", 9),
      mine: [part(), leo()],
    }),
  ],
  ...change,
});

export const leo = (change: Partial<MyPart> = {}) =>
  part({ membership_id: "leo", child_id: "child-leo", first_name: "Leo", ...change });

/** The times of an event of 90 minutes, in Chicago's winter time. */
export const at = (day: string, hour: number): Partial<ScheduleEvent> => {
  const wall = (minutes: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minutes) * 60_000).toISOString().slice(0, 19);
  const instant = (minutes: number) =>
    new Date(Date.parse(`${day}T06:00:00Z`) + (hour * 60 + minutes) * 60_000).toISOString();
  return {
    first_day: day,
    last_day: day,
    starts_local: wall(0),
    ends_local: wall(90),
    starts_at: instant(0),
    arrives_at: instant(-15),
    ends_at: instant(90),
  };
};

/** The event some hours after what the device's clock shows at its start, in whatever zone the tests run. */
export const hoursOff = (event: ScheduleEvent, hours: number): ScheduleEvent => ({
  ...event,
  starts_at: new Date(new Date(event.starts_local).getTime() + hours * 3_600_000).toISOString(),
});
