import type { WordSource } from "../../absence/absence";
import type { Limited, Refused } from "../../base/outcome";

/**
 * A player with two profiles, one by each parent, whose roster rows staff have joined. They count once, by the newest answer of the
 * two; each family still sees, answers and acknowledges by itself. The server has the same rule in SQL (`counts` in window.store.ts).
 */
export type PlayerRow = {
  readonly membership_id: string;
  /** The older row of the same player. */
  readonly counts_as?: string | undefined;
  readonly answered_at?: string | null | undefined;
  readonly source?: WordSource | undefined;
  readonly is_resting?: boolean | undefined;
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

/**
 * The row whose answer counts: the newest; without any, the older row. A usual yes counts where neither home said anything. A frozen child's row
 * is skipped.
 */
export function countedRow<Row extends PlayerRow>([first, ...others]: readonly [Row, ...Row[]]): Row {
  return others.reduce((one, other) => (isNewer(other, one) ? other : one), first);
}

function isNewer(row: PlayerRow, than: PlayerRow): boolean {
  if (Boolean(row.is_resting) !== Boolean(than.is_resting)) return !row.is_resting;
  const ahead = rankOf(than) - rankOf(row);
  return ahead > 0 || (ahead === 0 && momentOf(row) > momentOf(than));
}

const rankOf = ({ source, answered_at }: PlayerRow) => (source === "usual" ? 1 : answered_at ? 0 : 2);

const momentOf = ({ answered_at }: PlayerRow) =>
  answered_at ? Date.parse(answered_at) : Number.NEGATIVE_INFINITY;

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
