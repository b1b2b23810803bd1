import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

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
