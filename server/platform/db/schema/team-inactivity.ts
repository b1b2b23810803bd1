import { sql } from "drizzle-orm";
import { check, date, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { CopyNames } from "./copy";
import { child } from "./family";
import { team } from "./team";

/** A profile or team that goes because nobody uses it any more, with the days of the two mails before. */
export const inactivityNotice = pgTable(
  "inactivity_notice",
  {
    id: uuid("id").primaryKey(),
    childId: uuid("child_id").references(() => child.id, { onDelete: "cascade" }),
    teamId: uuid("team_id").references(() => team.id, { onDelete: "cascade" }),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    mailedOn: date("mailed_on", { mode: "string" }).notNull(),
    remindedOn: date("reminded_on", { mode: "string" }),
  },
  (table) => [
    uniqueIndex("inactivity_notice_child").on(table.childId).where(sql`${table.childId} is not null`),
    uniqueIndex("inactivity_notice_team").on(table.teamId).where(sql`${table.teamId} is not null`),
    index("inactivity_notice_due").on(table.dueOn),
    check("inactivity_notice_about", sql`num_nonnulls(${table.childId}, ${table.teamId}) = 1`),
  ],
);

// Belongs to a profile or team. Who looks after it was mailed.
export const inactivityNoticeCopy: CopyNames<typeof inactivityNotice> = {
  id: null,
  childId: null,
  teamId: null,
  dueOn: null,
  mailedOn: null,
  remindedOn: null,
};
