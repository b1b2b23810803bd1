import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, setup } from "xstate";
import { newsOf } from "../../../src/effects/pings/news.effects";
import { openListened } from "../../support/browser/listened";

const test = suite("news");

test("a changed count of notifications is news, an equal one is not", () => {
  const { count, told } = open();
  count(0);
  assert.equal(told, []);
  count(2);
  count(2);
  count(1);
  assert.equal(told, ["refresh.wanted", "refresh.wanted"]);
});

test("with one new and one seen ping the count is equal, and it is news all the same", () => {
  const { count, told } = open();
  count(1, "2026-11-22T10:00:00.000Z");
  count(1, "2026-11-22T10:00:10.000Z");
  assert.equal(told, ["refresh.wanted", "refresh.wanted"]);
});

test("on return the list is read again, and a failed one retried", () => {
  const { page, state, told } = open();
  state.onLine = false;
  page.dispatchEvent(new Event("offline"));
  assert.equal(told, []);
  state.onLine = true;
  page.dispatchEvent(new Event("online"));
  assert.equal(told, ["network.returned", "refresh.wanted"]);
});

test("after leaving the page nothing is reported, and no listener is left", () => {
  const { count, told, actor, listeners, names } = open();
  assert.equal([listeners(), names().length], [1, 2]);
  actor.stop();
  count(5);
  assert.equal([told, listeners(), names()], [[], 0, []]);
});

function open() {
  const state = { visibilityState: "visible", onLine: true };
  const document = Object.defineProperty(new EventTarget(), "visibilityState", {
    get: () => state.visibilityState,
  });
  const navigator = Object.defineProperty({}, "onLine", { get: () => state.onLine });
  const { page, names } = openListened({ document, navigator });
  let newNotifications = 0;
  let lastNewPingAt: string | null = null;
  const listeners = new Set<() => void>();
  const session = {
    getSnapshot: () => ({ context: { auth: { newNotifications, lastNewPingAt } } }),
    subscribe: (hear: () => void) => {
      listeners.add(hear);
      return { unsubscribe: () => listeners.delete(hear) };
    },
  };
  const told: string[] = [];
  const list = setup({ actors: { network: fromCallback(() => {}) } }).createMachine({
    invoke: { src: "network" },
    on: { "*": { actions: ({ event }) => told.push(event.type) } },
  });
  const actor = createActor(
    list.provide({ actors: { network: newsOf(page as unknown as Window, session) } }),
  ).start();
  return {
    page,
    state,
    names,
    told,
    actor,
    listeners: () => listeners.size,
    count: (notifications: number, newest: string | null = null) => {
      newNotifications = notifications;
      lastNewPingAt = newest;
      for (const hear of listeners) hear();
    },
  };
}

test.run();
