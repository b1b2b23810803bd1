import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type Cheer, cheers } from "../../../../domain/huddle/cheers";
import type { HuddleKind } from "../../../../domain/huddle/huddle";
import { user } from "./account";
import { isOneOf, moment } from "./columns";
import type { CopyNames } from "./copy";
import { event } from "./schedule";
import { team } from "./team";

const teamId = () => uuid("team_id").notNull();
const userId = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });
const number = (name: string) => bigint(name, { mode: "number" });

/**
 * One row for each team. A transaction that changes what others see in its huddles locks this row first (`lock_team_sequence`), raises the number
 * (`next_in_team_sequence`) and writes it onto the changed row, so numbers are given in commit order. Who locks several does so in the order of the ids.
 */
export const teamSequence = pgTable("team_sequence", {
  teamId: uuid("team_id")
    .primaryKey()
    .references(() => team.id, { onDelete: "cascade" }),
  seq: number("seq").notNull().default(0),
});

// Belongs to a team, not to a person. A group's title may name other people.
export const teamSequenceCopy: CopyNames<typeof teamSequence> = { teamId: null, seq: null };

export const huddle = pgTable(
  "huddle",
  {
    teamId: teamId().references(() => team.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    kind: text("kind").$type<HuddleKind>().notNull(),
    /** Of a group. One without a title is named after its people. */
    title: text("title"),
    eventId: uuid("event_id"),
    lastSeq: number("last_seq").notNull().default(0),
    /** The team's number of the last change of title, members or end. */
    changed: number("changed").notNull().default(0),
    version: integer("version").notNull().default(1),
    /** When somebody is to be rung for new messages; null if there are none. */
    ringAt: moment("ring_at"),
    rungAt: moment("rung_at"),
    rungSeq: number("rung_seq").notNull().default(0),
    createdBy: text("created_by"),
    createdAt: moment("created_at").notNull().defaultNow(),
    closedAt: moment("closed_at"),
    closedBy: text("closed_by"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    // Its messages outlive an event that is taken back.
    foreignKey({
      name: "huddle_of",
      columns: [table.teamId, table.eventId],
      foreignColumns: [event.teamId, event.id],
    }).onDelete("set null"),
    uniqueIndex("huddle_once").on(table.teamId, table.kind).where(sql`${table.kind} in ('team', 'staff')`),
    uniqueIndex("huddle_of_event").on(table.teamId, table.eventId).where(sql`${table.eventId} is not null`),
    // The lists of chat leave out thousands of cards.
    index("huddle_talk").on(table.teamId).where(sql`${table.kind} <> 'card'`),
    // The id of a card comes from a device, and must be no other team's.
    uniqueIndex("huddle_by_id").on(table.id),
    index("huddle_changed").on(table.teamId, table.changed),
    index("huddle_to_ring").on(table.ringAt).where(sql`${table.ringAt} is not null`),
    check("huddle_kind", sql`${table.kind} in ('team', 'staff', 'event', 'group', 'card')`),
    check(
      "huddle_title",
      sql`char_length(${table.title}) between 1 and 40 and ${table.kind} = 'group' or ${table.title} is null`,
    ),
    check("huddle_event", sql`${table.eventId} is null or ${table.kind} = 'event'`),
  ],
);

export const huddleCopy: CopyNames<typeof huddle> = {
  teamId: null,
  id: null,
  kind: null,
  title: null,
  eventId: null,
  lastSeq: null,
  changed: null,
  version: null,
  ringAt: null,
  rungAt: null,
  rungSeq: null,
  createdBy: null,
  createdAt: null,
  closedAt: null,
  closedBy: null,
};

const ofHuddle = { teamId: teamId(), huddleId: uuid("huddle_id").notNull() };

/** Members of a group, while they have a role in the team (settle_huddle_members). Who is in any other huddle follows from the team (the view huddle_reach). */
export const huddleMember = pgTable(
  "huddle_member",
  {
    ...ofHuddle,
    userId: userId(),
    /** Reads what was said after it. */
    sinceSeq: number("since_seq").notNull(),
    addedBy: text("added_by").notNull(),
    addedAt: moment("added_at").notNull().defaultNow(),
    leftAt: moment("left_at"),
    /** Somebody who left by themselves is not brought in again. The product if the last role in the team ended: a return starts the membership anew. */
    leftBy: text("left_by"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.huddleId, table.userId] }),
    foreignKey({
      name: "huddle_member_huddle",
      columns: [table.teamId, table.huddleId],
      foreignColumns: [huddle.teamId, huddle.id],
    }).onDelete("cascade"),
    index("huddle_member_of_user").on(table.userId),
    check("huddle_member_left", sql`(${table.leftAt} is null) = (${table.leftBy} is null)`),
  ],
);

export const huddleMemberCopy: CopyNames<typeof huddleMember> = {
  teamId: "team",
  huddleId: "huddle",
  userId: null,
  sinceSeq: null,
  addedBy: null,
  addedAt: "since",
  leftAt: "left_at",
  leftBy: null,
};

