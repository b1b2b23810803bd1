import { and, asc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { feedCard, poll, pollVote } from "../../platform/db/schema/feed";
import {
  huddleMember,
  message,
  messageVersion,
  reaction,
  readPosition,
} from "../../platform/db/schema/huddle";
import { personBlock, report } from "../../platform/db/schema/report";

/** What an account said and did in huddles, for the copy of its data. */
export async function findTalk(tx: Queries, userId: string) {
  const isOwn = and(
    eq(message.teamId, messageVersion.teamId),
    eq(message.huddleId, messageVersion.huddleId),
    eq(message.seq, messageVersion.seq),
    eq(message.authorId, userId),
  );
  const isOwnPoll = and(
    eq(feedCard.teamId, poll.teamId),
    eq(feedCard.id, poll.messageId),
    eq(feedCard.authorId, userId),
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
    groups: await tx
      .select()
      .from(huddleMember)
      .where(eq(huddleMember.userId, userId))
      .orderBy(asc(huddleMember.addedAt)),
    posts: await tx
      .select()
      .from(feedCard)
      .where(eq(feedCard.authorId, userId))
      .orderBy(asc(feedCard.postedAt)),
    polls: await tx.select().from(poll).where(sql`exists (select from ${feedCard} where ${isOwnPoll})`),
    votes: await tx.select().from(pollVote).where(eq(pollVote.userId, userId)).orderBy(asc(pollVote.madeAt)),
    readPositions: await tx.select().from(readPosition).where(eq(readPosition.userId, userId)),
    reports: await tx.select().from(report).where(eq(report.reporterId, userId)).orderBy(asc(report.madeAt)),
    blocked: await tx.select().from(personBlock).where(eq(personBlock.userId, userId)),
  };
}
