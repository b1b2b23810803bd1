/** What a subject answers with: one row for each candidate, one column for each figure, and what the figures are held against. */
export interface Table {
  /** Names the plot: docs/speed/<name>.svg. */
  name: string;
  title: string;
  /** How it was measured. */
  how: string;
  /** Those columns that are drawn, else all. */
  plotted?: readonly string[];
  columns: readonly string[];
  rows: readonly Row[];
  verdicts?: readonly Verdict[];
}

export interface Row {
  name: string;
  isOurs?: boolean;
  /** A word stands where there is no number to be had. */
  values: readonly (number | string)[];
}

export interface Verdict {
  what: string;
  value: number;
  target: number;
  /** Else the value has to stay at or below its target. */
  isAtLeast?: boolean;
}

export interface Pace {
  /** A short run, to see that all works. */
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

/** The figure of one row and column. */
export function figure({ columns, rows }: Pick<Table, "columns" | "rows">, row: string, column: string) {
  const value = rows.find(({ name }) => name === row)?.values[columns.indexOf(column)];
  return typeof value === "number" ? value : Number.NaN;
}

/** Ours in parts of another's. */
export const ratio = (table: Pick<Table, "columns" | "rows">, column: string, ours: string, other: string) =>
  figure(table, ours, column) / figure(table, other, column);
