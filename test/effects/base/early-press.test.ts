import * as assert from "uvu/assert";
import { replayEarlyPress } from "../../../src/effects/base/early-press.effects";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("early press");
test.after.each(() => {
  delete window.earlyPress;
});

function openPage(name: string | null) {
  const heard: string[] = [];
  for (const press of ["google", "email"]) {
    const button = document.createElement("button");
    button.dataset.press = press;
    button.addEventListener("click", () => heard.push(press));
    document.body.append(button);
  }
  window.earlyPress = { name, stop: () => heard.push("stop") };
  return heard;
}

test("what was pressed too early is pressed again, once, after the recording stopped", () => {
  const heard = openPage("email");
  replayEarlyPress();
  replayEarlyPress();
  assert.equal(heard, ["stop", "email"]);
});

test("without a press the recording only stops", () => {
  const heard = openPage(null);
  replayEarlyPress();
  assert.equal(heard, ["stop"]);
});

test("a recorded press on an element that is gone is dropped", () => {
  const heard = openPage("carrier pigeon");
  replayEarlyPress();
  assert.equal(heard, ["stop"]);
});

test("a page without a recorder is fine", () => {
  assert.not.throws(replayEarlyPress);
});

test.run();
