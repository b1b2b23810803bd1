import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { components } from "../../openapi";
import type { Queries } from "../db/database";
import { ping } from "../db/schema/pings";
import { countNewMessages, markListSeen } from "../huddle/marker.store";

export type PingCounts = components["schemas"]["Pings"];
type PingKind = components["schemas"]["PingKind"];

/** New messages are derived from the huddles' markers; the other kinds are the unseen rows. The newest row counts whether seen or not. */
export async function countPings(db: Queries, userId: string, now: Date): Promise<PingCounts> {
  const unseen = (kind: PingKind) =>
    sql<number>`(select count(*) from ${ping} where ${ping.userId} = ${userId} and ${ping.kind} = ${kind} and ${ping.seenAt} is null)`.mapWith(
      Number,
    );
  const [counts] = await db
    .select({
      last: sql<Date | null>`max(${ping.createdAt})`.mapWith(ping.createdAt),
      new_feed_cards: unseen("feed_card"),
      new_notifications: unseen("notification"),
    })
    .from(ping)
    .where(eq(ping.userId, userId));
  if (!counts) throw new Error("A count came back without a row.");
  const messages = await countNewMessages(db, userId, now);
  const { last, ...rest } = counts;
  const newest = [last, messages.lastAt].reduce((one, other) =>
    other === null || (one !== null && one >= other) ? one : other,
  );
  return { last_new_ping_at: newest?.toISOString() ?? null, ...rest, new_messages: messages.count };
}

export async function markSeen(db: Queries, userId: string, kind: PingKind, at: Date): Promise<void> {
  if (kind === "message") return markListSeen(db, userId);
  await db
    .update(ping)
    .set({ seenAt: at })
    .where(and(eq(ping.userId, userId), eq(ping.kind, kind), isNull(ping.seenAt)));
}

/** In the transaction of the event itself, so that a client that reads again finds it. */
export async function addPings(
  tx: Queries,
  { userIds, kind, now }: { userIds: readonly string[]; kind: Exclude<PingKind, "message">; now: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.insert(ping).values(userIds.map((userId) => ({ id: randomUUID(), userId, kind, createdAt: now })));
}
