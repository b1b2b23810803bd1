import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { MailboxKey } from "../../../../domain/account/mailbox-key";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";

/** The outbox: mails survive an outage of the mail server. The body is deleted once sent, since it may contain a link. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    toAddress: text("to_address").$type<MailboxKey>().notNull(),
    subject: text("subject").notNull(),
    body: jsonb("body").$type<{ text: string; html: string; stopAddress?: string } | null>(),
    createdAt: moment("created_at").notNull().defaultNow(),
    nextTryAt: moment("next_try_at").notNull().defaultNow(),
    /** Of the mails that are due those with the earliest leave first: when somebody waits for it, or leaves home by what it tells. */
    neededBy: moment("needed_by").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** The expiry of the mail's link, after which it is not sent. */
    usefulUntil: moment("useful_until"),
    sentAt: moment("sent_at"),
    givenUpAt: moment("given_up_at"),
    /** Why the last try failed: for this recipient only, or for a reason that may hold for all. */
    fault: text("fault").$type<"recipient" | "server">(),
  },
  (table) => [
    index("mail_outbox_due")
      .on(table.neededBy)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    check("mail_outbox_fault", sql`${table.fault} in ('recipient', 'server')`),
  ],
);

// A waiting mail's body may contain a link that opens the account.
export const mailOutboxCopy: CopyNames<typeof mailOutbox> = {
  id: null,
  toAddress: "to",
  subject: "subject",
  body: null,
  createdAt: "written_at",
  nextTryAt: null,
  neededBy: null,
  attempts: null,
  usefulUntil: null,
  sentAt: "sent_at",
  givenUpAt: "given_up_at",
  fault: "given_up_because",
};

/** A one-time link of a mail. */
export const link = pgTable(
  "link",
  {
    tokenHash: text("token_hash").primaryKey(),
    kind: text("kind").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    emailAddress: text("email_address").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    /** Of a verification link: the session whose screen shows its number. Outlived by the link, so no reference. */
    sessionId: text("session_id"),
    /** Wrong numbers typed on its page. */
    numberTries: integer("number_tries").notNull().default(0),
  },
  (table) => [index("link_user").on(table.userId)],
);

export const linkCopy: CopyNames<typeof link> = {
  tokenHash: null,
  kind: "kind",
  userId: null,
  emailAddress: "email_address",
  createdAt: "made_at",
  expiresAt: "ends_at",
  usedAt: "used_at",
  sessionId: null,
  numberTries: "wrong_numbers",
};
