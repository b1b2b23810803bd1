import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Answer } from "../../../../domain/schedule/answer/answer";
import { type Mark, marks } from "../../../../domain/schedule/attendance/attendance";
import type { SeenVia } from "../../../../domain/schedule/receipt/receipt-states";
import { isOneOf, moment } from "./columns";
import type { CopyNames } from "./copy";
import { event, eventKey } from "./schedule";
import { membership } from "./team";

/** What a family had acknowledged before staff told them. */
type SeenBefore = { version: number; by: string; at: string; via: SeenVia | null };

/** One row for each event and player: the answer, and the version that the family has acknowledged. */
export const participation = pgTable(
  "participation",
  {
    ...eventKey,
    membershipId: uuid("membership_id").notNull(),
    answer: text("answer").$type<Answer>(),
    note: text("note"),
    /** Who wrote the note: somebody else may have given the same answer again since. Null for some written before it was kept. */
    noteBy: text("note_by"),
    answeredBy: text("answered_by"),
    /** `account`: the answer of a teen's own account. */
    answeredVia: text("answered_via").$type<"app" | "link" | "staff" | "account">(),
    answeredAt: moment("answered_at"),
    /** The event's version that the answer was given to. */
    answeredEventVersion: integer("answered_event_version"),
    answerVersion: integer("answer_version").notNull().default(0),
    seenVersion: integer("seen_version"),
    /** The same until the event begins. Later acknowledgements leave it: a usual yes counts at a changed time only if it was seen before. */
    seenBeforeStart: integer("seen_before_start"),
    seenBy: text("seen_by"),
    seenAt: moment("seen_at"),
    /** Null for what was seen before it was kept. */
    seenVia: text("seen_via").$type<SeenVia>(),
    /** Staff who told the family in person; what stood before is restored if they take it back. */
    toldBy: text("told_by"),
    reachedOver: jsonb("told_over").$type<SeenBefore>(),
    nudgedAt: moment("nudged_at"),
    /** Null after a mark was cleared, whose moment stays so that an older mark cannot come back. */
    attendance: text("attendance").$type<Mark>(),
    attendanceBy: text("attendance_by"),
    /** When it was pressed. */
    attendanceAt: moment("attendance_at"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.eventId, table.membershipId] }),
    index("participation_of_member").on(table.teamId, table.membershipId),
    index("participation_noted").on(table.answeredAt).where(sql`${table.note} is not null`),
    foreignKey({
      name: "participation_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "participation_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    check("participation_answer_kind", sql`${table.answer} in ('yes', 'no', 'maybe')`),
    check("participation_note", sql`char_length(${table.note}) <= 140`),
    check("participation_via", sql`${table.answeredVia} in ('app', 'link', 'staff', 'account')`),
    check(
      "participation_answer",
      sql`num_nulls(${table.answer}, ${table.answeredBy}, ${table.answeredVia}, ${table.answeredAt}, ${table.answeredEventVersion}) in (0, 5) and (${table.answer} is null) = (${table.answerVersion} = 0)`,
    ),
    check(
      "participation_seen",
      sql`num_nulls(${table.seenVersion}, ${table.seenBy}, ${table.seenAt}) in (0, 3)`,
    ),
    check(
      "participation_seen_via",
      sql`${table.seenVia} is null or (${table.seenVersion} is not null and ${table.seenVia} in ('got_it', 'answer', 'link', 'opened', 'told'))`,
    ),
    // Not the other way round: a server of the release before leaves them where a family acknowledges.
    check("participation_told", sql`${table.seenVia} is distinct from 'told' or ${table.toldBy} is not null`),
    index("participation_attended").on(table.attendanceAt).where(sql`${table.attendanceAt} is not null`),
    check("participation_attendance_kind", isOneOf(table.attendance, marks)),
    check(
      "participation_attendance",
      sql`num_nulls(${table.attendanceBy}, ${table.attendanceAt}) in (0, 2) and (${table.attendance} is null or ${table.attendanceAt} is not null)`,
    ),
  ],
);

export const participationCopy: CopyNames<typeof participation> = {
  teamId: "team",
  eventId: "event",
  membershipId: "membership",
  answer: "answer",
  note: "note",
  noteBy: "note_by",
  answeredBy: "answered_by",
  answeredVia: "answered_by_way_of",
  answeredAt: "answered_at",
  answeredEventVersion: null,
  answerVersion: null,
  seenVersion: null,
  seenBeforeStart: null,
  seenBy: "change_seen_by",
  seenVia: "change_seen_via",
  toldBy: "change_told_by",
  reachedOver: "change_seen_before",
  seenAt: "change_seen_at",
  nudgedAt: "nudged_at",
  attendance: "attendance",
  attendanceBy: "attendance_marked_by",
  attendanceAt: "attendance_marked_at",
};

/** Two rows of one player, joined by staff when both parents made a profile. The newest answer of the two counts. */
export const samePlayer = pgTable(
  "same_player",
  {
    teamId: uuid("team_id").notNull(),
    membershipId: uuid("membership_id").notNull(),
    /** The older row. */
    countsAs: uuid("counts_as").notNull(),
    byUser: text("by_user").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.membershipId] }),
    foreignKey({
      name: "same_player_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "same_player_older",
      columns: [table.teamId, table.countsAs],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    index("same_player_of").on(table.teamId, table.countsAs),
    check("same_player_two", sql`${table.membershipId} <> ${table.countsAs}`),
  ],
);

// Not disclosed to either family: staff linked two roster rows as one player.
export const samePlayerCopy: CopyNames<typeof samePlayer> = {
  teamId: null,
  membershipId: null,
  countsAs: null,
  byUser: null,
  at: null,
};

/** Audit of answers: who answered what and when, without the notes. */
export const answerLog = pgTable(
  "answer_log",
  {
    ...eventKey,
    id: uuid("id").notNull(),
    membershipId: uuid("membership_id").notNull(),
    answer: text("answer").$type<Answer>().notNull(),
    saidBy: text("said_by").notNull(),
    via: text("via").notNull(),
    eventVersion: integer("event_version").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    foreignKey({
      name: "answer_log_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "answer_log_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    index("answer_log_of_event").on(table.teamId, table.eventId, table.at.desc()),
    index("answer_log_of_member").on(table.teamId, table.membershipId),
    index("answer_log_old").on(table.at),
  ],
);

export const answerLogCopy: CopyNames<typeof answerLog> = {
  teamId: "team",
  id: null,
  eventId: "event",
  membershipId: "membership",
  answer: "answer",
  saidBy: "answered_by",
  via: "answered_by_way_of",
  eventVersion: null,
  at: "at",
};
