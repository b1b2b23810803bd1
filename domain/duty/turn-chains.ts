import type { TurnTable } from "./turn-table";

/** Hand-overs that take effect together: who gives a turn in the middle takes the one before it. */
export type Chain = readonly { readonly turn: number; readonly to: number }[];

/** How a search came to a turn: its holder takes the one before. */
type Before = Map<number, number | null>;

const chainTo = (table: TurnTable, before: Before, last: { turn: number; to: number }): Chain => {
  const chain = [last];
  for (let { turn } = last; ; ) {
    const earlier = before.get(turn);
    const to = table.holderOf(turn);
    if (earlier === null || earlier === undefined || to === null) return chain;
    chain.push({ turn: earlier, to });
    turn = earlier;
  }
};

/**
 * The shortest chain by which a turn that nobody has is filled although each family that may do it has another there: one of them takes it, and
 * passes its own on.
 */
export function fillChain(table: TurnTable, open: number): Chain | null {
  const before: Before = new Map([[open, null]]);
  for (let level = [open]; level.length > 0; ) {
    const next: number[] = [];
    for (const turn of level) {
      const [first, ...others] = table.freeFor(turn);
      if (first !== undefined)
        return chainTo(table, before, { turn, to: table.fewest(turn, [first, ...others]) });
      for (const other of table.besides(turn)) {
        const family = table.holderOf(other);
        if (family === null || before.has(other) || !table.isMovable(other) || !table.may(family, turn))
          continue;
        before.set(other, turn);
        next.push(other);
      }
    }
    level = next;
  }
  return null;
}

/** The shortest chain from a family to one with at least two turns fewer, of the latest turns. */
export function evenChain(table: TurnTable, from: number): Chain | null {
  const before: Before = new Map();
  const reached = new Set([from]);
  const most = table.countOf(from) - 2;
  let level = table.movableOf(from);
  for (const turn of level) before.set(turn, null);
  while (level.length > 0) {
    const next: number[] = [];
    let best: { turn: number; to: number } | undefined;
    for (const turn of level)
      for (const family of table.families) {
        if (family === table.holderOf(turn) || !table.may(family, turn)) continue;
        const there = table.turnAt(family, turn);
        if (there !== undefined) {
          if (table.isMovable(there)) visit(there, turn, next);
          continue;
        }
        if (family === from) continue;
        if (table.countOf(family) <= most && (!best || table.countOf(family) < table.countOf(best.to)))
          best = { turn, to: family };
        if (reached.has(family)) continue;
        reached.add(family);
        for (const own of table.movableOf(family)) visit(own, turn, next);
      }
    if (best) return chainTo(table, before, best);
    level = next;
  }
  return null;

  function visit(turn: number, after: number, next: number[]) {
    if (before.has(turn)) return;
    before.set(turn, after);
    next.push(turn);
  }
}
