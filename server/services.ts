import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config/config";
import type { Database } from "./db/open";
import type { user } from "./db/schema/account";

/** What every operation handler is given. The composition root (main.ts) or a test makes it. */
export interface Services {
  config: Config;
  db: Database;
  /** Injected, so that a test can let an hour pass. */
  now: () => Date;
  identity: IdentityProvider;
  mail: Mail;
  log: FastifyBaseLogger;
  /** Where somebody counts: called for each reply. */
  onAnswered?: (reply: Answered) => void;
}

export interface Answered {
  /** The operation of the contract; "page" for what the build made, "unknown" for what is not there. */
  operation: string;
  /** The message code of a failure, else the status. */
  code: string;
  seconds: number;
}

/** Set on the request by the bearer check; role and ban were read from the database just now. */
export interface Viewer {
  user: typeof user.$inferSelect;
  sessionId: string;
}

export type Provider = "drip" | "google";

/** Who a verified identity-provider token speaks of. */
export interface IdentityClaims {
  issuer: string;
  subject: string;
  provider: Provider;
  /** Google's own id of the person who signed in; null for a password. */
  googleSubject: string | null;
  /** As the token says; an account can be without one. */
  emailAddress: string | null;
  fullName: string | null;
  avatar: string | null;
  authenticatedAt: Date;
  /** The account as the provider had it when the token was checked. */
  account: IdentityAccount;
}

/** The port to the hosted identity provider. A method rejects with IdentityUnavailable when it cannot be reached. */
export interface IdentityProvider {
  issuer: string;
  /** Null for a token that is forged, expired, revoked, foreign or of an unknown kind. */
  verify(token: string): Promise<IdentityClaims | null>;
  /** The subject is ours to choose, so that a crash leaves a trace that can be repaired. */
  createAccount(account: {
    subject: string;
    emailAddress: string;
    password: string;
    fullName: string;
  }): Promise<"created" | "address_taken">;
  /** Applies the changes, then revokes every token issued before. Repeating it does no harm. */
  secureAccount(subject: string, changes: AccountChanges): Promise<SecuredAccount>;
  markEmailAddressVerified(subject: string): Promise<"set" | "missing">;
  deleteAccount(subject: string): Promise<void>;
  findBySubject(subject: string): Promise<IdentityAccount | null>;
  findByEmailAddress(emailAddress: string): Promise<IdentityAccount | null>;
  /** Every account, page by page: the reconciliation at start walks them. */
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

/** A way to sign in that is linked to an account at the provider, whether by us or past us. */
export interface IdentityLink {
  provider: Provider | "other";
  subject: string;
  emailAddress: string | null;
}

export interface AccountChanges {
  /** The address that the account has to have. */
  emailAddress: string;
  isEmailAddressVerified: boolean;
  /** Every other link is removed. Without it, none is. */
  keep?: (link: IdentityLink) => boolean;
  password?: string;
}

export type SecuredAccount =
  | { outcome: "secured"; tokensValidAfter: Date }
  | { outcome: "missing" | "address_taken" };

/** Mails are queued in the caller's transaction and leave through the outbox. */
export interface Mail {
  queue(
    tx: Pick<Database, "insert">,
    message: {
      to: string;
      subject: string;
      text: string;
      html: string;
      /** After that it need not leave any more: its link is over. */
      usefulUntil?: Date;
    },
  ): Promise<void>;
  /** False only when no mail can be accepted for anyone. */
  canAccept(): Promise<boolean>;
}
