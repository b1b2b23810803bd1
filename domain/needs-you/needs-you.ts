/**
 * The kinds of items in "Needs you", in order: families to call, since they do not know of a change yet · another guardian's request to end my access to a child · a changed event · missing answers at an event · a turn that my family has not agreed to · a ride that waits for an answer · a poll to vote in · a child whom another guardian said to be away · a usual yes that is paused · a device of mine that rings no more · messages reported to a team's managers · a request to join my team · a request to guard or follow my child · a second
 * player with my child's name · an invitation for me · my own request · a team without managers · a coach who
 * wants to take over my team.
 */
export const waitingKinds = [
  "call_list",
  "guardian_removal",
  "change",
  "answer_wanted",
  "turn",
  "ride",
  "poll",
  "away",
  "usual_ended",
  "silent_device",
  "report",
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

type Ordered = { kind: WaitingKind; created_at: string; starts_local?: string };

/** Sorts by kind: what is about an event soonest first, the rest newest first. */
export const inWaitingOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  [...items].sort(
    (one, other) =>
      waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind) ||
      compare(one.starts_local ?? "", other.starts_local ?? "") ||
      Date.parse(other.created_at) - Date.parse(one.created_at),
  );

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** One's own requests to join a team. */
export const ownRequests = <Item extends { kind: WaitingKind; team_id?: string; team_name?: string }>(
  items: readonly Item[] | null,
): (Item & { team_id: string; team_name: string })[] =>
  (items ?? []).flatMap((item) => {
    const { kind, team_id, team_name } = item;
    return kind === "asked" && team_id && team_name ? [{ ...item, team_id, team_name }] : [];
  });

/** The person's own requests wait for others, so they are not counted. */
const waitsForMe = (kind: WaitingKind): boolean => kind !== "asked";

/** How many decisions an item asks for: each missing answer and each request is one, and one's own requests are none. */
export const decisionsOf = ({ kind, count = 1 }: { kind: WaitingKind; count?: number }): number =>
  waitsForMe(kind) ? count : 0;

/** The number beside *Needs you*, the same on each page. */
export const countOf = (items: readonly { kind: WaitingKind; count?: number }[]): number =>
  items.reduce((sum, item) => sum + decisionsOf(item), 0);
