import type { Limited, Refused } from "../../base/outcome";
import type { SaveOutcome } from "../../base/saved-form";
import { settleTime } from "../notice/change-notice-text";
import type { WideScope } from "../series/scope";
import type { CallOffReason } from "./event";
import type { ChangeKind } from "./event-change";
import type { EventDetails, ScheduleEvent } from "./event-fields";

export type EventKey = { teamId: string; eventId: string };

export type EventReadOutcome =
  | { kind: "read"; details: EventDetails; tag: string | null }
  | { kind: "unchanged" }
  | { kind: "gone" }
  | Refused;

/** An action on an event in the version that was shown, by staff or by a family that acknowledges a change. */
export type EventAction =
  | "put_back"
  | "put_back_together"
  | "take_back"
  | "take_series_back"
  | "nudge"
  | "got_it";
export type ActionDone =
  | { kind: "acknowledged" }
  | { kind: "queued" }
  | { kind: "nudged"; nudged: number; leftOut: number };
export type EventActionOutcome = SaveOutcome<EventDetails> | { kind: "ended" } | ActionDone;

/** The event alone, or with the later ones of its series. */
export type CallOffScope = "one" | "later";
export type CallOffRequest = { reason: CallOffReason; note: string; scope: CallOffScope };
export type CallOffInput = { event: ScheduleEvent; request: CallOffRequest };
export type CallOffOutcome = SaveOutcome<EventDetails>;

/** The last change of an event, which can be undone for a moment. */
export type UndoableChange = {
  what: ChangeKind;
  before: EventDetails;
  after: EventDetails;
  /** Set when others of the series were changed with it; Undo changes the same ones back. */
  scope?: WideScope | undefined;
  /** Whether later ones of the series were called off or put back on with it; Undo includes them. */
  isTogether?: boolean | undefined;
  /** Cannot be undone by any call. */
  isForGood?: boolean | undefined;
  /** The line to share in the parents' chat, if it is not about one event. */
  line?: string | undefined;
};
export type UndoOutcome = { kind: "saved"; saved: EventDetails } | Limited | Refused;

/** Parses the URL's form: `{team_id}.{event_id}`. */
export function readEventKey(text: string | null): EventKey | null {
  const [teamId = "", eventId = "", ...rest] = (text ?? "").split(".");
  return teamId === "" || eventId === "" || rest.length > 0 ? null : { teamId, eventId };
}

export const eventKeyText = ({ teamId, eventId }: EventKey) => `${teamId}.${eventId}`;
export const keyOf = ({ team_id, id }: Pick<ScheduleEvent, "team_id" | "id">): EventKey => ({
  teamId: team_id,
  eventId: id,
});

/** Whether time or place changed: then families are notified, and the change can be undone until then. */
export const isMoved = (before: EventDetails, after: EventDetails) =>
  after.event.time_version !== before.event.time_version;

/** The earliest start, old or new, of all changed events decides how soon families are notified. The server's value is preferred. */
export const firstStart = ({ before, after }: Pick<UndoableChange, "before" | "after">) =>
  after.told
    ? Date.parse(after.told.starts_at)
    : Math.min(Date.parse(before.event.starts_at), Date.parse(after.event.starts_at));

/** Milliseconds until the server notifies families, when undo ends. Capped, so that a slow device clock adds no time. */
export function timeToUndo(change: UndoableChange, at: number): number {
  const longest = settleTime(firstStart(change), at);
  const tells = change.after.told ? Date.parse(change.after.told.tells_at) - at : longest;
  return Math.min(longest, Math.max(0, tells));
}
