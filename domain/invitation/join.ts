import type { components } from "../../openapi";
import type { User } from "../account/user";
import type { Limited, Refused } from "../base/outcome";
import { initialOf } from "../family/child";
import type { InvitationKey } from "./key";

type Schemas = components["schemas"];
export type InvitationPreview = Schemas["InvitationPreview"];
export type InvitationOffer = Schemas["InvitationOffer"];
export type JoinResult = Schemas["InvitationOutcomes"];

/** A child whose profile is created with the request. Without an initial it gets that of its guardian's last name. */
export type Kid = { firstName: string; lastInitial: string; dateOfBirth: string };

/** Who joins: the person, their child, or a child without a profile yet. */
export type Joiner = { kind: "self" } | { kind: "child"; childId: string } | ({ kind: "new_child" } & Kid);

/** A join request that was not sent yet, stored on the device. */
export type Ask = {
  key: InvitationKey;
  wishes: readonly Joiner[];
  idempotencyKey: string;
  /** Milliseconds. */
  keptAt: number;
  /** The account that may send it automatically; null while signed out. */
  userId: string | null;
};

/** Milliseconds for which the device stores it. */
export const askLife = 24 * 3_600_000;

export type PreviewOutcome =
  | { kind: "previewed"; preview: InvitationPreview }
  | { kind: "over"; text: string }
  | Limited
  | Refused;

export type OfferOutcome =
  | { kind: "offered"; offer: InvitationOffer }
  | { kind: "over"; text: string }
  /** The invitation is for another address. */
  | { kind: "foreign" }
  | Limited
  | Refused;

export type JoinOutcome =
  | { kind: "accepted"; result: JoinResult; me: User }
  | { kind: "over"; text: string }
  | { kind: "foreign" }
  /** The server requires something that the device believed to be done. */
  | { kind: "unproven" }
  | { kind: "age-unknown" }
  | { kind: "minor" }
  | Limited
  | Refused;

export type DeclineOutcome = { kind: "declined" } | { kind: "gone" } | Limited | Refused;

/** Whom the invitation is for: players of any age, the person alone, or guardians and followers of a child. */
export type Purpose = "players" | "oneself" | "circle";

type Terms = Pick<InvitationPreview, "kind" | "roles" | "needs_approval">;

export function purposeOf({ kind, roles }: Pick<Terms, "kind" | "roles">): Purpose {
  if (kind === "guardian" || kind === "follower") return "circle";
  return kind === "spot" || roles.every((role) => role === "player") ? "players" : "oneself";
}

/** Whether the child's form is shown signed out: for a shared link, and for a spot. */
export const isForFamilies = (terms: Terms): boolean =>
  purposeOf(terms) === "players" && (terms.kind === "spot" || terms.needs_approval);

/** Values of ticks: `self`, a child's id, or the index of a child typed here. */
export const self = "self";
export const kidAt = (index: number) => `kid:${index}`;

export const joinersOf = (ticked: readonly string[], kids: readonly Kid[]): Joiner[] =>
  ticked.map((who) => {
    if (who === self) return { kind: "self" };
    const kid = kids.find((_, index) => kidAt(index) === who);
    return kid ? { kind: "new_child", ...kid } : { kind: "child", childId: who };
  });

export const kidsOf = (joiners: readonly Joiner[]): Kid[] =>
  joiners.flatMap((joiner) => {
    if (joiner.kind !== "new_child") return [];
    const { kind: _, ...kid } = joiner;
    return [kid];
  });

/** Restores the ticks from a request. */
export function tickedOf(joiners: readonly Joiner[]): string[] {
  let kids = 0;
  return joiners.map((joiner) => {
    if (joiner.kind === "child") return joiner.childId;
    return joiner.kind === "self" ? self : kidAt(kids++);
  });
}

/** The time of sending and its idempotency key. */
export type Press = { idempotencyKey: string; at: number };

/** A repeated request uses the key of the first try; a different one gets a new key. */
export const askOf = (
  before: Ask | null,
  { key, wishes: joiners, userId }: Pick<Ask, "key" | "wishes" | "userId">,
  { idempotencyKey, at }: Press,
): Ask => {
  const isAgain = before !== null && isSame([before.key, before.wishes], [key, joiners]);
  return {
    key,
    wishes: joiners,
    userId,
    keptAt: at,
    idempotencyKey: isAgain ? before.idempotencyKey : idempotencyKey,
  };
};

/** Fills in the guardian's initial for children without one. */
export const withInitials = (ask: Ask, lastName: string | null): Ask => ({
  ...ask,
  wishes: ask.wishes.map((joiner) =>
    joiner.kind === "new_child" && joiner.lastInitial === ""
      ? { ...joiner, lastInitial: initialOf(lastName ?? "") }
      : joiner,
  ),
});

export const lacksInitial = ({ wishes: joiners }: Ask): boolean =>
  kidsOf(joiners).some(({ lastInitial }) => lastInitial === "");

type Found = { key: InvitationKey | null; ask: Ask | null };

/**
 * Decides which stored data apply to the current person. An account created on this page takes over what was
 * typed before, and from then on no other account sees it. Without a link in the tab only the person's own request is used.
 */
export function settle({
  key,
  ask,
  me,
  isNewcomer,
}: Found & { me: User | null; isNewcomer: boolean }): Found & { isForeign: boolean } {
  if (ask === null) return { key, ask, isForeign: false };
  const isMine = me !== null && ask.userId === me.id;
  if (ask.userId !== null && !isMine) return { key, ask: null, isForeign: me !== null };
  const isHere = key === null ? isMine : isSame(key, ask.key);
  if (!isHere) return { key, ask: null, isForeign: false };
  if (me === null) return { key, ask, isForeign: false };
  const userId = isMine || isNewcomer ? me.id : null;
  return { key: ask.key, ask: withInitials({ ...ask, userId }, me.last_name), isForeign: false };
}

/** "Sam B.", or "Sam" without an initial. */
export const kidName = ({ firstName, lastInitial }: Kid): string =>
  lastInitial === "" ? firstName : `${firstName} ${lastInitial}.`;

/** "Sam B. and Lena". */
export function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
