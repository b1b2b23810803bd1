import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shareTurns, startCounts } from "../../../domain/duty/fair-turns";
import { type Model, randomModel, randomOf, sharingOf, stepOf } from "../../support/people/duty-seasons";
import { proofCounts } from "../../support/proof";

const test = suite("turns are shared out fairly");

/** Applies what the rules give. */
function share(model: Model): number {
  const given = shareTurns(sharingOf(model));
  for (const { turn, family } of given) {
    const one = model.turns[turn];
    if (one) one.family = family;
  }
  return given.length;
}

const countsOf = ({ turns, families }: Model) =>
  families.map((family, place) => family.starts + turns.filter((turn) => turn.family === place).length);

/** By trying all chains, written without the rules' own search: who could take a turn, step by step. */
function reachable(model: Model, from: number): Set<number> {
  const { turns, families } = model;
  const reached = new Set<number>();
  const queue = turns.flatMap((turn, place) => (turn.family === from && turn.isMovable ? [place] : []));
  const seen = new Set(queue);
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const turn = turns[place];
    for (let family = 0; family < families.length; family++) {
      if (!turn || family === turn.family || !model.may(family, turn)) continue;
      const there = turns.findIndex((one) => one.family === family && one.eventId === turn.eventId);
      const next = there >= 0 ? [there] : turns.flatMap((one, at) => (one.family === family ? [at] : []));
      if (there < 0) reached.add(family);
      for (const at of next)
        if (turns[at]?.isMovable && !seen.has(at)) {
          seen.add(at);
          queue.push(at);
        }
    }
  }
  return reached;
}

/** By Kuhn's matching of the turns of an event to families, whether one more turn could be filled. */
function couldFill(model: Model, eventId: string): boolean {
  const there = model.turns.filter((turn) => turn.eventId === eventId);
  const fixed = new Set(
    there.flatMap(({ family, isMovable }) => (family !== null && !isMovable ? [family] : [])),
  );
  const taken = new Map<number, number>();
  const free = there.flatMap((turn, at) => (turn.isMovable ? [at] : []));
  const tryFor = (at: number, seen: Set<number>): boolean =>
    model.families.some((_, family) => {
      const turn = there[at];
      if (!turn || fixed.has(family) || seen.has(family) || !model.may(family, turn)) return false;
      seen.add(family);
      const before = taken.get(family);
      if (before !== undefined && !tryFor(before, seen)) return false;
      taken.set(family, at);
      return true;
    });
  const most = free.filter((at) => tryFor(at, new Set())).length;
  return most > there.filter(({ isMovable, family }) => isMovable && family !== null).length;
}

function check(model: Model, before: Model["turns"]) {
  const { turns, families, may } = model;
  for (const [at, turn] of turns.entries()) {
    if (!turn.isMovable) assert.is(turn.family, before[at]?.family, "what was pressed or is near stays");
    else if (turn.family !== null) {
      assert.ok(may(turn.family, turn), "a family that cannot");
      const others = turns.filter((one) => one.eventId === turn.eventId && one.family === turn.family);
      assert.is(others.length, 1, "two turns of a family at an event");
    }
  }
  for (const eventId of new Set(turns.map((turn) => turn.eventId)))
    assert.not.ok(couldFill(model, eventId), "a turn that could be filled");
  const counts = countsOf(model);
  for (const [place] of families.entries())
    for (const other of reachable(model, place))
      assert.ok((counts[place] ?? 0) - (counts[other] ?? 0) < 2, "a chain that would even out");
}

test(`${proofCounts.dutySeasons} seasons with all that happens in them keep every rule`, () => {
  for (let seed = 1; seed <= proofCounts.dutySeasons; seed++) {
    const random = randomOf(seed);
    const model = randomModel(random);
    for (let step = 0; step < 6; step++) {
      const before = model.turns.map((turn) => ({ ...turn }));
      const given = shareTurns(sharingOf(model));
      const shuffled = sharingOf(model, random);
      const name =
        (places: readonly number[], families: readonly number[]) => (one: (typeof given)[number]) =>
          `${places[one.turn]} ${one.family === null ? "-" : families[one.family]} ${one.reason}`;
      const plain = name(
        model.turns.map((_, at) => at),
        model.families.map((_, at) => at),
      );
      const inOtherOrder = shareTurns(shuffled).map(name(shuffled.turnOrder, shuffled.familyOrder));
      assert.equal(inOtherOrder.sort(), given.map(plain).sort(), "the order of the lists decides nothing");
      share(model);
      check(model, before);
      assert.is(share(model), 0, "a second run changes nothing");
      stepOf(model, random);
    }
  }
});

test("without absences the first sharing is at most one apart", () => {
  for (let seed = 1; seed <= proofCounts.dutySeasons; seed++) {
    const model = randomModel(randomOf(seed), { isPlain: true });
    share(model);
    const counts = countsOf(model);
    assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, `${seed}: ${counts.join()}`);
  }
});

test("a turn says why it was given", () => {
  const families = ["a", "b"].map((key) => ({ key, starts: 0 }));
  const turn = (eventId: string, day: number, family: number | null = null, isMovable = true) => ({
    ...{ eventId, dutyId: "d", slot: 1, day, family, isMovable },
  });
  const reasons = (
    turns: ReturnType<typeof turn>[],
    may: (family: number, one: { eventId: string }) => boolean,
  ) => shareTurns({ families, turns, may }).map(({ reason, family }) => [reason, family]);
  assert.equal(
    reasons([turn("e", 1)], (family) => family === 1),
    [["only", 1]],
  );
  assert.equal(
    reasons([turn("e", 1, 0, false), turn("f", 2)], () => true),
    [["fewest", 1]],
  );
  assert.equal(
    reasons([turn("e", 1, 0), turn("f", 2, 0)], () => true),
    [["evened", 1]],
  );
  assert.equal(
    reasons([turn("e", 1, 0)], () => false),
    [[null, null]],
  );
});

test("a newcomer starts with what the one who had done least had done by then", () => {
  const families = [0, 0, 20, 30].map((joined) => ({ joined, takesTurns: true }));
  const past = [
    { day: 5, family: 0 },
    { day: 6, family: 1 },
    { day: 12, family: 0 },
    { day: 25, family: 1 },
  ];
  assert.equal(startCounts(families, past), [0, 0, 1, 1]);
  const spared = families.map((family, place) => ({ ...family, takesTurns: place !== 1 }));
  assert.equal(startCounts(spared, past), [0, 0, 2, 2]);
});

test.run();
