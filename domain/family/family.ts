import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import type { TeamColours } from "../team/colours";
import type { ShownAs } from "./child";
import type { Child } from "./child-form";

export type Guardian = components["schemas"]["Guardian"];
export type GuardianRemoval = NonNullable<Guardian["removal"]> & { firstName: string };
export type Follower = components["schemas"]["Follower"];
export type CircleRequest = components["schemas"]["OpenCircleRequest"];

/** A child of the person's family, or a deleted profile that can be restored until it is erased. */
export type FamilyLine = Child & { deletion_due_at?: string };

/** A change that a guardian makes by one press. */
export type QuickChange =
  | { kind: "shownAs"; child: Child; shownAs: ShownAs }
  | { kind: "photos"; child: Child; isAllowed: boolean }
  | { kind: "request"; child: Child; request: CircleRequest; decision: "approved" | "declined" }
  /** Objects to the end of one's own or another's access, or cancels one's own request. */
  | { kind: "stopRemoval"; child: Child; removal: GuardianRemoval; decision: "objected" | "cancelled" };

/** Whether two changes are about the same thing, so that the later one replaces the other. */
export const isSameMatter = (one: QuickChange, other: QuickChange): boolean =>
  one.kind === other.kind && one.child.id === other.child.id && requestOf(one) === requestOf(other);

function requestOf(change: QuickChange): string | null {
  if (change.kind === "request") return change.request.request_id;
  return change.kind === "stopRemoval" ? change.removal.request_id : null;
}

/** The last change of a kind for a child. */
export const changeFor = <Kind extends QuickChange["kind"]>(
  changes: readonly QuickChange[],
  child: Child,
  kind: Kind,
): Extract<QuickChange, { kind: Kind }> | undefined =>
  changes.findLast(
    (change): change is Extract<QuickChange, { kind: Kind }> =>
      change.kind === kind && change.child.id === child.id,
  );

/** An end that needs a confirmation. */
export type Ending =
  | { kind: "takeBack"; child: Child; person: Guardian }
  /** Asks for it: the other guardian can object first. */
  | { kind: "requestRemoval"; child: Child; person: Guardian }
  | { kind: "endFollowing"; child: Child; person: Follower }
  | { kind: "leave" | "delete" | "unfollow"; child: Child };

export type EndingInput = { userId: string; ending: Ending };
export type EndingOutcome =
  /** Ids of the people whose part has ended; empty if the profile was deleted. */
  | { kind: "ended"; userIds: readonly string[] }
  /** Nothing ended yet: it was asked for. */
  | { kind: "requested"; saved: Child }
  /** Version conflict: the other person's version. */
  | { kind: "differs"; theirs: Child }
  | Limited
  | Refused;

/** Only guardians get a version, since only they can change the profile. */
export const isGuarded = (child: Child): boolean => child.version !== undefined;

/** The only guardian deletes the profile; one of several leaves it. */
export const isOnlyGuardian = ({ guardians = [] }: Child): boolean => guardians.length <= 1;

/** A child's cap where no single team is meant: as in the first team that gave a number, else in the first team. */
export function capOf({ teams }: Child): { number: string | null; team: TeamColours | undefined } {
  const team = teams.find(({ number }) => number !== null) ?? teams[0];
  const { number = null, colour_one, colour_two } = team ?? {};
  return { number, team: colour_one && colour_two ? { colour_one, colour_two } : undefined };
}

/** The profile without the people whose part in it has ended. */
export const withoutPeople = (child: Child, userIds: readonly string[]): Child => ({
  ...child,
  ...(child.guardians && { guardians: child.guardians.filter(({ user_id }) => !userIds.includes(user_id)) }),
  ...(child.followers && { followers: child.followers.filter(({ user_id }) => !userIds.includes(user_id)) }),
});

/** Version of the text that a guardian agrees to when consenting to photos. */
export const photoTextVersion = "1";
