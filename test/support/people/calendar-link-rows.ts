import type { CalendarLink, CalendarLinks, Look } from "../../../domain/calendar-link/calendar-link";

const token = "n2qvVd3kX8dJm1q7w0mTt2bUlJ0r3b1i0d0eXq3mVQ9";

/** A link of one's week, as the server lists it. */
export const calendarLink = (change: Partial<CalendarLink> = {}): CalendarLink => ({
  id: "l1",
  scope: "household",
  child_id: null,
  team_id: null,
  name: null,
  guest_name: null,
  link: `https://drip.example/calendar/${token}.ics`,
  leaves_out_declined: true,
  ends_on: null,
  last_fetched_at: null,
  last_fetched_by: null,
  is_mine: true,
  version: 1,
  ...change,
});

/** For Grandpa, of Maya. */
export const guestLink = (change: Partial<CalendarLink> = {}): CalendarLink =>
  calendarLink({
    id: "g1",
    scope: "child",
    child_id: "maya",
    name: "Maya",
    guest_name: "Grandpa",
    link: `https://drip.example/app/look#${token}`,
    leaves_out_declined: false,
    ends_on: "2027-05-28",
    ...change,
  });

/** Maya plays for the Rockets. */
export const calendarLinks = (items: CalendarLink[] = []): CalendarLinks => ({
  items,
  children: [{ child_id: "maya", first_name: "Maya", guests_until: "2027-05-28" }],
  teams: [{ team_id: "rockets", name: "Rockets" }],
});

type LookEvent = NonNullable<Look["events"]>[number];

/** A practice on Tuesday. */
export const lookEvent = (change: Partial<LookEvent> = {}): LookEvent => ({
  id: "e1",
  team_name: "Rockets",
  kind: "practice",
  title: "Practice",
  opponent: null,
  timing: "timed",
  time_zone: "America/Chicago",
  starts_local: "2026-11-24T17:30:00",
  ends_local: "2026-11-24T19:00:00",
  arrive_minutes: 15,
  first_day: "2026-11-24",
  last_day: "2026-11-24",
  starts_at: "2026-11-24T23:30:00.000Z",
  place: "Riverside, field 7",
  address: null,
  status: "on",
  ...change,
});
