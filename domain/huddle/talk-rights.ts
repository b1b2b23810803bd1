import type { TeamRole } from "../team/team-rights";

/**
 * Rights by team role; those of several team roles add up. Whether somebody reads a huddle at all is the view huddle_reach: each right below
 * concerns a huddle that the person reads.
 */
const rights = {
  start_group: ["manager", "coach", "player", "guardian"],
  open_event_huddle: ["manager", "coach", "player", "guardian"],
  bring_in: ["manager", "coach", "player", "guardian"],
  rename_group: ["manager", "coach", "player", "guardian"],
  take_out: ["manager", "coach"],
  /** Whoever started a group may close it as well. */
  close_group: ["manager", "coach"],
  take_down: ["manager", "coach"],
  /** Words that were taken back, except in a group. */
  open_withdrawn: ["manager", "coach"],
  report: ["manager", "coach", "player", "guardian"],
  fold: ["manager", "coach", "player", "guardian"],
  /** Posts that somebody else wrote: their comments and polls are closed or opened again, their readers and voters are read and reminded. */
  run_feed: ["manager", "coach"],
  /** Never one about staff. */
  decide_reports: ["manager"],
} as const satisfies Record<string, readonly TeamRole[]>;

export type TalkOperation = keyof typeof rights;

export function mayTalk(teamRoles: Iterable<TeamRole>, operation: TalkOperation): boolean {
  const holders: readonly TeamRole[] = rights[operation];
  for (const teamRole of teamRoles) if (holders.includes(teamRole)) return true;
  return false;
}
