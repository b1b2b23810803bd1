import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pendingChangeKind } from "../../../domain/schedule/answer/pending-change";
import { openPersonStore } from "../../../src/effects/base/person-store.effects";
import { outboxStoreOf } from "../../../src/effects/outbox/outbox-store.effects";
import { said } from "../../support/people/week";

const test = suite("outbox store");

test("without browser storage the outbox lasts as long as the page", async () => {
  const { store, keep, remove, read } = open();
  await keep(said());
  await keep(said({ answer: "no" }));
  await keep(said({ membershipId: "leo" }));
  assert.equal((await read()).waiting, [said({ answer: "no" }), said({ membershipId: "leo" })]);
  const seen = { teamId: "rockets", eventId: "e1", version: 4 };
  await keep({ ...seen, version: 3 });
  await keep(seen);
  await remove([said(), said({ answer: "no", membershipId: "leo" })]);
  assert.is((await read()).waiting.length, 3, "what was said anew is not removed with what was said before");
  await remove([said({ answer: "no" })]);
  assert.equal((await read()).waiting, [said({ membershipId: "leo" }), seen]);
  store.forget();
  assert.equal(await read(), { waiting: [], held: [] });
});

test("a stored refusal is taken by one caller, and gives way to a newer answer", async () => {
  const { keep, putAway, takeHeld, read } = open();
  const done = { kind: "answer", said: said(), outcome: { kind: "refused", text: "no" } } as const;
  await putAway([{ done, isHeld: true }]);
  assert.equal(
    await read(),
    { waiting: [], held: [] },
    "its answer is not stored: a newer one or another tab removed it",
  );
  await keep(said());
  await putAway([{ done, isHeld: true }]);
  assert.equal(await read(), { waiting: [], held: [done] });
  assert.equal(await Promise.all([takeHeld(done), takeHeld(done)]), [true, false]);
  await keep(said());
  await putAway([{ done, isHeld: true }]);
  await keep(said({ answer: "no" }));
  assert.is(await takeHeld(done), false);
  assert.equal((await read()).waiting, [said({ answer: "no" })]);
});

test("what was shown or saved is removed, and a dropped item whatever became of it", async () => {
  const { keep, putAway, drop, read } = open();
  const refused = { kind: "answer", said: said(), outcome: { kind: "refused", text: "no" } } as const;
  await keep(said());
  await putAway([{ done: refused, isHeld: false }]);
  assert.equal(await read(), { waiting: [], held: [] });
  await keep(said());
  await putAway([{ done: refused, isHeld: true }]);
  await drop(said());
  assert.equal(await read(), { waiting: [], held: [] });
});

test("items and refusals that an earlier release stored are read", async () => {
  const { store, read } = open();
  const refused = { kind: "answer", said: said(), outcome: { kind: "refused", text: "no" } } as const;
  await store.put("said.e1.maya", refused);
  await store.put("said.e1.leo", said({ membershipId: "leo" }));
  await store.put("said.got-it.e1", { teamId: "rockets", eventId: "e1", version: 4 });
  assert.equal(await read(), {
    waiting: [said({ membershipId: "leo" }), { teamId: "rockets", eventId: "e1", version: 4 }],
    held: [refused],
  });
});

function open() {
  const store = openPersonStore(undefined, "drip.answers", "kim");
  return { store, ...outboxStoreOf(store, pendingChangeKind) };
}

test.run();
