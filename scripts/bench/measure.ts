/** One line of docs/develop/speed.md. */
export interface Row {
  what: string;
  ours: number;
  unit: string;
  /** A peer, or the least that it could take. */
  beside?: readonly [name: string, value: number];
}

export interface Pace {
  /** A short run, to check that everything works. */
  isQuick: boolean;
  say: (doing: string) => void;
}

export type Measure = (pace: Pace) => Promise<Row[]>;
export type Figures = Record<string, number>;

/** The value that so large a share of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
export const median = (values: readonly number[]) => quantile(values, 0.5);

/**
 * The candidates alternate, so that a slow minute of the machine affects all; the first rounds only warm up. Returns
 * the medians of each.
 */
export async function takeTurns<Name extends string>(
  names: readonly Name[],
  { rounds, warmUp = 1 }: { rounds: number; warmUp?: number },
  measure: (name: Name) => Promise<Figures>,
): Promise<(name: Name, key: string) => number> {
  const all = new Map<Name, Figures[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds + warmUp; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round) % names.length];
      if (name === undefined) continue;
      const figures = await measure(name);
      if (round >= warmUp) all.get(name)?.push(figures);
    }
  }
  return (name, key) => median((all.get(name) ?? []).map((figures) => figures[key] ?? Number.NaN));
}
