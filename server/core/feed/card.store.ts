import { sql } from "drizzle-orm";
import type { BigInteger } from "../../platform/db/column-types";
import type { Queries } from "../../platform/db/database";
import { prepareRows } from "../../platform/db/prepared";
import { Problem } from "../../platform/http/problem";
import { isId, readableSince } from "../access/team-access.store";
import { markMessageChanged } from "../huddle/message-change.store";

export interface CardKey {
  teamId: string;
  cardId: string;
}

export interface CardTarget extends CardKey {
  userId: string;
}

export type PostOutcome =
  | "posted"
  | "again"
  | "reused"
  | "hidden"
  | "archived"
  | "reader"
  | "event"
  | "mention";

export interface Posting extends CardTarget {
  text: string;
  mentions: readonly string[];
  eventId: string | null;
  poll: {
    options: readonly string[];
    isMultiple: boolean;
    showsVoters: boolean;
    closesAt: Date | null;
  } | null;
  isQuiet: boolean;
  now: Date;
}

const given = sql.placeholder;
const listOf = (name: string) =>
  sql`case when ${given(name)}::json is not null then array(select n.id from json_array_elements_text(${given(name)}::json) n(id)) end`;

const posted = prepareRows<{ outcome: PostOutcome; at: BigInteger | null }>(
  "post_card",
  ["outcome", "at"],
  sql`
  select outcome, at from post_card(${given("teamId")}::uuid, ${given("userId")}, ${given("cardId")}::uuid, ${given("text")}, ${listOf("mentions")},
    ${given("eventId")}::uuid, ${listOf("options")}, ${given("isMultiple")}::boolean, ${given("showsVoters")}::boolean,
    ${given("closesAt")}::timestamptz, ${given("isQuiet")}::boolean, ${given("now")}::timestamptz)`,
);

/** The rule is the database's: it locks the team's sequence, judges, and stores in one statement. */
export async function callPostCard(
  db: Queries,
  { mentions, poll, now, ...posting }: Posting,
): Promise<PostOutcome> {
  const [row] = await posted(db, {
    ...posting,
    mentions: JSON.stringify(mentions),
    options: poll && JSON.stringify(poll.options),
    isMultiple: poll?.isMultiple ?? null,
    showsVoters: poll?.showsVoters ?? null,
    closesAt: poll?.closesAt?.toISOString() ?? null,
    now: now.toISOString(),
  });
  if (!row) throw new Error("post_card returned nothing.");
  return row.outcome;
}

export interface CardRow {
  author_id: string;
  is_pinned: boolean;
  takes_comments: boolean;
  /** Who closed the comments. */
  closed_by: string | null;
  /** Null without a poll. */
  poll: { shows_voters: boolean; closes_at: string | null; closed_at: string | null } | null;
}

/** A post that the person reads and that was not deleted; FEED_404 for any other, as for an unknown one. */
export async function requireCard(db: Queries, { teamId, cardId, userId }: CardTarget): Promise<CardRow> {
  if (!isId(teamId) || !isId(cardId)) throw new Problem("FEED_404");
  const { rows } = await db.execute<CardRow & Record<string, unknown>>(sql`
    select f.author_id, f.pinned_at is not null as is_pinned, h.closed_at is null as takes_comments, h.closed_by,
      case when p.message_id is not null then
        json_build_object('shows_voters', p.shows_voters, 'closes_at', p.closes_at, 'closed_at', p.closed_at) end as poll
    from feed_card f join huddle h on h.team_id = f.team_id and h.id = f.id
      left join poll p on p.team_id = f.team_id and p.message_id = f.id
    where f.team_id = ${teamId}::uuid and f.id = ${cardId}::uuid and f.withdrawn_at is null
      and ${readableSince(sql`f.team_id`, sql`f.id`, sql`${userId}`)} is not null`);
  const [row] = rows;
  if (!row) throw new Problem("FEED_404");
  return row;
}

const isThis = ({ teamId, cardId }: CardKey) => sql`team_id = ${teamId}::uuid and id = ${cardId}::uuid`;

/** Under the team's sequence. Everybody gets the changed card. */
export const markCardChanged = (tx: Queries, { teamId, cardId }: CardKey) =>
  markMessageChanged(tx, { teamId, huddleId: cardId, seq: 1 });

/** A fourth pin is refused by the database (DR044). */
export async function pinCard(
  tx: Queries,
  key: CardKey,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx.execute(
    sql`update feed_card set pinned_at = ${now.toISOString()}::timestamptz, pinned_by = ${by} where ${isThis(key)}`,
  );
  await markCardChanged(tx, key);
}

export async function unpinCard(tx: Queries, key: CardKey): Promise<void> {
  await tx.execute(sql`update feed_card set pinned_at = null, pinned_by = null where ${isThis(key)}`);
  await markCardChanged(tx, key);
}

export interface CardReader {
  user_id: string;
  has_seen: boolean;
  is_seen_at_home: boolean;
  has_voted: boolean;
  is_voted_at_home: boolean;
}

/** Everybody who reads a card but its author. */
export async function findCardReaders(db: Queries, { teamId, cardId }: CardKey): Promise<CardReader[]> {
  const { rows } = await db.execute<CardReader & Record<string, unknown>>(sql`
    select user_id, has_seen, is_seen_at_home, has_voted, is_voted_at_home
    from readers_of_card(${teamId}::uuid, ${cardId}::uuid) order by user_id`);
  return rows;
}

/** Without those who have blocked its author. */
export async function findReadersToRemind(db: Queries, { teamId, cardId }: CardKey): Promise<CardReader[]> {
  const { rows } = await db.execute<CardReader & Record<string, unknown>>(sql`
    select r.user_id, r.has_seen, r.is_seen_at_home, r.has_voted, r.is_voted_at_home
    from readers_of_card(${teamId}::uuid, ${cardId}::uuid) r
      join feed_card f on f.team_id = ${teamId}::uuid and f.id = ${cardId}::uuid
    where not exists (select from person_block b where b.user_id = r.user_id and b.blocked_id = f.author_id)
    order by r.user_id`);
  return rows;
}

/** Under the team's sequence: when the post was last reminded of, and how often. */
export async function findReminders(
  tx: Queries,
  key: CardKey,
): Promise<{ remindedAt: Date | null; reminders: number }> {
  const { rows } = await tx.execute<{ reminded_at: string | null; reminders: number }>(
    sql`select reminded_at, reminders from feed_card where ${isThis(key)}`,
  );
  const [row] = rows;
  return {
    remindedAt: row?.reminded_at ? new Date(row.reminded_at) : null,
    reminders: row?.reminders ?? 0,
  };
}

export async function recordReminder(tx: Queries, key: CardKey, now: Date): Promise<void> {
  await tx.execute(
    sql`update feed_card set reminded_at = ${now.toISOString()}::timestamptz, reminders = reminders + 1 where ${isThis(key)}`,
  );
}
