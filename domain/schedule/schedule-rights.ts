import type { TeamStanding } from "../team/team-rights";

/** Who may do what on a team's schedule; the rights of several standings add up. */
const rights = {
  /** Also places, and what is called off. */
  see_events: ["manager", "coach", "player", "follower", "guardian", "child_follower"],
  see_who_comes: ["manager", "coach", "player", "guardian"],
  /** The notes of everybody's answers, and who answered when. */
  read_answers: ["manager", "coach"],
  /** Make, change, call off, put back, take back, duplicate; places; one player twice. */
  change_events: ["manager", "coach"],
  answer_for_anybody: ["manager", "coach"],
  /** A guardian for the child, a player for themselves. */
  answer_for_own: ["player", "guardian"],
  acknowledge: ["player", "guardian"],
  ring: ["manager", "coach", "player", "guardian"],
  /** Who knows of a change; also to nudge those who do not. */
  see_who_knows: ["manager", "coach"],
} as const satisfies Record<string, readonly TeamStanding[]>;

export type ScheduleOperation = keyof typeof rights;

export function mayOnSchedule(standings: Iterable<TeamStanding>, operation: ScheduleOperation): boolean {
  const holders: readonly TeamStanding[] = rights[operation];
  for (const standing of standings) if (holders.includes(standing)) return true;
  return false;
}
