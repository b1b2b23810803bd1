import { suite } from "uvu";
import * as assert from "uvu/assert";
import { SimulatedClock } from "xstate";
import { openSemaphore } from "../../../../server/platform/db/semaphore";

const test = suite("semaphore");

const minute = 60_000;
const outcomeOf = (entering: Promise<void>) =>
  entering.then(
    () => "in",
    (error: Error) => error.message,
  );

test("permits are limited, and waiters are served in order", async () => {
  const semaphore = openSemaphore({ permits: 2, stall: minute, patience: minute });
  const order: number[] = [];
  const entries = [1, 2, 3, 4].map((person) => semaphore.acquire().then(() => order.push(person)));
  await Promise.all(entries.slice(0, 2));
  assert.equal(order, [1, 2]);
  semaphore.release(true);
  await entries[2];
  assert.equal(order, [1, 2, 3]);
  semaphore.release(false);
  await entries[3];
  assert.equal(order, [1, 2, 3, 4]);
});

test("a free permit is given to the next caller", async () => {
  const semaphore = openSemaphore({ permits: 1, stall: minute, patience: minute });
  await semaphore.acquire();
  semaphore.release(true);
  await semaphore.acquire();
});

/** A waiting caller is rejected one event-loop turn after its timeout. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const over = "timeout exceeded when trying to connect";

test("without any success waiting ends after the stall time; a failure is no success", async () => {
  const clock = new SimulatedClock();
  const semaphore = openSemaphore({ permits: 1, stall: 3_000, patience: minute }, clock);
  await semaphore.acquire();
  const [first, second] = [outcomeOf(semaphore.acquire()), outcomeOf(semaphore.acquire())];
  clock.increment(1_000);
  semaphore.release(false);
  assert.is(await first, "in");
  clock.increment(2_000);
  assert.is(await second, over);
});

test("a permit released by a failure goes past whoever has waited half the stall time", async () => {
  const clock = new SimulatedClock();
  const semaphore = openSemaphore({ permits: 1, stall: 3_000, patience: minute }, clock);
  await semaphore.acquire();
  const early = outcomeOf(semaphore.acquire());
  clock.increment(1_500);
  const late = outcomeOf(semaphore.acquire());
  semaphore.release(false);
  assert.is(await early, over);
  assert.is(await late, "in");
});

test("while others succeed a waiter waits longer than the stall time, up to its patience", async () => {
  const clock = new SimulatedClock();
  const semaphore = openSemaphore({ permits: 1, stall: 3_000, patience: 10_000 }, clock);
  await semaphore.acquire();
  const people = Array.from({ length: 8 }, () => outcomeOf(semaphore.acquire()));
  for (const person of people.slice(0, 4)) {
    clock.increment(2_000);
    await turn();
    semaphore.release(true);
    assert.is(await person, "in");
  }
  clock.increment(1_999);
  await turn();
  semaphore.release(true);
  assert.is(await people[4], "in");
  clock.increment(1);
  for (const person of people.slice(5)) assert.is(await person, over);
});

test("a success during a blocked event loop counts, though the stall timer fires first", async () => {
  const clock = new SimulatedClock();
  const semaphore = openSemaphore({ permits: 1, stall: 3_000, patience: minute }, clock);
  await semaphore.acquire();
  const waiting = outcomeOf(semaphore.acquire());
  clock.increment(3_000);
  semaphore.release(true);
  assert.is(await waiting, "in");
});

test.run();
