import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { MailboxKey } from "../../../../domain/account/mailbox-key";
import { user } from "./account";
import { moment } from "./columns";

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

/** The queue of reset mails. Filled alike for known and unknown addresses; the account is looked up after the reply. */
export const passwordResetRequest = pgTable(
  "password_reset_request",
  {
    id: text("id").primaryKey(),
    emailAddress: text("email_address").$type<MailboxKey>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("password_reset_request_created").on(table.createdAt)],
);

/** The last hour's mails to an address, unknown addresses included, so that replies are alike. */
export const resetMail = pgTable(
  "reset_mail",
  {
    id: text("id").primaryKey(),
    /** A keyed hash, since the address may belong to somebody who never used the product. */
    addressHash: text("address_hash").notNull(),
    /** Requested by a client that is no known device of the account. */
    isForStranger: boolean("is_for_stranger").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Its link was used, or another of the same account. */
    isLinkOver: boolean("is_link_over").notNull().default(false),
  },
  (table) => [
    index("reset_mail_address").on(table.addressHash, table.createdAt),
    index("reset_mail_created").on(table.createdAt),
  ],
);