/** How far a person has read a huddle, and whether it is muted. */
export const readPosition = pgTable(
  "read_position",
  {
    ...ofHuddle,
    userId: userId(),
    readSeq: number("read_seq").notNull().default(0),
    /** The last message when the list was opened: badges count what came after it. */
    seenSeq: number("seen_seq").notNull().default(0),
    mutedUntil: moment("muted_until"),
    /** In the row of the team's own huddle: the team's number when Home was open last. The feed's badge counts what was posted after it. */
    cardsSeen: number("cards_seen").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.huddleId, table.userId] }),
    foreignKey({
      name: "read_position_huddle",
      columns: [table.teamId, table.huddleId],
      foreignColumns: [huddle.teamId, huddle.id],
    }).onDelete("cascade"),
    index("read_position_of_user").on(table.userId),
  ],
);

export const readPositionCopy: CopyNames<typeof readPosition> = {
  teamId: "team",
  huddleId: "huddle",
  userId: null,
  readSeq: "read_up_to",
  seenSeq: "seen_up_to",
  mutedUntil: "muted_until",
  cardsSeen: "posts_seen_up_to",
};

export const message = pgTable(
  "message",
  {
    ...ofHuddle,
    /** Without gaps in its huddle. */
    seq: number("seq").notNull(),
    /** Made by the sender's device, so that a second try is the same message. */
    id: uuid("id").notNull(),
    /** The number in the sequence of the last change. */
    changed: number("changed").notNull(),
    /** Outlives the account. */
    authorId: text("author_id").notNull(),
    text: text("text").notNull(),
    mentions: text("mentions").array().notNull().default([]),
    replyTo: number("reply_to"),
    madeAt: moment("made_at").notNull(),
    editedAt: moment("edited_at"),
    /** Taken back: the row and its number stay, the words move to message_version. */
    withdrawnAt: moment("withdrawn_at"),
    withdrawnBy: text("withdrawn_by"),
    withdrawnAs: text("withdrawn_as").$type<"author" | "guardian" | "staff" | "support">(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.huddleId, table.seq] }),
    unique("message_once").on(table.teamId, table.id),
    foreignKey({
      name: "message_huddle",
      columns: [table.teamId, table.huddleId],
      foreignColumns: [huddle.teamId, huddle.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "message_answers",
      columns: [table.teamId, table.huddleId, table.replyTo],
      foreignColumns: [table.teamId, table.huddleId, table.seq],
    }).onDelete("set null"),
    index("message_changed").on(table.teamId, table.changed),
    index("message_of_author").on(table.authorId),
    index("message_old").on(table.madeAt),
    index("message_answered")
      .on(table.teamId, table.huddleId, table.replyTo)
      .where(sql`${table.replyTo} is not null`),
    index("message_words")
      .using("gin", sql`to_tsvector('simple', ${table.text})`)
      .where(sql`${table.withdrawnAt} is null`),
    // Of a post. The contract takes 2000 of any other message.
    check("message_length", sql`char_length(${table.text}) <= 4000`),
    check("message_says", sql`${table.withdrawnAt} is not null or ${table.text} <> ''`),
    check("message_mentions", sql`cardinality(${table.mentions}) <= 10`),
    check("message_withdrawn_as", sql`${table.withdrawnAs} in ('author', 'guardian', 'staff', 'support')`),
    check(
      "message_tombstone",
      sql`num_nulls(${table.withdrawnAt}, ${table.withdrawnBy}, ${table.withdrawnAs}) in (0, 3) and (${table.withdrawnAt} is null or ${table.text} = '')`,
    ),
  ],
);

export const messageCopy: CopyNames<typeof message> = {
  teamId: "team",
  huddleId: "huddle",
  seq: "number",
  id: null,
  changed: null,
  authorId: null,
  text: "text",
  mentions: "named",
  replyTo: "answers_number",
  madeAt: "said_at",
  editedAt: "changed_at",
  withdrawnAt: "taken_back_at",
  withdrawnBy: null,
  withdrawnAs: "taken_back_as",
};

/** The words before an edit or before they were taken back. */
export const messageVersion = pgTable(
  "message_version",
  {
    ...ofHuddle,
    seq: number("seq").notNull(),
    number: smallint("number").notNull(),
    text: text("text").notNull(),
    until: moment("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.huddleId, table.seq, table.number] }),
    foreignKey({
      name: "message_version_message",
      columns: [table.teamId, table.huddleId, table.seq],
      foreignColumns: [message.teamId, message.huddleId, message.seq],
    }).onDelete("cascade"),
    index("message_version_old").on(table.until),
  ],
);

export const messageVersionCopy: CopyNames<typeof messageVersion> = {
  teamId: "team",
  huddleId: "huddle",
  seq: "number",
  number: "version",
  text: "text",
  until: "until",
};

/** One cheer for each person and message. */
export const reaction = pgTable(
  "reaction",
  {
    teamId: teamId(),
    messageId: uuid("message_id").notNull(),
    userId: userId(),
    cheer: text("cheer").$type<Cheer>().notNull(),
    madeAt: moment("made_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.messageId, table.userId] }),
    foreignKey({
      name: "reaction_message",
      columns: [table.teamId, table.messageId],
      foreignColumns: [message.teamId, message.id],
    }).onDelete("cascade"),
    index("reaction_of_user").on(table.userId),
    check("reaction_cheer", isOneOf(table.cheer, cheers)),
  ],
);

export const reactionCopy: CopyNames<typeof reaction> = {
  teamId: "team",
  messageId: null,
  userId: null,
  cheer: "cheer",
  madeAt: "at",
};
