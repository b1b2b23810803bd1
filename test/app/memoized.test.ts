import { suite } from "uvu";
import * as assert from "uvu/assert";
import { memoized } from "../../src/app/memoized";

const test = suite("memoized");

test("the module is loaded on first use, and once", async () => {
  let loads = 0;
  const ask = memoized(async () => ++loads);
  assert.equal([loads, ask.begun()], [0, undefined]);
  const first = ask();
  assert.is(ask(), first);
  assert.is(ask.begun(), first);
  assert.equal([await first, await ask(), loads], [1, 1, 1]);
});

test("a failed load rejects and is forgotten, so that the next use tries again", async () => {
  let loads = 0;
  const ask = memoized(async () => {
    if (++loads === 1) throw new TypeError("Failed to fetch");
    return loads;
  });
  const [one, other] = await Promise.all([ask().catch(String), ask().catch(String)]);
  assert.equal(
    [one, other, loads, ask.begun()],
    ["TypeError: Failed to fetch", "TypeError: Failed to fetch", 1, undefined],
  );
  assert.is(await ask(), 2);
});

test.run();
