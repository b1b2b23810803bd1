import { suite } from "uvu";
import * as assert from "uvu/assert";
import { warmUp } from "../../../src/effects/base/warm-up.effects";

const test = suite("warming up");

/** A page that is idle when the test says so. */
function openPage({ hasIdle = true, saveData = false } = {}) {
  const waiting: (() => void)[] = [];
  const later = (work: () => void) => void waiting.push(work);
  const page = {
    navigator: { connection: { saveData } },
    setTimeout: later,
    ...(hasIdle && { requestIdleCallback: later }),
  };
  let loads = 0;
  const load = () => {
    loads++;
    return Promise.reject(new Error("offline"));
  };
  warmUp(page as unknown as Window, load);
  return { loads: () => loads, rest: () => waiting.forEach((work) => void work()) };
}

for (const hasIdle of [true, false])
  test(`loads when the page is idle${hasIdle ? "" : ", also without an idle callback"}, and a failure is left to the press`, async () => {
    const page = openPage({ hasIdle });
    assert.is(page.loads(), 0);
    page.rest();
    assert.is(page.loads(), 1);
    // An unhandled rejection would fail this test.
    await new Promise((resolve) => setImmediate(resolve));
  });

test("loads nothing for who saves data", () => {
  const page = openPage({ saveData: true });
  page.rest();
  assert.is(page.loads(), 0);
});

test.run();
