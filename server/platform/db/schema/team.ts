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
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { child, circleRequest } from "./family";

export type MemberRole = "player" | "coach" | "manager" | "follower";

export const team = pgTable(
  "team",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    sport: text("sport").notNull(),
    ageGroup: text("age_group").notNull(),
    colourOne: text("colour_one").notNull(),
    colourTwo: text("colour_two").notNull(),
    timeZone: text("time_zone").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    createdBy: text("created_by").references(() => user.id, { onDelete: "set null" }),
    archivedAt: moment("archived_at"),
    /** The coach who requested a take-over because no manager was seen for 21 days. */
    takeOverBy: text("take_over_by").references(() => user.id, { onDelete: "set null" }),
    takeOverAskedAt: moment("take_over_asked_at"),
    /** Whether families or only staff see the names of those who come. */
    answersShownTo: text("answers_shown_to").$type<"families" | "staff">().notNull().default("families"),
    /** Whether families may say that a player comes as usual; without, managers want an answer for each practice. */
    takesUsual: boolean("takes_usual").notNull().default(true),
    /** Whether families may post to the feed as well, not only staff. */
    familiesPost: boolean("families_post").notNull().default(false),
  },
  (table) => [
    index("team_created_by").on(table.createdBy).where(sql`${table.createdBy} is not null`),
    index("team_take_over_by").on(table.takeOverBy).where(sql`${table.takeOverBy} is not null`),
    index("team_archived").on(table.archivedAt).where(sql`${table.archivedAt} is not null`),
    index("team_open").on(table.createdAt).where(sql`${table.archivedAt} is null`),
    check("team_name", sql`char_length(${table.name}) between 1 and 40`),
    check("team_sport", sql`char_length(${table.sport}) <= 24`),
    check("team_age_group", sql`char_length(${table.ageGroup}) <= 12`),
    check("team_colour_one", sql`${table.colourOne} ~ '^#[0-9a-f]{6}$'`),
    check("team_colour_two", sql`${table.colourTwo} ~ '^#[0-9a-f]{6}$'`),
    check("team_answers_shown_to", sql`${table.answersShownTo} in ('families', 'staff')`),
    check("team_take_over", sql`${table.takeOverBy} is null or ${table.takeOverAskedAt} is not null`),
  ],
);

export const teamCopy: CopyNames<typeof team> = {
  id: "id",
  name: "name",
  sport: "sport",
  ageGroup: "age_group",
  colourOne: null,
  colourTwo: null,
  timeZone: "time_zone",
  version: null,
  createdAt: "made_at",
  createdBy: null,
  archivedAt: "archived_at",
  takeOverBy: null,
  takeOverAskedAt: null,
  answersShownTo: null,
  takesUsual: null,
  familiesPost: null,
};

const teamId = () =>
  uuid("team_id")
    .notNull()
    .references(() => team.id, { onDelete: "cascade" });

export const season = pgTable(
  "season",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    closedAt: moment("closed_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex("season_open").on(table.teamId).where(sql`${table.closedAt} is null`),
    index("season_over").on(table.endsOn).where(sql`${table.closedAt} is null`),
    check("season_name", sql`char_length(${table.name}) between 1 and 40`),
    check("season_length", sql`${table.endsOn} between ${table.startsOn} and ${table.startsOn} + 400`),
  ],
);

// Belongs to a team, not to a person.
export const seasonCopy: CopyNames<typeof season> = {
  teamId: null,
  id: null,
  name: null,
  startsOn: null,
  endsOn: null,
  closedAt: null,
  version: null,
};

