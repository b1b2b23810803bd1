import { suite } from "uvu";
import * as assert from "uvu/assert";
import { reloadIfStale, untilShown } from "../../../src/effects/base/prerendering.effects";

const test = suite("prerendering");

function openPage({ isAhead }: { isAhead: boolean }) {
  const document = Object.assign(new EventTarget(), { prerendering: isAhead });
  let reloads = 0;
  const page = { document, location: { reload: () => void reloads++ } };
  const isSeen = () =>
    Promise.race([untilShown(page.document).then(() => true), settled().then(() => false)]);
  const show = () => {
    document.prerendering = false;
    document.dispatchEvent(new Event("prerenderingchange"));
    return settled();
  };
  return { page, isSeen, show, reloads: () => reloads };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("an opened page counts as shown at once, also without prerendering support", async () => {
  const { page, isSeen } = openPage({ isAhead: false });
  assert.is(await isSeen(), true);
  Reflect.deleteProperty(page.document, "prerendering");
  assert.is(await isSeen(), true);
});

test("a prerendered page counts as shown when activated", async () => {
  const { page, isSeen, show } = openPage({ isAhead: true });
  assert.is(await isSeen(), false);
  const seen = untilShown(page.document);
  await show();
  await seen;
});

test("a prerendered page reloads only if its initial state has changed", async () => {
  for (const [after, wanted] of [
    [{ hasHint: false }, 0],
    [{ hasHint: true }, 1],
  ] as const) {
    let now: object = { hasHint: false };
    const { page, show, reloads } = openPage({ isAhead: true });
    void reloadIfStale(page, () => now);
    now = after;
    await settled();
    assert.is(reloads(), 0);
    await show();
    assert.is(reloads(), wanted);
  }
});

test("a page that was not prerendered never reloads", async () => {
  const { page, reloads } = openPage({ isAhead: false });
  let reads = 0;
  await reloadIfStale(page, () => reads++);
  assert.is(reloads(), 0);
});

test.run();
