import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { event, eventKey } from "./schedule";

/** A change that rings, until its event is over or has changed again: what is due for families that do not know is worked out from it. */
export const escalation = pgTable(
  "escalation",
  {
    ...eventKey,
    noticeVersion: integer("notice_version").notNull(),
    notifiedAt: moment("told_at").notNull(),
    /** The earlier of the old and the new arrival, of those that were ahead. */
    arrivesAt: moment("arrives_at").notNull(),
    /** Steps up to this moment are done. */
    doneAt: moment("done_at").notNull(),
    dueAt: moment("due_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.eventId] }),
    foreignKey({
      name: "escalation_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    index("escalation_due").on(table.dueAt),
  ],
);

export const escalationCopy: CopyNames<typeof escalation> = {
  teamId: null,
  eventId: null,
  noticeVersion: null,
  notifiedAt: null,
  arrivesAt: null,
  doneAt: null,
  dueAt: null,
};

/** Families that do not know are called by staff. Who they are is read anew each time. */
export const callList = pgTable(
  "call_list",
  {
    ...eventKey,
    noticeVersion: integer("notice_version").notNull(),
    arrivesAt: moment("arrives_at").notNull(),
    openedAt: moment("opened_at").notNull(),
    /** Null while it is living, which one of an event can be. */
    closedAt: moment("closed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.eventId, table.openedAt] }),
    foreignKey({
      name: "call_list_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    uniqueIndex("call_list_living").on(table.teamId, table.eventId).where(sql`${table.closedAt} is null`),
    index("call_list_old").on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
);

export const callListCopy: CopyNames<typeof callList> = {
  teamId: null,
  eventId: null,
  noticeVersion: null,
  arrivesAt: null,
  openedAt: null,
  closedAt: null,
};
