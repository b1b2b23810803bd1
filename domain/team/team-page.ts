import type { components } from "../../openapi";
import type { Refused } from "../base/outcome";
import { isStaffRole } from "./roles";
import { groupOf, type RosterEntry, type RosterGroup, type RosterLine } from "./roster";
import { ageGroups, isSport, isTeamAgeGroup, sports } from "./team";
import { mayDo, mayEndMembership, type TeamOperation, teamRolesOf } from "./team-rights";

export type Team = components["schemas"]["Team"];
export type Season = Team["seasons"][number];

/** A sheet over the page. Its name is the parameter in the address. */
export type TeamDialog = "invite" | "requests" | "spot" | "import" | "settings" | "member";

export type TeamReadOutcome =
  | { kind: "read"; team: Team; tag: string | null }
  /** Unchanged since the ETag that was sent. */
  | { kind: "unchanged" }
  /** The team does not exist (any more), or not for this person. */
  | { kind: "gone" }
  | Refused;

/** Actions that only read are possible in a resting or archived team, too. */
const readings: readonly TeamOperation[] = [
  "see_team",
  "see_roster",
  "read_requests",
  "read_invitations",
  "read_phone_numbers",
  "export_roster",
  "end_own_membership",
];

/** A team that is archived or has no manager is read-only. */
export const isPlaying = ({ is_resting, archived_at }: Pick<Team, "is_resting" | "archived_at">): boolean =>
  !is_resting && archived_at === null;

/** Whether a button is shown for it. The server checks the right again. */
export const canDo = (team: Team, operation: TeamOperation): boolean =>
  mayDo(teamRolesOf(team.my_standings), operation) && (isPlaying(team) || readings.includes(operation));

/** The notice about a team's managers, for a coach or for a manager. */
export type ManagerState =
  | "free"
  | "unseen"
  | "asked_by_me"
  | "mine_now"
  | "asked_by_another"
  | "asked_of_me";

/** `now` is milliseconds. */
export function managerStateOf(team: Team, now: number): ManagerState | null {
  const { archived_at, is_resting, is_unseen, take_over } = team;
  const teamRoles = teamRolesOf(team.my_standings);
  if (archived_at !== null) return null;
  if (teamRoles.has("manager")) return take_over ? "asked_of_me" : null;
  if (!mayDo(teamRoles, "take_over")) return null;
  if (is_resting) return "free";
  if (!take_over) return is_unseen ? "unseen" : null;
  if (!take_over.is_mine) return "asked_by_another";
  return Date.parse(take_over.due_at) <= now ? "mine_now" : "asked_by_me";
}

/** Whether the person coaches or manages the team. */
export const isOnStaff = ({ my_standings }: Pick<Team, "my_standings">): boolean =>
  my_standings.some(({ via, roles }) => via === "self" && roles.some(isStaffRole));

/** Archiving is undone by the same right, in a team that is no longer playing. */
export const canArchive = (team: Team): boolean =>
  mayDo(teamRolesOf(team.my_standings), "change_team") && !team.is_resting;

/** The person's own membership or their child's: leaving is always possible. */
export const canLeave = (team: Team, entry: RosterEntry): boolean =>
  entry.is_mine && entry.kind !== "spot" && canDo(team, "end_own_membership");

/** Whether there is anything in the team's settings for the person. */
export const hasSettings = (team: Team): boolean =>
  canDo(team, "change_team") || canArchive(team) || canDo(team, "export_roster");

/** Somebody else's membership. `now` is milliseconds. */
export const canEnd = (team: Team, entry: RosterEntry, now: number): boolean =>
  !entry.is_mine &&
  isPlaying(team) &&
  mayEndMembership(
    teamRolesOf(team.my_standings),
    {
      isSpot: entry.kind === "spot",
      isLetInByMe: entry.let_in_by_me_at !== undefined,
      letInAt: Date.parse(entry.let_in_by_me_at ?? ""),
    },
    now,
  );

/** Whether the entry has a sheet: with its guardians, which its line leaves out, or with something to do. */
export const opensMember = (team: Team, entry: RosterEntry): boolean =>
  (entry.guardians ?? []).length > 0 ||
  canDo(team, "change_number") ||
  canDo(team, "read_phone_numbers") ||
  canLeave(team, entry);

/** A team has one open season at most; it comes before the closed ones. */
export const openSeason = ({ seasons }: Pick<Team, "seasons">): Season | null =>
  seasons.find(({ closed_at }) => closed_at === null) ?? null;

/** The season that was closed last. */
export const lastSeason = ({ seasons }: Pick<Team, "seasons">): Season | null =>
  seasons.find(({ closed_at }) => closed_at !== null) ?? null;

export const sportName = (sport: string): string => (isSport(sport) ? sports[sport].name : sport);
export const ageGroupName = (group: string): string => (isTeamAgeGroup(group) ? ageGroups[group] : group);

export type GroupedRoster = Record<RosterGroup, readonly RosterLine[]>;

/** Each group keeps the server's order: adults by name, players by their numbers. */
export function groupRoster(lines: readonly RosterLine[]): GroupedRoster {
  const inGroup = (group: RosterGroup) => lines.filter((line) => groupOf(line) === group);
  return {
    staff: inGroup("staff"),
    players: inGroup("players"),
    spots: inGroup("spots"),
    followers: inGroup("followers"),
  };
}

/** The team has staff only: no player and no spot yet. */
export const isEmptyRoster = ({ players, spots, followers, staff }: GroupedRoster): boolean =>
  players.length + spots.length + followers.length === 0 && staff.every(({ is_mine }) => is_mine);
