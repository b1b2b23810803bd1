import { randomUUID } from "node:crypto";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { orNull } from "../../platform/db/column-types";
import type { Database, Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import type { MemberRole } from "../../platform/db/schema/team";
import { season, team, teamBar } from "../../platform/db/schema/team";
import { inactivityNotice } from "../../platform/db/schema/team-inactivity";
import { Problem } from "../../platform/http/problem";
import { waitsForStaff } from "./open-requests.store";
import { isTakeOverAnswered, isTakeOverAsked } from "./take-over.store";
import { type SeasonFields, type TeamColumn, type TeamFields, teamFieldRows } from "./team-fields";

export type TeamRow = typeof team.$inferSelect;

export interface LockedTeam extends TeamRow {
  /** Without a living manager. */
  isResting: boolean;
}

/**
 * The first lock of everything that changes a team or its members, so that such changes are serialised: admissions
 * count each other, and of two managers who leave the second is the last.
 */
export async function lockTeam(tx: Queries, id: string): Promise<LockedTeam> {
  const [row] = await tx.select().from(team).where(eq(team.id, id)).for("no key update");
  if (!row) throw new Problem("TEAM_404");
  const [managers] = await tx
    .select({ isThere: sql<boolean>`exists (select from living_manager where team_id = ${id}::uuid)` })
    .from(sql`(select 1) as one`);
  return { ...row, isResting: row.archivedAt === null && !managers?.isThere };
}

/** For changes in a team that do not change its members. */
export async function requireOpenTeam(tx: Queries, id: string): Promise<void> {
  const [row] = await tx.select({ archivedAt: team.archivedAt }).from(team).where(eq(team.id, id));
  if (!row) throw new Problem("TEAM_404");
  if (row.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
}

export async function insertTeam(
  tx: Queries,
  { fields, makerId, now }: { fields: TeamFields; makerId: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(team).values({ id, ...fields, createdAt: now, createdBy: makerId });
  return id;
}

/** Undefined for an archived or deleted team. */
export async function findTeamName(tx: Queries, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: team.name })
    .from(team)
    .where(and(eq(team.id, id), isNull(team.archivedAt)));
  return row?.name;
}

/** Also for what belongs to the team, such as its season, which shares the team's version. */
export async function changeTeam(
  tx: Queries,
  id: string,
  change: Partial<TeamFields & Pick<TeamRow, "archivedAt">> = {},
): Promise<number> {
  const [row] = await tx
    .update(team)
    .set({ ...change, version: sql`${team.version} + 1` })
    .where(eq(team.id, id))
    .returning({ version: team.version });
  if (!row) throw new Problem("TEAM_404");
  // A team that is brought back is told anew.
  if (change.archivedAt !== undefined)
    await tx.delete(inactivityNotice).where(eq(inactivityNotice.teamId, id));
  return row.version;
}

/** A team has at most one open season, which is updated. Returns its id. */
export async function saveSeason(tx: Queries, teamId: string, fields: SeasonFields): Promise<string> {
  const changed = await tx
    .update(season)
    .set({ ...fields, version: sql`${season.version} + 1` })
    .where(and(eq(season.teamId, teamId), isNull(season.closedAt)))
    .returning({ id: season.id });
  if (changed[0]) return changed[0].id;
  const id = randomUUID();
  await tx.insert(season).values({ teamId, id, ...fields });
  return id;
}

/** The last day of the season that is open. */
export async function findSeasonEnd(tx: Queries, teamId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ endsOn: season.endsOn })
    .from(season)
    .where(and(eq(season.teamId, teamId), isNull(season.closedAt)));
  return row?.endsOn;
}

/** Under the team's lock. The id of the season; undefined if none was open. */
export async function closeOpenSeason(tx: Queries, teamId: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(season)
    .set({ closedAt: now, version: sql`${season.version} + 1` })
    .where(and(eq(season.teamId, teamId), isNull(season.closedAt)))
    .returning({ id: season.id });
  return row?.id;
}

/** The caller has checked access. False if nobody is barred by that id. */
export async function endBar(
  tx: Queries,
  { teamId, userId, by, now }: { teamId: string; userId: string; by: string; now: Date },
): Promise<boolean> {
  const lifted = await tx
    .update(teamBar)
    .set({ liftedAt: now, liftedBy: by })
    .where(and(eq(teamBar.teamId, teamId), eq(teamBar.userId, userId), isNull(teamBar.liftedAt)))
    .returning({ id: teamBar.id });
  return lifted.length > 0;
}

/** The number of unarchived teams in which somebody is coach or manager. */
export async function countStaffTeams(tx: Queries, userId: string): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(
    sql`membership m join team t on t.id = m.team_id
        where m.user_id = ${userId} and m.ended_at is null and m.roles && '{coach,manager}' and t.archived_at is null`,
  );
  return row?.count ?? 0;
}

/** One team role in a team, in the contract's form. */
export interface TeamRoleRow {
  via: "self" | "guardian" | "follow";
  roles: MemberRole[];
  membership_id: string;
  child_id: string | null;
  child_first_name: string | null;
}

export interface WholeTeam extends TeamRow {
  seasons: { id: string; name: string; starts_on: string; ends_on: string; closed_at: string | null }[];
  players: number;
  staff: number;
  requests: number;
  isResting: boolean;
  isUnseen: boolean | null;
  takeOver: { user_id: string; name: string; asked_at: string; is_answered: boolean } | null;
  bars: { user_id: string; name: string; created_at: string }[];
  childNames: Record<string, string> | null;
}

