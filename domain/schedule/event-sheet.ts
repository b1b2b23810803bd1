import type { Limited, Refused } from "../base/outcome";
import type { SaveOutcome } from "../base/saved-form";
import type { CallOffReason } from "./event";
import type { EventDetails, ScheduleEvent } from "./event-fields";
import type { WideScope } from "./scope";
import { settleTime } from "./told-words";

export type EventKey = { teamId: string; eventId: string };

export type EventReadOutcome =
  | { kind: "read"; details: EventDetails; tag: string | null }
  | { kind: "unchanged" }
  | { kind: "gone" }
  | Refused;

/** What is done with an event as it was shown: by the staff, or by a family that has seen a change. */
export type EventDeed =
  | "put_back"
  | "put_back_together"
  | "take_back"
  | "take_series_back"
  | "nudge"
  | "got_it";
export type DeedDone =
  | { kind: "acknowledged" }
  | { kind: "queued" }
  | { kind: "nudged"; nudged: number; leftOut: number };
export type DeedOutcome = SaveOutcome<EventDetails> | { kind: "ended" } | DeedDone;

/** One alone, or with those of its series that come after it. */
export type CallOffScope = "one" | "later";
export type CallOffWish = { reason: CallOffReason; note: string; scope: CallOffScope };
export type CallOffInput = { event: ScheduleEvent; wish: CallOffWish };
export type CallOffOutcome = SaveOutcome<EventDetails>;

/** What was just done to an event, for as long as it can be undone. */
export type Told = {
  what: "called_off" | "moved" | "back_on" | "changed";
  before: EventDetails;
  after: EventDetails;
  /** Others of the series were changed with it, and are changed back with it. */
  scope?: WideScope | undefined;
  /** Later ones of the series were called off or put back on with it, and Undo takes the same ones along. */
  isTogether?: boolean | undefined;
  /** Nothing that could be sent makes everything what it was. */
  isForGood?: boolean | undefined;
  /** What goes to the parents' chat where it is not about one event. */
  line?: string | undefined;
};
export type UndoOutcome = { kind: "saved"; saved: EventDetails } | Limited | Refused;

/** As an address names it: `{team_id}.{event_id}`. */
export function readEventKey(text: string | null): EventKey | null {
  const [teamId = "", eventId = "", ...rest] = (text ?? "").split(".");
  return teamId === "" || eventId === "" || rest.length > 0 ? null : { teamId, eventId };
}

export const eventKeyText = ({ teamId, eventId }: EventKey) => `${teamId}.${eventId}`;
export const keyOf = ({ team_id, id }: Pick<ScheduleEvent, "team_id" | "id">): EventKey => ({
  teamId: team_id,
  eventId: id,
});

/** Whether families have to know of a change: then it is told, and can be undone for a moment. */
export const isMoved = (before: EventDetails, after: EventDetails) =>
  after.event.time_version > before.event.time_version;

/** The earlier start decides how soon a change is told: of all that were changed, where the server names it. */
export const firstStart = ({ before, after }: Pick<Told, "before" | "after">) =>
  after.told
    ? Date.parse(after.told.starts_at)
    : Math.min(Date.parse(before.event.starts_at), Date.parse(after.event.starts_at));

/** For how long it can still be undone: until the server tells, however late its reply came. A device's clock that is behind adds nothing. */
export function timeToUndo(told: Told, at: number): number {
  const longest = settleTime(firstStart(told), at);
  const tells = told.after.told ? Date.parse(told.after.told.tells_at) - at : longest;
  return Math.min(longest, Math.max(0, tells));
}
