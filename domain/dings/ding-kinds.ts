import type { NoticeKind } from "../schedule/audience";

/** News of families and teams. */
export type FamilyDingKind =
  | "circle_asked"
  | "circle_newcomer"
  | "circle_let_in"
  | "team_asked"
  | "team_newcomer"
  | "team_let_in"
  | "team_declined"
  | "role_changed"
  | "look_alike"
  | "look_alike_reported"
  | "take_over"
  | "report";

export type TalkDingKind = "named" | "answered" | "seated" | "taken_down" | "report_done";

/** `earlier`: from before dings were kept one by one, only their number is known. */
export type DingKind = NoticeKind | FamilyDingKind | TalkDingKind | "earlier";

/** Ids only: names are read when the list is, as far as its reader may know them then. */
export type DingAbout = {
  readonly event_id?: string;
  readonly child_id?: string;
  readonly user_id?: string;
  readonly huddle_id?: string;
  readonly message_id?: string;
};

/** News with the same key are one ding until it is read. A newcomer's name must not replace a request, so the kind is a part of it. */
export function dingKey(kind: DingKind, about: DingAbout, teamId: string | null): string {
  if (about.event_id !== undefined) return `event:${about.event_id}`;
  const place = about.huddle_id ?? (teamId === null ? about.child_id : teamId) ?? "house";
  return about.huddle_id === undefined ? `${kind}:${place}` : `huddle:${place}:${kind}`;
}
