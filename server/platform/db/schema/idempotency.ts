import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";

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
