import { pgTable, text } from "drizzle-orm/pg-core";
import type { MailboxKey } from "../../../../domain/account/mailbox-key";
import { moment } from "./columns";

/** Written before the identity provider is asked for an account, so that a crash in between can be repaired. */
export const signUpIntent = pgTable("sign_up_intent", {
  userId: text("user_id").primaryKey(),
  emailAddress: text("email_address").$type<MailboxKey | "">().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** The transaction that sets this may delete the provider's account; the sign-up itself can no longer complete. */
  abandonedAt: moment("abandoned_at"),
});
