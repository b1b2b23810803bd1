import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DingAbout, DingKind } from "../../../../domain/dings/ding-kinds";
import { chatRings, digests, type OptionalMail } from "../../../../domain/dings/ring-settings";
import { user } from "./account";
import { isOneOf, moment } from "./columns";
import type { CopyNames } from "./copy";
import { team } from "./team";

/** News for a person. Whatever comes again about the same thing (`group_key`) before it was read is the same row. */
export const ding = pgTable(
  "ding",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    kind: text("kind").$type<DingKind>().notNull(),
    teamId: uuid("team_id").references(() => team.id, { onDelete: "cascade" }),
    groupKey: text("group_key").notNull(),
    about: jsonb("about").$type<DingAbout>().notNull(),
    times: integer("times").notNull().default(1),
    madeAt: moment("made_at").notNull().defaultNow(),
    lastAt: moment("last_at").notNull().defaultNow(),
    seenAt: moment("seen_at"),
    readAt: moment("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("ding_open").on(table.userId, table.groupKey).where(sql`${table.readAt} is null`),
    index("ding_newest").on(table.userId, table.lastAt.desc(), table.id),
    index("ding_unseen").on(table.userId).where(sql`${table.seenAt} is null`),
    index("ding_of_team").on(table.teamId).where(sql`${table.teamId} is not null`),
    index("ding_old").on(table.lastAt),
  ],
);

// Ids of other people are not the person's own data.
export const dingCopy: CopyNames<typeof ding> = {
  userId: null,
  id: null,
  kind: "kind",
  teamId: "team",
  groupKey: null,
  about: null,
  times: "times",
  madeAt: "made_at",
  lastAt: "last_at",
  seenAt: "seen_at",
  readAt: "read_at",
};

/** What may ring, and when. People without a row have the defaults. */
export const pushSettings = pgTable(
  "push_settings",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    talk: text("talk").$type<(typeof chatRings)[number]>().notNull().default("all"),
    /** Posts of staff. Comments follow `talk`. */
    posts: boolean("posts").notNull().default(true),
    isQuiet: boolean("is_quiet").notNull().default(true),
    quietFrom: time("quiet_from", { precision: 0 }).notNull().default("21:00"),
    quietTo: time("quiet_to", { precision: 0 }).notNull().default("07:00"),
    digest: text("digest").$type<(typeof digests)[number]>().notNull().default("daily"),
    /** What is left out of the person's mails. */
    mutedMails: text("muted_mails").array().$type<OptionalMail[]>().notNull().default([]),
    /** The local day of the last summary. */
    digestedOn: date("digested_on"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    check("push_settings_talk", isOneOf(table.talk, chatRings)),
    check("push_settings_digest", isOneOf(table.digest, digests)),
    check("push_settings_muted_mails", sql`${table.mutedMails} <@ '{answers,messages,posts}'`),
    check("push_settings_quiet", sql`${table.quietFrom} <> ${table.quietTo}`),
  ],
);

export const pushSettingsCopy: CopyNames<typeof pushSettings> = {
  userId: null,
  talk: "chat_rings",
  posts: "posts_ring",
  isQuiet: "has_quiet_hours",
  quietFrom: "quiet_from",
  quietTo: "quiet_to",
  digest: "summary",
  mutedMails: "muted_mails",
  digestedOn: "last_summary_on",
  version: null,
};
