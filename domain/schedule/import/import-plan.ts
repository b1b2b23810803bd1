import type { components } from "../../../openapi";
import type { Limited, Refused } from "../../base/outcome";
import type { ImportRow } from "./import-row";

export type SentRow = components["schemas"]["ImportRow"];
export type ImportResult = components["schemas"]["ImportResult"];

export type ImportedEvent = components["schemas"]["ImportedEvent"];

/** What the server would do with each row, in their order, a key for each call, and what earlier imports made. */
export type ImportPlan = {
  readonly results: readonly ImportResult[];
  readonly keys: readonly string[];
  readonly imported: readonly ImportedEvent[];
};
export type ImportPlanOutcome = ({ readonly kind: "planned" } & ImportPlan) | Limited | Refused;
export type ImportSendOutcome =
  | { readonly kind: "sent"; readonly results: readonly ImportResult[] }
  | Limited
  | Refused;

/** Keys of rows whose event was changed by hand and is to be as in the file all the same. */
export type Taken = readonly string[];

/** A row of the preview, with what the server would do. */
export type PlannedRow = { readonly row: ImportRow; readonly result: ImportResult };

export const plannedRows = (
  rows: readonly ImportRow[],
  { results }: Pick<ImportPlan, "results">,
): PlannedRow[] =>
  rows.flatMap((row, index) => {
    const result = results[index];
    return result ? [{ row, result }] : [];
  });

/**
 * Events of earlier imports that the file no longer has, from its first to its last day. Calendars and lists name their events differently,
 * so what the one made is not missing in the other.
 */
export function missingEvents(
  rows: readonly ImportRow[],
  { imported }: Pick<ImportPlan, "imported">,
): ImportedEvent[] {
  const keys = new Set(rows.map(({ key }) => key));
  const isOfList = isListKey(rows[0]?.key ?? "");
  const days = rows.map(({ fields }) => fields.wall.slice(0, 10)).sort();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return imported.filter(
    ({ import_key, first_day }) =>
      !keys.has(import_key) && isListKey(import_key) === isOfList && first <= first_day && first_day <= last,
  );
}

/** A list's line is named by its day and the other side. */
const isListKey = (key: string) => /^\d{4}-\d\d-\d\d /.test(key);

/** Rows that change something. */
export const rowsToSend = (rows: readonly ImportRow[], plan: ImportPlan, taken: Taken): ImportRow[] =>
  plannedRows(rows, plan)
    .filter(({ row, result: { outcome } }) =>
      outcome === "mine" ? taken.includes(row.key) : outcome === "made" || outcome === "changed",
    )
    .map(({ row }) => row);

const isSaved = ({ result: { outcome } }: PlannedRow) => outcome !== "fault" && outcome !== "mine";

/** Of the rows that were sent. */
export const savedRows = (rows: readonly ImportRow[], results: readonly ImportResult[]): ImportRow[] =>
  plannedRows(rows, { results })
    .filter(isSaved)
    .map(({ row }) => row);

export const unsavedRows = (rows: readonly ImportRow[], results: readonly ImportResult[]): PlannedRow[] =>
  plannedRows(rows, { results }).filter((row) => !isSaved(row));

/**
 * A row as it is sent: without what the file does not say, so that an event that stands keeps it. The title of a calendar's event says all of who
 * plays, also that nobody does; a list may have no column for it.
 */
export function sentRowOf({ key, fields, isCancelled, notes }: ImportRow, taken: Taken): SentRow {
  const isTimed = fields.timing === "timed";
  const sent: Readonly<Record<string, unknown>> = {
    ...(fields.moment === null ? { starts_local: fields.wall } : { starts_at: fields.moment }),
    duration_minutes: isTimed && !notes.includes("no_end") ? fields.minutes : null,
    days: fields.timing === "day" ? fields.days : null,
    arrive_minutes: isTimed ? fields.arriveMinutes : null,
    time_zone: fields.zone,
    place: fields.place,
    venue_detail: fields.detail,
    kit: fields.kit,
    notes: fields.notes,
    cancelled: isCancelled || null,
    keeps_mine: taken.includes(key) ? false : null,
  };
  const { title, opponent, side } = fields;
  const who = { title, opponent, side };
  const said = Object.fromEntries(Object.entries({ ...sent, ...who }).filter(([, value]) => value !== null));
  return {
    ...(!isListKey(key) && who),
    import_key: key,
    kind: fields.kind,
    timing: fields.timing,
    ...said,
  };
}
