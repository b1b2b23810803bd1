import { suite } from "uvu";
import * as assert from "uvu/assert";
import { knowText, receiptStateOf } from "../../../../domain/schedule/receipt/receipt-states";

const test = suite("what is known of a family");

test("each combination is the most that is known, and only a person's own action is knowing", () => {
  const table = [
    [{ isNotified: false, isHere: true, isHeard: false, knows: false }, "not_told"],
    [{ isNotified: true, isHere: true, isHeard: false, knows: false }, "sent"],
    [{ isNotified: false, isHere: true, isHeard: true, knows: false }, "heard"],
    [{ isNotified: true, isHere: true, isHeard: true, knows: false }, "heard"],
    [{ isNotified: false, isHere: true, isHeard: false, knows: true }, "knows"],
    [{ isNotified: true, isHere: true, isHeard: false, knows: true }, "knows"],
    [{ isNotified: false, isHere: true, isHeard: true, knows: true }, "knows"],
    [{ isNotified: true, isHere: true, isHeard: true, knows: true }, "knows"],
    [{ isNotified: true, isHere: false, isHeard: false, knows: false }, "not_told"],
    [{ isNotified: true, isHere: false, isHeard: false, knows: true }, "knows"],
  ] as const;
  for (const [about, state] of table) assert.is(receiptStateOf(about), state, JSON.stringify(about));
});

test("the words of a team's families at each state", () => {
  const table = [
    [{ know: 0, families: 1 }, "0 of 1 family knows."],
    [{ know: 1, families: 1 }, "1 of 1 family knows."],
    [{ know: 0, families: 14, heard: 0, unheard: 0 }, "0 of 14 families know."],
    [{ know: 0, families: 14, heard: 0, unheard: 14 }, "0 of 14 families know. 14 heard nothing yet."],
    [{ know: 12, families: 14, heard: 2, unheard: 0 }, "12 of 14 families know. 2 heard it ring."],
    [
      { know: 9, families: 14, heard: 3, unheard: 2 },
      "9 of 14 families know. 3 heard it ring. 2 heard nothing yet.",
    ],
    [
      { know: 0, families: 10, heard: 0, unheard: 8, unjoined: 2 },
      "0 of 10 families know. 8 heard nothing yet. 2 aren't on Drip: share it.",
    ],
    [{ know: 13, families: 14, unjoined: 1 }, "13 of 14 families know. 1 isn't on Drip: share it."],
    [{ know: 14, families: 14, heard: 0, unheard: 0 }, "14 of 14 families know."],
  ] as const;
  for (const [counts, words] of table) assert.is(knowText(counts), words);
});

test.run();
