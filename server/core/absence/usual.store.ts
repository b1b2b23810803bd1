import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database, Queries } from "../../platform/db/database";
import { usualYes } from "../../platform/db/schema/absence";
import { membership, team } from "../../platform/db/schema/team";
import { effectiveAnswer } from "../schedule/effective-answer";

export interface PlayerKey {
  teamId: string;
  membershipId: string;
}

export interface UsualRow {
  teamId: string;
  membershipId: string;
  reportedBy: string;
  reportedByName: string | null;
  reportedAt: Date;
  since: string;
  until: string;
  pausedAt: Date | null;
  confirmedAt: Date | null;
  version: number;
}

const ofSeason = (day: SQL) => sql<string | null>`(
  select s.${day}::text from season s where s.team_id = team.id and s.closed_at is null)`;

/** What the team says about usual yeses: whether it takes them, its clock, and its open season. */
export async function findTeamOfUsual(
  tx: Queries,
  id: string,
): Promise<
  | { takesUsual: boolean; timeZone: string; seasonStarts: string | null; seasonEnds: string | null }
  | undefined
> {
  const [row] = await tx
    .select({
      takesUsual: team.takesUsual,
      timeZone: team.timeZone,
      seasonStarts: ofSeason(sql`starts_on`),
      seasonEnds: ofSeason(sql`ends_on`),
    })
    .from(team)
    .where(eq(team.id, id));
  return row;
}

/** Until the commit the team neither stops nor begins to take usual yeses: `setUsualTaken` would not see a row that is being written. */
export const lockTeamOfUsualForShare = (tx: Queries, id: string) =>
  tx.select({ id: team.id }).from(team).where(eq(team.id, id)).for("share");

const isThis = ({ teamId, membershipId }: PlayerKey) =>
  and(eq(usualYes.teamId, teamId), eq(usualYes.membershipId, membershipId));

/** Under the lock of the player's row, so that the second of two guardians sees the first one's. */
export async function lockUsual(tx: Queries, key: PlayerKey): Promise<UsualRow | undefined> {
  await tx
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.teamId, key.teamId), eq(membership.id, key.membershipId)))
    .for("no key update");
  return findUsual(tx, key);
}

export async function findUsual(tx: Queries, key: PlayerKey): Promise<UsualRow | undefined> {
  const [row] = await tx
    .select({
      teamId: usualYes.teamId,
      membershipId: usualYes.membershipId,
      reportedBy: usualYes.reportedBy,
      reportedByName: sql<
        string | null
      >`(select u.full_name from "user" u where u.id = ${usualYes.reportedBy})`,
      reportedAt: usualYes.reportedAt,
      since: usualYes.since,
      until: usualYes.until,
      pausedAt: usualYes.pausedAt,
      confirmedAt: usualYes.confirmedAt,
      version: usualYes.version,
    })
    .from(usualYes)
    .where(isThis(key));
  return row;
}

export async function writeUsual(
  tx: Queries,
  row: Omit<UsualRow, "reportedByName">,
  now: Date,
): Promise<void> {
  const { teamId, membershipId, ...rest } = row;
  const fields = { ...rest, validFrom: now };
  await tx
    .insert(usualYes)
    .values({ teamId, membershipId, ...fields })
    .onConflictDoUpdate({ target: [usualYes.teamId, usualYes.membershipId], set: fields });
}

/** Each usual yes has a copy of the setting, so that practices that have begun keep what was set then. */
export async function setUsualTaken(
  tx: Queries,
  teamId: string,
  { isTaken, now }: { isTaken: boolean; now: Date },
): Promise<void> {
  await tx
    .update(usualYes)
    .set({ isTaken, validFrom: now })
    .where(and(eq(usualYes.teamId, teamId), ne(usualYes.isTaken, isTaken)));
}

export interface PlayerRow {
  team_id: string;
  team_name: string;
  colour_one: string;
  colour_two: string;
  membership_id: string;
  child_id: string | null;
  first_name: string;
  number: string | null;
  takes_usual: boolean;
  usual: UsualRow | null;
  time_zone: string;
}

/** The person's children and themselves as players, in teams that are not archived. */
export async function readPlayers(db: Database, userId: string): Promise<PlayerRow[]> {
  const { rows } = await db.execute<{ row: PlayerRow }>(sql`
    select json_build_object('team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two,
      'membership_id', m.id, 'child_id', m.child_id, 'number', m.number,
      'first_name', coalesce(c.first_name, u.first_name, u.full_name), 'takes_usual', t.takes_usual, 'time_zone', t.time_zone,
      'usual', case when y.team_id is not null then json_build_object('teamId', y.team_id, 'membershipId', y.membership_id, 'reportedBy', y.said_by,
        'reportedByName', b.full_name, 'reportedAt', y.said_at, 'since', y.since, 'until', y.until,
        'pausedAt', y.paused_at, 'confirmedAt', y.confirmed_at, 'version', y.version) end) as row
    from team_access r join membership m on m.team_id = r.team_id and m.id = r.membership_id and 'player' = any (m.roles)
      join team t on t.id = m.team_id and t.archived_at is null
      left join child c on c.id = m.child_id left join "user" u on u.id = m.user_id
      left join usual_yes y on y.team_id = m.team_id and y.membership_id = m.id left join "user" b on b.id = y.said_by
    where r.user_id = ${userId} and r.via in ('guardian', 'self')
    order by m.child_id is null, lower(c.first_name), c.id, lower(t.name), t.id`);
  return rows.map(({ row }) => row);
}

/** Whether this player has said yes, by hand, to this practice and the two of its series before it. */
export async function hasSaidThreeYeses(
  db: Queries,
  { teamId, eventId, membershipId }: PlayerKey & { eventId: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ all: boolean }>(sql`
    select count(*) = 3 and bool_and(last.is_yes) as all from (
      select w.source = 'said' and w.answer = 'yes' as is_yes
      from event o join event e on e.team_id = o.team_id and e.series_id = o.series_id and e.status = 'on'
          and (e.first_day, e.starts_at) <= (o.first_day, o.starts_at)
        join membership m on m.team_id = e.team_id and m.id = ${membershipId}::uuid
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        ${effectiveAnswer("w", { event: "e", player: "m", participation: "p" }).join}
      where o.team_id = ${teamId}::uuid and o.id = ${eventId}::uuid and o.kind = 'practice'
      order by e.first_day desc, e.starts_at desc limit 3) last`);
  return rows[0]?.all === true;
}
