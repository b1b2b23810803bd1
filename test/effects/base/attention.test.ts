import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, setup } from "xstate";
import { attentionOf, returnsOf, watchAttention } from "../../../src/effects/base/attention.effects";
import { openListened } from "../../support/browser/listened";

const test = suite("attention");
type Told = { type: "attention.left" } | { type: "attention.returned" };

test("a hidden page alone ends attention, and showing it restores it", () => {
  const { told, document, state } = open();
  state.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(told, ["attention.left"]);
  state.visibilityState = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(told, ["attention.left", "attention.returned"]);
});

test("a lost network alone ends attention, and its return restores it", () => {
  const { told, page, state } = open();
  state.onLine = false;
  page.dispatchEvent(new Event("offline"));
  assert.equal(told, ["attention.left"]);
  state.onLine = true;
  page.dispatchEvent(new Event("online"));
  assert.equal(told, ["attention.left", "attention.returned"]);
});

test("a page that opens offline starts without attention", () => {
  assert.equal(open({ onLine: false }).told, ["attention.left"]);
});

test("after stopping, no listener is left", () => {
  const { stop, names } = open();
  assert.equal(names(), ["online", "offline"]);
  stop();
  assert.equal(names(), []);
});

test("a machine hears attention events while it runs", () => {
  const { page, state } = openPage();
  const told: string[] = [];
  const watcher = setup({
    types: { events: {} as Told },
    actors: { attention: fromCallback<Told>(() => {}) },
  }).createMachine({
    invoke: { src: "attention" },
    on: { "*": { actions: ({ event }) => told.push(event.type) } },
  });
  const actor = createActor(watcher.provide({ actors: { attention: attentionOf(page) } })).start();
  state.onLine = false;
  page.dispatchEvent(new Event("offline"));
  actor.stop();
  state.onLine = true;
  page.dispatchEvent(new Event("online"));
  assert.equal(told, ["attention.left"]);
});

test("a list is read again when attention returns, and a failed one retried; not when attention ends", () => {
  const { page, state } = openPage();
  const told: string[] = [];
  const list = setup({ actors: { network: fromCallback(() => {}) } }).createMachine({
    invoke: { src: "network" },
    on: { "*": { actions: ({ event }) => told.push(event.type) } },
  });
  createActor(list.provide({ actors: { network: returnsOf(page) } })).start();
  state.onLine = false;
  page.dispatchEvent(new Event("offline"));
  assert.equal(told, []);
  state.onLine = true;
  page.dispatchEvent(new Event("online"));
  assert.equal(told, ["network.returned", "refresh.wanted"]);
});

function openPage(change: { onLine?: boolean } = {}) {
  const state = { visibilityState: "visible", onLine: true, ...change };
  const document = Object.defineProperty(new EventTarget(), "visibilityState", {
    get: () => state.visibilityState,
  });
  const navigator = Object.defineProperty({}, "onLine", { get: () => state.onLine });
  return { ...openListened({ document, navigator }), document, state } as unknown as {
    page: Window;
    names: () => string[];
    document: EventTarget;
    state: typeof state;
  };
}

function open(change: { onLine?: boolean } = {}) {
  const opened = openPage(change);
  const told: string[] = [];
  const stop = watchAttention(opened.page, ({ type }) => told.push(type));
  return { ...opened, told, stop };
}

test.run();
