import type { components } from "../../../openapi";
import {
  arrivalText,
  lengthText,
  placeText,
  sideText,
  startText,
  textOf,
  timingText,
  titleText,
  type Wording,
  zoneText,
} from "./change-texts";
import type { CallOffReason } from "./event";

type Schemas = components["schemas"];

/** Fields that one event of a series overrides together: an event with a place of its own still follows the series' time. */
export const fieldGroups = ["time", "place", "title", "kit", "notes", "answers"] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** The event's fields of a change, without those that control the call. */
export type EventPart = Omit<Schemas["EventChange"], "scope" | "keep_own" | "dry_run" | "plan_tag">;
/** Every field of an event that a request can name. */
export type PartName = keyof EventPart | keyof Schemas["NewEvent"] | keyof Schemas["SeriesFields"];

/** What is decided of a field; the rest follows from it: change texts, tidying, comparison with the series, the form's texts. */
export type FieldRow = {
  readonly group: FieldGroup;
  /** The event's column that it sets. A text has the same name in the form. */
  readonly column: string;
  /**
   * For typed texts, by which they are limited and tidied. A `line` without words is null, a `name` becomes the kind's name; `lines`
   * keep their breaks and are left out of cards and mails.
   */
  readonly text?: { readonly as: "name" | "line" | "lines"; readonly max: number };
  /** The words of a change in a notice; null: families are not notified of it. */
  readonly notice: {
    /** The contract's name of the change. */
    readonly what: string;
    /** Whether answers are for another time then, and have to be renewed. */
    readonly isTime: boolean;
    /** Whether the field came later, so that older stored versions lack it. */
    readonly isLate?: true;
    readonly words: (...change: Parameters<Wording<never>>) => string;
  } | null;
};

/** One row for each field of the contract, in the order in which families read changes. */
export const eventFieldTable = {
  starts_local: {
    group: "time",
    column: "startsLocal",
    notice: { what: "start", isTime: true, words: startText },
  },
  time_zone: {
    group: "time",
    column: "timeZone",
    notice: { what: "zone", isTime: true, isLate: true, words: zoneText },
  },
  timing: { group: "time", column: "timing", notice: { what: "timing", isTime: true, words: timingText } },
  duration_minutes: {
    group: "time",
    column: "durationMinutes",
    notice: { what: "length", isTime: true, words: lengthText },
  },
  days: { group: "time", column: "durationMinutes", notice: null },
  arrive_minutes: {
    group: "time",
    column: "arriveMinutes",
    notice: { what: "arrival", isTime: false, words: arrivalText },
  },
  venue_id: { group: "place", column: "venueId", notice: { what: "venue", isTime: true, words: placeText } },
  venue_detail: {
    group: "place",
    column: "venueDetail",
    text: { as: "line", max: 60 },
    notice: { what: "detail", isTime: false, words: textOf("field") },
  },
  kind: { group: "title", column: "kind", notice: null },
  title: {
    group: "title",
    column: "title",
    text: { as: "name", max: 60 },
    notice: { what: "title", isTime: false, words: titleText },
  },
  opponent: {
    group: "title",
    column: "opponent",
    text: { as: "line", max: 60 },
    notice: { what: "opponent", isTime: false, words: textOf("opponent") },
  },
  side: { group: "title", column: "side", notice: { what: "side", isTime: false, words: sideText } },
  kit: {
    group: "kit",
    column: "kit",
    text: { as: "line", max: 60 },
    notice: { what: "kit", isTime: false, words: textOf("kit") },
  },
  notes: { group: "notes", column: "notes", text: { as: "lines", max: 1_000 }, notice: null },
  asks: { group: "answers", column: "asks", notice: null },
  answer_by: { group: "answers", column: "answerBy", notice: null },
  answer_lead_minutes: { group: "answers", column: "answerBy", notice: null },
} as const satisfies Record<PartName, FieldRow>;

type Rows = typeof eventFieldTable;
type NameOf<Row> = { [Name in PartName]: Rows[Name] extends Row ? Name : never }[PartName];
export type ColumnOf<Name extends PartName> = Rows[Name]["column"];

export const partNames = Object.keys(eventFieldTable) as PartName[];
const rowOf = (name: PartName): FieldRow => eventFieldTable[name];

/** Fields with a typed text. */
export type TextPart = NameOf<{ text: object }>;
export type TextColumn = ColumnOf<TextPart>;
/** Fields with one typed line, null if empty. */
export type LinePart = NameOf<{ text: { as: "line" } }>;
export type LineColumn = ColumnOf<LinePart>;

export const textParts = partNames.filter((name): name is TextPart => rowOf(name).text !== undefined);
export const lineParts = partNames.filter((name): name is LinePart => rowOf(name).text?.as === "line");

/** Values of the same kind for some columns, each computed from its field. */
export const byColumn = <Name extends PartName, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [rowOf(name).column, read(name)])) as Record<ColumnOf<Name>, Value>;

/** Fields whose changes families are notified of. */
export type NotifiedField = NameOf<{ notice: object }>;
type NotifiedValue<Name extends NotifiedField> = Parameters<Rows[Name]["notice"]["words"]>[0];
export const notifiedFields = partNames.filter((name): name is NotifiedField => rowOf(name).notice !== null);

type LatePart = NameOf<{ notice: { isLate: true } }>;

/** What families are notified of at an event; a receipt compares two versions of it. */
export type EventSnapshot = {
  readonly [Name in Exclude<NotifiedField, LatePart | "venue_id">]: NotifiedValue<Name>;
} & { readonly [Name in LatePart]?: NotifiedValue<Name> } & {
  readonly venue: NotifiedValue<"venue_id">;
  readonly status: "on" | "called_off";
  readonly called_off_for: CallOffReason | null;
};

/** The value of each notified field by the contract's name of its change, and of calling off. */
export type NotifiedValues = { status: CallOffReason | null } & {
  [Name in NotifiedField as Rows[Name]["notice"]["what"]]: NotifiedValue<Name>;
};
