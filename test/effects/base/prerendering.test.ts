import { suite } from "uvu";
import * as assert from "uvu/assert";
import { beginAnewIfStale, untilSeen } from "../../../src/effects/base/prerendering.effects";

const test = suite("pages drawn ahead");

function openPage({ isAhead }: { isAhead: boolean }) {
  const document = Object.assign(new EventTarget(), { prerendering: isAhead });
  let reloads = 0;
  const page = { document, location: { reload: () => void reloads++ } };
  const isSeen = () => Promise.race([untilSeen(page.document).then(() => true), settled().then(() => false)]);
  const show = () => {
    document.prerendering = false;
    document.dispatchEvent(new Event("prerenderingchange"));
    return settled();
  };
  return { page, isSeen, show, reloads: () => reloads };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a page that was asked for is seen at once, also where the browser draws none ahead", async () => {
  const { page, isSeen } = openPage({ isAhead: false });
  assert.is(await isSeen(), true);
  Reflect.deleteProperty(page.document, "prerendering");
  assert.is(await isSeen(), true);
});

test("one that was drawn ahead is seen when the browser shows it", async () => {
  const { page, isSeen, show } = openPage({ isAhead: true });
  assert.is(await isSeen(), false);
  const seen = untilSeen(page.document);
  await show();
  await seen;
});

test("what was drawn ahead begins anew if what it began with has changed, and then only", async () => {
  for (const [after, wanted] of [
    [{ hasHint: false }, 0],
    [{ hasHint: true }, 1],
  ] as const) {
    let now: object = { hasHint: false };
    const { page, show, reloads } = openPage({ isAhead: true });
    void beginAnewIfStale(page, () => now);
    now = after;
    await settled();
    assert.is(reloads(), 0);
    await show();
    assert.is(reloads(), wanted);
  }
});

test("a page that was asked for is never begun anew", async () => {
  const { page, reloads } = openPage({ isAhead: false });
  let reads = 0;
  await beginAnewIfStale(page, () => reads++);
  assert.is(reloads(), 0);
});

test.run();
