import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { event } from "./schedule";

/** Queue of notices, written in the transaction of the change and delivered by `deliverDueNotices`. */
export const notice = pgTable(
  "notice",
  {
    teamId: uuid("team_id").notNull(),
    id: uuid("id").notNull(),
    eventId: uuid("event_id"),
    kind: text("kind").notNull(),
    /** Null: everybody to whom this kind is delivered. */
    membershipIds: uuid("membership_ids").array(),
    eventVersion: integer("event_version"),
    /** When somebody leaves home for the event, as it was or as it is: the earliest are told first. Null: of an older release. */
    arrivesAt: moment("arrives_at"),
    madeAt: moment("made_at").notNull().defaultNow(),
    notBefore: moment("not_before").notNull(),
    notifiedAt: moment("told_at"),
    /** How many people were mailed; null until then. */
    mails: integer("mails"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    foreignKey({
      name: "notice_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    index("notice_due").on(table.notBefore).where(sql`${table.notifiedAt} is null`),
    index("notice_told").on(table.notifiedAt).where(sql`${table.notifiedAt} is not null`),
    uniqueIndex("notice_unseen")
      .on(table.teamId, table.eventId)
      .where(sql`${table.kind} = 'unseen' and ${table.notifiedAt} is null`),
    check(
      "notice_kind",
      sql`${table.kind} in ('added', 'moved', 'changed', 'called_off', 'back_on', 'unseen', 'answer_wanted', 'nudged', 'place_free', 'nod_wanted', 'turn_yours', 'swap_offered', 'ride_asked', 'ride_settled', 'ride_open_again')`,
    ),
  ],
);

// Pending notices: the mails themselves are below `mails`.
export const noticeCopy: CopyNames<typeof notice> = {
  teamId: null,
  id: null,
  eventId: null,
  kind: null,
  membershipIds: null,
  eventVersion: null,
  arrivesAt: null,
  madeAt: null,
  notBefore: null,
  notifiedAt: null,
  mails: null,
};
