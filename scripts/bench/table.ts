/** A subject's result: one row per candidate, one column per figure, and the targets. */
export interface Table {
  /** The plot's file name: docs/speed/<name>.svg. */
  name: string;
  title: string;
  /** What was found, as a sentence. */
  result?: string;
  /** The method of measurement. */
  how: string;
  /** The columns to plot, by default all; with none there is no plot. */
  plotted?: readonly string[];
  columns: readonly string[];
  rows: readonly Row[];
  verdicts?: readonly Verdict[];
}

export interface Row {
  name: string;
  isOurs?: boolean;
  /** A text if there is no number. */
  values: readonly (number | string)[];
}

export interface Verdict {
  what: string;
  value: number;
  target: number;
  /** By default the value has to stay at or below its target. */
  isAtLeast?: boolean;
}

export interface Pace {
  /** A short run, to check that everything works. */
  isQuick: boolean;
  say: (doing: string) => void;
}

export type Measure = (pace: Pace) => Promise<Table[]>;

export const holds = ({ value, target, isAtLeast }: Verdict) =>
  isAtLeast ? value >= target : value <= target;

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** The figure in one row and column. */
export function figure({ columns, rows }: Pick<Table, "columns" | "rows">, row: string, column: string) {
  const value = rows.find(({ name }) => name === row)?.values[columns.indexOf(column)];
  return typeof value === "number" ? value : Number.NaN;
}

/** Ours as a fraction of another's. */
export const ratio = (table: Pick<Table, "columns" | "rows">, column: string, ours: string, other: string) =>
  figure(table, ours, column) / figure(table, other, column);
