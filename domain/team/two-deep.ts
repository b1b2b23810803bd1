/** A person in a group (a huddle, a car). `guardianIds` are a minor's living guardians, present or not. */
export type Companion =
  | { kind: "adult"; userId: string }
  | { kind: "minor"; childId: string; guardianIds: readonly string[] };

export type CompanyVerdict = "open" | "needs_guardian" | "needs_second_adult" | "frozen";

/**
 * No adult may be alone with somebody else's child: each minor needs a guardian present, and there have to be two adults, unless
 * a single adult is with only their own children. A minor without a living guardian freezes the group.
 */
export function judgeCompany(people: readonly Companion[]): CompanyVerdict {
  const adults = new Set(people.flatMap((one) => (one.kind === "adult" ? [one.userId] : [])));
  const minors = people.flatMap((one) => (one.kind === "minor" ? [one] : []));
  const isGuardedHere = ({ guardianIds }: (typeof minors)[number]) =>
    guardianIds.some((id) => adults.has(id));
  if (minors.some(({ guardianIds }) => guardianIds.length === 0)) return "frozen";
  if (!minors.every(isGuardedHere)) return "needs_guardian";
  // Currently a single adult with guarded minors is guardian of all of them, so that this is always true for one adult. It is
  // checked in case a later rule admits minors without their guardian.
  const isFamily = [...adults].every((id) => minors.every(({ guardianIds }) => guardianIds.includes(id)));
  return isFamily || adults.size >= 2 ? "open" : "needs_second_adult";
}
