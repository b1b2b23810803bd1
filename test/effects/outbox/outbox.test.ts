import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import type { OutboxKind, Settled } from "../../../domain/outbox/outbox";
import { noneUnsent } from "../../../domain/outbox/unsent";
import { outboxOf, selectIsAtRest, selectIsOpened } from "../../../machines/outbox/outbox.setup";
import { openPersonStore, type PersonStore } from "../../../src/effects/base/person-store.effects";
import { outboxActors, outboxPort } from "../../../src/effects/outbox/outbox.effects";
import { outboxStoreOf } from "../../../src/effects/outbox/outbox-store.effects";
import { until } from "../../support/until";

type Item = { key: string; thread: string };
type Done = Settled<Item>;

const latest: OutboxKind<Item> = {
  name: "said",
  keyOf: ({ key }) => key,
  order: { type: "latest" },
  outcomeShown: "once",
};
const each: OutboxKind<Item> = {
  ...latest,
  order: { type: "each", threadOf: ({ thread }) => thread },
  outcomeShown: "in place",
};
const first = { key: "1", thread: "t" };
const second = { key: "2", thread: "t" };

const test = suite("outbox, running");

const ends: (() => void)[] = [];
test.after.each(() => {
  for (const end of ends.splice(0)) end();
});

test("two tabs send an item once between them, and neither shows it afterwards", async () => {
  const { sent, tab } = open(each);
  const one = tab();
  await one.port.opened();
  one.isOnline = false;
  one.port.add(first);
  await one.port.flush();
  const other = tab();
  await other.port.opened();
  one.isOnline = true;
  await Promise.all([one.port.flush(), other.port.flush()]);
  assert.equal(sent, [first]);
  assert.equal([one.port.waiting(), other.port.waiting()], [[], []]);
});

test("what a closed tab left, or another tab dropped, is right in the tab that stays", async () => {
  const { sent, tab } = open(each);
  const [one, other] = [tab(), tab()];
  await Promise.all([one.port.opened(), other.port.opened()]);
  one.isOnline = false;
  one.port.add(first);
  one.port.add(second);
  await one.port.flush();
  one.port.drop(first);
  one.stop();
  await other.port.flush();
  assert.equal(sent, [second]);
});

test("an item whose reply was lost goes again before the next of its thread", async () => {
  const { sent, tab } = open(each);
  const one = tab();
  await one.port.opened();
  one.isDeaf = true;
  one.port.add(first);
  one.port.add(second);
  await one.port.flush();
  one.isDeaf = false;
  await one.port.flush();
  await until(() => one.port.waiting().length === 0);
  assert.equal(sent, [first, first, second]);
});

test("a refusal that stands in its place is there at the next visit, and without a toast", async () => {
  const { sent, tab, announced } = open(each);
  const one = tab();
  await one.port.opened();
  one.outcome = "refused";
  one.port.add(first);
  await until(() => one.port.snapshot().context.held.length === 1);
  await one.port.flush();
  one.stop();
  const next = tab();
  await next.port.opened();
  assert.equal(next.port.snapshot().context.held, [{ said: first, outcome: { kind: "refused" } }]);
  next.port.add(first);
  await until(() => next.port.waiting().length === 0);
  assert.equal([sent.length, announced, next.port.snapshot().context.held], [2, [], []]);
});

test("a refusal that no row shows is told by one toast, of two tabs in sight and at the next visit", async () => {
  const { tab, announced } = open(latest);
  const [one, other] = [tab(), tab()];
  await Promise.all([one.port.opened(), other.port.opened()]);
  const refused = { isShown: () => false, send: async () => ({ kind: "refused" }) };
  const settledOf = (said: Item, outcome: { kind: string }) => ({ said, outcome });
  const told = await one.port.sendDirectly([first], { ...refused, settledOf });
  assert.is(told.isShownHere, false);
  void other.port.flush();
  await until(() => announced.length > 0);
  await Promise.all([one.port.flush(), other.port.flush()]);
  tab();
  assert.equal(announced, ["1 refused"]);
});

test("refusals that read the same are told by one toast", async () => {
  const { tab, announced } = open(latest);
  const one = tab();
  await one.port.opened();
  one.outcome = "refused";
  for (const key of ["1a", "1b", "2"]) one.port.add({ key, thread: "t" });
  void one.port.flush();
  await until(() => announced.includes("2 refused"));
  assert.equal(announced, ["1 refused", "2 refused"]);
});

test("after the session's end a refused item stays stored, and nothing is sent or told", async () => {
  const { tab, announced, store } = open(latest);
  const one = tab();
  await one.port.opened();
  one.stop();
  const settledOf = (said: Item, outcome: { kind: string }) => ({ said, outcome });
  const send = async () => ({ kind: "refused" });
  await one.port.sendDirectly([first], { isShown: () => false, send, settledOf });
  assert.equal([await store.all("said."), announced], [[first], []]);
  await one.port.sendDirectly([second], {
    isShown: () => false,
    send: async () => ({ kind: "saved" }),
    settledOf,
  });
  await until(async () => (await store.all("said.")).length === 1);
  const unreachable = { isShown: () => true, send: async () => ({ kind: "unreachable" }), settledOf };
  assert.ok((await one.port.sendDirectly([second], unreachable)).isShownHere);
  await until(async () => (await store.all("said.")).length === 2);
});

test("another person's items are not sent, and wait for theirs", async () => {
  const { sent, tab } = open(latest);
  const one = tab();
  await one.port.opened();
  one.isTheirs = false;
  one.port.add(first);
  await one.port.flush();
  assert.equal([sent, one.port.waiting()], [[], [first]]);
});

/** Tabs of one browser: they share storage and locks. */
function open(kind: OutboxKind<Item>) {
  const store: PersonStore = openPersonStore(undefined, "drip.answers", "kim");
  const sent: Item[] = [];
  const announced: string[] = [];
  const tab = () => {
    const state = { isOnline: true, isDeaf: false, isTheirs: true, outcome: "saved" };
    const kept = outboxStoreOf<Item, Done>(store, kind);
    const sender = {
      kind,
      count: () => noneUnsent,
      send: async (due: readonly Item[]) => {
        if (!state.isOnline) return [];
        sent.push(...due);
        return state.isDeaf ? [] : due.map((said) => ({ said, outcome: { kind: state.outcome } }));
      },
      ...(kind.outcomeShown === "once" && {
        toast: async ({ said, outcome }: Done) => ({
          tone: "error" as const,
          text: `${said.key.charAt(0)} ${outcome.kind}`,
        }),
      }),
    };
    const note = async () => {};
    const place = {
      isTheirs: () => state.isTheirs,
      isInSight: () => true,
      announce: ({ text }: { text: string }) => void announced.push(text),
      note,
      locks,
    };
    const actor = createActor(
      outboxOf<Item, Done>("outbox", kind).provide(outboxActors(sender, kept, place)),
    ).start();
    const stop = () => void actor.stop();
    ends.push(stop);
    const is = { opened: selectIsOpened, atRest: selectIsAtRest };
    return Object.assign(state, { stop, port: outboxPort<Item, Done>(actor, kept, note, is) });
  };
  return { store, sent, announced, tab };
}

/** One holder at a time. */
let last: Promise<unknown> = Promise.resolve();
const locks = {
  request: (_: string, work: () => Promise<unknown>) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  },
} as unknown as LockManager;

test.run();
