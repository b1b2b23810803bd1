import type { MailPage, MailPlayer } from "../../../domain/answer-link/answer-link";

export const mailPlayer = (change: Partial<MailPlayer> = {}): MailPlayer => ({
  membership_id: "maya",
  first_name: "Maya",
  number: "7",
  answer: null,
  note: null,
  answered_at: null,
  answer_version: 0,
  is_for_old_time: false,
  ...change,
});

/** Practice of the Rockets on Tuesday at 17:30 in Chicago, which asks Maya. */
export const mailPage = (change: Partial<MailPage> = {}): MailPage => ({
  purpose: "answer",
  team: { name: "Rockets", colour_one: "#1b7f4b", colour_two: "#fffefa" },
  event: {
    title: "Practice",
    opponent: null,
    timing: "timed",
    time_zone: "America/Chicago",
    starts_local: "2026-11-24T17:30:00",
    starts_at: "2026-11-24T23:30:00.000Z",
    first_day: "2026-11-24",
    last_day: "2026-11-24",
    arrive_minutes: 15,
    place: ["Riverside", "field 7"],
    called_off: null,
    version: 2,
  },
  changes: [],
  is_newest: true,
  knows: true,
  open: ["yes", "maybe", "no"],
  closed: null,
  mails_stopped: false,
  players: [mailPlayer()],
  ...change,
});

/** The same once somebody answered for Maya. */
export const answeredPage = (answer: "yes" | "maybe" | "no", change: Partial<MailPlayer> = {}): MailPage =>
  mailPage({
    players: [
      mailPlayer({
        answer,
        source: "said",
        answered_by: { name: "Alex", is_me: false },
        answered_at: "2026-11-22T14:02:00.000Z",
        answer_version: 1,
        ...change,
      }),
    ],
  });

/** A change that the mail told, not acknowledged yet. */
export const changedPage = (change: Partial<MailPage> = {}): MailPage =>
  mailPage({
    purpose: "got_it",
    knows: false,
    changes: [
      { what: "start", before: "2026-11-24T17:30:00", after: "2026-11-24T18:00:00" },
      { what: "detail", before: "field 3", after: "field 7" },
    ],
    ...change,
  });
