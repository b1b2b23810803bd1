import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type CallOffReason,
  callOffReasons,
  type EventKind,
  type EventTiming,
  eventKinds,
} from "../../../../domain/schedule/event/event";
import {
  type EventSnapshot,
  eventFieldTable,
  textParts,
} from "../../../../domain/schedule/event/event-parts";
import { placeCategories } from "../../../../domain/schedule/place";
import { isOneOf, moment } from "./columns";
import type { CopyNames } from "./copy";
import { team } from "./team";

/** Local date and time at the event's place, without a zone. */
const wallClock = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp(0)",
  /** ISO 8601, as in the contract: the drivers return a space instead of the T. */
  fromDriver: (text) => text.replace(" ", "T"),
});
/** Derived from the wall clock by the current zone rules. Only server/core/time/local-time.ts computes it. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 0 });
const day = (name: string) => date(name, { mode: "string" });

const teamId = () =>
  uuid("team_id")
    .notNull()
    .references(() => team.id, { onDelete: "cascade" });

export const venue = pgTable(
  "venue",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    category: text("category").notNull().default("field"),
    address: text("address"),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    hiddenAt: moment("hidden_at"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    check("venue_name", sql`char_length(${table.name}) between 1 and 60`),
    check("venue_category", isOneOf(table.category, Object.keys(placeCategories))),
    check("venue_address", sql`char_length(${table.address}) <= 160`),
  ],
);

// Belongs to a team, not to a person.
export const venueCopy: CopyNames<typeof venue> = {
  teamId: null,
  id: null,
  name: null,
  category: null,
  address: null,
  version: null,
  createdAt: null,
  hiddenAt: null,
};

/** A rule in days and wall time, independent of zones. Its events are stored as rows when it is made. */
export const series = pgTable(
  "series",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    splitFrom: uuid("split_from"),
    /** Bit 0 is Sunday. */
    weekdays: smallint("weekdays").notNull(),
    everyWeeks: smallint("every_weeks").notNull().default(1),
    firstDay: day("first_day").notNull(),
    lastDay: day("last_day").notNull(),
    skipDays: day("skip_days").array().notNull().default([]),
    /** The contract's EventFields: the initial values of a new event of the series. */
    fields: jsonb("fields").notNull(),
    version: integer("version").notNull().default(1),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    check("series_weekdays", sql`${table.weekdays} between 1 and 127`),
    check("series_every_weeks", sql`${table.everyWeeks} between 1 and 4`),
    check("series_length", sql`${table.lastDay} between ${table.firstDay} and ${table.firstDay} + 400`),
    check("series_skip_days", sql`cardinality(${table.skipDays}) <= 60`),
  ],
);

export const seriesCopy: CopyNames<typeof series> = {
  teamId: null,
  id: null,
  splitFrom: null,
  weekdays: null,
  everyWeeks: null,
  firstDay: null,
  lastDay: null,
  skipDays: null,
  fields: null,
  version: null,
  createdBy: null,
  createdAt: null,
};

/** The columns of an event that decide which absence or usual yes answers it (server/platform/db/views/effective_answer.sql), with their types. */
export const answerDeciders = {
  kind: "text",
  timing: "text",
  asks: "text",
  first_day: "date",
  last_day: "date",
  starts_at: "timestamptz",
  time_version: "int",
} as const;
export type AnswerDecider = keyof typeof answerDeciders;

