import { desc, eq, sql } from "drizzle-orm";
import type { UserRow } from "../account/account.store";
import { findAuditLines } from "../audit/audit.store";
import type { Queries } from "../db/open";
import type { schema } from "../db/schema/all";
import { dripNameClaim } from "../db/schema/drip-name";
import { identity } from "../db/schema/identity";
import { mailOutbox } from "../db/schema/mail";
import { link, passwordResetRequest } from "../db/schema/mail-links";
import { ping } from "../db/schema/pings";
import { knownDevice, session } from "../db/schema/session";

type Schema = typeof schema;
type Row<Name extends keyof Schema> = Schema[Name]["$inferSelect"];

/**
 * How each column is called in a person's copy; null for one that is left out. A new column or table does not compile until it has its name
 * here. Left out are hashes and secrets, which tell a person nothing and could open an account, and what is only the server's own
 * bookkeeping.
 */
export const plainNames: {
  readonly [Name in keyof Schema]: { readonly [Column in keyof Row<Name>]: string | null };
} = {
  user: {
    id: "id",
    createdAt: "created_at",
    role: "role",
    firstName: "first_name",
    lastName: "last_name",
    fullName: "full_name",
    avatar: "avatar",
    timeZone: "time_zone",
    lastReleaseNotesAt: "last_release_notes_at",
    emailAddress: "email_address",
    emailAddressVerifiedAt: "email_address_verified_at",
    dripName: "drip_name",
    dateOfBirth: "date_of_birth",
    mustChangePassword: "must_change_password",
    bannedAt: "banned_at",
    deletedAt: "deleted_at",
  },
  dripNameClaim: { nameKey: "name", userId: null, claimedAt: "claimed_at", releasedAt: "given_up_at" },
  identity: {
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
  },
  session: {
    id: null,
    userId: null,
    transport: "kept_in",
    browser: "browser",
    system: "device",
    createdAt: "signed_in_at",
    lastUsedAt: "last_used_at",
    expiresAt: "ends_at",
    revokedAt: "ended_at",
    tokenHash: null,
    successorHash: null,
    predecessors: null,
    oauthState: null,
    pkceCodeChallenge: null,
    pkceCodeVerifier: null,
  },
  link: {
    tokenHash: null,
    kind: "kind",
    userId: null,
    emailAddress: "email_address",
    createdAt: "made_at",
    expiresAt: "ends_at",
    usedAt: "used_at",
  },
  // A waiting mail's body may hold a link that opens the account.
  mailOutbox: {
    id: null,
    toAddress: "to",
    subject: "subject",
    body: null,
    createdAt: "written_at",
    nextTryAt: null,
    attempts: null,
    usefulUntil: null,
    sentAt: "sent_at",
    givenUpAt: "given_up_at",
    fault: "given_up_because",
  },
  passwordResetRequest: {
    id: null,
    emailAddress: "email_address",
    createdAt: "asked_at",
  },
  ping: { id: null, userId: null, kind: "kind", createdAt: "created_at", seenAt: "seen_at" },
  audit: {
    id: null,
    at: "at",
    actorId: "done_by",
    actorAs: "done_as",
    teamId: "team",
    childId: "child",
    subjectId: "done_to",
    action: "action",
    detail: "detail",
    requestId: null,
  },
  knownDevice: { userId: null, tokenHash: null, signedInAt: "last_signed_in_at", sessionId: null },
  // Kept for a day, so that a repeated call does its work once.
  idempotency: {
    userId: null,
    key: null,
    operationId: null,
    bodyHash: null,
    result: null,
    createdAt: null,
  },
  // Under keyed hashes: nobody can tell whose they are.
  resetMail: { id: null, addressHash: null, isForStranger: null, createdAt: null, isLinkOver: null },
  rateBucket: { key: null, count: null, resetAt: null },
  // Only while a sign-up or an erasure is under way.
  signUpIntent: { userId: null, emailAddress: null, createdAt: null, abandonedAt: null },
};

/** All that the database keeps about a person, with a heading for each subject. */
export async function copyAccount(tx: Queries, holder: UserRow) {
  const { id, emailAddress } = holder;
  const isTheirs = sql`lower(${emailAddress})`;
  const plain = <Name extends keyof Schema>(name: Name, rows: readonly Row<Name>[]) =>
    rows.map((row) => {
      const names: Readonly<Record<string, string | null>> = plainNames[name];
      return Object.fromEntries(
        Object.entries(row).flatMap(([column, value]) => {
          const said = names[column];
          return said ? [[said, value]] : [];
        }),
      );
    });
  const select = {
    claims: tx.select().from(dripNameClaim).where(eq(dripNameClaim.userId, id)),
    ways: tx.select().from(identity).where(eq(identity.userId, id)),
    sessions: tx.select().from(session).where(eq(session.userId, id)).orderBy(desc(session.createdAt)),
    devices: tx.select().from(knownDevice).where(eq(knownDevice.userId, id)),
    links: tx.select().from(link).where(eq(link.userId, id)),
    mails: tx
      .select()
      .from(mailOutbox)
      .where(eq(sql`lower(${mailOutbox.toAddress})`, isTheirs)),
    resets: tx
      .select()
      .from(passwordResetRequest)
      .where(eq(sql`lower(${passwordResetRequest.emailAddress})`, isTheirs)),
    pings: tx.select().from(ping).where(eq(ping.userId, id)).orderBy(desc(ping.createdAt)),
  };
  return {
    account: plain("user", [holder])[0],
    drip_names: plain("dripNameClaim", await select.claims),
    ways_to_sign_in: plain("identity", await select.ways),
    sessions: plain("session", await select.sessions),
    known_browsers: plain("knownDevice", await select.devices),
    links_in_mails: plain("link", await select.links),
    mails: plain("mailOutbox", await select.mails),
    password_resets: plain("passwordResetRequest", await select.resets),
    news: plain("ping", await select.pings),
    audit: plain("audit", await findAuditLines(tx, id)),
  };
}
