import type { components } from "../../../openapi";
import type { Limited, Refused } from "../../base/outcome";
import type { EventKey } from "../event/event-sheet";
import { receiptStates } from "./receipt-states";

/** What staff read of one family and a change. */
export type ReceiptFamily = components["schemas"]["ReceiptFamily"];
/** With the version of the change that it is about. */
export type FamilyLine = ReceiptFamily & { id: string; noticeVersion: number };

/** Staff say that they told a family in person, or that they did not after all. */
export type ReachedInPerson = {
  readonly key: EventKey;
  readonly membershipIds: readonly string[];
  /** Of the change as it was shown, so that nobody counts as told of a later one. */
  readonly noticeVersion: number;
};
export type ReachedInPersonOutcome = { kind: "saved" } | Limited | Refused;

export type NudgeOutcome = { kind: "nudged"; nudged: number; leftOut: number } | Limited | Refused;

export const familyLines = (families: readonly ReceiptFamily[], noticeVersion: number): FamilyLine[] =>
  families.map((family) => ({
    ...family,
    id: `${noticeVersion} ${family.membership_ids.join(" ")}`,
    noticeVersion,
  }));

/** Those of whom the least is known first; of the others those that know last. Keeps the order otherwise. */
export const inReceiptOrder = <Line extends ReceiptFamily>(families: readonly Line[]): Line[] =>
  [...families].sort((one, other) => receiptStates.indexOf(one.state) - receiptStates.indexOf(other.state));

/** `isGone`: knows meanwhile, so that the list is without it. */
export type CallLine = FamilyLine & { isGone: boolean };

/**
 * The families of a call list as its reader found and finds them: one that is gone keeps its place, without its phone numbers, so that no press
 * meets another family's button.
 */
export function mergeCallLines(found: readonly FamilyLine[], now: readonly FamilyLine[]): CallLine[] {
  const ids = new Set(found.map(({ id }) => id));
  const standing = found.map(({ phones: _, ...line }) => {
    const still = now.find(({ id }) => id === line.id);
    return still
      ? { ...still, isGone: false }
      : { ...line, state: "knows" as const, knows: true, isGone: true };
  });
  return [...standing, ...now.filter(({ id }) => !ids.has(id)).map((line) => ({ ...line, isGone: false }))];
}
