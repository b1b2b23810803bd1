import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** Mails leave through here, so that a mail server's bad hour loses none. The body is wiped once sent: it may hold a link. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    toAddress: text("to_address").notNull(),
    subject: text("subject").notNull(),
    body: jsonb("body").$type<{ text: string; html: string } | null>(),
    createdAt: moment("created_at").notNull().defaultNow(),
    nextTryAt: moment("next_try_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** A mail whose link is over by then need not leave any more. */
    usefulUntil: moment("useful_until"),
    sentAt: moment("sent_at"),
    givenUpAt: moment("given_up_at"),
    /** Why the last try failed: for this recipient alone, or for a reason that can hold for everybody. */
    fault: text("fault").$type<"recipient" | "server">(),
  },
  (table) => [
    index("mail_outbox_due")
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    check("mail_outbox_fault", sql`${table.fault} in ('recipient', 'server')`),
  ],
);
