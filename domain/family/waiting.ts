/**
 * The kinds of items in "Needs you", in order: a changed event · missing answers for a team · a request to join my team · a request to guard or follow my child · a second
 * player with my child's name · an invitation for me · my own request · a team without managers · a coach who
 * wants to take over my team.
 */
export const waitingKinds = [
  "change",
  "answer_wanted",
  "join_request",
  "circle_request",
  "look_alike",
  "invitation",
  "asked",
  "resting",
  "take_over",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Maximum number of listed items. */
export const maxWaiting = 100;

/** Sorts by kind, then newest first. */
export const inWaitingOrder = <Item extends { kind: WaitingKind; created_at: string }>(
  items: readonly Item[],
): Item[] =>
  [...items].sort(
    (one, other) =>
      waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind) ||
      Date.parse(other.created_at) - Date.parse(one.created_at),
  );

/** The person's own requests wait for others, so the badge does not count them. */
export const waitsForMe = (kind: WaitingKind): boolean => kind !== "asked";
