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

test("a press recorded before hydration is replayed once, after recording stopped", () => {
  const heard = openPage("email");
  replayEarlyPress();
  replayEarlyPress();
  assert.equal(heard, ["stop", "email"]);
});

test("without a press only the recording stops", () => {
  const heard = openPage(null);
  replayEarlyPress();
  assert.equal(heard, ["stop"]);
});

test("a recorded press on a removed element is dropped", () => {
  const heard = openPage("carrier pigeon");
  replayEarlyPress();
  assert.equal(heard, ["stop"]);
});

test("a page without a recorder works", () => {
  assert.not.throws(replayEarlyPress);
});

test.run();
