import { suite } from "uvu";
import * as assert from "uvu/assert";
import { answers } from "../../../../domain/schedule/answer/answer";
import { deadlineAfterMove, judgeAnswer } from "../../../../domain/schedule/answer/answer-deadline";

const test = suite("deadlines of answers");
const hour = 3_600_000;
const asking = { isOn: true, isAsked: true, answerBy: 10 * hour, endsAt: 20 * hour };

test("a family can answer until the deadline, and say no until the end", () => {
  const verdicts = (now: number, isStaff = false) =>
    answers.map((answer) => judgeAnswer(asking, answer, isStaff, now));
  assert.equal(verdicts(10 * hour - 1), ["open", "open", "open"]);
  assert.equal(verdicts(10 * hour), ["late", "late", "open"]);
  assert.equal(verdicts(20 * hour), ["late", "late", "late"]);
  assert.equal(verdicts(30 * hour, true), ["open", "open", "open"], "staff are never late");
});

test("without a deadline answers are open until the end", () => {
  const open = { ...asking, answerBy: null };
  assert.is(judgeAnswer(open, "yes", false, 20 * hour - 1), "open");
  assert.is(judgeAnswer(open, "yes", false, 20 * hour), "late");
});

test("nobody, staff included, can answer a cancelled event or one without answers", () => {
  for (const isStaff of [false, true]) {
    assert.is(judgeAnswer({ ...asking, isOn: false }, "no", isStaff, 0), "called_off");
    assert.is(judgeAnswer({ ...asking, isAsked: false }, "no", isStaff, 0), "not_asked");
  }
});

test("a deadline keeps its distance to a moved start, unless that leaves less than twelve hours", () => {
  const from = { startsAt: 100 * hour, arrivesAt: 99 * hour };
  const to = { startsAt: 150 * hour, arrivesAt: 149 * hour };
  assert.is(deadlineAfterMove(52 * hour, from, to, 0), 102 * hour);
  assert.is(deadlineAfterMove(52 * hour, from, to, 90 * hour), 102 * hour);
  assert.is(deadlineAfterMove(52 * hour, from, to, 90 * hour + 1), 149 * hour);
  assert.is(deadlineAfterMove(null, from, to, 0), null);
});

test.run();
