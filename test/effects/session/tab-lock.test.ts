import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createTabLock } from "../../../src/effects/session/tab-lock.effects";
import { settled } from "../../support/machines/placeholders";
import { fakeLocks } from "../../support/machines/tabs";

const test = suite("tab lock");

test("the next tab waits for the previous one's result, and half a second more for its message", async () => {
  const { lock, waits } = open();
  const said: string[] = [];
  let finish = (_result: string) => {};
  const first = lock(never, () => {
    said.push("first");
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  });
  const second = lock(never, async () => void said.push("second"));
  await settled();
  assert.equal([said, waits.length], [["first"], 0]);
  finish("the result");
  assert.is(await first, "the result");
  await settled();
  assert.equal([said, waits.map(({ milliseconds }) => milliseconds)], [["first"], [500]]);
  waits[0]?.pass();
  await second;
  assert.equal(said, ["first", "second"]);
});

test("what was queued before the lock was granted is heard before the task starts", async () => {
  const { ports, waits } = open({ passesZero: false });
  let runs = 0;
  const run = createTabLock("drip", ports)(never, async () => ++runs);
  await settled();
  assert.equal([runs, waits.map(({ milliseconds }) => milliseconds)], [0, [0]]);
  waits[0]?.pass();
  assert.is(await run, 1);
});

test("when the lock is not granted within five seconds the task runs anyway, once", async () => {
  const { lock, limits } = open();
  void lock(never, () => new Promise(() => {}));
  let runs = 0;
  const late = lock(never, async () => ++runs);
  await settled();
  assert.equal([runs, limits.map(({ milliseconds }) => milliseconds)], [0, [5_000, 5_000]]);
  limits[1]?.stop.abort();
  assert.is(await late, 1);
  await settled();
  assert.is(runs, 1);
});

test("an aborted call stops waiting for the lock", async () => {
  const { lock } = open();
  void lock(never, () => new Promise(() => {}));
  const given = new AbortController();
  const asked = lock(given.signal, async () => "asked");
  given.abort();
  assert.is(await asked, "asked");
});

test("a failing task rejects its caller, runs once and releases the lock", async () => {
  const { lock } = open();
  let runs = 0;
  const broken = lock(never, async () => {
    runs++;
    throw new TypeError("broken");
  });
  assert.is(await broken.catch(String), "TypeError: broken");
  await settled();
  assert.equal([runs, await lock(never, async () => "next")], [1, "next"]);
});

test("without locks, or when they are refused, the task runs at once", async () => {
  const { ports } = open();
  assert.is(await createTabLock("drip", { ...ports, locks: undefined })(never, async () => "run"), "run");
  const request = () => {
    throw new DOMException("denied", "SecurityError");
  };
  assert.is(await createTabLock("drip", { ...ports, locks: { request } })(never, async () => "run"), "run");
});

const never = new AbortController().signal;

/** A lock whose waits and timeouts the test ends; waits for a turn of the event loop pass by themselves. */
function open({ passesZero = true } = {}) {
  const waits: { milliseconds: number; pass: () => void }[] = [];
  const limits: { milliseconds: number; stop: AbortController }[] = [];
  const ports = {
    locks: fakeLocks(),
    wait: (milliseconds: number) =>
      new Promise<void>((pass) => {
        if (passesZero && milliseconds === 0) pass();
        else waits.push({ milliseconds, pass });
      }),
    timeLimit: (milliseconds: number) => {
      const stop = new AbortController();
      limits.push({ milliseconds, stop });
      return stop.signal;
    },
  };
  return { lock: createTabLock("drip", ports), waits, limits, ports };
}

test.run();
