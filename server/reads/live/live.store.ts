import { sql } from "drizzle-orm";
import type { HuddleKind } from "../../../domain/huddle/huddle";
import { changesOfReturn } from "../../../domain/live/limits";
import { huddlesReadBy } from "../../core/access/team-access.store";
import type { SharedCardRow } from "../../core/feed/feed.store";
import type { SharedMessageRow } from "../../core/huddle/message.store";
import type { BigInteger } from "../../platform/db/column-types";
import type { Queries } from "../../platform/db/database";
import { asked, prepareRows } from "../../platform/db/prepared";
import type { Listener } from "./stream";

type ListenerKey = Pick<Listener, "userId" | "sessionId">;

/** A team in whose huddles a person reads. */
export interface ReadTeam {
  /** The number in the sequence. */
  at: number;
  /** Groups and the staff's huddle that the person reads: those that can be lost without the team. */
  huddles: string[];
}

export async function findReadTeams(db: Queries, userId: string): Promise<Map<string, ReadTeam>> {
  const { rows } = await db.execute<{ team_id: string; seq: BigInteger; huddles: string[] | null }>(sql`
    select c.team_id, c.seq, json_agg(h.id) filter (where h.id is not null) as huddles
    from ${huddlesReadBy(userId)} r join team_sequence c on c.team_id = r.team_id
      left join lateral (
        select o.id from huddle o
        where o.team_id = r.team_id and o.id = r.huddle_id and o.kind in ('group', 'staff') limit 1) h on true
    group by c.team_id`);
  return new Map(
    rows.map(({ team_id, seq, huddles }) => [team_id, { at: Number(seq), huddles: huddles ?? [] }]),
  );
}

/** Of these teams, those whose clock is past the number. */
export async function findMovedClocks(db: Queries, known: ReadonlyMap<string, number>): Promise<string[]> {
  const numbers = JSON.stringify([...known].map(([team_id, at]) => ({ team_id, at })));
  const { rows } = await db.execute<{ team_id: string }>(sql`
    select k.team_id from json_to_recordset(${numbers}::json) as k(team_id uuid, at bigint)
      join team_sequence c on c.team_id = k.team_id
    where c.seq > k.at`);
  return rows.map(({ team_id }) => team_id);
}

const jsonOf = (listeners: readonly ListenerKey[]): string =>
  JSON.stringify(listeners.map(({ userId, sessionId }) => ({ user_id: userId, session_id: sessionId })));

export interface News {
  /** The number in the sequence; null if the team is gone. */
  at: number | null;
  team_huddle: string | null;
  /** Messages and huddles of chat, and comments, that are new or changed since, in the order of the changes. */
  said: (SharedMessageRow & { huddle_id: string })[] | null;
  altered: { huddle_id: string; kind: HuddleKind; changed: number }[] | null;
  /** Posts that are new or changed since, or whose comments are, in the same order. */
  cards: (SharedCardRow & { changed: number })[] | null;
  /** Changes past this number may be missing. */
  full_at: number | null;
  /** Who of the listeners reads which of these huddles, and the team's, from which number on. */
  readers: { huddle_id: string; user_id: string; since_seq: number }[] | null;
  /** The sessions that still hold. */
  living: string[] | null;
  /** Who of the listeners may have read one of these huddles: was a member and is none any more, whenever, or a role of their own where it is the staff's. */
  left: { huddle_id: string; user_id: string }[] | null;
}

const newsOf = prepareRows<{ news: News }>(
  "news_of",
  ["news"],
  sql`
  select news_of(${asked("teamId", "uuid")}, ${asked("after", "bigint")}, ${asked("listeners", "json")}, ${asked("at", "timestamptz")},
    ${sql.raw(String(changesOfReturn))}) as news`,
);

/** What a team's listeners are to be told, and who of them may read it: one statement, so that both are of one moment. */
export async function readNews(
  db: Queries,
  {
    teamId,
    after,
    listeners,
    now,
  }: { teamId: string; after: number; listeners: readonly ListenerKey[]; now: Date },
): Promise<News> {
  const [row] = await newsOf(db, { teamId, after, listeners: jsonOf(listeners), at: now.toISOString() });
  if (!row) throw new Error("A statement without a source returned nothing.");
  return row.news;
}

/** Where a child plays. */
export async function findTeamsOfChild(db: Queries, childId: string): Promise<string[]> {
  const { rows } = await db.execute<{ team_id: string }>(
    sql`select distinct team_id from membership where child_id = ${childId}::uuid and ended_at is null`,
  );
  return rows.map(({ team_id }) => team_id);
}

/** People who may read one of these teams' schedules, as staff or not, and their valid sessions (under the conditions of the bearer check). */
export async function findScheduleSessions(
  db: Queries,
  teamIds: readonly string[],
  now: Date,
): Promise<{ team_id: string; user_id: string; is_staff: boolean; session_ids: string[] }[]> {
  const { rows } = await db.execute<{
    team_id: string;
    user_id: string;
    is_staff: boolean;
    session_ids: string[];
  }>(sql`
    select r.team_id, r.user_id, r.is_staff, json_agg(s.id) as session_ids
    from (
      select team_id, user_id, bool_or(via = 'self' and roles && '{coach,manager}') as is_staff from team_access
      -- An array is passed on to each part of the view, a subquery is not. A child's own account sees no schedule.
      where team_id = any (${`{${teamIds.join(",")}}`}::uuid[]) and via <> 'own'
      group by team_id, user_id) r
      join "user" u on u.id = r.user_id and not u.must_change_password
      join session s on s.user_id = r.user_id and s.revoked_at is null and s.expires_at > ${now.toISOString()}::timestamptz
    group by r.team_id, r.user_id, r.is_staff`);
  return rows;
}

/**
 * The teams of each listener whose session still holds (under the conditions of the bearer check, as in news_of), by session. The limit makes it look
 * each session up by its key.
 */
export async function findTeamsOfSessions(
  db: Queries,
  listeners: readonly ListenerKey[],
  now: Date,
): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await db.execute<{ session_id: string; team_ids: string[] | null }>(sql`
    select l.session_id, json_agg(distinct r.team_id) filter (where r.team_id is not null) as team_ids
    from json_to_recordset(${jsonOf(listeners)}::json) as l(user_id text, session_id text)
      cross join lateral (
        select s.id from session s
          join "user" u on u.id = s.user_id and u.banned_at is null and u.deleted_at is null and not u.must_change_password
        where s.id = l.session_id and s.user_id = l.user_id and s.revoked_at is null and s.expires_at > ${now.toISOString()}::timestamptz limit 1) s
      left join lateral ${huddlesReadBy(sql`l.user_id`)} r on true
    group by l.session_id`);
  return new Map(rows.map(({ session_id, team_ids }) => [session_id, new Set(team_ids ?? [])]));
}
