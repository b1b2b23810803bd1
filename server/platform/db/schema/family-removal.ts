import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { child } from "./family";

/** A guardian asks to end the access of another guardian of the child; all but the asker can object until `ends_at`. */
export const guardianRemoval = pgTable(
  "guardian_removal",
  {
    id: uuid("id").primaryKey(),
    childId: uuid("child_id")
      .notNull()
      .references(() => child.id, { onDelete: "cascade" }),
    /** Whose access would end. */
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    requestedBy: text("requested_by")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    decidedAt: moment("decided_at"),
    /** A user's id, `support` or `upkeep`. */
    decidedBy: text("decided_by"),
    /** `lapsed`: one of the two stopped being a guardian by other means. */
    decision: text("decision").$type<"cancelled" | "objected" | "carried_out" | "lapsed">(),
  },
  (table) => [
    uniqueIndex("guardian_removal_open")
      .on(table.childId, table.userId)
      .where(sql`${table.decidedAt} is null`),
    index("guardian_removal_child").on(table.childId),
    index("guardian_removal_user").on(table.userId),
    index("guardian_removal_requested_by").on(table.requestedBy),
    index("guardian_removal_due").on(table.endsAt).where(sql`${table.decidedAt} is null`),
    index("guardian_removal_decided").on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    check("guardian_removal_other", sql`${table.userId} <> ${table.requestedBy}`),
    check(
      "guardian_removal_decision",
      sql`${table.decision} in ('cancelled', 'objected', 'carried_out', 'lapsed')`,
    ),
    check("guardian_removal_decided", sql`(${table.decidedAt} is null) = (${table.decision} is null)`),
  ],
);

// Both read it: who asked, and whose access would end.
export const guardianRemovalCopy: CopyNames<typeof guardianRemoval> = {
  id: null,
  childId: "child",
  userId: "access_of",
  requestedBy: "asked_by",
  createdAt: "asked_at",
  endsAt: "ends_at",
  decidedAt: "decided_at",
  decidedBy: null,
  decision: "decision",
};
