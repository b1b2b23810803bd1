import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
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
  },
  (table) => [index("link_user").on(table.userId)],
);

/** The queue of reset mails to write. Filled alike for known and unknown addresses; who is behind one is found out after the reply. */
export const passwordResetRequest = pgTable(
  "password_reset_request",
  {
    id: text("id").primaryKey(),
    emailAddress: text("email_address").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("password_reset_request_created").on(table.createdAt)],
);

/** The mails of the last hour to one address, also those to addresses that nobody holds, so that replies are alike. */
export const resetMail = pgTable(
  "reset_mail",
  {
    id: text("id").primaryKey(),
    /** Keyed, since it may be the address of somebody who never came here. */
    addressHash: text("address_hash").notNull(),
    /** Asked for by a client that is not known to have signed in to this account. */
    isForStranger: boolean("is_for_stranger").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Its link was used, or another one of the same account. */
    isLinkOver: boolean("is_link_over").notNull().default(false),
  },
  (table) => [
    index("reset_mail_address").on(table.addressHash, table.createdAt),
    index("reset_mail_created").on(table.createdAt),
  ],
);
