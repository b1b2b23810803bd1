import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";

/** Shared by all servers on one database, so that a limit holds over all of them. */
export const rateBucket = pgTable(
  "rate_bucket",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetAt: moment("reset_at").notNull(),
  },
  (table) => [index("rate_bucket_reset").on(table.resetAt)],
);

export const rateBucketCopy: CopyNames<typeof rateBucket> = { key: null, count: null, resetAt: null };

/** Calls that must happen once although they may be sent again. Holds ids only, no reply. */
export const idempotency = pgTable(
  "idempotency",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    operationId: text("operation_id").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Null until the work is done, which is never visible outside: both happen in one transaction. */
    result: jsonb("result"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_age").on(table.createdAt),
  ],
);

// Stored for a day, so that a repeated call takes effect once.
export const idempotencyCopy: CopyNames<typeof idempotency> = {
  userId: null,
  key: null,
  operationId: null,
  bodyHash: null,
  result: null,
  createdAt: null,
};
