/** Who is together: in a huddle, in a car. `guardianIds` names a minor's living guardians, whether they are here or not. */
export type Companion =
  | { kind: "adult"; userId: string }
  | { kind: "minor"; childId: string; guardianIds: readonly string[] };

export type CompanyVerdict = "open" | "needs_guardian" | "needs_second_adult" | "frozen";

/**
 * No adult is alone with somebody else's child: each minor has a guardian here, and there are two adults, unless
 * somebody is here with only their own children. A minor without a living guardian freezes the company.
 */
export function judgeCompany(people: readonly Companion[]): CompanyVerdict {
  const adults = new Set(people.flatMap((one) => (one.kind === "adult" ? [one.userId] : [])));
  const minors = people.flatMap((one) => (one.kind === "minor" ? [one] : []));
  const isGuardedHere = ({ guardianIds }: (typeof minors)[number]) =>
    guardianIds.some((id) => adults.has(id));
  if (minors.some(({ guardianIds }) => guardianIds.length === 0)) return "frozen";
  if (!minors.every(isGuardedHere)) return "needs_guardian";
  // Today a single adult among guarded minors guards all of them, so that this always holds for one adult. It is
  // checked all the same: a later rule may admit minors without their guardian.
  const isFamily = [...adults].every((id) => minors.every(({ guardianIds }) => guardianIds.includes(id)));
  return isFamily || adults.size >= 2 ? "open" : "needs_second_adult";
}
