import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type Answer,
  answers,
  deadlineAfterMove,
  isForOldTime,
  judgeAnswer,
  meet,
  remindAt,
} from "../../../domain/schedule/answer";

const test = suite("answers");
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

test("an equal answer never conflicts; a different one must have seen the stored one", () => {
  const kept = { answer: "no" as Answer, note: "ill", version: 3 };
  assert.is(meet(kept, { answer: "no", note: "ill", seenVersion: 0 }), "same");
  assert.is(meet(kept, { answer: "yes", note: null, seenVersion: 3 }), "saved");
  assert.is(meet(kept, { answer: "yes", note: null, seenVersion: 2 }), "differs");
  assert.is(meet(kept, { answer: "no", note: "better", seenVersion: 2 }), "differs");
  assert.is(
    meet({ answer: null, note: null, version: 0 }, { answer: "yes", note: null, seenVersion: 0 }),
    "saved",
  );
});

test("property: two simultaneous answers never replace each other unseen, unless they agree", () => {
  const wish = fc.record({ answer: fc.constantFrom(...answers), note: fc.constantFrom(null, "ill") });
  fc.assert(
    fc.property(wish, wish, fc.nat(5), (one, other, version) => {
      const kept = { answer: "maybe" as Answer, note: "perhaps", version };
      const first = meet(kept, { ...one, seenVersion: version });
      assert.is(first, "saved");
      const second = meet({ ...one, version: version + 1 }, { ...other, seenVersion: version });
      const isAlike = one.answer === other.answer && one.note === other.note;
      assert.is(second, isAlike ? "same" : "differs");
    }),
  );
});

test("an answer is for the old time when time or place changed after its version", () => {
  assert.equal(
    [isForOldTime(1, 2), isForOldTime(2, 2), isForOldTime(3, 2), isForOldTime(null, 2)],
    [true, false, false, false],
  );
});

test("a deadline keeps its distance to a moved start, unless that leaves less than twelve hours", () => {
  const from = { startsAt: 100 * hour, arrivesAt: 99 * hour };
  const to = { startsAt: 150 * hour, arrivesAt: 149 * hour };
  assert.is(deadlineAfterMove(52 * hour, from, to, 0), 102 * hour);
  assert.is(deadlineAfterMove(52 * hour, from, to, 90 * hour), 102 * hour);
  assert.is(deadlineAfterMove(52 * hour, from, to, 90 * hour + 1), 149 * hour);
  assert.is(deadlineAfterMove(null, from, to, 0), null);
});

test("a reminder is sent a day before the deadline, or two before the start", () => {
  assert.is(remindAt(52 * hour, 100 * hour), 28 * hour);
  assert.is(remindAt(null, 100 * hour), 52 * hour);
});

test.run();
