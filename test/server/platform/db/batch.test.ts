import { suite } from "uvu";
import * as assert from "uvu/assert";
import { batchPerTurn, batchWhileBusy } from "../../../../server/platform/db/batch";

const test = suite("batches");

const outcomes = (all: Promise<unknown>[]) =>
  Promise.allSettled(all).then((settled) =>
    settled.map((one) => (one.status === "fulfilled" ? one.value : one.reason.message)),
  );

test("requests of one turn are answered by one call, each with its own answer", async () => {
  const calls: (readonly number[])[] = [];
  const double = batchPerTurn(async (keys: readonly number[]) => {
    calls.push(keys);
    return keys.map((key) => 2 * key);
  });
  const first = [double(3), double(1), Promise.resolve().then(() => double(3))];
  assert.equal(calls, [], "others may still come");
  assert.equal(await outcomes(first), [6, 2, 6]);
  assert.is(await double(5), 10);
  assert.equal(calls, [[3, 1, 3], [5]]);
});

test("a request made while a batch is running gets a new batch", async () => {
  let state = "old";
  const release: (() => void)[] = [];
  const read = batchPerTurn(async (keys: readonly string[]) => {
    const seen = state;
    await new Promise<void>((resolve) => release.push(resolve));
    return keys.map((key) => `${key} ${seen}`);
  });
  const early = read("early");
  await new Promise(setImmediate);
  state = "new";
  const late = read("late");
  await new Promise(setImmediate);
  for (const go of release) go();
  assert.equal(await outcomes([early, late]), ["early old", "late new"]);
});

test("a failure rejects the whole batch, and the next batch works", async () => {
  let isBroken = true;
  const ask = batchPerTurn(async (keys: readonly number[]) => {
    if (isBroken) throw new Error("broken");
    return keys;
  });
  assert.equal(await outcomes([ask(1), ask(2)]), ["broken", "broken"]);
  isBroken = false;
  assert.equal(await outcomes([ask(1), ask(2)]), [1, 2]);
});

test("a batch with a wrong number of answers rejects", async () => {
  const ask = batchPerTurn(async (keys: readonly number[]) => keys.slice(1));
  assert.equal(await outcomes([ask(1), ask(2)]), [
    "A batch needs one answer for each key.",
    "A batch needs one answer for each key.",
  ]);
});

test("keys that come while a batch is running are the next batch, and none waits for a third", async () => {
  const calls: (readonly number[])[] = [];
  const release: (() => void)[] = [];
  const mark = batchWhileBusy(async (keys: readonly number[]) => {
    calls.push(keys);
    await new Promise<void>((resolve) => release.push(resolve));
  });
  const first = mark(1);
  await new Promise(setImmediate);
  const others = [mark(2), mark(3)];
  await new Promise(setImmediate);
  assert.equal(calls, [[1]], "one at a time");
  release.shift()?.();
  await first;
  await new Promise(setImmediate);
  assert.equal(calls, [[1], [2, 3]]);
  release.shift()?.();
  await Promise.all(others);
});

test("a batch that fails fails for its own keys only", async () => {
  const mark = batchWhileBusy(async (keys: readonly number[]) => {
    await new Promise(setImmediate);
    if (keys.includes(2)) throw new Error("broken");
  });
  const first = mark(1);
  await new Promise(setImmediate);
  const second = [mark(2), mark(3)];
  assert.equal(await outcomes([first, ...second]), [undefined, "broken", "broken"]);
  assert.equal(await outcomes([mark(4)]), [undefined]);
});

test.run();
