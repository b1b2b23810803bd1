import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { huddle, message } from "./huddle";
import { event } from "./schedule";

const teamId = () => uuid("team_id").notNull();

/**
 * What only a card has. A card is a huddle of kind `card`: its first message is the post, the later ones are the comments. Card, huddle and first message
 * have one id, made by the device.
 */
export const feedCard = pgTable(
  "feed_card",
  {
    teamId: teamId(),
    id: uuid("id").notNull(),
    /** Outlives the account, as that of the message. */
    authorId: text("author_id").notNull(),
    /** The team's number when it was posted. */
    posted: bigint("posted", { mode: "number" }).notNull(),
    postedAt: moment("posted_at").notNull(),
    /** Whether its author was a coach or manager when it was posted. */
    asStaff: boolean("as_staff").notNull(),
    /** That of the post, set by a trigger, so that lists need not read the message. */
    withdrawnAt: moment("withdrawn_at"),
    /** Shown as it is at each reading. */
    eventId: uuid("event_id"),
    pinnedAt: moment("pinned_at"),
    pinnedBy: text("pinned_by"),
    /** The last reminder of those who have not seen it, or not voted. */
    remindedAt: moment("reminded_at"),
    reminders: smallint("reminders").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    foreignKey({
      name: "feed_card_huddle",
      columns: [table.teamId, table.id],
      foreignColumns: [huddle.teamId, huddle.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "feed_card_event",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("set null"),
    index("feed_card_newest")
      .on(table.teamId, table.postedAt, table.id)
      .where(sql`${table.pinnedAt} is null`),
    index("feed_card_pinned").on(table.teamId).where(sql`${table.pinnedAt} is not null`),
    index("feed_card_posted").on(table.teamId, table.posted),
    index("feed_card_old").on(table.postedAt),
    index("feed_card_of_event").on(table.teamId, table.eventId).where(sql`${table.eventId} is not null`),
    check(
      "feed_card_pin",
      sql`(${table.pinnedAt} is null) = (${table.pinnedBy} is null) and (${table.pinnedAt} is null or ${table.withdrawnAt} is null)`,
    ),
    check("feed_card_reminders", sql`${table.reminders} between 0 and 3`),
  ],
);

export const feedCardCopy: CopyNames<typeof feedCard> = {
  teamId: "team",
  id: "huddle",
  authorId: null,
  posted: null,
  postedAt: "posted_at",
  asStaff: "as_staff",
  withdrawnAt: "deleted_at",
  eventId: "event",
  pinnedAt: "pinned_at",
  pinnedBy: null,
  remindedAt: "reminded_at",
  reminders: "reminders",
};

/** Belongs to a message. So far to posts alone. */
export const poll = pgTable(
  "poll",
  {
    teamId: teamId(),
    messageId: uuid("message_id").notNull(),
    options: text("options").array().notNull(),
    isMultiple: boolean("is_multiple").notNull(),
    /** To families. Staff see who voted in any case, and the poll says so before somebody votes. */
    showsVoters: boolean("shows_voters").notNull(),
    closesAt: moment("closes_at"),
    /** Earlier than that, by hand. */
    closedAt: moment("closed_at"),
    closedBy: text("closed_by"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.messageId] }),
    foreignKey({
      name: "poll_message",
      columns: [table.teamId, table.messageId],
      foreignColumns: [message.teamId, message.id],
    }).onDelete("cascade"),
    index("poll_closing")
      .on(table.closesAt)
      .where(sql`${table.closesAt} is not null and ${table.closedAt} is null`),
    check("poll_options", sql`cardinality(${table.options}) between 2 and 8`),
    check("poll_closed", sql`(${table.closedAt} is null) = (${table.closedBy} is null)`),
  ],
);

export const pollCopy: CopyNames<typeof poll> = {
  teamId: "team",
  messageId: "post",
  options: "options",
  isMultiple: "takes_several",
  showsVoters: "shows_voters",
  closesAt: "closes_at",
  closedAt: "closed_at",
  closedBy: null,
};

export const pollVote = pgTable(
  "poll_vote",
  {
    teamId: teamId(),
    messageId: uuid("message_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Numbers of options; 1 is the first. */
    picks: smallint("picks").array().notNull(),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.messageId, table.userId] }),
    foreignKey({
      name: "poll_vote_poll",
      columns: [table.teamId, table.messageId],
      foreignColumns: [poll.teamId, poll.messageId],
    }).onDelete("cascade"),
    index("poll_vote_of_user").on(table.userId),
    check("poll_vote_picks", sql`cardinality(${table.picks}) between 1 and 8`),
  ],
);

export const pollVoteCopy: CopyNames<typeof pollVote> = {
  teamId: "team",
  messageId: "post",
  userId: null,
  picks: "picks",
  madeAt: "at",
};
