import type { TeamRole } from "../team/team-rights";

/** Rights by team role; the rights of several team roles add up. */
const rights = {
  /** Cars, free seats and who wants a ride. */
  see_rides: ["manager", "coach", "player", "guardian"],
  /** Meeting point and who is aboard, of cars in which nobody of theirs is. */
  see_aboard: ["manager", "coach"],
  /** Their own car, and whom they take into it; to ride along as second adult. */
  drive: ["manager", "coach", "player", "guardian"],
  /** End another's car, drop its riders. */
  end_any: ["manager", "coach"],
} as const satisfies Record<string, readonly TeamRole[]>;

export type RideOperation = keyof typeof rights;

export function mayOnRide(teamRoles: Iterable<TeamRole>, operation: RideOperation): boolean {
  const holders: readonly TeamRole[] = rights[operation];
  for (const teamRole of teamRoles) if (holders.includes(teamRole)) return true;
  return false;
}
