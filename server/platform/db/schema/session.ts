import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Browser, System } from "../../../../domain/session/device";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";

/** One sign-in on one device: a family of rotating refresh tokens, stored as hashes. */
export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    transport: text("transport").notNull(),
    /** Browser and system as named at the sign-in, one word each; null if unknown. */
    browser: text("browser").$type<Browser>(),
    system: text("system").$type<System>(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    tokenHash: text("token_hash").notNull(),
    successorHash: text("successor_hash"),
    /** Hashes of earlier tokens, each with the time until which it still works. */
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

export const sessionCopy: CopyNames<typeof session> = {
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
};
