import type { Absence, AbsenceReview, Absences } from "../../../domain/absence/absence";

/** An absence of a child, from July 1 to 14. */
export const absence = (change: Partial<Absence> = {}): Absence => ({
  id: "a1",
  child_id: "maya",
  first_name: "Maya",
  first_day: "2026-07-01",
  last_day: "2026-07-14",
  weekdays: 127,
  said_by: { name: "Jordan", is_me: true },
  said_at: "2026-06-20T10:00:00.000Z",
  covers: 3,
  version: 1,
  ...change,
});

/** A household of two children and a mother who plays. */
export const absences = (change: Partial<Absences> = {}): Absences => ({
  items: [],
  people: [
    { child_id: "maya", first_name: "Maya" },
    { child_id: "leo", first_name: "Leo" },
    { child_id: null, first_name: "Jordan" },
  ],
  players: [],
  ...change,
});

const event = {
  team_id: "comets",
  team_name: "Comets",
  event_id: "e1",
  title: "Practice",
  opponent: null,
  timing: "timed",
  starts_local: "2026-07-07T17:30",
  membership_id: "m1",
  child_id: "maya",
  first_name: "Maya",
} as const;

/** Out of three things, of which one had been In. */
export const awayReview = (change: Partial<AbsenceReview> = {}): AbsenceReview => ({
  items: [],
  covers: 3,
  teams: 1,
  events: [event, { ...event, event_id: "e2", title: "Cup", starts_local: "2026-07-10T09:00" }],
  turns: [
    { ...event, event_id: "e2", title: "Cup", starts_local: "2026-07-10T09:00", from: "yes", to: "no" },
  ],
  touches: [],
  ...change,
});
