import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isoDateOf, weekdayOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import {
  closesFault,
  emptyDraft,
  nextFriday,
  optionFaults,
  optionsOf,
  textFault,
} from "../../../domain/feed/card-form";
import { cardFormTexts } from "../../../domain/feed/form-texts";

const test = suite("the form of a post");
const now = Date.parse("2026-11-29T12:00:00.000Z");
const day = 86_400_000;

test("a post has words, 4,000 characters at most", () => {
  assert.is(textFault(" \n "), cardFormTexts.empty);
  assert.is(textFault("x"), null);
  assert.is(textFault("x".repeat(4_000)), null);
  assert.is(textFault("x".repeat(4_003)), cardFormTexts.tooLong(3));
  assert.is(textFault("😀".repeat(4_000)), null, "signs, not units");
});

test("a poll has two to eight answers that differ, of 80 characters", () => {
  assert.is(optionFaults(["", ""]).all, cardFormTexts.tooFew);
  assert.is(optionFaults(["Pizza", "  "]).all, cardFormTexts.tooFew);
  assert.equal(optionFaults(["Pizza", "Barbecue", ""]), { lines: [null, null, null], all: null });
  assert.is(optionFaults(Array.from({ length: 9 }, (_, at) => `${at}`)).all, cardFormTexts.tooMany);
  assert.equal(optionFaults(["Pizza", " pizza "]).lines, [null, cardFormTexts.alike]);
  assert.equal(optionFaults(["x".repeat(80), "y".repeat(81)]).lines, [null, cardFormTexts.optionTooLong]);
  assert.equal(optionsOf([" A  bit ", "", "of both"]), ["A bit", "of both"]);
});

test("voting closes within sixty days, or never", () => {
  assert.is(closesFault(null, now), null);
  assert.is(closesFault(Number.NaN, now), cardFormTexts.noMoment);
  assert.is(closesFault(now, now), cardFormTexts.past);
  assert.is(closesFault(now + 1, now), null);
  assert.is(closesFault(now + 60 * day, now), null);
  assert.is(closesFault(now + 60 * day + 1, now), cardFormTexts.tooFar);
});

test("until it is changed, voting closes on the next Friday at 20:00", () => {
  for (let at = dayOf("2026-11-20"); at < dayOf("2026-12-20"); at += 1) {
    const [date = "", time] = nextFriday(isoDateOf(at)).split("T");
    const ahead = dayOf(date) - at;
    assert.equal([weekdayOf(dayOf(date)), time, ahead >= 1 && ahead <= 7], [5, "20:00", true]);
  }
  assert.is(emptyDraft("2026-11-29").closes, "2026-12-04T20:00");
});

test.run();
