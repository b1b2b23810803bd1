import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Ring } from "../../../../domain/push/ring";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";
import { session } from "./session";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** A browser registered for push, until the session in which it was registered ends (the trigger session_silenced). */
export const pushToken = pgTable(
  "push_token",
  {
    userId: userId(),
    id: uuid("id").notNull(),
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull(),
    /** Unique, so that a browser belongs to the account that registered it last. */
    endpointHash: text("endpoint_hash").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    label: text("label").notNull(),
    madeAt: moment("made_at").notNull().defaultNow(),
    /** When it last acknowledged a push. */
    lastOkAt: moment("last_ok_at"),
    /** Pushes given up since the last that its service took, or since `failing_since`, whichever is later. */
    failures: smallint("failures").notNull().default(0),
    failingSince: moment("failing_since"),
    /** Pushes that its service took since the device last acknowledged one, and the first of them. */
    unheard: integer("unheard").notNull().default(0),
    unheardSince: moment("unheard_since"),
    /** Set once too many were not acknowledged: it is still rung, but counts for nothing. */
    silentSince: moment("silent_since"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("push_token_endpoint").on(table.endpointHash),
    index("push_token_session").on(table.sessionId),
    index("push_token_silent").on(table.silentSince).where(sql`${table.silentSince} is not null`),
    check(
      "push_token_endpoint_address",
      sql`char_length(${table.endpoint}) <= 2084 and ${table.endpoint} ~ '^https://'`,
    ),
    check("push_token_p256dh", sql`${table.p256dh} ~ '^[A-Za-z0-9_-]{87}$'`),
    check("push_token_auth", sql`${table.auth} ~ '^[A-Za-z0-9_-]{22}$'`),
    check("push_token_label", sql`char_length(${table.label}) <= 60`),
  ],
);

// With the endpoint and the keys anybody could send pushes to the browser.
export const pushTokenCopy: CopyNames<typeof pushToken> = {
  userId: null,
  id: null,
  sessionId: null,
  endpoint: null,
  endpointHash: null,
  p256dh: null,
  auth: null,
  label: "device",
  madeAt: "rings_since",
  lastOkAt: "last_rung_at",
  failures: null,
  failingSince: null,
  unheard: "pushes_not_acknowledged",
  unheardSince: null,
  silentSince: "silent_since",
};

/** The queue of pushes: one row for each event or huddle and person, so that a newer push replaces an older one. */
export const pushQueue = pgTable(
  "push_queue",
  {
    userId: userId(),
    channel: text("channel").$type<"push" | "mail" | "digest">().notNull(),
    groupKey: text("group_key").notNull(),
    kind: text("kind").notNull(),
    teamId: uuid("team_id"),
    about: jsonb("about").$type<Ring>().notNull(),
    times: integer("times").notNull().default(1),
    /** Id of the notice or the round that caused it. */
    lastSource: uuid("last_source").notNull(),
    isUrgent: boolean("is_urgent").notNull().default(false),
    /** Null: sent, read elsewhere, or given up. */
    dueAt: moment("due_at"),
    lastSentAt: moment("last_sent_at"),
    attempts: smallint("attempts").notNull().default(0),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.channel, table.groupKey] }),
    index("push_queue_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index("push_queue_old").on(table.madeAt),
    check("push_queue_channel", sql`${table.channel} in ('push', 'mail', 'digest')`),
  ],
);

export const pushQueueCopy: CopyNames<typeof pushQueue> = {
  userId: null,
  channel: "by",
  groupKey: null,
  kind: "kind",
  teamId: "team",
  about: null,
  times: null,
  lastSource: null,
  isUrgent: null,
  dueAt: null,
  lastSentAt: "sent_at",
  attempts: null,
  madeAt: "made_at",
};

/** One row for each push and device: which acknowledgement is expected, and when it came. */
export const pushAcknowledgement = pgTable(
  "push_acknowledgement",
  {
    /** Of the token in the payload, so that nobody who reads the table can acknowledge. */
    tokenHash: text("token_hash").primaryKey(),
    userId: userId(),
    groupKey: text("group_key").notNull(),
    lastSource: uuid("last_source").notNull(),
    /** The device. No reference: it may be gone by then. */
    tokenId: uuid("token_id").notNull(),
    /** The event's notice version that it told of; null for all else. */
    version: integer("version"),
    madeAt: moment("made_at").notNull(),
    /** When the push service took it; null if it never did. */
    sentAt: moment("sent_at"),
    acknowledgedAt: moment("acknowledged_at"),
  },
  (table) => [
    index("push_acknowledgement_group").on(table.groupKey, table.userId),
    index("push_acknowledgement_user").on(table.userId),
    index("push_acknowledgement_old").on(table.madeAt),
  ],
);

export const pushAcknowledgementCopy: CopyNames<typeof pushAcknowledgement> = {
  tokenHash: null,
  userId: null,
  groupKey: null,
  lastSource: null,
  tokenId: null,
  version: null,
  madeAt: "made_at",
  sentAt: "sent_at",
  acknowledgedAt: "heard_at",
};
