import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type Answer,
  answers,
  compareAnswers,
  type EffectiveAnswer,
  isForOldTime,
} from "../../../../domain/schedule/answer/answer";

const test = suite("answers");

const said = (answer: Answer | null): EffectiveAnswer => ({
  answer,
  source: answer === null ? null : "said",
  over: null,
});
const away: EffectiveAnswer = { answer: "no", source: "away", over: "away:0123456789abcdef" };
const usual: EffectiveAnswer = { answer: "yes", source: "usual", over: "usual:1" };

test("an equal answer never conflicts; a different one must have seen the stored one", () => {
  const kept = { answer: "no" as Answer, note: "ill", version: 3 };
  const request = { note: null, over: null };
  assert.is(
    compareAnswers(kept, said("no"), { ...request, answer: "no", note: "ill", seenVersion: 0 }),
    "same",
  );
  assert.is(compareAnswers(kept, said("no"), { ...request, answer: "yes", seenVersion: 3 }), "saved");
  assert.is(compareAnswers(kept, said("no"), { ...request, answer: "yes", seenVersion: 2 }), "differs");
  assert.is(
    compareAnswers(kept, said("no"), { ...request, answer: "no", note: "better", seenVersion: 2 }),
    "differs",
  );
  const none = { answer: null, note: null, version: 0 };
  assert.is(compareAnswers(none, said(null), { ...request, answer: "yes", seenVersion: 0 }), "saved");
});

test("an answer over an absence or a usual yes names it, or agrees with it", () => {
  const none = { answer: null, note: null, version: 0 };
  const yes = { answer: "yes" as Answer, note: null, seenVersion: 0 };
  const no = { ...yes, answer: "no" as Answer };
  assert.is(compareAnswers(none, away, { ...yes, over: null }), "differs", "the absence was not seen");
  assert.is(
    compareAnswers(none, away, { ...yes, over: "away:fedcba9876543210" }),
    "differs",
    "in another version",
  );
  assert.is(compareAnswers(none, away, { ...yes, over: away.over }), "saved");
  assert.is(compareAnswers(none, away, { ...no, over: null }), "saved", "and stands by itself then");
  assert.is(compareAnswers(none, usual, { ...no, over: null }), "differs");
  assert.is(compareAnswers(none, usual, { ...no, over: "usual:1" }), "saved");
  assert.is(compareAnswers(none, usual, { ...yes, over: null }), "saved");
  assert.is(compareAnswers(none, said(null), { ...no, over: "usual:1" }), "saved", "nothing stands any more");
  const june = { answer: "yes" as Answer, note: null, version: 1 };
  const maybe = { answer: "maybe" as Answer, note: null, seenVersion: 1, over: away.over };
  assert.is(
    compareAnswers(june, said("yes"), maybe),
    "differs",
    "the absence was taken back, and the yes not seen",
  );
  assert.is(
    compareAnswers(june, away, { ...maybe, seenVersion: 0 }),
    "differs",
    "the yes beneath was not seen",
  );
  assert.is(
    compareAnswers(june, away, { ...yes, over: away.over, seenVersion: 1 }),
    "saved",
    "the old yes is renewed",
  );
});

test("property: two simultaneous answers never replace each other unseen, unless they agree", () => {
  const request = fc.record({ answer: fc.constantFrom(...answers), note: fc.constantFrom(null, "ill") });
  fc.assert(
    fc.property(request, request, fc.nat(5), (one, other, version) => {
      const kept = { answer: "maybe" as Answer, note: "perhaps", version };
      const first = compareAnswers(kept, said(kept.answer), { ...one, seenVersion: version, over: null });
      assert.is(first, "saved");
      const request = { ...other, seenVersion: version, over: null };
      const second = compareAnswers({ ...one, version: version + 1 }, said(one.answer), request);
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

test.run();
