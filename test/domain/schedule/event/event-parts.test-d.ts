/** Compiled, never run: a field of the contract does not compile until every use of it is decided. */
import type { SentEvent } from "../../../../domain/schedule/event/event-fields";
import { eventFieldTable, type FieldRow, type PartName } from "../../../../domain/schedule/event/event-parts";
import type { Entered, OnlyLines } from "../../../../server/core/schedule/event-fields";

type Rows = Record<PartName, FieldRow>;
export const all: Rows = eventFieldTable;

// @ts-expect-error a field of the contract without its row
export const undecided: Record<PartName | "referee", FieldRow> = eventFieldTable;
const { kit, ...others } = eventFieldTable;
// @ts-expect-error a row that is missing
export const lacking: Rows = others;
// @ts-expect-error a row for no field of the contract
export const strange: Rows = { ...eventFieldTable, weather: kit } satisfies Rows;
// @ts-expect-error whether families are told is left open
export const silent: FieldRow = { group: "kit", column: "kit" };
// @ts-expect-error a group that no series knows
export const grouped: FieldRow = { group: "weather", column: "kit", notice: null };

type Rest = { kit?: string | null };
export const lines: OnlyLines<Rest> = {};
// @ts-expect-error a field that the server does not read
export const unread: OnlyLines<Rest & { kit_count?: number }> = {};

declare const entered: Entered;
const { kit: _, ...otherColumns } = entered;
// @ts-expect-error a column of a row that the server does not write
export const unwritten: Entered = otherColumns;

declare const sent: SentEvent;
const { venue_id: __, ...otherFields } = sent;
// @ts-expect-error a field that the form does not send
export const unsent: SentEvent = otherFields;
