import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deviceName } from "../../../domain/session/device";

const test = suite("devices in words");

test("a device is named by what is known of it", () => {
  assert.is(deviceName({ browser: "safari", system: "ios" }), "Safari on iPhone or iPad");
  assert.is(deviceName({ browser: "edge", system: null }), "Edge");
  assert.is(deviceName({ browser: null, system: "chromeos" }), "Chromebook");
  assert.is(deviceName({ browser: null, system: null }), "A device we can't name");
});

test("what a newer server names is left out", () => {
  const newer: Parameters<typeof deviceName>[0] = JSON.parse('{ "browser": "ladybird", "system": "linux" }');
  assert.is(deviceName(newer), "Linux");
});

test.run();
