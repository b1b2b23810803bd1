/**
 * What stands under "Needs you", in its order: an event that changed · answers that a team wants · asks to join my team · asks to look after or follow my child · a second
 * player like mine · an invitation for me · what I asked for myself · a team whose managers are gone · somebody who
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

/** More are not listed. */
export const maxWaiting = 100;

/** By kind, and the newest first. */
export const inWaitingOrder = <Item extends { kind: WaitingKind; created_at: string }>(
  items: readonly Item[],
): Item[] =>
  [...items].sort(
    (one, other) =>
      waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind) ||
      Date.parse(other.created_at) - Date.parse(one.created_at),
  );

/** What somebody asked for waits for others, and is there to be seen or taken back: no badge counts it. */
export const waitsForMe = (kind: WaitingKind): boolean => kind !== "asked";
