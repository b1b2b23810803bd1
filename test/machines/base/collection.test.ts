import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type EventFromLogic, fromPromise } from "xstate";
import type { Change } from "../../../domain/base/collection";
import {
  collectionOf,
  selectFault,
  selectHasMore,
  selectPhase,
  selectRows,
} from "../../../machines/base/collection.setup";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, settled } from "../../support/machines/placeholders";

type Player = { id: string; number: number };
const collectionMachine = collectionOf<Player>("collection");
const test = suite(collectionMachine.id);

const [ann, bob, cem] = [
  { id: "ann", number: 1 },
  { id: "bob", number: 2 },
  { id: "cem", number: 3 },
];
const listed = (items: readonly Player[], more: { nextAfter?: string; tag?: string } = {}) => ({
  kind: "listed",
  items,
  nextAfter: more.nextAfter ?? null,
  tag: more.tag ?? null,
});
const refused = { kind: "refused", text: "Not now." };

test("the list is loaded at once and shown", async () => {
  const list = open();
  assert.is(list.phase(), "opening");
  assert.equal(list.calls, [{ name: "read", input: { tag: null, after: null } }]);
  await list.answer("read", listed([ann, bob]));
  assert.equal([list.phase(), list.ids(), list.hasMore()], ["shown", ["ann", "bob"], false]);
});

test("a failed load shows the reason, and retries by a press and when the network returns", async () => {
  const list = open();
  await list.answer("read", refused);
  assert.equal([list.phase(), list.fault()], ["failed", "Not now."]);
  list.send({ type: "retry.pressed" });
  await list.fail("read");
  assert.equal(
    [list.phase(), list.fault()],
    ["failed", "Something went sideways on our end. Please try again."],
  );
  list.send({ type: "network.returned" });
  await list.answer("read", listed([ann]));
  assert.equal([list.phase(), list.fault(), list.ids()], ["shown", null, ["ann"]]);
});

test("a list that is gone shows nothing", async () => {
  const [fresh, kept] = [open(), await openShown([ann])];
  await fresh.answer("read", { kind: "gone" });
  kept.send({ type: "refresh.wanted" });
  await kept.answer("read", { kind: "gone" });
  assert.equal([fresh.phase(), kept.phase(), kept.ids()], ["gone", "gone", []]);
});

test("a refresh sends the ETag, and an unchanged list stays as it is", async () => {
  const list = await openShown([ann], { tag: 'W/"1"', nextAfter: "x" });
  list.send({ type: "refresh.wanted" });
  assert.equal(list.calls.at(-1), { name: "read", input: { tag: 'W/"1"', after: null } });
  await list.answer("read", { kind: "unchanged" });
  assert.equal([list.phase(), list.ids(), list.hasMore()], ["shown", ["ann"], true]);
  list.send({ type: "refresh.wanted" });
  await list.answer("read", listed([bob, ann], { tag: 'W/"2"' }));
  assert.equal([list.ids(), list.hasMore()], [["bob", "ann"], false]);
});

test("a failed refresh keeps the items and retries when the network returns", async () => {
  const list = await openShown([ann]);
  list.send({ type: "network.returned" });
  assert.is(list.phase(), "shown");
  list.send({ type: "refresh.wanted" });
  await list.answer("read", refused);
  assert.equal([list.ids(), list.fault()], [["ann"], "Not now."]);
  list.send({ type: "network.returned" });
  assert.is(list.phase(), "refreshing");
  await list.fail("read");
  list.send({ type: "retry.pressed" });
  await list.answer("read", { kind: "unchanged" });
  assert.is(list.fault(), null);
});

test("further pages are appended, each item once", async () => {
  const list = await openShown([ann, bob], { nextAfter: "after-bob" });
  list.send({ type: "more.wanted" });
  assert.equal(list.calls.at(-1), { name: "read", input: { tag: null, after: "after-bob" } });
  list.send({ type: "more.wanted" });
  await list.answer("read", listed([{ ...bob, number: 22 }, cem]));
  assert.equal([list.ids(), list.hasMore()], [["ann", "bob", "cem"], false]);
  assert.is(list.rows()[1]?.item.number, 22);
  list.send({ type: "more.wanted" });
  assert.is(list.phase(), "shown");
});

