import type { NoticeKind } from "../schedule/notice/notice-rules";

/** A guardian asks to end another's access to a child, and what became of it. */
export const removalDingKinds = [
  "removal_asked",
  "removal_asked_other",
  "removal_objected",
  "removal_kept",
  "removal_cancelled",
  "removal_done",
  "removed",
] as const;
export type RemovalDingKind = (typeof removalDingKinds)[number];

/** News of families and teams. */
export type FamilyDingKind =
  | "circle_asked"
  | "circle_newcomer"
  | "circle_let_in"
  | RemovalDingKind
  | "team_asked"
  | "team_newcomer"
  | "team_let_in"
  | "team_declined"
  | "role_changed"
  | "look_alike"
  | "look_alike_reported"
  | "take_over"
  | "report";

export type TalkDingKind =
  | "named"
  | "answered"
  | "seated"
  | "commented"
  | "card_nudged"
  | "taken_down"
  | "report_done";

/** Turns of duties: that the family has one, and that it could take one. */
export const dutyDingKinds = ["turn_yours", "swap_offered"] as const;
export type DutyDingKind = (typeof dutyDingKinds)[number];

/** Rides: a driver offers a seat, something was agreed or given up, and somebody has to say whether it still holds. */
export const rideDingKinds = ["ride_asked", "ride_settled", "ride_open_again"] as const;
export type RideDingKind = (typeof rideDingKinds)[number];

export type DingKind = NoticeKind | DutyDingKind | RideDingKind | FamilyDingKind | TalkDingKind;

/** Ids only: names are read when the list is, as far as its reader may know them then. */
export type DingAbout = {
  readonly event_id?: string;
  readonly child_id?: string;
  readonly user_id?: string;
  readonly huddle_id?: string;
  readonly message_id?: string;
};

/** News of a chat or of the comments of a post. */
export const huddleKinds: readonly TalkDingKind[] = [
  "named",
  "answered",
  "seated",
  "commented",
  "card_nudged",
];

export const eventKey = (eventId: string) => `event:${eventId}`;
const huddleKey = (huddleId: string, kind: DingKind) => `huddle:${huddleId}:${kind}`;

/** Of what a person reads in the huddle itself. */
export const huddleKeys = (huddleId: string): string[] =>
  huddleKinds.map((kind) => huddleKey(huddleId, kind));

/** Of what a person sees without reading the comments. */
export const reminderKey = (cardId: string): string => huddleKey(cardId, "card_nudged");

/** News with the same key are one ding until it is read. A newcomer's name must not replace a request, so the kind is a part of it. */
export function dingKey(kind: DingKind, about: DingAbout, teamId: string | null): string {
  if (about.event_id !== undefined) return eventKey(about.event_id);
  if (about.huddle_id !== undefined) return huddleKey(about.huddle_id, kind);
  return `${kind}:${(teamId === null ? about.child_id : teamId) ?? "house"}`;
}
