import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pushWords } from "../../../domain/push/push-words";
import { eventKinds } from "../../../domain/schedule/event";

const test = suite("what a device shows");

test("a push notification names a kind and nothing else", () => {
  assert.is(pushWords("called_off", "practice"), "A practice is called off. Have a look.");
  assert.is(pushWords("moved", "game"), "A game has moved. Have a look.");
  assert.is(pushWords("back_on", "game"), "It's back on! Have a look.");
  for (const kind of ["answer_wanted", "nudged"] as const) {
    assert.is(pushWords(kind, "meeting"), "An answer is still wanted. One press does it.");
  }
  assert.is(new Set(eventKinds.map((of) => pushWords("moved", of))).size, eventKinds.length);
});

test.run();