/** An adult, a child, or a spot that staff keep for a player whom they expect. */
export const membership = pgTable(
  "membership",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    childId: uuid("child_id").references(() => child.id, { onDelete: "cascade" }),
    spotFirstName: text("spot_first_name"),
    spotLastInitial: text("spot_last_initial"),
    roles: text("roles").array().$type<MemberRole[]>().notNull(),
    number: text("number"),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    letInBy: text("let_in_by"),
    /** For a spot, when it was taken. */
    letInAt: moment("let_in_at").notNull().defaultNow(),
    /** A spot's lifetime counts from here: its last edit, reminder, answer or attendance. */
    touchedAt: moment("touched_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    endedBy: text("ended_by"),
    endReason: text("end_reason").$type<
      | "left"
      | "removed"
      | "barred"
      | "account_deleted"
      | "came_of_age"
      | "merged"
      | "spot_expired"
      | "archived"
    >(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex("membership_user")
      .on(table.teamId, table.userId)
      .where(sql`${table.endedAt} is null and ${table.userId} is not null`),
    uniqueIndex("membership_child")
      .on(table.teamId, table.childId)
      .where(sql`${table.endedAt} is null and ${table.childId} is not null`),
    uniqueIndex("membership_number")
      .on(table.teamId, table.number)
      .where(sql`${table.endedAt} is null and ${table.number} is not null`),
    index("membership_of_user").on(table.userId).where(sql`${table.userId} is not null`),
    index("membership_of_child").on(table.childId).where(sql`${table.childId} is not null`),
    index("membership_manager")
      .on(table.teamId)
      .where(sql`${table.endedAt} is null and 'manager' = any (${table.roles})`),
    index("membership_spot_end")
      .on(table.touchedAt)
      .where(sql`${table.endedAt} is null and ${table.spotFirstName} is not null`),
    index("membership_spot_ended")
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null and ${table.spotFirstName} is not null`),
    index("membership_ended").on(table.endedAt).where(sql`${table.endedAt} is not null`),
    check(
      "membership_roles",
      sql`cardinality(${table.roles}) between 1 and 3 and ${table.roles} <@ '{player,coach,manager,follower}'`,
    ),
    check("membership_number_format", sql`${table.number} ~ '^[0-9]{1,2}$'`),
    check("membership_spot_first_name", sql`char_length(${table.spotFirstName}) between 1 and 32`),
    check("membership_spot_last_initial", sql`char_length(${table.spotLastInitial}) between 1 and 2`),
    check(
      "membership_end_reason",
      sql`${table.endReason} in ('left', 'removed', 'barred', 'account_deleted', 'came_of_age', 'merged', 'spot_expired', 'archived')`,
    ),
    check(
      "membership_one_subject",
      sql`num_nonnulls(${table.userId}, ${table.childId}, ${table.spotFirstName}) = 1`,
    ),
    check("membership_spot", sql`(${table.spotFirstName} is null) = (${table.spotLastInitial} is null)`),
    check("membership_minors_play", sql`${table.userId} is not null or ${table.roles} = '{player}'`),
    check(
      "membership_follower_only",
      sql`not 'follower' = any (${table.roles}) or cardinality(${table.roles}) = 1`,
    ),
    check("membership_end", sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
  ],
);

export const membershipCopy: CopyNames<typeof membership> = {
  teamId: "team",
  id: "id",
  userId: null,
  childId: "child",
  spotFirstName: null,
  spotLastInitial: null,
  roles: "roles",
  number: "number",
  version: null,
  createdAt: "made_at",
  letInBy: "let_in_by",
  letInAt: "since",
  touchedAt: null,
  endedAt: "ended_at",
  endedBy: null,
  endReason: "ended_because",
};

/** Who is barred: the person, with any child. */
export const teamBar = pgTable(
  "team_bar",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    liftedAt: moment("lifted_at"),
    liftedBy: text("lifted_by"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex("team_bar_living").on(table.teamId, table.userId).where(sql`${table.liftedAt} is null`),
    index("team_bar_user").on(table.userId),
    index("team_bar_made").on(table.createdAt),
    index("team_bar_over").on(table.liftedAt).where(sql`${table.liftedAt} is not null`),
    check("team_bar_lifted", sql`(${table.liftedAt} is null) = (${table.liftedBy} is null)`),
  ],
);

// A bar is disclosed to the barred person nowhere, to protect the coach.
export const teamBarCopy: CopyNames<typeof teamBar> = {
  teamId: null,
  id: null,
  userId: null,
  createdBy: null,
  createdAt: null,
  liftedAt: null,
  liftedBy: null,
};

export const joinRequest = pgTable(
  "join_request",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    /** The requester. */
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    childId: uuid("child_id").references(() => child.id, { onDelete: "cascade" }),
    roles: text("roles").array().$type<MemberRole[]>().notNull(),
    invitationId: uuid("invitation_id"),
    /** Staff see a minor's request only once this is set; at once when a guardian requests. */
    guardianOkAt: moment("guardian_ok_at"),
    guardianOkBy: text("guardian_ok_by"),
    /** A possible duplicate: the child's guardians are asked first. */
    circleRequestId: uuid("circle_request_id"),
    /** Hidden from staff for 72 hours, or until the guardians decline. */
    askedGuardiansAt: moment("asked_guardians_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    decidedAt: moment("decided_at"),
    decidedBy: text("decided_by"),
    decision: text("decision").$type<
      "approved" | "declined" | "barred" | "asked_guardians" | "withdrawn" | "expired"
    >(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    foreignKey({ columns: [table.circleRequestId], foreignColumns: [circleRequest.id] }).onDelete("set null"),
    uniqueIndex("join_request_open")
      .on(table.teamId, sql`coalesce(${table.childId}::text, ${table.userId})`)
      .where(sql`${table.decidedAt} is null`),
    index("join_request_user").on(table.userId),
    index("join_request_child").on(table.childId).where(sql`${table.childId} is not null`),
    index("join_request_decided").on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    index("join_request_waiting").on(table.createdAt).where(sql`${table.decidedAt} is null`),
    index("join_request_circle").on(table.circleRequestId).where(sql`${table.circleRequestId} is not null`),
    check("join_request_roles", sql`${table.roles} in ('{player}', '{follower}')`),
    check(
      "join_request_decision",
      sql`${table.decision} in ('approved', 'declined', 'barred', 'asked_guardians', 'withdrawn', 'expired')`,
    ),
    check("join_request_decided", sql`(${table.decidedAt} is null) = (${table.decision} is null)`),
    check(
      "join_request_guardian_first",
      sql`${table.decision} is distinct from 'approved' or ${table.childId} is null or ${table.guardianOkAt} is not null`,
    ),
  ],
);

export const joinRequestCopy: CopyNames<typeof joinRequest> = {
  teamId: "team",
  id: null,
  userId: null,
  childId: "child",
  roles: "roles",
  invitationId: null,
  guardianOkAt: "agreed_to_at",
  guardianOkBy: null,
  circleRequestId: null,
  askedGuardiansAt: null,
  createdAt: "asked_at",
  decidedAt: null,
  decidedBy: null,
  decision: null,
};

/** A second player of a child's name joined: each guardian of the child is notified until they have seen it. */
export const possibleDuplicate = pgTable(
  "possible_duplicate",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    /** The new player's. */
    membershipId: uuid("membership_id").notNull(),
    /** The player who was there before. */
    childId: uuid("child_id")
      .notNull()
      .references(() => child.id, { onDelete: "cascade" }),
    /** The guardian who is notified. */
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    seenAt: moment("seen_at"),
    reportedAt: moment("reported_at"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    foreignKey({
      name: "possible_duplicate_membership",
      columns: [table.teamId, table.membershipId],
      foreignColumns: [membership.teamId, membership.id],
    }).onDelete("cascade"),
    uniqueIndex("possible_duplicate_told").on(table.teamId, table.membershipId, table.childId, table.userId),
    index("possible_duplicate_user").on(table.userId),
    index("possible_duplicate_child").on(table.childId),
    check("possible_duplicate_reported", sql`${table.reportedAt} is null or ${table.seenAt} is not null`),
  ],
);

// The newcomer is another person's child.
export const possibleDuplicateCopy: CopyNames<typeof possibleDuplicate> = {
  teamId: "team",
  id: null,
  membershipId: null,
  childId: "child",
  userId: null,
  createdAt: "told_at",
  seenAt: "seen_at",
  reportedAt: "reported_at",
};
