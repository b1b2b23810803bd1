import { randomUUID } from "node:crypto";
import { and, asc, eq, gt } from "drizzle-orm";
import { changeCard } from "../../commands/feed/cards";
import { cheerMessage } from "../../commands/huddle/messages";
import type { Services } from "../../core/base/services";
import { type CardTarget, callPostCard } from "../../core/feed/card.store";
import { castVote } from "../../core/feed/poll.store";
import { callSendMessage } from "../../core/huddle/message.store";
import { markCardsRead } from "../../core/huddle/read-position.store";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Queries } from "../../platform/db/database";
import { event } from "../../platform/db/schema/schedule";
import type { DemoPost } from "./feed";
import type { MadeClub } from "./make-club";

type MakerServices = Pick<Services, "db" | "now">;

const hour = 3_600_000;
const day = 24 * hour;

/** Everything is written by the calls of those who write it, at moments of the past days. */
export async function makeFeed(
  services: MakerServices,
  { made, posts }: { made: MadeClub; posts: readonly DemoPost[] },
): Promise<void> {
  const idOf = (key: string) => {
    const adult = made.adults.get(key);
    if (!adult) throw new Error(`The feed names ${key}, whom the club does not have.`);
    return adult.id;
  };
  for (const post of posts) {
    const teamId = made.teams.get(post.team);
    if (teamId === undefined) throw new Error(`The club has no team ${post.team}.`);
    await makePost(services, { teamId, post, idOf });
  }
}

async function makePost(
  services: MakerServices,
  { teamId, post, idOf }: { teamId: string; post: DemoPost; idOf: (key: string) => string },
): Promise<void> {
  const { db, now } = services;
  const ago = (hours: number) => new Date(now().getTime() - hours * hour);
  const target: CardTarget = { teamId, cardId: randomUUID(), userId: idOf(post.by) };
  const { poll } = post;
  const outcome = await callPostCard(db, {
    ...target,
    text: post.text,
    mentions: [],
    eventId: post.isOfNextGame ? await findNextGame(db, teamId, now()) : null,
    poll: poll
      ? {
          ...{ options: poll.options, isMultiple: false, showsVoters: true },
          closesAt: new Date(now().getTime() + poll.closesIn * day),
        }
      : null,
    isQuiet: true,
    now: ago(post.hoursAgo),
  });
  if (outcome !== "posted") throw new Error(`${post.by} could not post it: ${outcome}.`);
  for (const comment of post.comments ?? [])
    await addComment(db, target, { ...comment, by: idOf(comment.by) }, ago);
  for (const [key, pick] of Object.entries(poll?.votes ?? {}))
    await castVote(db, { ...target, userId: idOf(key), picks: [pick], now: now() });
  for (const key of post.seenBy) await markCardsRead(db, idOf(key), [target]);
  for (const [key, cheer] of Object.entries(post.cheers ?? {})) {
    const caller = await requireTeamAccess(db, idOf(key), teamId);
    const cheering = { teamId, huddleId: target.cardId, messageId: target.cardId, userId: caller.userId };
    await db.transaction((tx) => cheerMessage(services, tx, { ...cheering, caller, cheer }));
  }
  if (!post.isPinned) return;
  const caller = await requireTeamAccess(db, target.userId, teamId);
  await db.transaction((tx) => changeCard(services, tx, { ...target, caller, body: { is_pinned: true } }));
}

async function addComment(
  db: Queries,
  { teamId, cardId }: CardTarget,
  { by, text, hoursAgo }: { by: string; text: string; hoursAgo: number },
  ago: (hours: number) => Date,
): Promise<void> {
  const place = { teamId, huddleId: cardId, userId: by, messageId: randomUUID() };
  const { outcome } = await callSendMessage(db, {
    ...place,
    ...{ text, mentions: [], replyTo: null, shown: null, now: ago(hoursAgo) },
  });
  if (outcome !== "sent") throw new Error(`${by} could not comment: ${outcome}.`);
}

async function findNextGame(db: Queries, teamId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ id: event.id })
    .from(event)
    .where(
      and(eq(event.teamId, teamId), eq(event.kind, "game"), eq(event.status, "on"), gt(event.startsAt, now)),
    )
    .orderBy(asc(event.startsAt))
    .limit(1);
  return row?.id ?? null;
}
