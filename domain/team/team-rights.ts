import type { components } from "../../openapi";
import type { MemberRole } from "./roles";

/** A person's relation to a team: by a role of their own, or through a player. */
export type TeamRole = MemberRole | "guardian" | "child_follower";

type Through = Exclude<components["schemas"]["Standing"]["via"], "self">;

/** `own` is for teens with an account, which do not exist yet. */
type AccessRow = { via: "self" | Through | "own"; roles: readonly MemberRole[] };

/** The team roles of a person by their ways of access. A role counts only for the person who has it. */
export const teamRolesOf = (access: Iterable<AccessRow>): ReadonlySet<TeamRole> =>
  new Set([...access].flatMap(({ via, roles }) => (via === "self" ? roles : through[via])));

const through: Readonly<Record<Through | "own", readonly TeamRole[]>> = {
  guardian: ["guardian"],
  follow: ["child_follower"],
  own: [],
};

/** Rights by team role; those of several team roles add up. A team does not exist for people without a team role. */
const rights = {
  see_team: ["manager", "coach", "player", "follower", "guardian", "child_follower"],
  see_roster: ["manager", "coach", "player", "guardian"],
  /** Includes the season, archiving and restoring. */
  change_team: ["manager"],
  /** Invite players and followers. */
  invite: ["manager", "coach"],
  /** Invite coaches and managers. */
  invite_staff: ["manager"],
  keep_spot: ["manager", "coach"],
  change_roles: ["manager"],
  change_number: ["manager", "coach"],
  read_requests: ["manager", "coach"],
  decide_requests: ["manager", "coach"],
  read_invitations: ["manager", "coach"],
  /** Phone numbers of a player's guardians. */
  read_phone_numbers: ["manager", "coach"],
  /** As a file. */
  export_roster: ["manager", "coach"],
  /** Anybody's membership. Coaches may end some: `mayEndMembership`. */
  end_membership: ["manager"],
  /** For a guardian the child's membership. The last manager cannot leave. */
  end_own_membership: ["manager", "coach", "player", "follower", "guardian"],
  bar_asker: ["manager", "coach"],
  /** When ending a membership. */
  bar_member: ["manager"],
  lift_bar: ["manager"],
  take_over: ["coach"],
  report_look_alike: ["guardian"],
} as const satisfies Record<string, readonly TeamRole[]>;

export type TeamOperation = keyof typeof rights;

export function mayDo(teamRoles: Iterable<TeamRole>, operation: TeamOperation): boolean {
  const holders: readonly TeamRole[] = rights[operation];
  for (const teamRole of teamRoles) if (holders.includes(teamRole)) return true;
  return false;
}

/** Times are in milliseconds. */
export type EndedMembership = { isSpot: boolean; isLetInByMe: boolean; letInAt: number };

const coachRegrets = 7 * 24 * 3_600_000;

/** For somebody else's membership: a coach can end spots and, for 7 days, those they approved. */
export function mayEndMembership(
  teamRoles: Iterable<TeamRole>,
  { isSpot, isLetInByMe, letInAt }: EndedMembership,
  now: number,
): boolean {
  const mine = [...teamRoles];
  if (mayDo(mine, "end_membership")) return true;
  return mine.includes("coach") && (isSpot || (isLetInByMe && now - letInAt < coachRegrets));
}
