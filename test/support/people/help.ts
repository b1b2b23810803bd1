import type { Duty, DutyBook } from "../../../domain/duty/duty-book";
import type { EventTurn } from "../../../domain/duty/turn-texts";
import type { EventSeat, Ride } from "../../../domain/ride/event-rides";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { details } from "./event";
import { part } from "./week";

/** Maya and Leo, whose mother reads. */
export const maya = part();
export const leo = part({ membership_id: "leo", child_id: "child-leo", first_name: "Leo" });

export const turn = (change: Partial<EventTurn> = {}): EventTurn => ({
  slot: 1,
  state: "planned",
  version: 2,
  membership_id: "maya",
  name: "Maya",
  is_own: true,
  ...change,
});

/** Practice with these turns of one duty, as a family reads it. */
export const withTurns = (slots: EventTurn[], change: Partial<EventDetails> = {}): EventDetails => {
  const { may_take_back: _, ...family } = details({ mine: [maya] });
  return { ...family, duties: [{ duty_id: "d1", name: "Snacks", sign: "snacks", slots }], ...change };
};

export const ride = (change: Partial<Ride> = {}): Ride => ({
  driver_id: "kim",
  driver_name: "Kim",
  is_me: false,
  way: "there",
  seats: 3,
  taken: 1,
  minutes: 20,
  leaves_local: "2026-11-24T16:55:00",
  is_current: true,
  version: 1,
  ...change,
});

export const seat = (change: Partial<EventSeat> = {}): EventSeat => ({
  way: "there",
  membership_id: "leo",
  name: "Leo",
  state: "wanted",
  is_own: true,
  version: 1,
  ...change,
});

/** Practice with these cars and seats, as a family reads it. */
export const withRides = (
  rides: Ride[],
  seats: EventSeat[],
  change: Partial<EventDetails> = {},
): EventDetails => {
  const { may_take_back: _, ...family } = details({ mine: [leo] });
  return { ...family, rides, seats, ...change };
};

export const snacks = (change: Partial<Duty> = {}): Duty => ({
  id: "d1",
  name: "Snacks",
  sign: "snacks",
  families: 1,
  kinds: ["game"],
  is_for_all: true,
  spares_staff: true,
  version: 1,
  ...change,
});

const game = (id: string, first_day: string) => ({
  id,
  kind: "game" as const,
  title: "Game",
  first_day,
  starts_local: `${first_day}T10:00:00`,
  timing: "timed" as const,
});

/** Three games and two families; Maya's brings snacks next, and the Lees after that. */
export const book = (change: Partial<DutyBook> = {}): DutyBook => ({
  duties: [snacks({ shared_at: "2026-11-01T10:00:00.000Z" })],
  events: [game("g0", "2026-11-07"), game("g1", "2026-12-05"), game("g2", "2026-12-12")].map((each, nth) =>
    nth === 0 ? { ...each, is_over: true as const } : each,
  ),
  turns: [
    { event_id: "g0", duty_id: "d1", slot: 1, state: "taken", membership_id: "sam", version: 1 },
    { event_id: "g1", duty_id: "d1", slot: 1, state: "planned", membership_id: "maya", version: 1 },
    { event_id: "g2", duty_id: "d1", slot: 1, state: "planned", membership_id: "sam", version: 1 },
  ],
  families: [
    { players: ["Sam L."], membership_ids: ["sam"], turns: 2, to_come: 1 },
    { players: ["Maya R.", "Leo R."], membership_ids: ["maya", "leo"], turns: 1, to_come: 1, is_own: true },
  ],
  choices: [],
  ...change,
});