/** Deleted children are not counted; frozen ones are. */
const counted = (condition: SQL) => sql<number>`(
  select count(*)::int from membership m left join child c on c.id = m.child_id
  where m.team_id = t.id and m.ended_at is null and m.spot_first_name is null and c.deleted_at is null and ${condition})`;

const ofTeam = {
  id: sql<string>`t.id`,
  name: sql<string>`t.name`,
  sport: sql<string>`t.sport`,
  ageGroup: sql<string>`t.age_group`,
  colourOne: sql<string>`t.colour_one`,
  colourTwo: sql<string>`t.colour_two`,
  archivedAt: sql`t.archived_at`.mapWith(orNull(team.archivedAt)),
};

const fieldColumns = Object.fromEntries(
  teamFieldRows.map(([, { column }]) => [column, sql`t.${sql.identifier(team[column].name)}`]),
) as { [Column in TeamColumn]: SQL<TeamRow[Column]> };

const wholeTeam = prepareOnce((db: Database) => {
  const at = sql`${sql.placeholder("now")}::timestamptz`;
  const isForStaff = sql`${sql.placeholder("isForStaff")}::boolean`;
  const childIds = sql`(select json_array_elements_text(${sql.placeholder("childIds")}::json)::uuid)`;
  return db
    .select({
      ...ofTeam,
      ...fieldColumns,
      version: sql<number>`t.version`,
      seasons: sql<WholeTeam["seasons"]>`(
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'starts_on', s.starts_on, 'ends_on', s.ends_on,
          'closed_at', s.closed_at) order by s.closed_at desc nulls first, s.starts_on desc, s.id), '[]') from season s where s.team_id = t.id)`,
      players: counted(sql`'player' = any (m.roles)`),
      staff: counted(sql`m.roles && '{coach,manager}'`),
      requests: sql<number>`(
        select count(*)::int from join_request r where r.team_id = t.id and ${waitsForStaff(at)})`,
      isResting: sql<boolean>`t.archived_at is null and not exists (select from living_manager l where l.team_id = t.id)`,
      isUnseen: sql<boolean | null>`case when ${isForStaff} then (
        select c.is_unseen from team_command c where c.team_id = t.id) end`,
      takeOver: sql<WholeTeam["takeOver"]>`case when ${isForStaff} and ${isTakeOverAsked(at)} then (
        select json_build_object('user_id', u.id, 'name', coalesce(u.first_name, u.full_name), 'asked_at', t.take_over_asked_at,
          'is_answered', ${isTakeOverAnswered}) from "user" u where u.id = t.take_over_by) end`,
      bars: sql<WholeTeam["bars"]>`(
        select coalesce(json_agg(json_build_object('user_id', b.user_id, 'name', u.full_name, 'created_at', b.created_at)
          order by b.created_at desc, b.id), '[]')
        from team_bar b join "user" u on u.id = b.user_id where b.team_id = t.id and b.lifted_at is null)`,
      childNames: sql<WholeTeam["childNames"]>`(
        select json_object_agg(c.id, c.first_name) from child c where c.id in ${childIds})`,
    })
    .from(sql`team t`)
    .where(sql`t.id = ${sql.placeholder("teamId")}::uuid`)
    .prepare("whole_team");
});

/** Everything on a team's page except the roster, in one statement. `childIds` are the children through whom the caller belongs to it. */
export async function readWholeTeam(
  db: Database,
  {
    teamId,
    childIds,
    isForStaff,
    now,
  }: { teamId: string; childIds: readonly string[]; isForStaff: boolean; now: Date },
) {
  const [row] = await wholeTeam(db).execute({
    teamId,
    childIds: JSON.stringify(childIds),
    isForStaff,
    now: now.toISOString(),
  });
  if (!row) throw new Problem("TEAM_404");
  return row;
}

const teamsOf = prepareOnce((db: Database) => {
  const at = sql`${sql.placeholder("now")}::timestamptz`;
  return db
    .select({
      ...ofTeam,
      standings: sql<TeamRoleRow[]>`mine.standings`,
      waiting: sql<number>`case when mine.is_staff then (
        select count(*)::int from join_request r where r.team_id = t.id and ${waitsForStaff(at)}) else 0 end`,
    })
    .from(
      sql`(
        select r.team_id, bool_or(r.via = 'self' and r.roles && '{coach,manager}') as is_staff,
          json_agg(json_build_object('via', r.via, 'roles', r.roles, 'membership_id', r.membership_id, 'child_id', r.child_id,
            'child_first_name', c.first_name) order by r.via = 'self' desc, c.first_name, r.membership_id, r.via) as standings
        from team_access r left join child c on c.id = r.child_id
        where r.user_id = ${sql.placeholder("userId")} and r.via <> 'own'
        group by r.team_id) as mine join team t on t.id = mine.team_id`,
    )
    .orderBy(sql`t.archived_at is not null, lower(t.name), t.id`)
    .prepare("teams_of");
});

export const readTeamsOf = (db: Database, { userId, now }: { userId: string; now: Date }) =>
  teamsOf(db).execute({ userId, now: now.toISOString() });
