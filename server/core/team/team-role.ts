import { mayDo, type TeamOperation, type TeamStanding, teamRolesOf } from "../../../domain/team/team-rights";
import type { Database } from "../../platform/db/database";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { type Reach, requireTeam } from "../access/team-access.store";

/** A person with access to a team, and their standings. */
export interface Caller {
  userId: string;
  reach: readonly Reach[];
  standings: ReadonlySet<TeamStanding>;
}

/** Who calls, and the team that the call is about. */
export interface TeamTarget {
  caller: Caller;
  teamId: string;
}

export async function requireTeamAccess(db: Database, userId: string, teamId: string): Promise<Caller> {
  const reach = await requireTeam(db, userId, teamId);
  return { userId, reach, standings: teamRolesOf(reach) };
}

export function requireRight({ standings }: Caller, operation: TeamOperation, code: MessageCode): void {
  if (!mayDo(standings, operation)) throw new Problem(code);
}

export const isStaff = ({ standings }: Caller): boolean => standings.has("manager") || standings.has("coach");

/** The audit names the caller's strongest standing. */
export const auditRole = ({ standings }: Caller): string =>
  standingsInOrder.find((standing) => standings.has(standing)) ?? "member";

const standingsInOrder: readonly TeamStanding[] = [
  "manager",
  "coach",
  "player",
  "guardian",
  "follower",
  "child_follower",
];
