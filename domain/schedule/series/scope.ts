import type { Limited, Refused } from "../../base/outcome";
import { isoDateOf } from "../../dates/calendar";
import { changeOf, type EventDetails, type EventForm, type EventPatch } from "../event/event-fields";
import { daysOfSeries, type Plan } from "./weekly";

/** Which events of a series a change applies to: this one, this and later, or all that are not over. */
export const scopes = ["this", "later", "all"] as const;
export type Scope = (typeof scopes)[number];
export type WideScope = Exclude<Scope, "this">;

/** A reviewed change of several events. */
export type Wide = {
  readonly scope: WideScope;
  readonly keepsOwn: boolean;
  readonly planTag: string;
};

/** The output of an event's form. */
export type EventChangeRequest = EventForm & { wide?: Wide };

/** The possible scopes of a change; with only one the form does not ask. A changed day applies only to this event. */
export function scopesOf(form: EventForm, saved: EventDetails | null, today: string): readonly Scope[] {
  const change = saved === null ? null : changeOf(form, saved);
  if (saved === null || change === null || saved.series === undefined || form.day !== saved.event.first_day)
    return ["this"];
  const { first_day: own } = saved.event;
  const days = daysOfSeries(saved.series.rule).map(isoDateOf);
  const [isLater, isEarlier] = [days.some((day) => day > own), days.some((day) => day >= today && day < own)];
  return ["this", ...(isLater ? (["later"] as const) : []), ...(isEarlier ? (["all"] as const) : [])];
}

/** Whether calling an event off can take later ones of its series with it. */
export const hasLater = ({ off_later }: EventDetails) => (off_later?.events ?? 1) > 1;

/** The input of planning a change. */
export type ScopeSubject = { readonly details: EventDetails; readonly change: EventPatch };

export type ScopePlanOutcome =
  | { kind: "planned"; plan: Plan }
  /** Version conflict: somebody else changed the event meanwhile. */
  | { kind: "outdated" }
  | Limited
  | Refused;

/** Events that keep field groups of their own. */
export type OwnKept = Plan["kept_own"];