export const event = pgTable(
  "event",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    seriesId: uuid("series_id"),
    /** The day that the rule gave it, even if the event was moved to another. */
    seriesDay: day("series_day"),
    /** Groups of fields that were set for this event alone. */
    ownFields: text("own_fields").array().notNull().default([]),
    kind: text("kind").$type<EventKind>().notNull(),
    title: text("title").notNull(),
    opponent: text("opponent"),
    side: text("side").$type<EventSnapshot["side"]>(),
    timing: text("timing").$type<EventTiming>().notNull(),
    timeZone: text("time_zone").notNull(),
    startsLocal: wallClock("starts_local").notNull(),
    endsLocal: wallClock("ends_local").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    arriveMinutes: smallint("arrive_minutes").notNull().default(0),
    firstDay: day("first_day").notNull(),
    lastDay: day("last_day").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    arrivesAt: instant("arrives_at").notNull(),
    isInRepeatedHour: boolean("is_in_repeated_hour").notNull().default(false),
    venueId: uuid("venue_id"),
    venueDetail: text("venue_detail"),
    kit: text("kit"),
    notes: text("notes"),
    status: text("status").$type<EventSnapshot["status"]>().notNull().default("on"),
    calledOffFor: text("called_off_for").$type<CallOffReason>(),
    calledOffNote: text("called_off_note"),
    asks: text("asks").$type<"players" | "players_and_staff" | "nobody">().notNull().default("players"),
    answerBy: instant("answer_by"),
    /** The line of a file that it was imported from: another import of the same line changes it. */
    importKey: text("import_key"),
    /** The version that the last import left: a higher one was changed by hand since. */
    importVersion: integer("import_version"),
    remindedAt: moment("reminded_at"),
    version: integer("version").notNull().default(1),
    /** The version in which time or venue last changed, apart from changes that were undone before anybody was told of them. */
    timeVersion: integer("time_version").notNull().default(1),
    /** The version in which anything that families are notified of last changed. */
    noticeVersion: integer("notice_version").notNull().default(1),
    /** What decided the answers when the event began; null unless it was changed since. */
    atStart: jsonb("at_start").$type<Record<AnswerDecider, string | number>>(),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    foreignKey({
      name: "event_series",
      columns: [table.teamId, table.seriesId],
      foreignColumns: [series.teamId, series.id],
    }),
    foreignKey({
      name: "event_venue",
      columns: [table.teamId, table.venueId],
      foreignColumns: [venue.teamId, venue.id],
    }),
    index("event_day").on(table.teamId, table.firstDay),
    uniqueIndex("event_of_series")
      .on(table.teamId, table.seriesId, table.seriesDay)
      .where(sql`${table.seriesId} is not null`),
    uniqueIndex("event_imported")
      .on(table.teamId, table.importKey)
      .where(sql`${table.importKey} is not null`),
    index("event_to_remind")
      .on(table.answerBy)
      .where(
        sql`${table.answerBy} is not null and ${table.asks} <> 'nobody' and ${table.remindedAt} is null and ${table.status} = 'on'`,
      ),
    index("event_to_remind_by_start")
      .on(table.startsAt)
      .where(
        sql`${table.answerBy} is null and ${table.asks} <> 'nobody' and ${table.remindedAt} is null and ${table.status} = 'on'`,
      ),
    check("event_own_fields", sql`${table.ownFields} <@ '{time,place,title,kit,notes,answers,duties}'`),
    check("event_kind", isOneOf(table.kind, eventKinds)),
    ...textParts.map((name) => {
      const { column, text } = eventFieldTable[name];
      const least = text.as === "name" ? "between 1 and" : "<=";
      return check(`event_${name}`, sql`char_length(${table[column]}) ${sql.raw(`${least} ${text.max}`)}`);
    }),
    check("event_side", sql`${table.side} in ('home', 'away', 'neutral')`),
    check("event_timing", sql`${table.timing} in ('timed', 'day', 'open')`),
    check("event_duration", sql`${table.durationMinutes} between 5 and 20160`),
    check("event_arrive", sql`${table.arriveMinutes} between 0 and 180`),
    check("event_status", sql`${table.status} in ('on', 'called_off')`),
    check("event_called_off_for", isOneOf(table.calledOffFor, callOffReasons)),
    check("event_called_off_note", sql`char_length(${table.calledOffNote}) <= 140`),
    check("event_import_key", sql`char_length(${table.importKey}) between 1 and 200`),
    check("event_import", sql`(${table.importKey} is null) = (${table.importVersion} is null)`),
    check("event_asks", sql`${table.asks} in ('players', 'players_and_staff', 'nobody')`),
    check("event_span", sql`${table.endsAt} > ${table.startsAt} and ${table.arrivesAt} <= ${table.startsAt}`),
    check(
      "event_days",
      sql`${table.firstDay} = ${table.startsLocal}::date and ${table.lastDay} between ${table.firstDay} and ${table.firstDay} + 13`,
    ),
    check("event_series_day", sql`(${table.seriesId} is null) = (${table.seriesDay} is null)`),
    check("event_off", sql`(${table.status} = 'called_off') = (${table.calledOffFor} is not null)`),
    check(
      "event_versions",
      sql`${table.timeVersion} <= ${table.noticeVersion} and ${table.noticeVersion} <= ${table.version}`,
    ),
  ],
);

