import { type SQL, sql } from "drizzle-orm";
import type { Cheer } from "../../../domain/huddle/cheers";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { asked, prepareRows } from "../../platform/db/prepared";
import { isId } from "../access/team-access.store";

type CardEvent = components["schemas"]["CardEvent"];
type WithdrawnAs = "author" | "guardian" | "staff" | "support";

/** A card as everybody gets it. */
export interface SharedCardRow {
  team_id: string;
  id: string;
  author_id: string;
  as_staff: boolean;
  posted_at: string;
  is_pinned: boolean;
  text: string;
  mentions: string[];
  cheers: Partial<Record<Cheer, number>> | null;
  is_edited: boolean;
  withdrawn_as: WithdrawnAs | null;
  withdrawn_at: string | null;
  takes_comments: boolean;
  /** Null while they are open. */
  comments_closed_as: "author" | "staff" | null;
  last_seq: number;
  last: {
    seq: number;
    author_id: string;
    made_at: string;
    withdrawn_as: WithdrawnAs | null;
    text: string | null;
  } | null;
  event: CardEvent | null;
  poll: {
    options: string[];
    is_multiple: boolean;
    shows_voters: boolean;
    closes_at: string | null;
    closed_at: string | null;
    counts: number[];
    voters: number;
  } | null;
}

/** With what only its reader has. */
export interface OwnCardRow extends SharedCardRow {
  read_seq: number;
  muted_until: string | null;
  my_cheer: Cheer | null;
  my_picks: number[] | null;
  /** Of staff alone. Ids: who has seen it, without the author, who has voted, and who has blocked the author. */
  readers: {
    seen: string[];
    voted: string[];
    blocked_by: string[];
    reminded_at: string | null;
    reminders: number;
  } | null;
}

/** `reader_ids` and `guardians`, a child with one of its guardians, are null for who is not of the staff. */
export type FeedTeamRow = components["schemas"]["FeedTeam"] & {
  reader_ids: string[] | null;
  guardians: [child: string, user: string][] | null;
};

export interface FeedRow {
  cards: OwnCardRow[] | null;
  teams: FeedTeamRow[] | null;
  people: components["schemas"]["HuddlePerson"][] | null;
  blocked: string[] | null;
  /** Whether there is nothing after this page. */
  is_whole: boolean;
}

const feed = prepareRows<{ feed: FeedRow | null }>(
  "feed_of",
  ["feed"],
  sql`
  select feed_of(${asked("userId", "text")}, ${asked("teamId", "uuid")}, ${asked("cardId", "uuid")}, ${asked("beforeAt", "timestamptz")},
    ${asked("beforeId", "uuid")}, ${asked("most", "integer")}, ${asked("now", "timestamptz")}) as feed`,
);

interface FeedPage {
  userId: string;
  teamId?: string | undefined;
  /** The last card of the page before. */
  before?: { at: Date; id: string } | undefined;
  most: number;
  now: Date;
}

/** A page of all feeds that a person reads, or of one team's; undefined if that is none of them. */
export async function findFeed(
  db: Queries,
  { userId, teamId, before, most, now }: FeedPage,
): Promise<FeedRow | undefined> {
  const [row] = await feed(db, {
    userId,
    teamId: teamId ?? null,
    cardId: null,
    beforeAt: before?.at.toISOString() ?? null,
    beforeId: before?.id ?? null,
    most,
    now: now.toISOString(),
  });
  return row?.feed ?? undefined;
}

/** The feed with one card. */
export async function findCard(
  db: Queries,
  { userId, teamId, cardId }: { userId: string; teamId: string; cardId: string },
  now: Date,
): Promise<FeedRow | undefined> {
  if (!isId(teamId) || !isId(cardId)) return undefined;
  const place = { beforeAt: null, beforeId: null, most: 0, now: now.toISOString() };
  const [row] = await feed(db, { userId, teamId, cardId, ...place });
  return row?.feed ?? undefined;
}

/** The teams whose posts the person reads, without archived ones, as part of a statement. */
export const feedsReadBy = (userId: SQL): SQL => sql`feeds_read_by(${userId}, null)`;

/** What the feed's badge counts (times, first_at, last_at), as part of a statement. */
export const newCards = (userId: SQL, now: SQL): SQL => sql`new_cards(${userId}, ${now})`;

export async function countNewCards(
  db: Queries,
  userId: string,
  now: Date,
): Promise<{ count: number; firstAt: Date | null }> {
  const { rows } = await db.execute<{ times: number; first_at: string | null }>(
    sql`select n.times, n.first_at from ${newCards(sql`${userId}`, sql`${now.toISOString()}::timestamptz`)} n`,
  );
  const [row] = rows;
  return { count: row?.times ?? 0, firstAt: row?.first_at ? new Date(row.first_at) : null };
}
