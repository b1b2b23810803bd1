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
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { child } from "./family";
import { membership } from "./team";

/** One person's days away, in all teams: days of the calendar, without a zone and without a reason. */
export const absence = pgTable(
  "absence",
  {
    id: uuid("id").primaryKey(),
    childId: uuid("child_id").references(() => child.id, { onDelete: "cascade" }),
    /** An adult who plays or helps. */
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    /** Seven bits; bit 0 is Sunday, as in a series. */
    weekdays: smallint("weekdays").notNull().default(127),
    /** Who said or last changed it. */
    reportedBy: text("said_by").notNull(),
    /** Later only when a day was added: answers from before are then older than the absence. */
    reportedAt: moment("said_at").notNull(),
    version: integer("version").notNull().default(1),
    madeAt: moment("made_at").notNull().defaultNow(),
    /** When this version was written. It counts at events that begin later; those that had begun read an earlier one. */
    validFrom: moment("valid_from").notNull(),
  },
  (table) => [
    index("absence_of_child").on(table.childId, table.lastDay).where(sql`${table.childId} is not null`),
    index("absence_of_user").on(table.userId, table.lastDay).where(sql`${table.userId} is not null`),
    index("absence_old").on(table.lastDay),
    check("absence_one", sql`num_nonnulls(${table.childId}, ${table.userId}) = 1`),
    check("absence_length", sql`${table.lastDay} between ${table.firstDay} and ${table.firstDay} + 400`),
    check("absence_weekdays", sql`${table.weekdays} between 1 and 127`),
  ],
);

export const absenceCopy: CopyNames<typeof absence> = {
  id: "absence",
  childId: "child",
  userId: "person",
  firstDay: "first_day",
  lastDay: "last_day",
  weekdays: "weekdays",
  reportedBy: "said_by",
  reportedAt: "said_at",
  version: null,
  madeAt: "made_at",
  validFrom: "counts_since",
};

/** Earlier versions, and those of absences that were deleted: an event reads the version that was valid when it began, for good. */
export const absenceVersion = pgTable(
  "absence_version",
  {
    absenceId: uuid("absence_id").notNull(),
    childId: uuid("child_id").references(() => child.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    weekdays: smallint("weekdays").notNull(),
    reportedBy: text("said_by").notNull(),
    reportedAt: moment("said_at").notNull(),
    version: integer("version").notNull(),
    validFrom: moment("valid_from").notNull(),
    validUntil: moment("valid_until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.absenceId, table.validFrom] }),
    index("absence_version_of_child")
      .on(table.childId, table.lastDay)
      .where(sql`${table.childId} is not null`),
    index("absence_version_of_user").on(table.userId, table.lastDay).where(sql`${table.userId} is not null`),
    index("absence_version_old").on(table.lastDay),
  ],
);

export const absenceVersionCopy: CopyNames<typeof absenceVersion> = {
  absenceId: "absence",
  childId: "child",
  userId: "person",
  firstDay: "first_day",
  lastDay: "last_day",
  weekdays: "weekdays",
  reportedBy: "said_by",
  reportedAt: "said_at",
  version: null,
  validFrom: "counted_since",
  validUntil: "counted_until",
};

/** The other guardians who have yet to see an absence: each is a line of *Needs you*. */
export const absenceTold = pgTable(
  "absence_told",
  {
    absenceId: uuid("absence_id")
      .notNull()
      .references(() => absence.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The absence's version of which they are told. */
    version: integer("version").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.absenceId, table.userId] }),
    index("absence_told_user").on(table.userId),
  ],
);

export const absenceToldCopy: CopyNames<typeof absenceTold> = {
  absenceId: "absence",
  userId: null,
  version: null,
};

/** A player comes to the practices of the team's series unless the family says otherwise. */
export const usualYes = pgTable(
  "usual_yes",
  {
    teamId: uuid("team_id").notNull(),
    membershipId: uuid("membership_id").notNull(),
    reportedBy: text("said_by").notNull(),
    reportedAt: moment("said_at").notNull().defaultNow(),
    since: date("since", { mode: "string" }).notNull(),
    until: date("until", { mode: "string" }).notNull(),
    /** Since two practices in a row were missed without an answer; null while it counts. */
    pausedAt: moment("paused_at"),
    /** When the family said after a pause that it still holds: practices that began before no longer pause it. */
    confirmedAt: moment("confirmed_at"),
    version: integer("version").notNull().default(1),
    /** Whether the team takes usual answers: a copy of its setting, so that the past keeps what was set then. */
    isTaken: boolean("is_taken").notNull().default(true),
    /** When this version was written. It counts at practices that begin later. */
    validFrom: moment("valid_from").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.membershipId] }),
    foreignKey({
      name: "usual_yes_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    index("usual_yes_end").on(table.until),
    check("usual_yes_life", sql`${table.until} between ${table.since} and ${table.since} + 200`),
  ],
);

export const usualYesCopy: CopyNames<typeof usualYes> = {
  teamId: "team",
  membershipId: "membership",
  reportedBy: "said_by",
  reportedAt: "said_at",
  since: "since",
  until: "until",
  pausedAt: "paused_at",
  confirmedAt: "confirmed_at",
  version: null,
  isTaken: "team_counts_it",
  validFrom: "counts_since",
};

/** Earlier versions: a practice reads the version that was valid when it began, for good. */
export const usualYesVersion = pgTable(
  "usual_yes_version",
  {
    teamId: uuid("team_id").notNull(),
    membershipId: uuid("membership_id").notNull(),
    reportedBy: text("said_by").notNull(),
    reportedAt: moment("said_at").notNull(),
    until: date("until", { mode: "string" }).notNull(),
    pausedAt: moment("paused_at"),
    isTaken: boolean("is_taken").notNull(),
    version: integer("version").notNull(),
    validFrom: moment("valid_from").notNull(),
    validUntil: moment("valid_until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.membershipId, table.validFrom] }),
    foreignKey({
      name: "usual_yes_version_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    index("usual_yes_version_old").on(table.validUntil),
  ],
);

export const usualYesVersionCopy: CopyNames<typeof usualYesVersion> = {
  teamId: "team",
  membershipId: "membership",
  reportedBy: "said_by",
  reportedAt: "said_at",
  until: "until",
  pausedAt: "paused_at",
  isTaken: "team_counted_it",
  version: null,
  validFrom: "counted_since",
  validUntil: "counted_until",
};
