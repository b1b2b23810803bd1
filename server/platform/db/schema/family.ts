import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
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

/** A profile of somebody under 18. It has guardians; an account of its own may come later. */
export const child = pgTable(
  "child",
  {
    id: uuid("id").primaryKey(),
    firstName: text("first_name").notNull(),
    lastInitial: text("last_initial").notNull(),
    dateOfBirth: date("date_of_birth", { mode: "string" }).notNull(),
    shownAs: text("shown_as").$type<"name" | "number">().notNull().default("name"),
    /** A teenager's own account. Nothing writes it yet. */
    userId: text("user_id").references((): AnyPgColumn => user.id),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    createdBy: text("created_by").references(() => user.id, { onDelete: "set null" }),
    /** Hidden at once, erased 14 days later. */
    deletedAt: moment("deleted_at"),
    deletedBy: text("deleted_by"),
  },
  (table) => [
    uniqueIndex("child_user").on(table.userId).where(sql`${table.userId} is not null`),
    index("child_to_erase").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("child_created_by").on(table.createdBy).where(sql`${table.createdBy} is not null`),
    index("child_birthday").on(table.dateOfBirth).where(sql`${table.deletedAt} is null`),
    check("child_first_name", sql`char_length(${table.firstName}) between 1 and 32`),
    check("child_last_initial", sql`char_length(${table.lastInitial}) between 1 and 2`),
    check("child_shown_as", sql`${table.shownAs} in ('name', 'number')`),
  ],
);

export const childCopy: CopyNames<typeof child> = {
  id: "id",
  firstName: "first_name",
  lastInitial: "last_initial",
  dateOfBirth: "date_of_birth",
  shownAs: "shown_as",
  userId: null,
  version: null,
  createdAt: "made_at",
  createdBy: null,
  deletedAt: "taken_down_at",
  deletedBy: null,
};

/** Equal guardians. The view `living_guardian` says which count today. */
export const guardianship = pgTable(
  "guardianship",
  {
    id: uuid("id").primaryKey(),
    childId: uuid("child_id")
      .notNull()
      .references(() => child.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    origin: text("origin").$type<"made" | "let_in" | "named_by_teen">().notNull(),
    letInBy: text("let_in_by").references(() => user.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    endedBy: text("ended_by"),
    endReason: text("end_reason").$type<
      "left" | "taken_back" | "removed" | "came_of_age" | "account_deleted" | "operator" | "merged"
    >(),
  },
  (table) => [
    uniqueIndex("guardianship_living").on(table.childId, table.userId).where(sql`${table.endedAt} is null`),
    index("guardianship_user").on(table.userId),
    index("guardianship_child").on(table.childId),
    index("guardianship_ended").on(table.endedAt).where(sql`${table.endedAt} is not null`),
    index("guardianship_let_in_by").on(table.letInBy).where(sql`${table.letInBy} is not null`),
    check("guardianship_origin", sql`${table.origin} in ('made', 'let_in', 'named_by_teen')`),
    check(
      "guardianship_end_reason",
      sql`${table.endReason} in ('left', 'taken_back', 'removed', 'came_of_age', 'account_deleted', 'operator', 'merged')`,
    ),
    check("guardianship_end", sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check("guardianship_let_in", sql`${table.origin} = 'let_in' or ${table.letInBy} is null`),
  ],
);

// Children are copied whole; of their other guardians and their followers the ids.
export const guardianshipCopy: CopyNames<typeof guardianship> = {
  id: null,
  childId: "child",
  userId: "person",
  origin: "came_by",
  letInBy: "let_in_by",
  createdAt: "since",
  endedAt: "ended_at",
  endedBy: null,
  endReason: "ended_because",
};

/** A request of somebody who came by a link, second to a taken spot, or referred by staff: a guardian decides. */
export const circleRequest = pgTable(
  "circle_request",
  {
    id: uuid("id").primaryKey(),
    childId: uuid("child_id")
      .notNull()
      .references(() => child.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    wish: text("wish").$type<"guardian" | "follower" | "account">().notNull(),
    origin: text("origin").$type<"link" | "spot" | "staff">().notNull(),
    invitationId: uuid("invitation_id"),
    createdAt: moment("created_at").notNull().defaultNow(),
    decidedAt: moment("decided_at"),
    decidedBy: text("decided_by"),
    decision: text("decision").$type<"approved" | "declined" | "withdrawn" | "expired">(),
  },
  (table) => [
    uniqueIndex("circle_request_open")
      .on(table.childId, table.userId, table.wish)
      .where(sql`${table.decidedAt} is null`),
    index("circle_request_user").on(table.userId),
    index("circle_request_child").on(table.childId),
    index("circle_request_decided").on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    index("circle_request_waiting").on(table.createdAt).where(sql`${table.decidedAt} is null`),
    check("circle_request_wish", sql`${table.wish} in ('guardian', 'follower', 'account')`),
    check("circle_request_origin", sql`${table.origin} in ('link', 'spot', 'staff')`),
    check(
      "circle_request_decision",
      sql`${table.decision} in ('approved', 'declined', 'withdrawn', 'expired')`,
    ),
    check("circle_request_decided", sql`(${table.decidedAt} is null) = (${table.decision} is null)`),
  ],
);

// The child and its guardians' answers are other people's data.
export const circleRequestCopy: CopyNames<typeof circleRequest> = {
  id: null,
  childId: null,
  userId: null,
  wish: "asked_to_be",
  origin: null,
  invitationId: null,
  createdAt: "asked_at",
  decidedAt: null,
  decidedBy: null,
  decision: null,
};

/** A grandparent, for example: sees this child's teams and no other child. */
export const follow = pgTable(
  "follow",
  {
    childId: uuid("child_id")
      .notNull()
      .references(() => child.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    letInBy: text("let_in_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.userId] }), index("follow_user").on(table.userId)],
);

export const followCopy: CopyNames<typeof follow> = {
  childId: "child",
  userId: "person",
  letInBy: "let_in_by",
  createdAt: "since",
};

export const consent = pgTable(
  "consent",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    childId: uuid("child_id").references(() => child.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"guardian_statement" | "photo" | "own_account">().notNull(),
    textVersion: text("text_version").notNull(),
    givenAt: moment("given_at").notNull().defaultNow(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    uniqueIndex("consent_living")
      .on(table.childId, table.userId, table.kind)
      .where(sql`${table.withdrawnAt} is null`),
    index("consent_user").on(table.userId),
    index("consent_child").on(table.childId).where(sql`${table.childId} is not null`),
    check("consent_kind", sql`${table.kind} in ('guardian_statement', 'photo', 'own_account')`),
  ],
);

export const consentCopy: CopyNames<typeof consent> = {
  id: null,
  userId: "given_by",
  childId: "child",
  kind: "to",
  textVersion: "version_of_the_text",
  givenAt: "given_at",
  withdrawnAt: "taken_back_at",
};
