// Imported first, since the router patches the history when it is imported.
import "../support/view/happy-dom";

import * as assert from "uvu/assert";
import { timing } from "../../domain/base/limits";
import { selectAuth } from "../../machines/session/session.machine";
import { wireDevice } from "../../src/app/device.part";
import { opened, openSession } from "../support/machines/session";
import { user } from "../support/people/user";
import { accessToken } from "../support/server/access-token";
import { viewSuite } from "../support/view/dom";

const test = viewSuite("device, wired");
const look = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
};

const sessions: ReturnType<typeof openSession>["session"][] = [];
test.after.each(() => {
  for (const session of sessions.splice(0)) session.send({ type: "session.ended", generation: 9 });
  Reflect.deleteProperty(document, "visibilityState");
});

test("on return to the page a token about to expire is refreshed, and no other", () => {
  for (const [seconds, wanted] of [
    [1, ["refresh"]],
    [600, []],
  ] as const) {
    const { session, names } = open();
    const expiry = Math.floor(Date.now() / 1000) + seconds;
    session.send(opened(user(), { access_token: accessToken(expiry) }));
    look("hidden");
    assert.equal(names(), []);
    look("visible");
    assert.equal(names(), wanted);
    look("hidden");
  }
});

test("the minute timer runs only while signed in", () => {
  const { setTimeout, clearTimeout } = globalThis;
  const counted = new Set<unknown>();
  globalThis.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...given);
    if (given[1] === timing.pollRefresh) counted.add(timer);
    return timer;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    counted.delete(timer);
    clearTimeout(timer);
  };
  try {
    const { session } = open();
    assert.is(counted.size, 0);
    session.send(opened());
    assert.is(counted.size, 1);
    session.send({ type: "session.ended", generation: 9 });
    assert.is(counted.size, 0);
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout });
  }
});

test("a sign-out recorded by another tab ends the session", () => {
  const { session } = open();
  session.send(opened());
  dispatchEvent(
    Object.assign(new Event("storage"), {
      key: "drip.session",
      newValue: JSON.stringify({ generation: 7, owedLogOut: true }),
    }),
  );
  assert.equal(session.getSnapshot().value, { signedOut: "settled" });
});

test("if the session had ended before, the stored week is deleted and the outbox is kept", () => {
  const deleted: string[] = [];
  Object.defineProperty(window, "indexedDB", {
    configurable: true,
    value: { deleteDatabase: (name: string) => deleted.push(name) },
  });
  try {
    open();
    assert.equal(deleted, ["drip.week"]);
    const { session } = openSession();
    sessions.push(session);
    session.send(opened());
    wireDevice(session, window);
    assert.equal(deleted, ["drip.week"], "nothing goes while somebody is signed in");
  } finally {
    Reflect.deleteProperty(window, "indexedDB");
  }
});

test("after sign-in the time zones are loaded and the title is set", () => {
  const { session } = open();
  session.send(opened());
  assert.ok(selectAuth(session.getSnapshot()).timeZoneOptions.length > 0);
  assert.is(document.title, "Home field · Drip");
});

test("it returns the reporters for faults and counts", () => {
  const { wired } = open();
  assert.equal(Object.keys(wired).sort(), ["consent", "count", "report"]);
});

function open() {
  history.replaceState(null, "", "/app/home");
  document.title = "";
  const opening = openSession();
  sessions.push(opening.session);
  return { ...opening, wired: wireDevice(opening.session, window) };
}

test.run();
