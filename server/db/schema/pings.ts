import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";

/** Something new for a person. Badges count the unseen rows. */
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
