import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CalendarScope, Fetcher } from "../../../../domain/calendar-link/calendar-link";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { child } from "./family";
import { team } from "./team";

/** An address that calendars ask. What it shows is what its owner reaches when it is asked. */
export const calendarFeed = pgTable(
  "calendar_feed",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    scope: text("scope").$type<CalendarScope>().notNull(),
    childId: uuid("child_id").references(() => child.id, { onDelete: "cascade" }),
    teamId: uuid("team_id").references(() => team.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique("calendar_feed_token"),
    /** "Grandpa": somebody without an account looks, and not the owner. */
    guestName: text("guest_name"),
    leavesOutDeclined: boolean("leaves_out_declined").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** A guest's. */
    endsOn: date("ends_on", { mode: "string" }),
    revokedAt: moment("revoked_at"),
    lastFetchedAt: moment("last_fetched_at"),
    lastFetchedBy: text("last_fetched_by").$type<Fetcher>(),
    /** SEQUENCE of all its events: raised by the fetch that finds other content than the one before. */
    sequence: integer("sequence").notNull().default(0),
    /** Of the bytes that were sent last; null before the first fetch. */
    contentHash: text("content_hash"),
    /** In whole seconds, as calendars and HTTP have it. */
    contentChangedAt: moment("content_changed_at"),
  },
  (table) => [
    index("calendar_feed_of_user").on(table.userId),
    index("calendar_feed_of_child").on(table.childId).where(sql`${table.childId} is not null`),
    index("calendar_feed_of_team").on(table.teamId).where(sql`${table.teamId} is not null`),
    index("calendar_feed_old").on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
    index("calendar_feed_over").on(table.endsOn).where(sql`${table.endsOn} is not null`),
    check("calendar_feed_scope", sql`${table.scope} in ('household', 'child', 'team')`),
    check(
      "calendar_feed_about",
      sql`num_nonnulls(${table.childId}, ${table.teamId}) = (${table.scope} <> 'household')::int and (${table.scope} = 'child') = (${table.childId} is not null)`,
    ),
    check(
      "calendar_feed_guest",
      sql`case when ${table.guestName} is null then ${table.endsOn} is null
        else char_length(${table.guestName}) between 1 and 30 and ${table.scope} = 'child' and ${table.endsOn} is not null end`,
    ),
    check(
      "calendar_feed_fetched",
      sql`${table.lastFetchedBy} in ('google', 'apple', 'outlook', 'page', 'other')`,
    ),
  ],
);

export const calendarFeedCopy: CopyNames<typeof calendarFeed> = {
  id: "link",
  userId: "made_by",
  scope: "of",
  childId: "child",
  teamId: "team",
  tokenHash: null,
  guestName: "guest",
  leavesOutDeclined: "leaves_out_declined",
  version: null,
  createdAt: "made_at",
  endsOn: "ends_on",
  revokedAt: "switched_off_at",
  lastFetchedAt: "asked_last_at",
  lastFetchedBy: "asked_last_by",
  sequence: null,
  contentHash: null,
  contentChangedAt: "changed_at",
};
