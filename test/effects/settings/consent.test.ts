import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { consentMachine, selectConsent } from "../../../machines/settings/consent.machine";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import {
  consentEffects,
  consentKey,
  isOptedOut,
  keptConsent,
} from "../../../src/effects/settings/consent.effects";
import { openListened } from "../../support/browser/listened";
import { settled } from "../../support/machines/placeholders";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("consent effects");

const storage = createSafeStorage(() => localStorage);

test("the counting library is not loaded before consent; consent is stored, and a refusal clears everything", async () => {
  const { consent, said } = open();
  await settled();
  assert.equal(said, []);
  consent.send({ type: "consent.given" });
  await settled();
  assert.equal([said, keptConsent(storage)], [["load", "start", "screen other"], "given"]);
  consent.send({ type: "consent.withdrawn" });
  await settled();
  assert.equal([said.slice(3), localStorage.getItem(consentKey)], [["stop"], null]);
  consent.stop();
});

test("each screen is counted once per visit, and none after consent was withdrawn", async () => {
  storage.write(consentKey, "given");
  history.replaceState(null, "", "/app/home");
  const { consent, said } = open();
  await settled();
  for (const path of ["/app/chat", "/app/chat?settings", "/app/@robin"]) show(path);
  consent.send({ type: "event.counted", event: { name: "drip_name_claimed" } });
  await settled();
  assert.equal(said.slice(2), ["screen /app/home", "screen /app/chat", "screen other", "drip_name_claimed"]);
  consent.send({ type: "consent.withdrawn" });
  show("/app/dings");
  await settled();
  assert.is(said.at(-1), "stop");
  consent.stop();
});

test("a screen counts by whatever navigation it is reached", async () => {
  storage.write(consentKey, "given");
  const { consent, said } = open();
  for (const [change, path] of [
    ["pushState", "/app/home"],
    ["popstate", "/app/chat"],
    ["replaceState", "/app/dings"],
  ] as const) {
    History.prototype.replaceState.call(history, null, "", path);
    dispatchEvent(new Event(change));
  }
  await settled();
  assert.equal(said.slice(2), ["screen other", "screen /app/home", "screen /app/chat", "screen /app/dings"]);
  consent.stop();
});

test("withdrawing consent removes the screen listener, and leaving the page every listener", () => {
  const { page, names } = openListened({ location });
  const consent = openAt(page, async () => ({ start() {}, count() {}, stop() {} }));
  assert.equal(names(), ["storage"]);
  consent.send({ type: "consent.given" });
  assert.equal(names(), ["storage", "pushState", "replaceState", "popstate"]);
  consent.send({ type: "consent.withdrawn" });
  assert.equal(names(), ["storage"]);
  consent.stop();
  assert.equal(names(), []);
});

test("consent withdrawn while the library is loading starts nothing", async () => {
  const { consent, said } = open();
  consent.send({ type: "consent.given" });
  consent.send({ type: "consent.withdrawn" });
  await settled();
  assert.equal(said, ["load", "stop"]);
  consent.stop();
});

test("a library that fails to load is not reported as a fault", async () => {
  const { consent } = open(() => Promise.reject(new TypeError("Failed to fetch")));
  consent.send({ type: "consent.given" });
  await settled();
  consent.send({ type: "consent.withdrawn" });
  await settled();
  assert.is(selectConsent(consent.getSnapshot()), "withheld");
  consent.stop();
});

test("another tab's choice is followed, and so is emptied storage", async () => {
  const { consent, said } = open();
  hear("something.else", "given");
  assert.is(selectConsent(consent.getSnapshot()), "withheld");
  hear(consentKey, "given");
  await settled();
  assert.equal([selectConsent(consent.getSnapshot()), said[1]], ["given", "start"]);
  assert.is(localStorage.getItem(consentKey), null);
  hear(null, null);
  await settled();
  assert.equal([selectConsent(consent.getSnapshot()), said.at(-1)], ["withheld", "stop"]);
  consent.stop();
  hear(consentKey, "given");
  assert.is(selectConsent(consent.getSnapshot()), "withheld");
});

test("Do Not Track and Global Privacy Control are respected", () => {
  const says = (navigator: object) => isOptedOut({ navigator } as Window);
  assert.equal(
    [
      says({ doNotTrack: "1" }),
      says({ doNotTrack: null, globalPrivacyControl: true }),
      says({ doNotTrack: "0", globalPrivacyControl: false }),
      says({ doNotTrack: null }),
    ],
    [true, true, false, false],
  );
});

function show(path: string) {
  history.replaceState(null, "", path);
  dispatchEvent(new Event("replaceState"));
}

const hear = (key: string | null, newValue: string | null) =>
  dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));

function open(fail?: () => Promise<never>) {
  const said: string[] = [];
  const load = async () => {
    said.push("load");
    return {
      start: () => void said.push("start"),
      count: (event: { name: string; screen?: string }) =>
        void said.push(event.screen ? `screen ${event.screen}` : event.name),
      stop: () => void said.push("stop"),
    };
  };
  return { consent: openAt(window, fail ?? load), said };
}

const openAt = (page: Window, load: Parameters<typeof consentEffects>[2]) =>
  createActor(consentMachine.provide(consentEffects(page, storage, load)), {
    input: { consent: keptConsent(storage), isMeasured: true, isOptedOut: false },
  }).start();

test.run();
