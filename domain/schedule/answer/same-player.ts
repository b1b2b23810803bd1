import type { Limited, Refused } from "../../base/outcome";

/**
 * A player with two profiles, one by each parent, whose roster rows staff have joined. They count once, by the newest answer of the
 * two; each family still sees, answers and acknowledges by itself. The server decides which row counts: staff do not read when an absence was
 * entered, so they cannot compare the two.
 */
export type PlayerRow = {
  readonly membership_id: string;
  /** The older row of the same player. */
  readonly counts_as?: string | undefined;
  /** False if another row of the player counts. */
  readonly is_counted?: boolean | undefined;
};

export const playerOf = ({ membership_id, counts_as }: Pick<PlayerRow, "membership_id" | "counts_as">) =>
  counts_as ?? membership_id;

/** The rows grouped by player, the older one first; players in the order of their first rows. */
export function playersOf<Row extends PlayerRow>(rows: readonly Row[]): [Row, ...Row[]][] {
  const players = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const known = players.get(playerOf(row));
    if (known === undefined) players.set(playerOf(row), [row]);
    else if (row.counts_as === undefined) known.unshift(row);
    else known.push(row);
  }
  return [...players.values()];
}

/** The row whose answer counts. */
export const countedRow = <Row extends PlayerRow>(rows: readonly [Row, ...Row[]]): Row =>
  rows.find(({ is_counted }) => is_counted !== false) ?? rows[0];

/** Each player once, with the name and number of the older row and the answer that counts. */
export const listedOnce = <Row extends PlayerRow & { readonly name: string; readonly number: string | null }>(
  rows: readonly Row[],
): (Row & { readonly profiles: number })[] =>
  playersOf(rows).map((player) => ({
    ...countedRow(player),
    name: player[0].name,
    number: player[0].number,
    profiles: player.length,
  }));

export type Pair = { readonly membership_id: string; readonly counts_as: string };
export type JoinInput = { teamId: string; ids: readonly [string, string] };
export type PartInput = { teamId: string; id: string };
export type PairsOutcome = { kind: "saved"; pairs: readonly Pair[] } | Limited | Refused;

export const pairsOf = (rows: readonly PlayerRow[]): Pair[] =>
  rows.flatMap(({ membership_id, counts_as }) =>
    counts_as === undefined ? [] : [{ membership_id, counts_as }],
  );

type Named = PlayerRow & { readonly name: string };

/** Rows that do not count as another yet, those that share a name first. */
export function joinable<Row extends Named>(rows: readonly Row[], pairs: readonly Pair[]): Row[] {
  const joined = new Set(pairs.map(({ membership_id }) => membership_id));
  const single = rows.filter(({ membership_id }) => !joined.has(membership_id));
  const named = namesakes(single);
  return [...named, ...single.filter((row) => !named.includes(row))];
}

/** Preselection: the two rows of one name, if only one such pair exists. */
export function likelyPair(rows: readonly Named[]): string[] {
  const named = namesakes(joinable(rows, pairsOf(rows)));
  return named.length === 2 ? named.map(({ membership_id }) => membership_id) : [];
}

const namesakes = <Row extends Named>(rows: readonly Row[]): Row[] =>
  rows.filter(({ name }) => rows.filter((row) => row.name.toLowerCase() === name.toLowerCase()).length > 1);
