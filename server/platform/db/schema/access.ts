import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";

/** The browsers that signed in to an account: a hash of the account and the browser's cookie. Outlives the session, for a person who lost the password. */
export const knownDevice = pgTable(
  "known_device",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    signedInAt: moment("signed_in_at").notNull(),
    /** The session opened then; null where a reset mail's link was used instead. */
    sessionId: text("session_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index("known_device_signed_in").on(table.signedInAt),
  ],
);

export const knownDeviceCopy: CopyNames<typeof knownDevice> = {
  userId: null,
  tokenHash: null,
  signedInAt: "last_signed_in_at",
  sessionId: null,
};
