import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { changesOfReturn } from "../../domain/live/limits";
import { hearersIn, reachOf } from "../access/reach.store";
import type { Database, Queries } from "../db/database";
import { prepareOnce } from "../db/prepared";
import { type SharedMessageRow, sharedMessageColumns } from "../huddle/message.store";
import type { Listener } from "./stream";

type Heard = Pick<Listener, "userId" | "sessionId">;

/** The teams in whose huddles a person reads, with the numbers of their clocks. */
export async function findHeardTeams(db: Queries, userId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ team_id: string; seq: string }>(sql`
    select distinct c.team_id, c.seq from ${reachOf(userId)} r join team_clock c on c.team_id = r.team_id`);
  return new Map(rows.map(({ team_id, seq }) => [team_id, Number(seq)]));
}

/** Of these teams, those whose clock is past the number. */
export async function findMovedClocks(db: Queries, known: ReadonlyMap<string, number>): Promise<string[]> {
  const numbers = JSON.stringify([...known].map(([team_id, at]) => ({ team_id, at })));
  const { rows } = await db.execute<{ team_id: string }>(sql`
    select k.team_id from json_to_recordset(${numbers}::json) as k(team_id uuid, at bigint)
      join team_clock c on c.team_id = k.team_id
    where c.seq > k.at`);
  return rows.map(({ team_id }) => team_id);
}

const asked = (listeners: readonly Heard[]): string =>
  JSON.stringify(listeners.map(({ userId, sessionId }) => ({ user_id: userId, session_id: sessionId })));

const recordset = (listeners: string | Placeholder): SQL =>
  sql`json_to_recordset(${listeners}::json) as l(user_id text, session_id text)`;

/**
 * Joins the living session `s` of the listener `l`, under the conditions of the bearer check. The limit makes it look each up by its key: the
 * plan that PostgreSQL keeps for any listeners would read all sessions that have not ended.
 */
const joinLiving = (at: SQL): SQL => sql`
  cross join lateral (
    select s.id from session s
      join "user" u on u.id = s.user_id and u.banned_at is null and u.deleted_at is null and not u.must_change_password
    where s.id = l.session_id and s.user_id = l.user_id and s.revoked_at is null and s.expires_at > ${at} limit 1) s`;

export interface News {
  /** The clock's number; null if the team is gone. */
  at: string | null;
  team_huddle: string | null;
  /** Messages and huddles that are new or changed since, in the order of the changes. */
  said: (SharedMessageRow & { huddle_id: string })[] | null;
  altered: { huddle_id: string; changed: number }[] | null;
  /** Who of the listeners reads which of these huddles, and the team's, from which number on. */
  heard: { huddle_id: string; user_id: string; since_seq: number }[] | null;
  /** The sessions that still hold. */
  living: string[] | null;
  /** Who was taken out of one of these huddles within the last minute. */
  left: string[] | null;
}

/** What a team's listeners are to be told, and who of them may hear it: one statement, so that both are of one moment. */
export async function readNews(
  db: Database,
  {
    teamId,
    after,
    listeners,
    now,
  }: { teamId: string; after: number; listeners: readonly Heard[]; now: Date },
): Promise<News> {
  const at = now.toISOString();
  const [row] = await newsOf(db).execute({ teamId, after, listeners: asked(listeners), at });
  if (!row) throw new Error("A statement without a source returned nothing.");
  return row;
}

/** Prepared, since planning it takes longer than running it. */
const newsOf = prepareOnce((db: Database) => {
  const team = sql`${sql.placeholder("teamId")}::uuid`;
  // As a select of its own its value does not count when the statement is planned. PostgreSQL would find the plan for a known number a little
  // cheaper than the one that it keeps, and plan again at each call.
  const after = sql`(select ${sql.placeholder("after")}::bigint)`;
  const at = sql`${sql.placeholder("at")}::timestamptz`;
  const one = sql`
    with listener as materialized (select l.user_id, l.session_id from ${recordset(sql.placeholder("listeners"))}),
      said as materialized (
        select m.huddle_id, ${sharedMessageColumns} from message m
        where m.team_id = ${team} and m.changed > ${after} order by m.changed limit ${sql.raw(String(changesOfReturn))}),
      altered as materialized (
        select h.id as huddle_id, h.changed from huddle h
        where h.team_id = ${team} and h.changed > ${after} order by h.changed limit ${sql.raw(String(changesOfReturn))}),
      team_huddle as materialized (select h.id from huddle h where h.team_id = ${team} and h.kind = 'team'),
      heard as (
        select r.huddle_id, r.user_id, r.since_seq from ${hearersIn(
          team,
          sql`array(select huddle_id from said union select huddle_id from altered union select id from team_huddle)`,
          sql`array(select distinct user_id from listener)`,
        )} r)
    select (select c.seq from team_clock c where c.team_id = ${team}) as at,
      (select id from team_huddle) as team_huddle,
      (select json_agg(said order by said.changed) from said) as said,
      (select json_agg(altered order by altered.changed) from altered) as altered,
      (select json_agg(heard) from heard) as heard,
      (select json_agg(s.id) from listener l ${joinLiving(at)}) as living,
      (select json_agg(distinct s.user_id) from altered a
        join seat s on s.team_id = ${team} and s.huddle_id = a.huddle_id and s.left_at > ${at} - interval '1 minute'
        join listener l on l.user_id = s.user_id) as gone`;
  return db
    .select({
      at: sql<News["at"]>`one.at`,
      team_huddle: sql<News["team_huddle"]>`one.team_huddle`,
      said: sql<News["said"]>`one.said`,
      altered: sql<News["altered"]>`one.altered`,
      heard: sql<News["heard"]>`one.heard`,
      living: sql<News["living"]>`one.living`,
      left: sql<News["left"]>`one.gone`,
    })
    .from(sql`(${one}) as one`)
    .prepare("live_news");
});

/** The teams of each listener whose session still holds, by session. */
export async function findTeamsOfSessions(
  db: Queries,
  listeners: readonly Heard[],
  now: Date,
): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await db.execute<{ session_id: string; team_ids: string[] | null }>(sql`
    select l.session_id, json_agg(distinct r.team_id) filter (where r.team_id is not null) as team_ids
    from ${recordset(asked(listeners))} ${joinLiving(sql`${now.toISOString()}::timestamptz`)}
      left join lateral ${reachOf(sql`l.user_id`)} r on true
    group by l.session_id`);
  return new Map(rows.map(({ session_id, team_ids }) => [session_id, new Set(team_ids ?? [])]));
}
