import { suite } from "uvu";
import * as assert from "uvu/assert";
import { count } from "../../../domain/fields/character-counter";

const test = suite("character counter");

const cases = [
  [0, "calm"],
  [79, "calm"],
  [80, "calm"],
  [81, "yellow"],
  [90, "yellow"],
  [91, "red"],
  [100, "red"],
  [101, "red"],
] as const;
for (const [used, tone] of cases) {
  test(`${used} of 100 is ${tone}`, () =>
    assert.equal(count("a".repeat(used), 100), {
      used,
      left: 100 - used,
      tone,
      isShown: used >= 80,
    }));
}

test("an emoji counts as one character", () => assert.is(count("🏀🏀", 10).used, 2));

test.run();
