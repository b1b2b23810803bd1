import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isFamiliar, openWindow, unsentIn } from "../../../domain/huddle/thread-window";
import { pauseBefore } from "../../../domain/live/live";
import { said, thread } from "../../support/people/talking";

const test = suite("live line's rules");

test("pauses double up to half a minute, and differ by up to half", () => {
  const middle = [0, 1, 2, 3, 4, 5, 6, 40].map((tries) => pauseBefore(tries, 0.5));
  assert.equal(middle, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  assert.equal([pauseBefore(0, 0), pauseBefore(0, 1), pauseBefore(9, 1)], [250, 750, 45_000]);
});

test("a message is familiar if its people and the answered one are in the window", () => {
  const window = openWindow(thread(1, 3, { quoted: [said(0)] }), "newest");
  const cases: [change: object, isFamiliar: boolean][] = [
    [{}, true],
    [{ mentions: ["me"] }, true],
    [{ mentions: ["me", "newcomer"] }, false],
    [{ author_id: "newcomer" }, false],
    [{ reply_to: 2 }, true],
    [{ reply_to: 0 }, true],
    [{ reply_to: 9 }, false],
  ];
  for (const [change, expected] of cases)
    assert.is(isFamiliar(window, said(4, change)), expected, JSON.stringify(change));
});

test("what stands in the window is not unsent any more", () => {
  const window = openWindow(thread(1, 3), "newest");
  assert.equal(unsentIn(window, [{ messageId: "m3" }, { messageId: "m4" }]), [{ messageId: "m4" }]);
});

test.run();
