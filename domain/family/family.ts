import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import type { ShownAs } from "./child";
import type { Child } from "./child-form";

export type Guardian = components["schemas"]["Guardian"];
export type Follower = components["schemas"]["Follower"];
export type CircleRequest = components["schemas"]["OpenCircleRequest"];

/** A child of one's family, or the profile of one that was taken down and can be brought back until it is erased. */
export type FamilyLine = Child & { deletion_due_at?: string };

/** What a guardian changes with one press. */
export type ChildWish =
  | { kind: "shownAs"; child: Child; shownAs: ShownAs }
  | { kind: "photos"; child: Child; isAllowed: boolean }
  | { kind: "request"; child: Child; request: CircleRequest; decision: "approved" | "declined" };

/** Whether two wishes are about the same thing, so that the later one counts. */
export const isSameMatter = (one: ChildWish, other: ChildWish): boolean =>
  one.kind === other.kind &&
  one.child.id === other.child.id &&
  (one.kind !== "request" || other.kind !== "request" || one.request.request_id === other.request.request_id);

/** The last of the wishes of a kind for a child. */
export const wishFor = <Kind extends ChildWish["kind"]>(
  wishes: readonly ChildWish[],
  child: Child,
  kind: Kind,
): Extract<ChildWish, { kind: Kind }> | undefined =>
  wishes.findLast(
    (wish): wish is Extract<ChildWish, { kind: Kind }> => wish.kind === kind && wish.child.id === child.id,
  );

/** What is asked about once before it is done. */
export type Ending =
  | { kind: "takeBack"; child: Child; person: Guardian }
  | { kind: "endFollowing"; child: Child; person: Follower }
  | { kind: "leave" | "delete" | "unfollow"; child: Child };

export type EndingInput = { userId: string; ending: Ending };
export type EndingOutcome =
  /** Ids of the people who are no longer there; none when a profile was taken down. */
  | { kind: "ended"; userIds: readonly string[] }
  /** Somebody else changed the profile meanwhile: how it stands now. */
  | { kind: "differs"; theirs: Child }
  | Limited
  | Refused;

/** Only guardians get a version, for only they can change the profile. */
export const isGuarded = (child: Child): boolean => child.version !== undefined;

/** The only guardian deletes the profile; one of several leaves it. */
export const isOnlyGuardian = ({ guardians = [] }: Child): boolean => guardians.length <= 1;

/** Of the shirt that other families know the child by: the first team's. */
export const numberOf = ({ teams }: Child): string | null =>
  teams.find(({ number }) => number !== null)?.number ?? null;

/** The profile without the people whose part in it has ended. */
export const withoutPeople = (child: Child, userIds: readonly string[]): Child => ({
  ...child,
  ...(child.guardians && { guardians: child.guardians.filter(({ user_id }) => !userIds.includes(user_id)) }),
  ...(child.followers && { followers: child.followers.filter(({ user_id }) => !userIds.includes(user_id)) }),
});

/** The text that a guardian agrees to with a yes to photos. */
export const photoTextVersion = "1";
