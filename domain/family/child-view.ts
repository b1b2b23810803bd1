import type { TeamRole } from "../team/team-rights";
import type { ChildName, ShownAs } from "./child";
import { childTexts } from "./texts";

/**
 * A viewer's relation to a child: its guardian, staff of its team, of the same team (a family or an adult
 * player), the child's follower, the team's follower. Everybody else sees nothing.
 */
export type ChildViewer = "guardian" | "staff" | "family" | "follower" | "team_follower";

export type ChildField =
  | "first_name"
  | "last_initial"
  | "number"
  /** That the player exists. */
  | "presence"
  | "date_of_birth"
  /** Names and drip names of the child's guardians. */
  | "guardians"
  | "guardian_email_addresses"
  | "guardian_phone_numbers"
  /** Who invited a guardian. */
  | "guardian_origins"
  | "photo_consent"
  /** Which guardians consent to photos. */
  | "photo_consents"
  | "other_teams"
  | "followers";

/** Whether a viewer sees the whole field, their own part, or only the count. A field without a sight is absent. */
export type Sight = "all" | "own" | "count";
export type ChildSights = Readonly<Partial<Record<ChildField, Sight>>>;

/** A child is frozen while none of its guardians is living: banned, leaving and deleted ones are not. */
export type ShownChild = { shownAs: ShownAs; isFrozen: boolean };

const named: ChildSights = { first_name: "all", last_initial: "all", guardians: "all" };
const onRoster: ChildSights = { presence: "all", number: "all" };

/** Staff see an address only in an invitation that they typed it into, and phone numbers one player at a time. */
const sights: Readonly<Record<ChildViewer, ChildSights>> = {
  guardian: {
    ...onRoster,
    ...named,
    date_of_birth: "all",
    guardian_email_addresses: "own",
    guardian_phone_numbers: "own",
    guardian_origins: "all",
    photo_consent: "all",
    photo_consents: "all",
    other_teams: "all",
    followers: "all",
  },
  staff: { ...onRoster, ...named, guardian_phone_numbers: "all", photo_consent: "all" },
  family: { ...onRoster, ...named },
  follower: { ...onRoster, first_name: "all", other_teams: "all" },
  team_follower: { presence: "count" },
};

/** What a viewer with one or several team roles sees of a child: for each field the most that any of them shows. */
export function sightsOf(viewers: Iterable<ChildViewer>, child: ShownChild): ChildSights {
  const seen: Partial<Record<ChildField, Sight>> = {};
  for (const viewer of viewers)
    for (const [field, sight] of entriesOf(sightsFor(viewer, child)))
      seen[field] = stronger(seen[field], sight);
  return seen;
}

/** Only staff see a child without a living guardian; the team's count of players includes it. */
function sightsFor(viewer: ChildViewer, { shownAs, isFrozen }: ShownChild): ChildSights {
  if (isFrozen && viewer !== "staff" && viewer !== "team_follower") return {};
  return viewer === "family" && shownAs === "number" ? onRoster : sights[viewer];
}

export type RosterLine =
  | { kind: "hidden" }
  /** Staff see the name, and that the profile is frozen. */
  | { kind: "resting"; text: string }
  | { kind: "named"; text: string }
  | { kind: "numbered"; text: string };

/** A child's line in the roster, in a feed, and in a guardian's preview. */
export function rosterLineOf(
  viewers: Iterable<ChildViewer>,
  { firstName, lastInitial, number, ...child }: ShownChild & ChildName & { number: string | null },
): RosterLine {
  const seen = sightsOf(viewers, child);
  if (seen.presence !== "all") return { kind: "hidden" };
  if (!seen.first_name) return { kind: "numbered", text: childTexts.player(number) };
  const text = seen.last_initial ? shownName({ firstName, lastInitial }) : firstName;
  return { kind: child.isFrozen ? "resting" : "named", text };
}

/** "Sam R." */
export const shownName = ({ firstName, lastInitial }: ChildName): string => `${firstName} ${lastInitial}.`;

/** The viewer roles of a person for a player, by their roles in the team and their relation to the child. */
export function viewersOf(
  inTeam: Iterable<TeamRole>,
  ofChild: { isGuardian: boolean; isFollower: boolean },
): ReadonlySet<ChildViewer> {
  const viewers = new Set<ChildViewer>();
  for (const teamRole of inTeam) viewers.add(viewerIn[teamRole]);
  if (ofChild.isGuardian) viewers.add("guardian");
  if (ofChild.isFollower) viewers.add("follower");
  return viewers;
}

/** A follower of one child sees of the others what a follower of the team sees. */
const viewerIn: Readonly<Record<TeamRole, ChildViewer>> = {
  manager: "staff",
  coach: "staff",
  player: "family",
  guardian: "family",
  follower: "team_follower",
  child_follower: "team_follower",
};

const strength: Readonly<Record<Sight, number>> = { count: 1, own: 2, all: 3 };

const stronger = (one: Sight | undefined, other: Sight): Sight =>
  one !== undefined && strength[one] >= strength[other] ? one : other;

const entriesOf = (seen: ChildSights) => Object.entries(seen) as [ChildField, Sight][];
