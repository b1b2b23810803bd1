import type { components } from "../../../openapi";
import { type ChangeWords, statusText } from "./change-texts";
import {
  type EventSnapshot,
  eventFieldTable,
  type FieldRow,
  type NotifiedValues,
  notifiedFields,
} from "./event-parts";

export type ChangedPart = keyof NotifiedValues;
export type EventChange = {
  [Part in ChangedPart]: { what: Part; before: NotifiedValues[Part]; after: NotifiedValues[Part] };
}[ChangedPart];

type Value = NotifiedValues[ChangedPart];

const rows: ReadonlyMap<string, FieldRow> = new Map(
  notifiedFields.map((name) => [eventFieldTable[name].notice.what, eventFieldTable[name]]),
);

/** Undefined in versions stored before the field was kept. */
const notifiedValues = (event: EventSnapshot): [string, Value | undefined][] => [
  ["status", event.status === "called_off" ? event.called_off_for : null],
  ...notifiedFields.map((name): [string, Value | undefined] => [
    eventFieldTable[name].notice.what,
    name === "venue_id" ? event.venue : event[name],
  ]),
];

/** Visible differences between two versions, so that several changes count as one and a reverted one as none. */
export function changesBetween(before: EventSnapshot, after: EventSnapshot): EventChange[] {
  const will = new Map(notifiedValues(after));
  return notifiedValues(before).flatMap(([what, was]) => {
    const is = will.get(what);
    const isKnown = was !== undefined && is !== undefined;
    return isKnown && keyOf(was) !== keyOf(is) ? [{ what, before: was, after: is } as EventChange] : [];
  });
}

/** Compares venues by id, so that a renamed one counts as unchanged. */
const keyOf = (part: Value) => (typeof part === "object" && part !== null ? part.id : part);

/** Whether time or place changed, so that answers have to be renewed. */
export const isOtherTime = (changes: readonly EventChange[]) =>
  changes.some(({ what }) => rows.get(what)?.notice?.isTime);

export type ChangeKind = "called_off" | "back_on" | "moved" | "changed";

/**
 * The kind of change that families are notified of; null without one. The fields that notify them are in event-parts.ts (`notice`), the rules
 * for who is notified in notice-rules.ts.
 */
export function changeKindOf(changes: readonly EventChange[]): ChangeKind | null {
  const status = changes.find(({ what }) => what === "status");
  if (status) return status.after === null ? "back_on" : "called_off";
  if (isOtherTime(changes)) return "moved";
  return changes.length > 0 ? "changed" : null;
}

/** One text for each change: "9:00 → 14:00", "field 3 → 7", "called off: rain". */
export const changeTexts = (changes: readonly EventChange[], words: ChangeWords): string[] =>
  changes.map((change) =>
    change.what === "status"
      ? statusText(change.before, change.after, words)
      : (rows.get(change.what)?.notice?.words(change.before as never, change.after as never, words) ?? ""),
  );

/** The change with its typed texts tidied, a place's name among them. */
export function tidyChange(change: EventChange, tidy: (text: string) => string): EventChange {
  const tidyValue = (value: Value) => {
    if (value === null) return null;
    return typeof value === "object" ? { ...value, name: tidy(value.name) } : tidy(String(value));
  };
  return change.what === "venue" || rows.get(change.what)?.text
    ? ({ what: change.what, before: tidyValue(change.before), after: tidyValue(change.after) } as EventChange)
    : change;
}

/** The values of a change that the server lists as texts. */
export function readChange({ what, before, after }: components["schemas"]["PartChange"]): EventChange {
  const read = (text: string | null) => {
    if (text === null) return null;
    if (what === "venue") return { id: text, name: text };
    return what === "length" || what === "arrival" ? Number(text) : text;
  };
  return { what, before: read(before), after: read(after) } as EventChange;
}
