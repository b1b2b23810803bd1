import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { groupsOfTeam, huddlesOfPerson } from "../../../domain/huddle/limits";
import type { Queries } from "../../platform/db/database";
import { huddle, huddleMember } from "../../platform/db/schema/huddle";
import { Problem } from "../../platform/http/problem";
import { huddlesReadBy, readersOfHuddle } from "../access/team-access.store";
import { nextNumber } from "./team-sequence.store";

export type HuddleRow = typeof huddle.$inferSelect;

interface Key {
  teamId: string;
  huddleId: string;
}

const isThis = ({ teamId, huddleId }: Key) => and(eq(huddle.teamId, teamId), eq(huddle.id, huddleId));

export async function findHuddle(db: Queries, key: Key): Promise<HuddleRow> {
  const [row] = await db.select().from(huddle).where(isThis(key));
  if (!row) throw new Problem("HUDDLE_404");
  return row;
}

/** Nothing is cheered or changed in a huddle that is over; in a card that takes no comments it is. */
export async function requireOpenHuddle(db: Queries, { teamId, huddleId }: Key, now: Date): Promise<void> {
  const { rows } = await db.execute<{ state: string }>(
    sql`select judge_huddle(${teamId}::uuid, ${huddleId}::uuid, ${now.toISOString()}::timestamptz) as state`,
  );
  if (rows[0]?.state === "over") throw new Problem("HUDDLE_403_INACTIVE");
}

const listed = (userIds: readonly string[]) =>
  sql`(select n.id from json_array_elements_text(${JSON.stringify(userIds)}::json) n(id))`;

/** Of these people, how many are among the team's grown-ups. */
export async function countGrownUps(
  db: Queries,
  teamId: string,
  userIds: readonly string[],
): Promise<number> {
  const everybody = readersOfHuddle(
    sql`${teamId}::uuid`,
    sql`(select h.id from huddle h where h.team_id = ${teamId}::uuid and h.kind = 'team')`,
  );
  const { rows } = await db.execute<{ number: number }>(
    sql`select count(*)::int as number from ${everybody} c where c.user_id in ${listed(userIds)}`,
  );
  return rows[0]?.number ?? 0;
}

/** Whether one of the newcomers has blocked, or was blocked by, another of them or somebody who is there. Others who have parted keep nobody out. */
export async function isAnyBlocked(
  db: Queries,
  newcomers: readonly string[],
  present: readonly string[],
): Promise<boolean> {
  const all = listed([...newcomers, ...present]);
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from person_block b where b.user_id in ${all} and b.blocked_id in ${all}
      and (b.user_id in ${listed(newcomers)} or b.blocked_id in ${listed(newcomers)})) as found`);
  return rows[0]?.found === true;
}

/**
 * The open group in which all of these people are, and nobody else ever was. Of several, the one with this title; without a requested title the one
 * without a title, else the newest.
 */
export async function findGroupOf(
  db: Queries,
  teamId: string,
  { userIds, title }: { userIds: readonly string[]; title: string | null },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select h.id from huddle h
    where h.team_id = ${teamId}::uuid and h.kind = 'group' and h.closed_at is null
      and (${title}::text is null or lower(h.title) = lower(${title}))
      and ${userIds.length} = all (
        select count(*) from huddle_member s where s.team_id = h.team_id and s.huddle_id = h.id
        union all
        select count(*) from huddle_member s where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null
          and s.user_id in ${listed(userIds)})
    order by h.title is not null, h.created_at desc, h.id limit 1`);
  return rows[0]?.id;
}

/** Whether the team and the person may have another group. */
export async function hasRoom(db: Queries, teamId: string, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ groups: number; mine: number }>(sql`
    select (select count(*)::int from huddle h where h.team_id = ${teamId}::uuid and h.kind = 'group' and h.closed_at is null) as groups,
      (select count(*)::int from ${huddlesReadBy(userId)} r) as mine`);
  const [row] = rows;
  return row !== undefined && row.groups < groupsOfTeam && row.mine < huddlesOfPerson;
}

export async function insertHuddle(
  tx: Queries,
  row: Pick<typeof huddle.$inferInsert, "teamId" | "kind" | "title" | "eventId"> & { by: string; now: Date },
): Promise<string> {
  const { by, now, ...columns } = row;
  const id = randomUUID();
  await tx
    .insert(huddle)
    .values({ ...columns, id, changed: nextNumber(row.teamId), createdBy: by, createdAt: now });
  return id;
}

export type HuddleMemberRow = typeof huddleMember.$inferSelect;

export const findHuddleMembers = (db: Queries, { teamId, huddleId }: Key): Promise<HuddleMemberRow[]> =>
  db
    .select()
    .from(huddleMember)
    .where(and(eq(huddleMember.teamId, teamId), eq(huddleMember.huddleId, huddleId)));

/** They read what is said from now on, also those who were there before. */
export async function addHuddleMembers(
  tx: Queries,
  { teamId, huddleId }: Key,
  { userIds, by, now, since }: { userIds: readonly string[]; by: string; now: Date; since: number },
): Promise<void> {
  await tx
    .insert(huddleMember)
    .values(
      userIds.map((userId) => ({ teamId, huddleId, userId, sinceSeq: since, addedBy: by, addedAt: now })),
    )
    .onConflictDoUpdate({
      target: [huddleMember.teamId, huddleMember.huddleId, huddleMember.userId],
      set: { sinceSeq: since, addedBy: by, addedAt: now, leftAt: null, leftBy: null },
    });
}

/** Closes groups of two of whom one has blocked the other. After each change of members or blocks. */
export async function closeParted(tx: Queries, teamId: string, now: Date): Promise<void> {
  await tx.execute(sql`select close_parted_groups(${teamId}::uuid, ${now.toISOString()}::timestamptz)`);
}

export async function endHuddleMember(
  tx: Queries,
  { teamId, huddleId }: Key,
  { userId, by, now }: { userId: string; by: string; now: Date },
): Promise<void> {
  await tx
    .update(huddleMember)
    .set({ leftAt: now, leftBy: by })
    .where(
      and(
        eq(huddleMember.teamId, teamId),
        eq(huddleMember.huddleId, huddleId),
        eq(huddleMember.userId, userId),
      ),
    );
}

/** Each change of title, people or end raises the version, which senders compare, and takes the sequence's next number. */
export async function changeHuddle(
  tx: Queries,
  key: Key,
  change: Partial<Pick<HuddleRow, "title" | "closedAt" | "closedBy">> = {},
): Promise<void> {
  await tx
    .update(huddle)
    .set({ ...change, version: sql`${huddle.version} + 1`, changed: nextNumber(key.teamId) })
    .where(isThis(key));
}

export async function findEventHuddle(
  db: Queries,
  teamId: string,
  eventId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: huddle.id })
    .from(huddle)
    .where(and(eq(huddle.teamId, teamId), eq(huddle.eventId, eventId)));
  return row?.id;
}
