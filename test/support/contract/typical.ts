import type { components } from "../../../openapi";

type Schemas = components["schemas"];

/** These ids are nobody's. */
export const userId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11";
export const otherUserId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12";
export const childId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21";
export const teamId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
export const memberId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41";
export const twinId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b42";
export const requestId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b51";
export const eventId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71";
export const venueId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b81";
export const seriesId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b91";
export const dutyId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1";
export const messageId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1";
export const eventPath = { id: teamId, event_id: eventId };

export const emailAddress = "robin@example.com";
export const password = "Alley-oop-2026";
export const token = "n2qvVd3kX8dJm1q7w0mTt2bUlJ0r3b1i0d0eXq3mVQ9";
/** As long as one of a mail about an event. */
export const mailToken = "A".repeat(96);

export const idempotencyKey = "5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11";
export const keyed = { "Idempotency-Key": idempotencyKey };
export const versioned = { "If-Match": '"1"' };

export const presentMark = { attendance: "present", at: "2026-11-22T18:00:00.000Z" } as const;

/** A browser with the keys of RFC 8291's example. */
export const phone = {
  endpoint: "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  label: "Chrome on Android",
};

export const newPractice = {
  kind: "practice",
  timing: "timed",
  starts_local: "2026-11-24T17:30:00",
  duration_minutes: 90,
  arrive_minutes: 15,
} as const;

/** Two Tuesdays. */
export const newSeries: Schemas["NewSeries"] = {
  rule: { weekdays: 4, every_weeks: 1, first_day: "2026-11-24", last_day: "2026-12-01", skip_days: [] },
  fields: { kind: "practice", timing: "timed", starts_local: "17:30" },
};

/** A game of a league's list. */
export const importedGame: Schemas["ImportRow"] = {
  import_key: "game-11@league.example",
  kind: "game",
  opponent: "Rockets",
  side: "home",
  timing: "timed",
  starts_local: "2026-12-05T09:00:00",
  duration_minutes: 90,
  place: "Riverside",
  venue_detail: "field 3",
};

export const newTeam = {
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  time_zone: "America/Chicago",
  is_coach: true,
} as const;
