import type { TeamRole } from "../team/team-rights";

/** Rights by team role; the rights of several team roles add up. */
const rights = {
  /** Includes venues and called-off events. */
  see_events: ["manager", "coach", "player", "follower", "guardian", "child_follower"],
  see_who_comes: ["manager", "coach", "player", "guardian"],
  /** Notes of all answers, and who answered when. */
  read_answers: ["manager", "coach"],
  /** Create, change, call off, put back, take back, duplicate; venues; joining two rows of a player. */
  change_events: ["manager", "coach"],
  answer_for_anybody: ["manager", "coach"],
  /** A guardian for the child, a player for themselves. */
  answer_for_own: ["player", "guardian"],
  mark_attendance: ["manager", "coach"],
  /** A guardian of the child, a player of themselves. Staff see everybody's. */
  see_own_attendance: ["player", "guardian"],
  /** Make and read the event's public link. */
  share_event: ["manager", "coach", "player", "guardian"],
  /** Whoever made it may remove it as well, as long as they may share. */
  remove_event_link: ["manager", "coach"],
  acknowledge: ["player", "guardian"],
  ring: ["manager", "coach", "player", "guardian"],
  /** See which families know of a change, and nudge the others. */
  see_who_knows: ["manager", "coach"],
} as const satisfies Record<string, readonly TeamRole[]>;

export type ScheduleOperation = keyof typeof rights;

export function mayOnSchedule(teamRoles: Iterable<TeamRole>, operation: ScheduleOperation): boolean {
  const holders: readonly TeamRole[] = rights[operation];
  for (const teamRole of teamRoles) if (holders.includes(teamRole)) return true;
  return false;
}
