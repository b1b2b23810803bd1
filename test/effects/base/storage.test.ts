import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { fakeStorage } from "../../support/storage";

const test = suite("storage");

test("a stored value is read from the browser", () => {
  const kept = fakeStorage();
  const storage = createSafeStorage(() => kept);
  storage.write("a", "1");
  assert.is(kept.getItem("a"), "1");
  kept.setItem("a", "2");
  assert.is(storage.read("a"), "2");
  storage.remove("a");
  assert.equal([storage.read("a"), kept.length], [null, 0]);
});

test("a removed value stays removed even when the storage refused to remove it", () => {
  const kept = fakeStorage();
  kept.setItem("a", "1");
  kept.removeItem = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const storage = createSafeStorage(() => kept);
  storage.remove("a");
  assert.is(storage.read("a"), null);
});

test("with blocked storage values last as long as the tab, and nothing throws", () => {
  const storage = createSafeStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  storage.write("a", "1");
  assert.is(storage.read("a"), "1");
  storage.remove("a");
  assert.is(storage.read("a"), null);
  assert.is(storage.read("never"), null);
});

test("with full storage the newer value overrides the stored one, also when removed", () => {
  const full = fakeStorage({ isFull: true });
  const storage = createSafeStorage(() => full);
  storage.write("a", "new");
  assert.is(storage.read("a"), "new");
  full.isFull = false;
  storage.write("a", "newest");
  assert.is(storage.read("a"), "newest");
  assert.is(full.getItem("a"), "newest");
});

test.run();