test("a failed further page can be loaded again", async () => {
  const list = await openShown([ann], { nextAfter: "after-ann" });
  list.send({ type: "more.wanted" });
  await list.answer("read", refused);
  assert.equal([list.fault(), list.hasMore()], ["Not now.", true]);
  list.send({ type: "more.wanted" });
  await list.fail("read");
  assert.is(list.phase(), "shown");
  list.send({ type: "more.wanted" });
  await list.answer("read", { kind: "gone" });
  assert.is(list.phase(), "gone");
});

test("a change is pending until the server confirms it", async () => {
  const list = await openShown([ann, bob]);
  const change = { id: "ann", to: { ...ann, number: 7 } };
  list.send({ type: "item.changed", change });
  assert.equal(list.calls.at(-1), { name: "change", input: change });
  assert.equal(list.rows()[0], { item: ann, change: { to: change.to }, refusal: null });
  await list.answer("change", { kind: "accepted", item: { ...ann, number: 8 } });
  assert.equal(list.rows()[0], { item: { ...ann, number: 8 }, change: null, refusal: null });
});

test("a removed item stays until the server confirms it", async () => {
  const list = await openShown([ann, bob]);
  list.send({ type: "item.changed", change: { id: "ann", to: null } });
  assert.equal(list.ids(), ["ann", "bob"]);
  await list.answer("change", { kind: "accepted", item: null });
  assert.equal(list.ids(), ["bob"]);
});

test("a refused change is rolled back with its reason, which stays until the next try", async () => {
  const list = await openShown([ann]);
  list.send({ type: "item.changed", change: { id: "ann", to: null } });
  await list.answer("change", refused);
  assert.equal(list.rows(), [{ item: ann, change: null, refusal: "Not now." }]);
  list.send({ type: "item.changed", change: { id: "ann", to: null } });
  assert.is(list.rows()[0]?.refusal, null);
  await list.fail("change");
  assert.match(list.rows()[0]?.refusal ?? "", /sideways/);
});

test("an item changed again while its change is being sent is sent once more afterwards", async () => {
  const list = await openShown([ann]);
  for (const number of [7, 8, 9])
    list.send({ type: "item.changed", change: { id: "ann", to: { ...ann, number } } });
  await list.answer("change", { kind: "accepted", item: { ...ann, number: 7 } });
  assert.equal(
    list.calls.slice(1).map(({ input }) => (input as Change<Player>).to?.number),
    [7, 9],
  );
  await list.answer("change", { kind: "accepted", item: { ...ann, number: 9 } });
  assert.is(list.rows()[0]?.item.number, 9);
});

test("a reply that was read before a change was accepted is discarded and read again", async () => {
  const list = await openShown([ann, bob]);
  list.send({ type: "refresh.wanted" });
  list.send({ type: "item.changed", change: { id: "ann", to: null } });
  await list.answer("change", { kind: "accepted", item: null });
  assert.equal(list.names(), ["read", "read", "change", "read"]);
  await list.answer("read", listed([bob]));
  assert.equal([list.phase(), list.ids()], ["shown", ["bob"]]);
});

test("a refresh that is wanted while the list is read leads to one more read after it", async () => {
  const refresh = (list: ReturnType<typeof open>) => {
    for (let times = 0; times < 3; times += 1) list.send({ type: "refresh.wanted" });
  };
  const opening = open();
  refresh(opening);
  await opening.answer("read", listed([ann], { tag: 'W/"1"' }));
  assert.equal(opening.calls.slice(1), [{ name: "read", input: { tag: 'W/"1"', after: null } }]);
  const refreshing = await openShown([ann], { nextAfter: "after-ann" });
  refreshing.send({ type: "refresh.wanted" });
  const reachingBack = await openShown([ann], { nextAfter: "after-ann" });
  reachingBack.send({ type: "more.wanted" });
  for (const list of [refreshing, reachingBack]) {
    refresh(list);
    assert.is(list.calls.length, 2);
    await list.answer("read", listed([ann, bob], { tag: 'W/"2"' }));
    assert.is(list.calls.length, 3);
  }
  for (const list of [opening, refreshing, reachingBack]) {
    const before = list.calls.length;
    assert.is(list.phase(), "refreshing");
    await list.answer("read", listed([cem]));
    assert.equal([list.phase(), list.ids(), list.calls.length], ["shown", ["cem"], before]);
  }
});

