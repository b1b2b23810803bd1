import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import {
  type DutySign,
  dutySigns,
  type TurnReason,
  type TurnState,
  turnReasons,
  turnStates,
} from "../../../../domain/duty/duty";
import { familiesAtMost, nameLength } from "../../../../domain/duty/limits";
import { type EventKind, eventKinds } from "../../../../domain/schedule/event/event";
import { isOneOf, moment } from "./columns";
import type { CopyNames } from "./copy";
import { event, eventKey } from "./schedule";
import { membership, team } from "./team";

/** At every event of its kinds, or at one alone. It needs no row at an event: what is open is worked out. */
export const duty = pgTable(
  "duty",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    /** At this event alone. */
    eventId: uuid("event_id"),
    name: text("name").notNull(),
    sign: text("sign").$type<DutySign>().notNull().default("other"),
    families: smallint("families").notNull().default(1),
    kinds: text("kinds").array().$type<EventKind[]>().notNull().default(["game"]),
    side: text("side").$type<"home" | "away">(),
    /** False: for families alone that put themselves down. */
    isForAll: boolean("is_for_all").notNull().default(true),
    /** Families of coaches and managers are given no turns. */
    sparesStaff: boolean("spares_staff").notNull().default(true),
    /** Since it was shared out it is kept even; null: a list to sign up on. */
    sharedAt: moment("shared_at"),
    version: integer("version").notNull().default(1),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Its past turns still count. */
    endedAt: moment("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    foreignKey({
      name: "duty_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    index("duty_of_event").on(table.teamId, table.eventId).where(sql`${table.eventId} is not null`),
    index("duty_ended").on(table.endedAt).where(sql`${table.endedAt} is not null`),
    index("duty_living").on(table.teamId).where(sql`${table.endedAt} is null`),
    check("duty_name", sql`char_length(${table.name}) between 1 and ${sql.raw(String(nameLength))}`),
    check("duty_sign", isOneOf(table.sign, dutySigns)),
    check("duty_families", sql`${table.families} between 1 and ${sql.raw(String(familiesAtMost))}`),
    check(
      "duty_kinds",
      sql`cardinality(${table.kinds}) between 1 and 6 and ${table.kinds} <@ ${sql.raw(`'{${eventKinds.join(",")}}'`)}`,
    ),
    check("duty_side", sql`${table.side} in ('home', 'away')`),
    check("duty_once", sql`${table.eventId} is null or ${table.sharedAt} is null`),
  ],
);

// Belongs to a team, not to a person.
export const dutyCopy: CopyNames<typeof duty> = {
  teamId: null,
  id: null,
  eventId: null,
  name: null,
  sign: null,
  families: null,
  kinds: null,
  side: null,
  isForAll: null,
  sparesStaff: null,
  sharedAt: null,
  version: null,
  createdBy: null,
  createdAt: null,
  endedAt: null,
};

/** Whose turn it is at an event; without a row nobody's. A row is never deleted alone, so its version only rises. */
export const dutyTurn = pgTable(
  "duty_turn",
  {
    ...eventKey,
    dutyId: uuid("duty_id").notNull(),
    slot: smallint("slot").notNull(),
    /** The player whose family does it. */
    membershipId: uuid("membership_id"),
    state: text("state").$type<TurnState>().notNull(),
    /** Why it was given; null once a person settled it. */
    reason: text("reason").$type<TurnReason>(),
    /** A person, or `byDrip`. */
    byUser: text("by_user").notNull(),
    at: moment("at").notNull().defaultNow(),
    /** When the next notice about it is due; null if none is. */
    dueAt: moment("due_at"),
    /** How many of the state's notices were given: that it is theirs, and a reminder; or that it is offered to a few, and to all. */
    notices: smallint("notices").notNull().default(0),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.eventId, table.dutyId, table.slot] }),
    foreignKey({
      name: "duty_turn_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "duty_turn_duty",
      columns: [table.teamId, table.dutyId],
      foreignColumns: [duty.teamId, duty.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "duty_turn_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    uniqueIndex("duty_turn_once")
      .on(table.teamId, table.eventId, table.membershipId)
      .where(sql`${table.membershipId} is not null`),
    index("duty_turn_of_member")
      .on(table.teamId, table.membershipId)
      .where(sql`${table.membershipId} is not null`),
    index("duty_turn_of_duty").on(table.teamId, table.dutyId),
    index("duty_turn_old").on(table.at),
    index("duty_turn_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check("duty_turn_state", isOneOf(table.state, turnStates)),
    check("duty_turn_reason", isOneOf(table.reason, turnReasons)),
    check("duty_turn_whose", sql`(${table.membershipId} is null) = (${table.state} in ('open', 'off'))`),
    check("duty_turn_slot", sql`${table.slot} between 1 and ${sql.raw(String(familiesAtMost))}`),
  ],
);

export const dutyTurnCopy: CopyNames<typeof dutyTurn> = {
  teamId: "team",
  eventId: "event",
  dutyId: "duty",
  slot: null,
  membershipId: "membership",
  state: "state",
  reason: "reason",
  byUser: null,
  at: "at",
  dueAt: null,
  notices: null,
  version: null,
};

/** A family that is out of a duty for all, or in one for volunteers. No reason is stored. */
export const dutyChoice = pgTable(
  "duty_choice",
  {
    teamId: uuid("team_id").notNull(),
    dutyId: uuid("duty_id").notNull(),
    membershipId: uuid("membership_id").notNull(),
    byUser: text("by_user").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.dutyId, table.membershipId] }),
    foreignKey({
      name: "duty_choice_duty",
      columns: [table.teamId, table.dutyId],
      foreignColumns: [duty.teamId, duty.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "duty_choice_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    index("duty_choice_of_member").on(table.teamId, table.membershipId),
  ],
);

export const dutyChoiceCopy: CopyNames<typeof dutyChoice> = {
  teamId: "team",
  dutyId: "duty",
  membershipId: "membership",
  byUser: null,
  at: "at",
};
