import { and, asc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { marker, message, messageVersion, reaction, seat } from "../../platform/db/schema/huddle";
import { personBlock, report } from "../../platform/db/schema/report";

/** What an account said and did in huddles, for the copy of its data. */
export async function findTalk(tx: Queries, userId: string) {
  const isOwn = and(
    eq(message.teamId, messageVersion.teamId),
    eq(message.huddleId, messageVersion.huddleId),
    eq(message.seq, messageVersion.seq),
    eq(message.authorId, userId),
  );
  return {
    messages: await tx
      .select()
      .from(message)
      .where(eq(message.authorId, userId))
      .orderBy(asc(message.madeAt)),
    versions: await tx
      .select()
      .from(messageVersion)
      .where(sql`exists (select from ${message} where ${isOwn})`)
      .orderBy(asc(messageVersion.until)),
    cheers: await tx.select().from(reaction).where(eq(reaction.userId, userId)).orderBy(asc(reaction.madeAt)),
    seats: await tx.select().from(seat).where(eq(seat.userId, userId)).orderBy(asc(seat.seatedAt)),
    markers: await tx.select().from(marker).where(eq(marker.userId, userId)),
    reports: await tx.select().from(report).where(eq(report.reporterId, userId)).orderBy(asc(report.madeAt)),
    folded: await tx.select().from(personBlock).where(eq(personBlock.userId, userId)),
  };
}

/** Ends the seats of somebody without a role, so that the others of their groups are told. */
export async function settleSeats(tx: Queries, userId: string): Promise<void> {
  await tx.execute(sql`select settle_seats(array[${userId}])`);
}

/** Deletes an account's traces in huddles and counts the messages that stay, shown as a lost soul's. Its reports stay without a reporter. */
export async function eraseTalk(tx: Queries, userId: string): Promise<Record<string, number>> {
  const count = async (rows: Promise<readonly unknown[]>) => (await rows).length;
  return {
    seat: await count(tx.delete(seat).where(eq(seat.userId, userId)).returning()),
    marker: await count(tx.delete(marker).where(eq(marker.userId, userId)).returning()),
    reaction: await count(tx.delete(reaction).where(eq(reaction.userId, userId)).returning()),
    person_block: await count(
      tx
        .delete(personBlock)
        .where(sql`${userId} in (${personBlock.userId}, ${personBlock.blockedId})`)
        .returning(),
    ),
  };
}

export async function countWords(tx: Queries, userId: string): Promise<number> {
  const [row] = await tx
    .select({ number: sql<number>`count(*)::int` })
    .from(message)
    .where(and(eq(message.authorId, userId), sql`${message.withdrawnAt} is null`));
  return row?.number ?? 0;
}
