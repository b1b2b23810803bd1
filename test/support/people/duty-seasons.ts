import type { SharedTurn, Sharing } from "../../../domain/duty/turn-table";

/** A season with its families, whom anything may happen to. */
export interface Model {
  families: { key: string; starts: number }[];
  turns: (Omit<SharedTurn, "family" | "isMovable"> & { family: number | null; isMovable: boolean })[];
  /** "family event": not there. */
  out: Set<string>;
  /** "family duty": does not do it. */
  optedOut: Set<string>;
  may: (family: number, turn: Pick<SharedTurn, "eventId" | "dutyId">) => boolean;
}

type Random = (below: number) => number;

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

export function randomModel(random: Random, { isPlain = false } = {}): Model {
  const families = Array.from({ length: 2 + random(7) }, (_, at) => ({ key: `family ${at}`, starts: 0 }));
  const slots = Math.min(1 + random(2), families.length - 1);
  const turns = Array.from({ length: 3 + random(8) }, (_, game) =>
    Array.from({ length: slots }, (_unused, at): Model["turns"][number] => ({
      ...{ eventId: `game ${game}`, dutyId: `duty ${at % 2}`, slot: 1 + Math.floor(at / 2) },
      ...{ day: 7 * game, family: null, isMovable: true },
    })),
  ).flat();
  const [out, optedOut] = [new Set<string>(), new Set<string>()];
  const may: Model["may"] = (family, { eventId, dutyId }) =>
    !out.has(`${family} ${eventId}`) && !optedOut.has(`${family} ${dutyId}`);
  const model = { families, turns, out, optedOut, may };
  if (isPlain) return model;
  for (const [family] of families.entries())
    for (const { eventId } of turns) if (random(6) === 0) out.add(`${family} ${eventId}`);
  return model;
}

/** Something happens: an absence, a return, a choice, a press, a day that comes near, a newcomer, a new game, one that is off. */
export function stepOf(model: Model, random: Random): void {
  const { families, turns, out, optedOut } = model;
  const turn = turns[random(turns.length)];
  const family = random(families.length);
  if (!turn) return;
  const games = new Set(turns.map(({ eventId }) => eventId)).size;
  switch (random(8)) {
    case 0:
      out.add(`${family} ${turn.eventId}`);
      break;
    case 1:
      out.delete(`${family} ${turn.eventId}`);
      break;
    case 2:
      optedOut.add(`${family} ${turn.dutyId}`);
      break;
    case 3:
      if (turn.family !== null) turn.isMovable = false;
      break;
    case 4:
      for (const one of turns) if (one.day === turn.day) one.isMovable = false;
      break;
    case 5:
      families.push({ key: `family ${families.length}`, starts: random(2) });
      break;
    case 6:
      turns.push({
        ...turn,
        eventId: `game ${games + 100}`,
        day: turn.day + 1,
        family: null,
        isMovable: true,
      });
      break;
    default:
      if (turns.length > 3) turns.splice(turns.indexOf(turn), 1);
  }
}

/** What the rules read; with a random function in another order of both lists, which are named by their places here. */
export function sharingOf(
  { families, turns, may }: Model,
  random?: Random,
): Sharing & { familyOrder: number[]; turnOrder: number[] } {
  const familyOrder = shuffled(families.length, random);
  const turnOrder = shuffled(turns.length, random);
  const placeOf = (family: number | null) => (family === null ? null : familyOrder.indexOf(family));
  return {
    families: familyOrder.flatMap((at) => families[at] ?? []),
    turns: turnOrder.flatMap((at) => {
      const turn = turns[at];
      return turn ? [{ ...turn, family: placeOf(turn.family) }] : [];
    }),
    may: (family, turn) => may(familyOrder[family] ?? -1, turn),
    familyOrder,
    turnOrder,
  };
}

function shuffled(length: number, random: Random | undefined): number[] {
  const order = Array.from({ length }, (_, at) => at);
  if (!random) return order;
  for (let at = length - 1; at > 0; at--) {
    const other = random(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
