import { takeOverWait } from "../../../domain/team/take-over";
import { mayDo } from "../../../domain/team/team-rights";
import type { components } from "../../../openapi";
import type { TeamAccess } from "../../core/access/team-access.store";
import type { readTeamsOf, readWholeTeam, TeamRoleRow } from "../../core/team/team.store";
import {
  type TeamColumn,
  type TeamFields,
  teamFieldRows,
  type teamFieldTable,
} from "../../core/team/team-fields";
import { type Caller, isStaff } from "../../core/team/team-role";

type Team = components["schemas"]["Team"];
type TeamSummary = components["schemas"]["TeamSummary"];
type TeamRoleEntry = components["schemas"]["Standing"];

/** The children through whom somebody belongs to a team. */
export const childIdsOf = (access: readonly TeamAccess[]): string[] =>
  access.flatMap(({ childId }) => (childId === null ? [] : [childId]));

export function presentTeam(row: Awaited<ReturnType<typeof readWholeTeam>>, caller: Caller): Team {
  return {
    id: row.id,
    ...presentFields(row, isStaff(caller)),
    my_standings: caller.access.flatMap((each) => teamRoleEntryOf(each, row.childNames ?? {})),
    seasons: row.seasons.map((each) => ({ ...each, closed_at: isoOf(each.closed_at) })),
    counts: {
      players: row.players,
      staff: row.staff,
      ...(isStaff(caller) && { requests: row.requests }),
    },
    is_resting: row.isResting,
    ...(row.isUnseen !== null && { is_unseen: row.isUnseen }),
    ...presentTakeOver(row, caller),
    ...(mayDo(caller.teamRoles, "lift_bar") && {
      bars: row.bars.map((bar) => ({ ...bar, created_at: new Date(bar.created_at).toISOString() })),
    }),
    archived_at: row.archivedAt?.toISOString() ?? null,
    version: row.version,
  };
}

const presentFields = (row: TeamFields, isForStaff: boolean) =>
  Object.fromEntries(
    teamFieldRows.flatMap(([field, { column, isForStaff: isStaffField = false }]) =>
      isStaffField && !isForStaff ? [] : [[field, row[column as TeamColumn]]],
    ),
  ) as Pick<Team, keyof typeof teamFieldTable>;

/** A manager's return ends the take-over request for coaches; managers still see it. */
function presentTakeOver(
  { takeOver }: Awaited<ReturnType<typeof readWholeTeam>>,
  { userId, teamRoles }: Caller,
): Pick<Team, "take_over"> {
  if (takeOver === null || (takeOver.is_answered && !teamRoles.has("manager"))) return {};
  const due = new Date(takeOver.asked_at).getTime() + takeOverWait;
  return {
    take_over: {
      name: takeOver.name,
      is_mine: takeOver.user_id === userId,
      due_at: new Date(due).toISOString(),
    },
  };
}

export const presentSummary = (row: Awaited<ReturnType<typeof readTeamsOf>>[number]): TeamSummary => ({
  id: row.id,
  name: row.name,
  sport: row.sport,
  age_group: row.ageGroup,
  colour_one: row.colourOne,
  colour_two: row.colourTwo,
  archived_at: row.archivedAt?.toISOString() ?? null,
  standings: row.standings.map(presentTeamRoles),
  waiting: row.waiting,
});

function teamRoleEntryOf(
  { via, roles, membershipId, childId }: TeamAccess,
  names: Record<string, string>,
): TeamRoleEntry[] {
  if (via === "own") return [];
  const name = childId === null ? null : (names[childId] ?? null);
  return [
    presentTeamRoles({ via, roles, membership_id: membershipId, child_id: childId, child_first_name: name }),
  ];
}

const presentTeamRoles = ({
  via,
  roles,
  membership_id,
  child_id,
  child_first_name,
}: TeamRoleRow): TeamRoleEntry => ({
  via,
  roles,
  membership_id,
  ...(child_id !== null && { child_id }),
  ...(child_first_name !== null && { child_first_name }),
});

const isoOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());
