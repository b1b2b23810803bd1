import type { TeamEntry } from "../team/team-list";

/** A request to join as the device remembers it, without names. */
export type RememberedRequest = { id: string; teamId: string; childId: string | null };

/** Somebody of the household whom a team has let in. */
export type JoinedTeam = {
  /** Null for oneself. */
  firstName: string | null;
  team: Pick<TeamEntry, "id" | "name" | "colour_one" | "colour_two">;
};

export type JoinedOutcome = { kind: "joined"; joined: JoinedTeam } | { kind: "none" };

export const joinedTexts = {
  title: (firstName: string | null) => (firstName === null ? "You're in!" : `${firstName}'s in!`),
  text: (team: string) => `${team} said yes. See you on the field.`,
  toTeam: "To the team",
} as const;

type Request = { id: string; team_id: string; child_id?: string | undefined };

export const rememberedOf = (requests: readonly Request[]): RememberedRequest[] =>
  requests.map(({ id, team_id: teamId, child_id: childId }) => ({ id, teamId, childId: childId ?? null }));

/** Those that are decided, or were withdrawn. */
export const decidedOf = (remembered: readonly RememberedRequest[], open: readonly RememberedRequest[]) =>
  remembered.filter(({ id }) => !open.some((request) => request.id === id));

/** The first of the decided requests that let somebody in; null if none did. */
export function joinedBy(
  decided: readonly RememberedRequest[],
  teams: readonly TeamEntry[],
): JoinedTeam | null {
  for (const { teamId, childId } of decided) {
    const team = teams.find(({ id }) => id === teamId);
    const role = team?.standings.find(({ via, child_id }) =>
      childId === null ? via === "self" : via === "guardian" && child_id === childId,
    );
    if (team && role) return { firstName: childId === null ? null : (role.child_first_name ?? null), team };
  }
  return null;
}
