import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { schemeMedia } from "../../../domain/settings/appearance";
import { appearanceMachine } from "../../../machines/settings/appearance.machine";
import { selectValue } from "../../../machines/settings/device-choice.setup";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { appearanceChoice } from "../../../src/effects/settings/appearance.effects";
import { deviceChoiceEffects, storedChoice } from "../../../src/effects/settings/device-choice.effects";
import { openListened } from "../../support/browser/listened";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("appearance effects");

const storage = createSafeStorage(() => localStorage);
const shown = () => [
  document.documentElement.dataset.appearance ?? null,
  ...[...document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")].map(({ media }) => media),
];
const [light, dark] = ["(prefers-color-scheme:light)", "(prefers-color-scheme:dark)"];

test.before.each(() => {
  for (const scheme of ["light", "dark"]) {
    const meta = document.createElement("meta");
    meta.name = "theme-color";
    meta.dataset.scheme = scheme;
    meta.media = schemeMedia("system", scheme);
    document.head.append(meta);
  }
});
test.after.each(() => {
  for (const meta of document.querySelectorAll("meta[data-scheme]")) meta.remove();
});

test("a choice applies to the page and the browser's bars at once and is stored; the device's own is not stored", () => {
  const actor = open();
  assert.equal(shown(), [null, light, dark]);
  actor.send({ type: "choice.made", value: "dark" });
  assert.equal([shown(), storedChoice(appearanceChoice, storage)], [["dark", "not all", "all"], "dark"]);
  actor.send({ type: "choice.made", value: "light" });
  assert.equal(shown(), ["light", "all", "not all"]);
  actor.send({ type: "choice.made", value: "system" });
  assert.equal([shown(), localStorage.getItem(appearanceChoice.key)], [[null, light, dark], null]);
  actor.stop();
});

test("a stored choice applies from the start; an invalid one is the device's", () => {
  storage.write(appearanceChoice.key, "dark");
  const kept = open();
  assert.equal(shown(), ["dark", "not all", "all"]);
  kept.stop();
  storage.write(appearanceChoice.key, "neon");
  assert.is(storedChoice(appearanceChoice, storage), "system");
});

test("another tab's choice is followed without storing it again, and so is emptied storage", () => {
  const actor = open();
  const hear = (key: string | null, newValue: string | null) =>
    dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  hear("something.else", "dark");
  assert.is(selectValue(actor.getSnapshot()), "system");
  hear(appearanceChoice.key, "dark");
  assert.equal([shown()[0], localStorage.getItem(appearanceChoice.key)], ["dark", null]);
  hear(null, null);
  assert.is(shown()[0], null);
  actor.stop();
  hear(appearanceChoice.key, "dark");
  assert.is(shown()[0], null);
});

test("after stopping, no listener is left", () => {
  const { page, names } = openListened({ document });
  const actor = open(page);
  assert.equal(names(), ["storage"]);
  actor.stop();
  assert.equal(names(), []);
});

function open(page: Window = window) {
  return createActor(appearanceMachine.provide(deviceChoiceEffects(appearanceChoice, page, storage)), {
    input: { value: storedChoice(appearanceChoice, storage) },
  }).start();
}

test.run();
