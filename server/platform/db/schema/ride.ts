import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { child } from "./family";
import { event, eventKey } from "./schedule";
import { membership } from "./team";

const day = (name: string) => date(name, { mode: "string" });

/** One guardian lets this adult drive this child in any of its teams, also when nobody else is in the car. Any guardian may take it back. */
export const driverConsent = pgTable(
  "driver_consent",
  {
    childId: uuid("child_id")
      .notNull()
      .references(() => child.id, { onDelete: "cascade" }),
    driverId: text("driver_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    givenBy: text("given_by")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    givenOn: day("given_on").notNull(),
    until: day("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.driverId] }),
    index("driver_consent_driver").on(table.driverId),
    index("driver_consent_given").on(table.givenBy),
    index("driver_consent_old").on(table.until),
    check("driver_consent_life", sql`${table.until} between ${table.givenOn} and ${table.givenOn} + 366`),
  ],
);

export const driverConsentCopy: CopyNames<typeof driverConsent> = {
  childId: "child",
  driverId: "driver",
  givenBy: "given_by",
  givenOn: "given_on",
  until: "until",
};

/** A car on one way of one event. A driver drives one (the key). Both ways are two rows, agreed, changed and ended each by itself. */
export const ride = pgTable(
  "ride",
  {
    ...eventKey,
    way: text("way").$type<"there" | "back">().notNull(),
    driverId: text("driver_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** For players, the driver's own children included. */
    seats: smallint("seats").notNull(),
    /** Counted by the trigger of `ride_seat`, never by hand. */
    taken: smallint("taken").notNull().default(0),
    /** There, before one has to be there; back, after the end. It moves with the event. */
    minutes: smallint("minutes"),
    meetingPoint: text("meeting_point"),
    /** To which the driver agreed (`trip_of`); null once families were notified that the event is off. */
    trip: text("trip"),
    /** Another adult, beside the driver, on no player's seat. */
    secondId: text("second_id").references(() => user.id, { onDelete: "set null" }),
    secondTrip: text("second_trip"),
    version: integer("version").notNull().default(1),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ name: "ride_pkey", columns: [table.teamId, table.eventId, table.way, table.driverId] }),
    foreignKey({
      name: "ride_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    index("ride_driver").on(table.driverId),
    index("ride_old").on(table.at),
    index("ride_second").on(table.secondId).where(sql`${table.secondId} is not null`),
    // An adult in two cars would be company in both.
    uniqueIndex("ride_second_once")
      .on(table.teamId, table.eventId, table.way, table.secondId)
      .where(sql`${table.secondId} is not null`),
    check("ride_way", sql`${table.way} in ('there', 'back')`),
    check("ride_seats", sql`${table.seats} between 1 and 8`),
    check("ride_full", sql`${table.taken} between 0 and ${table.seats}`),
    check("ride_minutes", sql`${table.minutes} between 0 and 240`),
    check("ride_meeting_point", sql`char_length(${table.meetingPoint}) between 1 and 60`),
    check("ride_second_other", sql`${table.secondId} is distinct from ${table.driverId}`),
  ],
);

export const rideCopy: CopyNames<typeof ride> = {
  teamId: "team",
  eventId: "event",
  way: "way",
  driverId: "driver",
  seats: "seats",
  taken: "taken",
  minutes: "minutes",
  meetingPoint: "meeting_point",
  trip: null,
  secondId: "second_adult",
  secondTrip: null,
  version: null,
  at: "changed_at",
};

/** A player who wants a ride on one way: one row, so one car (the key). Without a driver nobody drives yet. */
export const rideSeat = pgTable(
  "ride_seat",
  {
    ...eventKey,
    way: text("way").$type<"there" | "back">().notNull(),
    membershipId: uuid("membership_id").notNull(),
    /** A car of `ride`, or null: the trigger refuses any other (DR022). */
    driverId: text("driver_id"),
    /** The guardian who agreed to this driver, or the adult player. */
    familyBy: text("family_by"),
    /** To which; null: the family has not agreed yet. */
    familyTrip: text("family_trip"),
    /** Agreed by that guardian's consent to the driver. */
    isByConsent: boolean("is_by_consent").notNull().default(false),
    askedBy: text("asked_by").notNull(),
    version: integer("version").notNull().default(1),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({
      name: "ride_seat_pkey",
      columns: [table.teamId, table.eventId, table.way, table.membershipId],
    }),
    foreignKey({
      name: "ride_seat_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "ride_seat_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    index("ride_seat_of_member").on(table.teamId, table.membershipId),
    index("ride_seat_of_driver").on(table.driverId).where(sql`${table.driverId} is not null`),
    index("ride_seat_old").on(table.at),
    check("ride_seat_way", sql`${table.way} in ('there', 'back')`),
    check(
      "ride_seat_family",
      sql`(${table.familyBy} is null) = (${table.familyTrip} is null) and (${table.familyBy} is not null or not ${table.isByConsent}) and (${table.driverId} is not null or ${table.familyBy} is null)`,
    ),
  ],
);

export const rideSeatCopy: CopyNames<typeof rideSeat> = {
  teamId: "team",
  eventId: "event",
  way: "way",
  membershipId: "membership",
  driverId: "driver",
  familyBy: "agreed_by",
  familyTrip: null,
  isByConsent: "agreed_by_consent",
  askedBy: "asked_by",
  version: null,
  at: "changed_at",
};
