import { suite } from "uvu";
import * as assert from "uvu/assert";
import { needsYouParts, needYouText } from "../../../domain/needs-you/count-texts";

const test = suite("counts of Needs you");

test("one line counts what needs the person, and clashes beside it", () => {
  assert.equal([needYouText(1), needYouText(6)], ["1 needs you", "6 need you"]);
  const none = { calls: 0, answers: 0, changes: 0, questions: 0, elsewhere: 0, clashes: 0 };
  assert.is(
    needsYouParts({ ...none, calls: 1, answers: 3, changes: 1 }),
    "1\u00a0family to call, 3\u00a0answers, 1\u00a0change",
  );
  assert.is(
    needsYouParts({ ...none, calls: 2, answers: 1, questions: 2, elsewhere: 4, clashes: 1 }),
    "2\u00a0families to call, 1\u00a0answer, 2\u00a0questions, 4\u00a0on Home, 1\u00a0clash",
  );
  assert.is(needsYouParts({ ...none, clashes: 2 }), "2\u00a0clashes");
});

test.run();
