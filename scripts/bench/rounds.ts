import { median } from "./table";

export type Figures = Record<string, number>;

/**
 * The candidates alternate, so that a slow minute of the machine affects all; the first rounds only warm up. Returns
 * the medians of each.
 */
export async function takeTurns<Name extends string>(
  names: readonly Name[],
  { rounds, warmUp = 1 }: { rounds: number; warmUp?: number },
  measure: (name: Name) => Promise<Figures>,
): Promise<Record<Name, Figures>> {
  const all = new Map<Name, Figures[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds + warmUp; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round) % names.length];
      if (name === undefined) continue;
      const figures = await measure(name);
      if (round >= warmUp) all.get(name)?.push(figures);
    }
  }
  return Object.fromEntries(names.map((name) => [name, medians(all.get(name) ?? [])])) as Record<
    Name,
    Figures
  >;
}

const medians = (rounds: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((key) => [key, median(rounds.map((round) => round[key] ?? Number.NaN))]),
  );
