import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
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

/** Written alike for known and unknown addresses, so that the reply tells nothing; what to do about it is found out later. */
export const passwordResetRequest = pgTable(
  "password_reset_request",
  {
    id: text("id").primaryKey(),
    emailAddress: text("email_address").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    mailedAt: moment("mailed_at"),
  },
  (table) => [
    index("password_reset_request_open").on(table.createdAt).where(sql`${table.mailedAt} is null`),
    index("password_reset_request_mailed").on(table.emailAddress, table.mailedAt),
  ],
);
