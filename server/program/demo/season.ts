import type { EventKind } from "../../../domain/schedule/event/event";
import type { components } from "../../../openapi";

/** The events of the club's teams around the day of the demonstration, as data. Weeks count from the current one; 0 is Sunday. */
export interface DemoSeason {
  team: string;
  /** Its creator: a key of the club's adults. */
  by: string;
  venues: readonly components["schemas"]["NewVenue"][];
  /** Each entry is created as a series. */
  practices: readonly {
    weekdays: readonly number[];
    time: string;
    minutes: number;
    venue: string;
    detail?: string;
    weeks: readonly [first: number, last: number];
  }[];
  events: readonly DemoEvent[];
}

export interface DemoEvent {
  kind: EventKind;
  week: number;
  weekday: number;
  time: string;
  minutes: number;
  arrive?: number;
  opponent?: string;
  side?: "home" | "away";
  title?: string;
  venue: string;
  detail?: string;
  kit?: string;
  notes?: string;
  /** Its change after families have answered. */
  became?:
    | { moved: { time: string; detail: string } }
    | { calledOff: components["schemas"]["CallOffReason"] };
}

/** A practice that was called off minutes ago. All but these know of it by now. */
export interface DemoCallOff {
  team: string;
  by: string;
  title: string;
  /** Minutes. */
  startsIn: number;
  arrive: number;
  minutes: number;
  reason: components["schemas"]["CallOffReason"];
  toldAgo: number;
  /** Who pressed *Got it*. */
  know: readonly string[];
  /** The first name of a spot whose family staff told in person. */
  told: string;
}

/** Left on the call list are a family with numbers, one without, and one that has not joined. */
export const near: DemoCallOff = {
  team: "Comets",
  by: "assistant",
  title: "Extra practice",
  startsIn: 70,
  arrive: 15,
  minutes: 60,
  reason: "weather",
  toldAgo: 10,
  know: ["kim", "aisha", "erik", "hana", "fatima", "manager"],
  told: "Leo",
};

/** Who is away, as one guardian said; the other has yet to see it. */
export interface DemoAway {
  child: string;
  /** A key of the club's adults. */
  by: string;
  week: number;
  days: number;
}

/** Behind the days for which families have answered. */
export const aways: readonly DemoAway[] = [{ child: "sam", by: "father", week: 4, days: 7 }];

const saturday = { weekday: 6, arrive: 30 } as const;

export const seasons: readonly DemoSeason[] = [
  {
    team: "Comets",
    by: "coach",
    venues: [
      { name: "Riverside", category: "field", address: "1200 River Road, Chicago" },
      { name: "Kessler Park", category: "field", address: "88 Kessler Avenue, Evanston" },
    ],
    practices: [
      { weekdays: [2, 4], time: "17:30", minutes: 90, venue: "Riverside", detail: "field 7", weeks: [-1, 6] },
    ],
    events: [
      {
        ...saturday,
        kind: "game",
        week: 1,
        time: "09:00",
        minutes: 75,
        opponent: "Lakeview Hornets",
        side: "home",
        venue: "Riverside",
        detail: "field 3",
        kit: "blue",
        notes: "Oranges at half-time are on the coach.",
        became: { moved: { time: "14:00", detail: "field 7" } },
      },
      {
        ...saturday,
        kind: "game",
        week: 2,
        time: "10:30",
        minutes: 75,
        opponent: "Evanston Rovers",
        side: "away",
        venue: "Kessler Park",
        kit: "white",
      },
      {
        kind: "practice",
        week: 1,
        weekday: 5,
        time: "16:00",
        minutes: 60,
        title: "Keepers' practice",
        venue: "Riverside",
        became: { calledOff: "weather" },
      },
      {
        kind: "social",
        week: 3,
        weekday: 0,
        time: "12:00",
        minutes: 180,
        title: "Season picnic",
        venue: "Kessler Park",
        notes: "Bring something to share. Siblings welcome!",
      },
    ],
  },
  {
    team: "River Otters",
    by: "manager",
    venues: [{ name: "Aquatic Center", category: "pool", address: "5 Lagoon Drive, Chicago" }],
    practices: [
      {
        weekdays: [1, 3],
        time: "18:00",
        minutes: 60,
        venue: "Aquatic Center",
        detail: "lanes 3 to 5",
        weeks: [-1, 6],
      },
    ],
    events: [
      {
        kind: "game",
        week: 1,
        weekday: 6,
        time: "09:30",
        minutes: 150,
        arrive: 45,
        title: "Winter meet",
        venue: "Aquatic Center",
      },
    ],
  },
  {
    team: "Northside Owls",
    by: "manager",
    venues: [{ name: "West Gym", category: "gym", address: "410 West Street, Chicago" }],
    practices: [{ weekdays: [5], time: "18:30", minutes: 75, venue: "West Gym", weeks: [-1, 6] }],
    events: [
      // Clashes with Lena's swimming.
      {
        ...saturday,
        kind: "game",
        week: 1,
        time: "10:00",
        minutes: 80,
        opponent: "Harbor Hoopers",
        side: "home",
        venue: "West Gym",
        detail: "court 2",
      },
    ],
  },
];
