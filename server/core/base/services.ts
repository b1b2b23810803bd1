import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { ServerContext } from "../../platform/db/context";
import type { Database } from "../../platform/db/database";
import type { user } from "../../platform/db/schema/account";
import type { Changes } from "./changes";
import type { ScheduleChanges } from "./schedule-changes";

/** What every operation handler gets, made by the composition root (main.ts) or a test. */
export interface Services extends ServerContext {
  identity: IdentityProvider;
  mail: Mail;
  /** Where metrics are on: called for each reply. */
  onAnswered?: (reply: Answered) => void;
  /** Where metrics are on: called when streams open and end, and after each delivery. */
  onLive?: (figures: { streams: number; delivered: number; resets: number }) => void;
  /** Where changes of schedules are published that are not found in a call's path or body: by mail links, and delivered notices. */
  scheduleChanges?: ScheduleChanges;
  /** Where the teams are published whose posts somebody has seen for the first time. */
  seenPosts?: Changes<[teamId: string]>;
  /** Where metrics are on: called when a push service took a push, and when a device acknowledged one. */
  onPush?: (news: { service: string; what: "accepted" | "heard" }) => void;
  /** Streams that this server holds at most; `streamsOfServer` if absent. */
  mostStreams?: number;
}

export interface Answered {
  /** The contract's operationId; "page" for built files, "unknown" for unknown paths. */
  operation: string;
  /** The failure's message code, else the status. */
  code: string;
  seconds: number;
}

/** Set by the bearer check; role and ban were just read from the database. */
export interface Viewer {
  user: typeof user.$inferSelect;
  sessionId: string;
}

export type Provider = "drip" | "google";

/** The person that a verified token of the identity provider identifies. */
export interface IdentityClaims {
  issuer: string;
  subject: string;
  provider: Provider;
  /** Google's own id of the person; null for a password. */
  googleSubject: string | null;
  /** From the token; an account may have none. */
  emailAddress: string | null;
  fullName: string | null;
  avatar: string | null;
  authenticatedAt: Date;
  /** The provider's account at the time of the check. */
  account: IdentityAccount;
}

/** The port to the hosted identity provider. A method rejects with IdentityUnavailable when it cannot be reached. */
export interface IdentityProvider {
  issuer: string;
  /** Null for a token that is forged, expired, revoked, of another project, or of an unknown kind. */
  verify(token: string): Promise<IdentityClaims | null>;
  /** We choose the subject, so that a crash leaves an account that can be found and repaired. */
  createAccount(account: {
    subject: string;
    emailAddress: MailboxKey;
    password: string;
    fullName: string;
  }): Promise<"created" | "address_taken">;
  /** Applies the changes, then revokes every token issued before. Can be repeated. */
  secureAccount(subject: string, changes: AccountChanges): Promise<SecuredAccount>;
  markEmailAddressVerified(subject: string): Promise<"set" | "missing">;
  deleteAccount(subject: string): Promise<void>;
  findBySubject(subject: string): Promise<IdentityAccount | null>;
  findByEmailAddress(emailAddress: MailboxKey): Promise<IdentityAccount | null>;
  /** All accounts in pages, for the reconciliation at the start. */
  list(): AsyncIterable<IdentityAccount>;
  isHealthy(): Promise<boolean>;
}

export interface IdentityAccount {
  subject: string;
  emailAddress: string | null;
  isEmailAddressVerified: boolean;
  links: readonly IdentityLink[];
  /** Tokens of sign-ins before this are refused. */
  tokensValidAfter: Date | null;
  createdAt: Date;
}

/** A provider linked to an account, by us or directly at the provider. */
export interface IdentityLink {
  provider: Provider | "other";
  subject: string;
  emailAddress: string | null;
}

export interface AccountChanges {
  /** The address that the account should have. */
  emailAddress: MailboxKey;
  isEmailAddressVerified: boolean;
  /** All other links are removed; if absent, none is. */
  keep?: (link: IdentityLink) => boolean;
  password?: string;
}

export type SecuredAccount =
  | { outcome: "secured"; tokensValidAfter: Date }
  | { outcome: "missing" | "address_taken" };

export interface QueuedMail {
  to: MailboxKey;
  subject: string;
  text: string;
  html: string;
  /** Where one call ends mails of this kind (RFC 8058). */
  stopAddress?: string;
  /** The expiry of its link, after which it is not sent. */
  usefulUntil?: Date;
  /** The earlier, the sooner it leaves; now if absent, since somebody waits for it. */
  neededBy?: Date;
}

/** Mails are queued in the caller's transaction and sent from the outbox. */
export interface Mail {
  queue(tx: Pick<Database, "insert">, ...messages: readonly QueuedMail[]): Promise<void>;
  /** False only when no mail can be accepted for anyone. */
  canAccept(): Promise<boolean>;
}
