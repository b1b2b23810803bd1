import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dueOf, type OutboxKind, outcomePlaceOf } from "../../../domain/outbox/outbox";

type Item = { key: string; thread: string };

const kind: OutboxKind<Item> = {
  name: "message",
  keyOf: ({ key }) => key,
  order: { type: "each", threadOf: ({ thread }) => thread },
  outcomeShown: "in place",
};

const test = suite("what leaves the outbox, and who tells");

test("of single items the one with the lowest key in each thread is due, in whatever order they were added", () => {
  const [a, b, c] = [
    { key: "3", thread: "t" },
    { key: "1", thread: "t" },
    { key: "2", thread: "u" },
  ];
  assert.equal(dueOf(kind, [a, b, c]), [b, c]);
  assert.equal(dueOf({ ...kind, order: { type: "latest" } }, [a, b, c]), [a, b, c]);
  assert.equal(dueOf(kind, []), []);
});

test("what is saved needs no telling; a refusal is shown in one place", () => {
  for (const [outcomeShown, outcome, isRowShown, place] of [
    ["once", "saved", true, "nobody"],
    ["once", "saved", false, "nobody"],
    ["once", "refused", true, "row"],
    ["once", "refused", false, "toast"],
    ["in place", "saved", false, "nobody"],
    ["in place", "refused", true, "place"],
    ["in place", "asks", false, "place"],
  ] as const)
    assert.is(outcomePlaceOf({ outcomeShown }, { said: {}, outcome: { kind: outcome } }, isRowShown), place);
});

test.run();
