import { sql } from "drizzle-orm";
import type { RideCompany, RideWay, SeatState } from "../../../domain/ride/ride";
import type { components } from "../../../openapi";
import { mayDrive } from "../../core/ride/ride.store";
import { asked, prepareRows } from "../../platform/db/prepared";

export interface CarRow {
  way: RideWay;
  driver_id: string;
  driver_name: string;
  seats: number;
  taken: number;
  minutes: number | null;
  meeting_point: string | null;
  leaves_local: string | null;
  is_current: boolean;
  version: number;
  second_id: string | null;
  second_name: string | null;
  is_second_current: boolean;
}

const shown = (name: string) => sql.raw(`coalesce(${name}.first_name, ${name}.full_name)`);
const present = sql`trip_of(r.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id)`;

/** The cars of an event whose drivers are still in the team. */
export const readCars = prepareRows<CarRow>(
  "event_cars",
  [
    ...(["way", "driver_id", "driver_name", "seats", "taken", "minutes", "meeting_point"] as const),
    ...(["leaves_local", "is_current", "version", "second_id", "second_name", "is_second_current"] as const),
  ],
  sql`
  select r.way, r.driver_id, ${shown("d")} as driver_name, r.seats, r.taken, r.minutes, r.meeting_point,
    case when e.timing = 'timed' then leaves_at(r.way, e.starts_local, e.ends_local, e.arrive_minutes, r.minutes) end as leaves_local,
    r.trip is not distinct from ${present} as is_current, r.version, s.id as second_id, ${shown("s")} as second_name,
    r.second_trip is not distinct from ${present} as is_second_current
  from ride r join event e on e.team_id = r.team_id and e.id = r.event_id join "user" d on d.id = r.driver_id
    left join "user" s on s.id = r.second_id and ${mayDrive(sql`r.team_id`, sql`r.second_id`)}
  where r.team_id = ${asked("teamId", "uuid")} and r.event_id = ${asked("id", "uuid")} and ${mayDrive(sql`r.team_id`, sql`r.driver_id`)}`,
  sql`one.way desc, lower(one.driver_name), one.driver_id`,
);

export interface SeatRow {
  way: RideWay;
  membership_id: string;
  state: SeatState;
  company: RideCompany | null;
  driver_id: string | null;
  driver_name: string | null;
  consent_by: string | null;
  family_trip: string | null;
  version: number;
}

export const readSeats = prepareRows<SeatRow>(
  "event_seats",
  [
    "way",
    "membership_id",
    "state",
    "company",
    "driver_id",
    "driver_name",
    "consent_by",
    "family_trip",
    "version",
  ],
  sql`
  select n.way, n.membership_id, n.state, n.company, n.driver_id, ${shown("d")} as driver_name, ${shown("c")} as consent_by, n.family_trip, n.version
  from seats_at(${asked("teamId", "uuid")}, ${asked("id", "uuid")}) n
    left join "user" d on d.id = n.driver_id left join "user" c on c.id = n.consent_by`,
  sql`one.way desc, one.membership_id`,
);

export type SeatOfPlayer = components["schemas"]["MySeat"] & { membership_id: string };
type MyItem = { team_id: string; event_id: string } & (
  | { kind: "seat"; item: SeatOfPlayer }
  | { kind: "ride"; item: components["schemas"]["MyRide"] }
);

/** The seats of a person's players, and their own cars, at events that touch a range of days. */
export const readRidesOf = prepareRows<MyItem>(
  "rides_of",
  ["team_id", "event_id", "kind", "item"],
  sql`select * from rides_of(${asked("userId", "text")}, ${asked("from", "date")}, ${asked("days", "int")})`,
);
