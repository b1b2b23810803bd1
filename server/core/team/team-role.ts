import { mayDo, type TeamOperation, type TeamRole, teamRolesOf } from "../../../domain/team/team-rights";
import type { Database } from "../../platform/db/database";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { requireTeam, type TeamAccess } from "../access/team-access.store";

/** A person with access to a team, and their team roles. */
export interface Caller {
  userId: string;
  access: readonly TeamAccess[];
  teamRoles: ReadonlySet<TeamRole>;
}

/** Who calls, and the team that the call is about. */
export interface TeamTarget {
  caller: Caller;
  teamId: string;
}

export async function requireTeamAccess(db: Database, userId: string, teamId: string): Promise<Caller> {
  const access = await requireTeam(db, userId, teamId);
  return { userId, access, teamRoles: teamRolesOf(access) };
}

export function requireRight({ teamRoles }: Caller, operation: TeamOperation, code: MessageCode): void {
  if (!mayDo(teamRoles, operation)) throw new Problem(code);
}

export const isStaff = ({ teamRoles }: Caller): boolean => teamRoles.has("manager") || teamRoles.has("coach");

/** The audit names the caller's strongest team role. */
export const auditRole = ({ teamRoles }: Caller): string =>
  teamRolesInOrder.find((teamRole) => teamRoles.has(teamRole)) ?? "member";

const teamRolesInOrder: readonly TeamRole[] = [
  "manager",
  "coach",
  "player",
  "guardian",
  "follower",
  "child_follower",
];
