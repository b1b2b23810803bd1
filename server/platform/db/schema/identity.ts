import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { MailboxKey } from "../../../../domain/account/mailbox-key";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";

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

export const identityCopy: CopyNames<typeof identity> = {
  issuer: "identity_provider",
  subject: "account_there",
  provider: "signs_in_with",
  userId: null,
  createdAt: "since",
  validSince: "earlier_sign_ins_ended_at",
  googleSubject: "google_account_id",
  tokensValidAfter: "ended_there_at",
  temporaryPasswordHash: null,
  temporaryPasswordUntil: "temporary_password_until",
  revocationOwedAt: null,
  leaseId: null,
  leaseUntil: null,
};

/** Written before the identity provider is asked for an account, so that a crash in between can be repaired. */
export const signUpIntent = pgTable("sign_up_intent", {
  userId: text("user_id").primaryKey(),
  emailAddress: text("email_address").$type<MailboxKey | "">().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** The transaction that sets this may delete the provider's account; the sign-up itself can no longer complete. */
  abandonedAt: moment("abandoned_at"),
});

// Only while a sign-up or an erasure is pending.
export const signUpIntentCopy: CopyNames<typeof signUpIntent> = {
  userId: null,
  emailAddress: null,
  createdAt: null,
  abandonedAt: null,
};

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

export const passwordResetRequestCopy: CopyNames<typeof passwordResetRequest> = {
  id: null,
  emailAddress: "email_address",
  createdAt: "asked_at",
};

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

// Under keyed hashes, so nobody can tell whose they are.
export const resetMailCopy: CopyNames<typeof resetMail> = {
  id: null,
  addressHash: null,
  isForStranger: null,
  createdAt: null,
  isLinkOver: null,
};
