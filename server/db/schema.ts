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
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** An account holder. Children will be people without a row here: nothing but sign-in hangs on this table. */
export const user = pgTable(
  "user",
  {
    id: text("id").primaryKey(),
    createdAt: moment("created_at").notNull().defaultNow(),
    role: text("role").notNull(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    fullName: text("full_name").notNull(),
    avatar: text("avatar"),
    timeZone: text("time_zone"),
    lastReleaseNotesAt: moment("last_release_notes_at"),
    emailAddress: text("email_address").notNull(),
    emailAddressVerifiedAt: moment("email_address_verified_at"),
    dripName: text("drip_name"),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    bannedAt: moment("banned_at"),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("user_email_address")
      .on(sql`lower(${table.emailAddress})`)
      .where(sql`${table.deletedAt} is null`),
    check(
      "user_role",
      sql`${table.role} in ('administrator', 'grand_poobah', 'premium', 'squad_member', 'onboarding', 'default')`,
    ),
  ],
);

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
    /** Sign-ins at the provider before this count no more: a reset, a change, a sign-out everywhere, a ban, a take-over. */
    validSince: moment("valid_since"),
    /** Google's own id of the person, for a Google account. */
    googleSubject: text("google_subject"),
    /** From when the provider's tokens counted when we last looked; a later moment tells that the password was changed past us. */
    tokensValidAfter: moment("tokens_valid_after"),
    /** A keyed hash of the temporary password while there is one, and when it stops working. */
    temporaryPasswordHash: text("temporary_password_hash"),
    temporaryPasswordUntil: moment("temporary_password_until"),
    /** Set until the provider has revoked what it issued before. */
    revocationOwedAt: moment("revocation_owed_at"),
    /** Held by whoever is changing the account at the provider: one at a time. */
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

/** Written before the identity provider is asked for an account, so that a crash in between can be repaired. */
export const signUpIntent = pgTable("sign_up_intent", {
  userId: text("user_id").primaryKey(),
  emailAddress: text("email_address").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** Whoever sets this may delete the provider's account; the sign-up itself can no longer finish. */
  abandonedAt: moment("abandoned_at"),
});

/** The lower-cased name is the key, so the database decides every race. A given-up name keeps its row for 90 days. */
export const dripNameClaim = pgTable(
  "drip_name_claim",
  {
    nameKey: text("name_key").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    claimedAt: moment("claimed_at").notNull().defaultNow(),
    releasedAt: moment("released_at"),
  },
  (table) => [
    uniqueIndex("drip_name_claim_user").on(table.userId).where(sql`${table.releasedAt} is null`),
    check("drip_name_claim_shape", sql`${table.nameKey} ~ '^[a-z0-9_]{3,15}$'`),
  ],
);

/** One sign-in on one device: a family of rotating refresh tokens, of which only hashes are kept. */
export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    transport: text("transport").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    tokenHash: text("token_hash").notNull(),
    successorHash: text("successor_hash"),
    /** Hashes of the tokens before, each with the millisecond until which a straggler may still show it. */
    predecessors: jsonb("predecessors").$type<Record<string, number>>().notNull().default({}),
    oauthState: text("oauth_state").notNull(),
    pkceCodeChallenge: text("pkce_code_challenge").notNull(),
    pkceCodeVerifier: text("pkce_code_verifier").notNull(),
  },
  (table) => [
    index("session_user").on(table.userId),
    index("session_end").on(table.expiresAt),
    check("session_transport", sql`${table.transport} in ('cookie', 'bare')`),
  ],
);

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
  },
  (table) => [
    index("mail_outbox_due")
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
);

/** Shared by all servers on one database, so that a limit holds however many there are. */
export const rateBucket = pgTable(
  "rate_bucket",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetAt: moment("reset_at").notNull(),
  },
  (table) => [index("rate_bucket_reset").on(table.resetAt)],
);

/** Something new for somebody. Badges are counts of the unseen rows. */
export const ping = pgTable(
  "ping",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    seenAt: moment("seen_at"),
  },
  (table) => [
    index("ping_unseen").on(table.userId, table.kind).where(sql`${table.seenAt} is null`),
    index("ping_newest").on(table.userId, table.createdAt),
    check("ping_kind", sql`${table.kind} in ('feed_card', 'message', 'notification')`),
  ],
);
