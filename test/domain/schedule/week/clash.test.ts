import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Commitment, overlapsOf } from "../../../../domain/schedule/week/clash";

const test = suite("clashes of a week");

const at = (
  eventId: string,
  arrivesAt: number,
  endsAt: number,
  change: Partial<Commitment> = {},
): Commitment => ({
  eventId,
  personId: "maya",
  arrivesAt,
  endsAt,
  isOn: true,
  isTimed: true,
  isDeclined: false,
  ...change,
});

test("one person in two places clashes; consecutive events do not", () => {
  assert.equal(overlapsOf([at("b", 9, 11), at("a", 8, 10)]), [{ personId: "maya", eventIds: ["a", "b"] }]);
  assert.equal(overlapsOf([at("a", 8, 10), at("b", 10, 11)]), []);
});

test("cancelled, untimed and declined events, and another child's, clash with nothing", () => {
  for (const change of [{ isOn: false }, { isTimed: false }, { isDeclined: true }, { personId: "leo" }]) {
    assert.equal(overlapsOf([at("a", 8, 10), at("b", 9, 11, change)]), []);
  }
});

const week = fc.array(
  fc.record({
    event: fc.nat(30),
    personId: fc.constantFrom("maya", "leo"),
    arrivesAt: fc.nat(40),
    length: fc.integer({ min: 1, max: 12 }),
    isOn: fc.boolean(),
    isTimed: fc.boolean(),
    isDeclined: fc.boolean(),
  }),
  { maxLength: 30 },
);
const commitments = week.map((list) => {
  const seen = new Map(
    list.map(({ event, length, ...rest }) => [
      `${event}${rest.personId}`,
      { ...rest, eventId: `e${event}`, endsAt: rest.arrivesAt + length },
    ]),
  );
  return [...seen.values()];
});
const keys = (list: readonly Commitment[]) =>
  overlapsOf(list)
    .map(({ personId, eventIds }) => `${personId} ${[...eventIds].sort().join(" ")}`)
    .sort();

test("property: the sweep finds the same clashes as comparing every pair", () => {
  fc.assert(
    fc.property(commitments, fc.integer({ min: -1000, max: 1000 }), (list, shift) => {
      const pairs = list.flatMap((one, index) =>
        list
          .slice(index + 1)
          .filter(
            (other) =>
              one.personId === other.personId &&
              [one, other].every(({ isOn, isTimed, isDeclined }) => isOn && isTimed && !isDeclined) &&
              one.arrivesAt < other.endsAt &&
              other.arrivesAt < one.endsAt,
          )
          .map((other) => `${one.personId} ${[one.eventId, other.eventId].sort().join(" ")}`),
      );
      assert.equal(keys(list), pairs.sort());
      const moved = list.map((one) => ({
        ...one,
        arrivesAt: one.arrivesAt + shift,
        endsAt: one.endsAt + shift,
      }));
      assert.equal(keys([...moved].reverse()), keys(list));
    }),
  );
});

test("property: a longer gap never adds a clash", () => {
  fc.assert(
    fc.property(commitments, (list) => {
      const shorter = list.map((one) => ({ ...one, endsAt: one.endsAt - 0.5 }));
      const known = new Set(keys(list));
      assert.ok(keys(shorter).every((key) => known.has(key)));
    }),
  );
});

test.run();
