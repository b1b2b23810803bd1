import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type ReportCopy,
  type ReportDecision,
  type ReportReason,
  reportNoteLength,
  reportReasons,
} from "../../../../domain/report/report";
import { user } from "./account";
import { isOneOf, moment } from "./columns";
import type { CopyNames } from "./copy";
import { team } from "./team";

/** A message that somebody reported. Ids of people outlive their accounts: an erasure deletes no report. */
export const report = pgTable(
  "report",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    targetKind: text("target_kind").$type<"message">().notNull(),
    targetId: uuid("target_id").notNull(),
    huddleId: uuid("huddle_id"),
    aboutUserId: text("about_user_id").notNull(),
    reporterId: text("reporter_id").references(() => user.id, { onDelete: "set null" }),
    reason: text("reason").$type<ReportReason>().notNull(),
    note: text("note"),
    /** The words when the report was made, with ten messages before and after. */
    copy: jsonb("copy").$type<ReportCopy>().notNull(),
    /** Support when it is about a coach or manager. */
    goesTo: text("goes_to").$type<"managers" | "support">().notNull(),
    version: integer("version").notNull().default(1),
    madeAt: moment("made_at").notNull().defaultNow(),
    /** When support was mailed about its message. Null for a report that was always for managers. */
    toldSupportAt: moment("told_support_at"),
    decidedAt: moment("decided_at"),
    decidedBy: text("decided_by"),
    decision: text("decision").$type<ReportDecision>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex("report_once").on(table.teamId, table.targetId, table.reporterId),
    index("report_of_reporter").on(table.reporterId).where(sql`${table.reporterId} is not null`),
    index("report_open").on(table.teamId, table.madeAt).where(sql`${table.decidedAt} is null`),
    index("report_old").on(table.madeAt),
    check("report_target", sql`${table.targetKind} in ('message')`),
    check("report_reason", isOneOf(table.reason, reportReasons)),
    check("report_note", sql`char_length(${table.note}) <= ${sql.raw(String(reportNoteLength))}`),
    check("report_goes_to", sql`${table.goesTo} in ('managers', 'support')`),
    check("report_decision", sql`${table.decision} in ('kept', 'withdrawn', 'removed_person', 'sent_on')`),
    check(
      "report_decided",
      sql`num_nulls(${table.decidedAt}, ${table.decidedBy}, ${table.decision}) in (0, 3)`,
    ),
  ],
);

// The copy holds what others said, and a decision concerns them.
export const reportCopy: CopyNames<typeof report> = {
  teamId: "team",
  id: "id",
  targetKind: "about_a",
  targetId: null,
  huddleId: "huddle",
  aboutUserId: null,
  reporterId: null,
  reason: "reason",
  note: "note",
  copy: null,
  goesTo: "went_to",
  toldSupportAt: null,
  version: null,
  madeAt: "at",
  decidedAt: "decided_at",
  decidedBy: null,
  decision: null,
};

/** Whom a person has blocked. Nobody else learns of it. */
export const personBlock = pgTable(
  "person_block",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    blockedId: text("blocked_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    madeAt: moment("made_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index("person_block_of").on(table.blockedId),
    check("person_block_two", sql`${table.userId} <> ${table.blockedId}`),
  ],
);

export const personBlockCopy: CopyNames<typeof personBlock> = {
  userId: null,
  blockedId: "folded_away",
  madeAt: "since",
};
