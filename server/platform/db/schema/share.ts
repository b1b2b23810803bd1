import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { event } from "./schedule";

/** The public address of an event, one at a time. Removed by hand, the row is deleted; so it is with the event. */
export const shortLink = pgTable(
  "short_link",
  {
    id: uuid("id").primaryKey(),
    teamId: uuid("team_id").notNull(),
    eventId: uuid("event_id").notNull(),
    tokenHash: text("token_hash").notNull().unique("short_link_token"),
    /** Null once the account is erased: the link outlives it. */
    madeBy: text("made_by").references(() => user.id, { onDelete: "set null" }),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [
    unique("short_link_once").on(table.teamId, table.eventId),
    foreignKey({
      name: "short_link_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("cascade"),
    index("short_link_of_user").on(table.madeBy).where(sql`${table.madeBy} is not null`),
  ],
);

export const shortLinkCopy: CopyNames<typeof shortLink> = {
  id: null,
  teamId: "team",
  eventId: "event",
  tokenHash: null,
  madeBy: null,
  madeAt: "made_at",
};
