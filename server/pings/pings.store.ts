import type { components } from "../../openapi";
import type { Queries } from "../db/database";
import { countNewDings, markDingsSeen } from "../dings/ding.store";
import { countNewMessages, markListSeen } from "../huddle/marker.store";

export type PingCounts = components["schemas"]["Pings"];
type PingKind = components["schemas"]["PingKind"];

/** Derived: new messages from the huddles' markers, notifications from the unseen dings. The newest counts whether seen or not. */
export async function countPings(db: Queries, userId: string, now: Date): Promise<PingCounts> {
  const dings = await countNewDings(db, userId);
  const messages = await countNewMessages(db, userId, now);
  const newest = [dings.lastAt, messages.lastAt].reduce((one, other) =>
    other === null || (one !== null && one >= other) ? one : other,
  );
  return {
    last_new_ping_at: newest?.toISOString() ?? null,
    new_feed_cards: 0,
    new_messages: messages.count,
    new_notifications: dings.count,
  };
}

export async function markSeen(db: Queries, userId: string, kind: PingKind, at: Date): Promise<void> {
  if (kind === "message") return markListSeen(db, userId);
  if (kind === "notification") return markDingsSeen(db, userId, at);
}
