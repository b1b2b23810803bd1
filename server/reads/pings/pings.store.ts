import { sql } from "drizzle-orm";
import type { components } from "../../../openapi";
import { newCards } from "../../core/feed/feed.store";
import { markFeedSeen, markListSeen, newMessages } from "../../core/huddle/read-position.store";
import { markDingsSeen, newDings } from "../../core/notification/ding.store";
import type { Queries } from "../../platform/db/database";
import { asked, prepareRows } from "../../platform/db/prepared";

export type PingCounts = components["schemas"]["Pings"];
type PingKind = components["schemas"]["PingKind"];

interface CountRow {
  dings: number;
  messages: number;
  cards: number;
  last_at: string | null;
}

const userId = asked("userId", "text");
const now = asked("now", "timestamptz");
const counts = prepareRows<CountRow>(
  "pings",
  ["dings", "messages", "cards", "last_at"],
  sql`
  select d.times as dings, m.times as messages, f.times as cards, greatest(d.last_at, m.last_at, f.last_at) as last_at
  from ${newDings(userId)} d cross join ${newMessages(userId, now)} m cross join ${newCards(userId, now)} f`,
);

/** Derived: new messages and posts from the huddles' read positions, notifications from the unseen dings. The newest counts whether seen or not. */
export async function countPings(db: Queries, userId: string, now: Date): Promise<PingCounts> {
  const [row] = await counts(db, { userId, now: now.toISOString() });
  return {
    last_new_ping_at: row?.last_at ? new Date(row.last_at).toISOString() : null,
    new_feed_cards: row?.cards ?? 0,
    new_messages: row?.messages ?? 0,
    new_notifications: row?.dings ?? 0,
  };
}

export async function markSeen(db: Queries, userId: string, kind: PingKind, at: Date): Promise<void> {
  if (kind === "feed_card") return markFeedSeen(db, userId);
  if (kind === "message") return markListSeen(db, userId);
  if (kind === "notification") return markDingsSeen(db, userId, at);
}
