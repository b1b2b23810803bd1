import type { components } from "../../../openapi";

type Team = components["schemas"]["ScheduleTeam"];

/** Teams into whose schedule the caller may write. */
export const ownTeams = (teams: readonly Team[]): Team[] => teams.filter(({ is_staff }) => is_staff);

/**
 * The team that something new goes into: the wanted one, else the only one. Null while it has to be asked, as when the wanted one is a team
 * whose schedule the caller only reads.
 */
export function teamOfNew(teams: readonly Team[], wanted: string | null): Team | null {
  const own = ownTeams(teams);
  if (wanted !== null) return own.find(({ id }) => id === wanted) ?? null;
  return own.length === 1 ? (own[0] ?? null) : null;
}
