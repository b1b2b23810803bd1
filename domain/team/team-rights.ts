import type { components } from "../../openapi";
import type { TeamRole } from "./roles";

/** How somebody stands in a team: by a role of their own, or through a player. */
export type TeamStanding = TeamRole | "guardian" | "child_follower";

type Through = Exclude<components["schemas"]["Standing"]["via"], "self">;

/** A teen reaches a team by an account of her own only once such accounts exist. */
type Reach = { via: "self" | Through | "own"; roles: readonly TeamRole[] };

/** The standings that follow from how somebody reaches a team. A role counts only for the person who has it. */
export const standingsOf = (reach: Iterable<Reach>): ReadonlySet<TeamStanding> =>
  new Set([...reach].flatMap(({ via, roles }) => (via === "self" ? roles : through[via])));

const through: Readonly<Record<Through | "own", readonly TeamStanding[]>> = {
  guardian: ["guardian"],
  follow: ["child_follower"],
  own: [],
};

/** Who may do what; the rights of several standings add up. Without a standing a team does not exist for somebody. */
const rights = {
  see_team: ["manager", "coach", "player", "follower", "guardian", "child_follower"],
  see_roster: ["manager", "coach", "player", "guardian"],
  /** Also its season, and to archive it or bring it back. */
  change_team: ["manager"],
  /** Players and followers. */
  invite: ["manager", "coach"],
  /** Coaches and managers. */
  invite_staff: ["manager"],
  keep_spot: ["manager", "coach"],
  change_roles: ["manager"],
  change_number: ["manager", "coach"],
  read_requests: ["manager", "coach"],
  decide_requests: ["manager", "coach"],
  read_invitations: ["manager", "coach"],
  /** Of the guardians of one player. */
  read_phone_numbers: ["manager", "coach"],
  /** Anybody's. A coach may end some: `mayEndMembership`. */
  end_membership: ["manager"],
  /** A guardian: the child's. Never the last manager's. */
  end_own_membership: ["manager", "coach", "player", "follower", "guardian"],
  bar_asker: ["manager", "coach"],
  /** At the end of a membership. */
  bar_member: ["manager"],
  lift_bar: ["manager"],
  take_over: ["coach"],
  report_look_alike: ["guardian"],
} as const satisfies Record<string, readonly TeamStanding[]>;

export type TeamOperation = keyof typeof rights;

export function mayDo(standings: Iterable<TeamStanding>, operation: TeamOperation): boolean {
  const holders: readonly TeamStanding[] = rights[operation];
  for (const standing of standings) if (holders.includes(standing)) return true;
  return false;
}

/** Moments are milliseconds. */
export type EndedMembership = { isSpot: boolean; isLetInByMe: boolean; letInAt: number };

const coachRegrets = 7 * 24 * 3_600_000;

/** Somebody else's membership: a coach ends spots, and for 7 days whom they let in. */
export function mayEndMembership(
  standings: Iterable<TeamStanding>,
  { isSpot, isLetInByMe, letInAt }: EndedMembership,
  now: number,
): boolean {
  const mine = [...standings];
  if (mayDo(mine, "end_membership")) return true;
  return mine.includes("coach") && (isSpot || (isLetInByMe && now - letInAt < coachRegrets));
}
