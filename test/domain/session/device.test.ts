import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deviceName, lastUsed } from "../../../domain/session/device";

const test = suite("texts of devices");

test("a device is named by what is known about it", () => {
  assert.is(deviceName({ browser: "safari", system: "ios" }), "Safari on iPhone or iPad");
  assert.is(deviceName({ browser: "edge", system: null }), "Edge");
  assert.is(deviceName({ browser: null, system: "chromeos" }), "Chromebook");
  assert.is(deviceName({ browser: null, system: null }), "A device we can't name");
});

test("values that only a newer server knows are left out", () => {
  const newer: Parameters<typeof deviceName>[0] = JSON.parse('{ "browser": "ladybird", "system": "linux" }');
  assert.is(deviceName(newer), "Linux");
});

test("the last use is a day, and a date after two weeks", () => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  const words = (at: string) => lastUsed(at, now, (date) => date.toISOString().slice(0, 10));
  assert.is(words("2026-11-22T11:59:00Z"), "used in the last 24 hours");
  assert.is(words("2026-11-22T12:05:00Z"), "used in the last 24 hours");
  assert.is(words("2026-11-21T12:00:00Z"), "used a day ago");
  assert.is(words("2026-11-09T12:00:00Z"), "used 13 days ago");
  assert.is(words("2026-11-08T12:00:00Z"), "last used 2026-11-08");
});

test.run();