// Only events with an answer of the person's, and only the columns that identify the event.
export const eventCopy: CopyNames<typeof event> = {
  teamId: "team",
  id: "id",
  seriesId: null,
  seriesDay: null,
  ownFields: null,
  kind: "kind",
  title: "title",
  opponent: null,
  side: null,
  timing: null,
  timeZone: "time_zone",
  startsLocal: "starts",
  endsLocal: null,
  durationMinutes: null,
  arriveMinutes: null,
  firstDay: null,
  lastDay: null,
  startsAt: null,
  endsAt: null,
  arrivesAt: null,
  isInRepeatedHour: null,
  venueId: null,
  venueDetail: null,
  kit: null,
  notes: null,
  status: null,
  calledOffFor: null,
  calledOffNote: null,
  asks: null,
  answerBy: null,
  importKey: null,
  importVersion: null,
  remindedAt: null,
  version: null,
  timeVersion: null,
  noticeVersion: null,
  atStart: null,
  createdBy: null,
  createdAt: null,
  changedAt: null,
};

/** Key columns of the tables whose rows belong to an event. */
export const eventKey = { teamId: uuid("team_id").notNull(), eventId: uuid("event_id").notNull() };

/** What an event gets back when a change of its time is undone before anybody was told of it. */
export type BeforeMove = Pick<typeof event.$inferSelect, "timeVersion" | "atStart"> & {
  remindedAt: string | null;
  answerBy: string | null;
  /** Nobody had changed it by hand since its import, and the move changed nothing but what families are notified of. */
  isAsImported: boolean;
};

/** What families saw in a version. Written from the first change on, including the version before it. */
export const eventVersion = pgTable(
  "event_version",
  {
    ...eventKey,
    version: integer("version").notNull(),
    shown: jsonb("shown").$type<EventSnapshot>().notNull(),
    madeBy: text("made_by").notNull(),
    madeAt: moment("made_at").notNull(),
    /** When families were told of it; null for what was undone or replaced before. */
    notifiedAt: moment("told_at"),
    /** Of the version before a change of time. */
    beforeMove: jsonb("before_move").$type<BeforeMove>(),
    /** It had another time than those around it, and nobody was told: an answer to it is for another time. */
    isUndone: boolean("is_undone").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.eventId, table.version] }),
    index("event_version_old").on(table.madeAt),
    foreignKey({
      name: "event_version_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
  ],
);

export const eventVersionCopy: CopyNames<typeof eventVersion> = {
  teamId: null,
  eventId: null,
  version: null,
  shown: null,
  madeBy: null,
  madeAt: null,
  notifiedAt: null,
  beforeMove: null,
  isUndone: null,
};

/** Fingerprint of each zone's rules when its events' instants were last computed. */
export const zoneRules = pgTable("zone_rules", {
  timeZone: text("time_zone").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
  checkedAt: moment("checked_at").notNull(),
});

export const zoneRulesCopy: CopyNames<typeof zoneRules> = {
  timeZone: null,
  fingerprint: null,
  checkedAt: null,
};