test("a refresh that is wanted during a read that fails leads to one more read, and not to another", async () => {
  const [kept, fresh] = [await openShown([ann]), open()];
  kept.send({ type: "refresh.wanted" });
  kept.send({ type: "refresh.wanted" });
  await kept.answer("read", refused);
  await kept.fail("read");
  assert.equal([kept.phase(), kept.calls.length], ["shown", 3]);
  fresh.send({ type: "refresh.wanted" });
  await fresh.answer("read", refused);
  assert.is(fresh.phase(), "failed");
  fresh.send({ type: "retry.pressed" });
  await fresh.answer("read", listed([ann]));
  assert.equal([fresh.phase(), fresh.calls.length], ["shown", 2]);
});

test("a live patch updates items in place, prepends new ones and deletes others", async () => {
  const list = await openShown([ann, bob]);
  list.send({ type: "items.patched", changed: [{ ...bob, number: 9 }, cem], removed: ["ann"] });
  assert.equal(
    list.rows().map(({ item }) => [item.id, item.number]),
    [
      ["cem", 3],
      ["bob", 9],
    ],
  );
});

test("property: in any order of events each item appears once and every sent change is settled", async () => {
  const ids = ["ann", "bob", "cem"];
  const event = fc.oneof(
    fc.constantFrom("refresh.wanted", "more.wanted", "network.returned", "retry.pressed"),
    fc.record({ changed: fc.constantFrom(...ids) }),
    fc.record({ answered: fc.constantFrom("read", "change"), well: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      const list = await openShown([ann, bob, cem], { nextAfter: "more" });
      for (const each of events) {
        if (typeof each === "string") list.send({ type: each } as never);
        else if ("changed" in each)
          list.send({ type: "item.changed", change: { id: each.changed, to: null } });
        else if (each.answered === "read")
          await list.answer("read", each.well ? listed([ann, bob, cem]) : refused);
        else await list.answer("change", each.well ? { kind: "accepted", item: null } : refused);
        assert.is(new Set(list.ids()).size, list.ids().length);
      }
      // Settle everything that is still queued or being sent.
      for (let round = 0; round < 8; round += 1) {
        await list.answer("change", { kind: "accepted", item: null });
        await list.answer("read", { kind: "unchanged" });
      }
      assert.equal(
        list.rows().filter(({ change }) => change !== null),
        [],
      );
      assert.ok(["shown", "failed"].includes(list.phase()));
    }),
    { numRuns: 60 },
  );
});

test("every state and transition is reached", () => {
  const read = [listed([ann], { nextAfter: "x" }), { kind: "gone" }, refused].map((output) => ({ output }));
  const samples = {
    "item.changed": [{ change: { id: "ann", to: null } }, { change: { id: "bob", to: null } }],
    "items.patched": [{ changed: [], removed: [] }],
    "xstate.done.actor.open": read,
    "xstate.done.actor.refresh": read,
    "xstate.done.actor.more": read,
    "xstate.done.actor.change": [{ output: { kind: "accepted", item: null } }, { output: refused }],
  };
  const key = ({
    value,
    context,
  }: {
    value: unknown;
    context: { changes: unknown[]; fault: unknown; nextAfter: unknown; isOwed: boolean };
  }) => [
    value,
    Math.min(context.changes.length, 2),
    context.fault !== null,
    context.nextAfter !== null,
    context.isOwed,
  ];
  assert.equal(uncovered(collectionMachine, samples, key), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    collectionMachine.provide({
      actors: {
        read: fromPromise(({ input }) => placeholders.call("read", input)),
        change: fromPromise(({ input }) => placeholders.call("change", input)),
      },
    }),
  ).start();
  return {
    ...placeholders,
    send: (event: EventFromLogic<typeof collectionMachine>) => actor.send(event),
    phase: () => selectPhase(actor.getSnapshot()),
    fault: () => selectFault(actor.getSnapshot()),
    hasMore: () => selectHasMore(actor.getSnapshot()),
    rows: () => selectRows(actor.getSnapshot()),
    ids: () => selectRows(actor.getSnapshot()).map(({ item }) => item.id),
  };
}

async function openShown(items: readonly Player[], more: { nextAfter?: string; tag?: string } = {}) {
  const list = open();
  await list.answer("read", listed(items, more));
  await settled();
  return list;
}

test.run();
