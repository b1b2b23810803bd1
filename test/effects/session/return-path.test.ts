import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { createReturnPath } from "../../../src/effects/session/return-path.effects";
import { fakeStorage } from "../../support/storage";

const test = suite("return path");

test("the stored path is read once", () => {
  const { path } = open();
  path.remember("/app/schedule?week=3");
  assert.equal([path.take(), path.take()], ["/app/schedule?week=3", null]);
});

test("a new tab of the same browser session finds it, unless it was removed", () => {
  const { path, reopen } = open();
  path.remember("/app/chat");
  const again = reopen();
  assert.is(again.take(), "/app/chat");
  path.remember("/app/chat");
  path.forget();
  assert.is(reopen().take(), null);
});

test("a stored path outside the app is ignored and removed", () => {
  const { path, kept, reopen } = open();
  for (const planted of ["https://evil.example/app/home", "//evil.example/app/home", "/privacy"]) {
    path.remember(planted);
    assert.equal([reopen().take(), kept.length], [null, 0], planted);
  }
  path.remember("/app/home");
  assert.is(reopen("null").take(), null);
});

function open() {
  const kept = fakeStorage();
  const reopen = (origin = "https://drip.example") =>
    createReturnPath(
      createSafeStorage(() => kept),
      origin,
    );
  return { kept, reopen, path: reopen() };
}

test.run();
