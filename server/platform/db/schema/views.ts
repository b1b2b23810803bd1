import { pgView, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns";
import type { MemberRole } from "./team";

// The columns of views that statements read by name. Their text is in server/platform/db/views; a test compares name and type with it.

export const livingGuardian = pgView("living_guardian", {
  id: uuid("id").notNull(),
  childId: uuid("child_id").notNull(),
  userId: text("user_id").notNull(),
  origin: text("origin").notNull(),
  letInBy: text("let_in_by"),
  createdAt: moment("created_at").notNull(),
}).existing();

export const livingManager = pgView("living_manager", {
  teamId: uuid("team_id").notNull(),
  id: uuid("id").notNull(),
  userId: text("user_id").notNull(),
  letInAt: moment("let_in_at").notNull(),
}).existing();

export const teamAccess = pgView("team_access", {
  userId: text("user_id").notNull(),
  teamId: uuid("team_id").notNull(),
  membershipId: uuid("membership_id").notNull(),
  childId: uuid("child_id"),
  /** As oneself, as the guardian of a player, by a child's own account, or as a follower of one. */
  via: text("via").$type<"self" | "guardian" | "own" | "follow">().notNull(),
  roles: text("roles").array().$type<MemberRole[]>().notNull(),
}).existing();
