import type { Limited, Refused } from "../base/outcome";
import { isoDateOf } from "../dates/calendar";
import { changeOf, type EventDetails, type EventForm, type EventPatch } from "./event-fields";
import { daysOfSeries, type Plan } from "./weekly";

/** Of an event of a series: it alone, with those that come after it, or all that are not over. */
export const scopes = ["this", "later", "all"] as const;
export type Scope = (typeof scopes)[number];
export type WideScope = Exclude<Scope, "this">;

/** A change of several, as it was reviewed. */
export type Wide = {
  readonly scope: WideScope;
  readonly keepsOwn: boolean;
  readonly planTag: string;
};

/** What is sent of an event's form. */
export type EventWish = EventForm & { wide?: Wide };

/** What a change may be meant for; one scope alone is not asked about. Another day is always this one's. */
export function scopesOf(form: EventForm, saved: EventDetails | null, today: string): readonly Scope[] {
  const change = saved === null ? null : changeOf(form, saved);
  if (saved === null || change === null || saved.series === undefined || form.day !== saved.event.first_day)
    return ["this"];
  const { first_day: own } = saved.event;
  const days = daysOfSeries(saved.series.rule).map(isoDateOf);
  const [isLater, isEarlier] = [days.some((day) => day > own), days.some((day) => day >= today && day < own)];
  return ["this", ...(isLater ? (["later"] as const) : []), ...(isEarlier ? (["all"] as const) : [])];
}

/** Whether others of its series come after an event. */
export const hasLater = ({ event, series }: EventDetails) =>
  series !== undefined && daysOfSeries(series.rule).some((day) => isoDateOf(day) > event.first_day);

/** A change as it is planned. */
export type ScopeSubject = { readonly details: EventDetails; readonly change: EventPatch };

export type ScopePlanOutcome =
  | { kind: "planned"; plan: Plan }
  /** Somebody else changed the event meanwhile. */
  | { kind: "outdated" }
  | Limited
  | Refused;

/** What is left as it was, of whose own kind. */
export type OwnKept = Plan["kept_own"];
