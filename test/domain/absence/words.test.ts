import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AbsenceTurn } from "../../../domain/absence/absence";
import { eventText, reviewText, touchText } from "../../../domain/absence/form-texts";
import { usualTexts } from "../../../domain/absence/usual-texts";
import {
  awayDaysText,
  awayThenText,
  awayUntilText,
  daysText,
  saidAwayText,
  usualOfText,
  weekdaysText,
} from "../../../domain/absence/words";

const test = suite("words of absences");

const days = (first_day: string, last_day: string, weekdays = 127) => ({ first_day, last_day, weekdays });

test("days name the month once, and both where it changes", () => {
  assert.is(daysText(days("2026-07-01", "2026-07-14")), "Jul 1 to 14");
  assert.is(daysText(days("2026-12-20", "2027-01-03")), "Dec 20 to Jan 3");
  assert.is(daysText(days("2026-07-01", "2027-07-01")), "Jul 1 to Jul 1");
  assert.is(daysText(days("2026-07-09", "2026-07-09")), "Jul 9");
  assert.is(awayUntilText("2026-07-14"), "Away until Jul 14");
});

test("weekdays are named where they are not all", () => {
  assert.is(weekdaysText(127), "");
  assert.is(weekdaysText(8), "on Wed");
  assert.is(weekdaysText(8 + 32), "on Wed and Fri");
  assert.is(weekdaysText(1 + 2 + 64), "on Sun, Mon and Sat");
  assert.is(awayDaysText(days("2026-07-01", "2026-08-30", 8)), "on Wed, Jul 1 to Aug 30");
});

test("the other guardian reads who says what", () => {
  assert.is(
    saidAwayText("Alex", "Maya", days("2026-07-01", "2026-07-14")),
    "Alex says Maya is away Jul 1 to 14.",
  );
});

test("a change says who is out then", () => {
  assert.is(awayThenText(["Maya"]), "You're away then, so Maya is Out.");
  assert.is(awayThenText(["Maya", "Leo", "Ida"]), "You're away then, so Maya, Leo and Ida are Out.");
  assert.is(awayThenText([]), "You're away then, so you're Out.");
});

test("a review counts things, teams and what turns", () => {
  const turn = (from: AbsenceTurn["from"], to: AbsenceTurn["to"]) => ({ from, to }) as AbsenceTurn;
  assert.is(reviewText({ covers: 0, teams: 0, turns: [] }), "Nothing on those days yet.");
  assert.is(reviewText({ covers: 1, teams: 1, turns: [turn("maybe", "no")] }), "Out of 1 thing.");
  const two = [turn("yes", "no"), turn("yes", "no")];
  assert.is(
    reviewText({ covers: 11, teams: 3, turns: two }),
    "Out of 11 things in 3 teams. Turns 2 In to Out.",
  );
  assert.is(
    reviewText({ covers: 0, teams: 0, turns: [turn("no", "yes")] }),
    "Nothing on those days yet. Back In at 1.",
  );
});

test("an event, and one of several days that still asks", () => {
  const cup = { starts_local: "2026-07-10T09:00:00", title: "Cup" };
  assert.is(eventText(cup), "Fri, Jul 10, Cup");
  const touch = { ...cup, days_away: 2, days: 4 } as Parameters<typeof touchText>[0];
  assert.is(touchText(touch), "Fri, Jul 10, Cup: away on 2 of its 4 days, so it still asks.");
  assert.is(usualOfText(4), "4 of them as usual");
  assert.is(usualTexts.offered("Maya", "Tuesday"), "Maya always comes on Tuesdays?");
  assert.is(usualTexts.until("2027-05-28"), "In unless we say otherwise, until May 28");
});

test.run();
