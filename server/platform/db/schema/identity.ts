import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";

/** How a user proves who they are: keyed by issuer and subject, never by address. */
export const identity = pgTable(
  "identity",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    provider: text("provider").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Sign-ins at the provider before this are refused: after a reset, a change, a sign-out everywhere, a ban, a take-over. */
    validSince: moment("valid_since"),
    /** Google's own id of the person, for a Google account. */
    googleSubject: text("google_subject"),
    /** The provider's revocation time when last read; a later one means that the password was changed at the provider. */
    tokensValidAfter: moment("tokens_valid_after"),
    /** A keyed hash of the temporary password, while there is one, and its expiry. */
    temporaryPasswordHash: text("temporary_password_hash"),
    temporaryPasswordUntil: moment("temporary_password_until"),
    /** Set until the provider has revoked the tokens issued before. */
    revocationOwedAt: moment("revocation_owed_at"),
    /** The lease for changing the account at the provider: one holder at a time. */
    leaseId: text("lease_id"),
    leaseUntil: moment("lease_until"),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("identity_user").on(table.userId),
    index("identity_temporary_password")
      .on(table.temporaryPasswordUntil)
      .where(sql`${table.temporaryPasswordUntil} is not null`),
    index("identity_revocation_owed")
      .on(table.revocationOwedAt)
      .where(sql`${table.revocationOwedAt} is not null`),
  ],
);
