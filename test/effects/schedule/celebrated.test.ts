import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { celebratedKey, createCelebrated } from "../../../src/effects/schedule/celebrated.effects";

const test = suite("what was celebrated");

test("each is remembered once, the oldest are dropped", () => {
  const storage = createSafeStorage(() => {
    throw new Error("blocked");
  });
  const celebrated = createCelebrated(storage);
  assert.is(celebrated.has("full:e1"), false);
  celebrated.add("full:e1");
  celebrated.add("full:e1");
  assert.equal([celebrated.has("full:e1"), storage.read(celebratedKey)], [true, "full:e1"]);
  for (let at = 2; at <= 41; at += 1) celebrated.add(`full:e${at}`);
  assert.equal([celebrated.has("full:e1"), celebrated.has("full:e41")], [false, true]);
});

test.run();
