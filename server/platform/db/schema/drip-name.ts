import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { user } from "./account";
import { moment } from "./columns";
import type { CopyNames } from "./copy";

/** The lower-cased name is the key, so the database decides every race. A released name keeps its row for 90 days. */
export const dripNameClaim = pgTable(
  "drip_name_claim",
  {
    nameKey: text("name_key").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    claimedAt: moment("claimed_at").notNull().defaultNow(),
    releasedAt: moment("released_at"),
  },
  (table) => [
    uniqueIndex("drip_name_claim_user").on(table.userId).where(sql`${table.releasedAt} is null`),
    index("drip_name_claim_holder").on(table.userId),
    check("drip_name_claim_shape", sql`${table.nameKey} ~ '^[a-z0-9_]{3,15}$'`),
  ],
);

export const dripNameClaimCopy: CopyNames<typeof dripNameClaim> = {
  nameKey: "name",
  userId: null,
  claimedAt: "claimed_at",
  releasedAt: "given_up_at",
};
