import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { timeText } from "../../../domain/dates/wall-time";
import { clockMachine } from "../../../machines/settings/clock.machine";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { clockChoice, showClock } from "../../../src/effects/settings/clock.effects";
import { deviceChoiceEffects, storedChoice } from "../../../src/effects/settings/device-choice.effects";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("clock");

const storage = createSafeStorage(() => localStorage);
const time = () => timeText("2026-11-24T17:30:00");
const isDeviceOnTwelve = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions().hour12;
const ofDevice = isDeviceOnTwelve ? "5:30\u00a0pm" : "17:30";

test.after.each(() => clockChoice.show(window, "24"));

test("a choice counts at once and on the next page; without one the device's clock does", () => {
  const clock = createActor(clockMachine.provide(deviceChoiceEffects(clockChoice, window, storage)), {
    input: { value: storedChoice(clockChoice, storage) },
  }).start();
  assert.is(time(), ofDevice);
  clock.send({ type: "choice.made", value: "12" });
  assert.is(time(), "5:30\u00a0pm");
  clock.send({ type: "choice.made", value: "24" });
  assert.is(time(), "17:30");
  clock.stop();
  clockChoice.show(window, "12");
  showClock(window);
  assert.is(time(), "17:30");
  storage.write(clockChoice.key, "13");
  showClock(window);
  assert.is(time(), ofDevice);
});

test.run();
