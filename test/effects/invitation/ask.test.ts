import { suite } from "uvu";
import * as assert from "uvu/assert";
import { askLife } from "../../../domain/invitation/join";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { createAskStore } from "../../../src/effects/invitation/ask.effects";
import { askName } from "../../../src/effects/invitation/ask-name.effects";
import { keptAsk } from "../../support/people/invitations";
import { fakeStorage } from "../../support/storage";

const test = suite("stored join form");

test("it is stored on the device for a day, then removed", () => {
  const { store, kept, clock } = open();
  store.keep(keptAsk());
  clock.now = 1_000 + askLife - 1;
  assert.equal(store.read(), keptAsk());
  clock.now++;
  assert.equal([store.read(), kept.getItem(askName)], [null, null]);
});

test("each kind of form is restored unchanged", () => {
  const { store } = open();
  const ask = keptAsk({
    key: { code: "K7QM4XTD" },
    wishes: [{ kind: "self" }, { kind: "child", childId: "c1" }, ...keptAsk().wishes],
    userId: "u1",
  });
  store.keep(ask);
  assert.equal(store.read(), ask);
});

test("deleting removes only the same form", () => {
  const { store } = open();
  store.keep(keptAsk({ idempotencyKey: "i2" }));
  store.forget(keptAsk());
  assert.is(store.read()?.idempotencyKey, "i2");
  store.forget(keptAsk({ idempotencyKey: "i2" }));
  assert.is(store.read(), null);
});

test("a stored value of another shape is ignored and removed", () => {
  const broken = [
    "{",
    "null",
    JSON.stringify({ ...keptAsk(), key: {} }),
    JSON.stringify({ ...keptAsk(), wishes: [] }),
    JSON.stringify({ ...keptAsk(), wishes: [{ kind: "new_child", firstName: 7 }, { kind: "child" }, null] }),
    JSON.stringify({ ...keptAsk(), idempotencyKey: null }),
    JSON.stringify({ ...keptAsk(), keptAt: "1" }),
    JSON.stringify({ ...keptAsk(), keptAt: 9_000 }),
    JSON.stringify({ ...keptAsk(), userId: 7 }),
  ];
  for (const text of broken) {
    const { store, kept } = open();
    kept.setItem(askName, text);
    assert.equal([text, store.read(), kept.getItem(askName)], [text, null, null]);
  }
});

function open() {
  const kept = fakeStorage();
  const clock = { now: 1_000 };
  return {
    kept,
    clock,
    store: createAskStore(
      createSafeStorage(() => kept),
      () => clock.now,
    ),
  };
}

test.run();
