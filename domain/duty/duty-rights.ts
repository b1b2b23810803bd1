import type { TeamRole } from "../team/team-rights";

/** Rights by team role; the rights of several team roles add up. */
const rights = {
  see_duties: ["manager", "coach", "player", "guardian"],
  /** Add, change, end, share out and undo. */
  run_duties: ["manager", "coach"],
  /** Make a turn anybody's, nobody's, or not needed. */
  set_turns: ["manager", "coach"],
  /** Keep, offer and take turns of one's own family. */
  move_own: ["player", "guardian"],
  /** For any family; players and guardians choose for their own. */
  choose_for_anybody: ["manager", "coach"],
} as const satisfies Record<string, readonly TeamRole[]>;

export type DutyOperation = keyof typeof rights;

export function mayOnDuties(teamRoles: Iterable<TeamRole>, operation: DutyOperation): boolean {
  const holders: readonly TeamRole[] = rights[operation];
  for (const teamRole of teamRoles) if (holders.includes(teamRole)) return true;
  return false;
}
