import type { Day } from "../dates/calendar";
import { type Chain, evenChain, fillChain } from "./turn-chains";
import { type GivenTurn, type Sharing, TurnTable } from "./turn-table";

/**
 * Gives the turns that nobody has to the families that have fewest, and evens the others out. What a person pressed and what is near stays as it is
 * (`isMovable`). The same turns and families in another order have the same outcome, and a second run changes nothing. Returns what changes.
 */
export function shareTurns(sharing: Sharing): GivenTurn[] {
  const table = new TurnTable(sharing);
  release(table);
  fill(table);
  evenOut(table);
  return table.changes();
}

/** Turns of families that cannot, or that have another one there. */
function release(table: TurnTable) {
  for (const turn of table.inOrder) {
    const family = table.holderOf(turn);
    if (family === null || !table.isMovable(turn)) continue;
    if (!table.may(family, turn) || table.turnAt(family, turn) !== turn) table.give(turn, null, null);
  }
}

function fill(table: TurnTable) {
  for (const turn of table.inOrder) {
    if (!table.isMovable(turn) || table.holderOf(turn) !== null) continue;
    const [first, ...others] = table.freeFor(turn);
    if (first !== undefined) {
      const isOnly = others.length === 0 && table.countOfThoseWhoMay(turn) === 1;
      table.give(turn, table.fewest(turn, [first, ...others]), isOnly ? "only" : "fewest");
      continue;
    }
    const chain = fillChain(table, turn);
    if (chain) pass(table, chain);
  }
}

function evenOut(table: TurnTable) {
  for (let chain = longestFirst(table); chain; chain = longestFirst(table)) pass(table, chain);
}

/** From the family with most turns from which a chain leads to one with two fewer. */
function longestFirst(table: TurnTable): Chain | null {
  const least = table.leastCount();
  for (const family of table.byMostTurns()) {
    if (table.countOf(family) - least < 2) return null;
    const chain = evenChain(table, family);
    if (chain) return chain;
  }
  return null;
}

function pass(table: TurnTable, chain: Chain) {
  for (const { turn } of chain) table.give(turn, null, null);
  for (const { turn, to } of chain) table.give(turn, to, "evened");
}

export interface Joined {
  readonly joined: Day;
  /** Is given turns at all. */
  readonly takesTurns: boolean;
}

/** With how many turns each family starts the season: a newcomer with those of who had done least by then, so that nothing is made up for. */
export function startCounts(
  families: readonly Joined[],
  past: readonly { readonly day: Day; readonly family: number }[],
): number[] {
  const starts = families.map(() => 0);
  const byJoining = families.map((_, family) => family).sort((one, other) => joinedOf(one) - joinedOf(other));
  for (const family of byJoining) {
    const joined = joinedOf(family);
    const done = families.flatMap((one, other) =>
      one.takesTurns && one.joined < joined ? [doneBy(other, joined) + (starts[other] ?? 0)] : [],
    );
    starts[family] = done.length === 0 ? 0 : Math.min(...done);
  }
  return starts;

  function joinedOf(family: number): Day {
    return families[family]?.joined ?? 0;
  }
  function doneBy(family: number, before: Day): number {
    return past.filter((turn) => turn.family === family && turn.day < before).length;
  }
}
