import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns";
import type { CopyNames } from "./copy";

/**
 * Who did what to whom. The ids have no foreign keys, since lines outlive what they name. Trigger DR007 refuses
 * changes of a line, and its deletion before it is 24 months old.
 */
export const audit = pgTable(
  "audit",
  {
    id: uuid("id").primaryKey(),
    at: moment("at").notNull().defaultNow(),
    actorId: text("actor_id"),
    auditRole: text("actor_as"),
    teamId: uuid("team_id"),
    childId: uuid("child_id"),
    subjectId: text("subject_id"),
    /** `subject.verbed`, such as `support.account_banned`. */
    action: text("action").notNull(),
    /** Ids, roles, versions, a ticket number; never a name, address, phone number or date of birth. */
    detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
    requestId: text("request_id"),
  },
  (table) => [
    index("audit_team")
      .on(table.teamId, table.at.desc().nullsFirst())
      .where(sql`${table.teamId} is not null`),
    index("audit_child")
      .on(table.childId, table.at.desc().nullsFirst())
      .where(sql`${table.childId} is not null`),
    index("audit_actor").on(table.actorId, table.at.desc().nullsFirst()),
    index("audit_end").on(table.at),
  ],
);

export const auditCopy: CopyNames<typeof audit> = {
  id: null,
  at: "at",
  actorId: "done_by",
  auditRole: "done_as",
  teamId: "team",
  childId: "child",
  subjectId: "done_to",
  action: "action",
  detail: "detail",
  requestId: null,
};
