import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Browser, System } from "../../../domain/session/device";
import { user } from "./account";
import { moment } from "./columns";

/** One sign-in on one device: a family of rotating refresh tokens, of which only hashes are kept. */
export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    transport: text("transport").notNull(),
    /** What the browser said it was when it signed in, as one word each; null where that told nothing. */
    browser: text("browser").$type<Browser>(),
    system: text("system").$type<System>(),
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

/** Which browsers signed in to an account: a hash of the account and each one's cookie. Outlives the session, for whoever lost the password. */
export const knownDevice = pgTable(
  "known_device",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    signedInAt: moment("signed_in_at").notNull(),
    /** The session that was opened then; null where the link of a reset's mail was used instead. */
    sessionId: text("session_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index("known_device_signed_in").on(table.signedInAt),
  ],
);
