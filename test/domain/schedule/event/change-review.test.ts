import { suite } from "uvu";
import * as assert from "uvu/assert";
import { answersOf, askedAgain, changeWord, reviewOf } from "../../../../domain/schedule/event/change-review";
import { details, typed } from "../../../support/people/event";

const test = suite("review of a change");
const venue = { id: "v1", name: "Riverside", category: "field" as const, address: null, version: 1 };
const before = details({ venue });
const places = [{ id: "v2", name: "West Gym" }];
const rows = (change: Parameters<typeof typed>[0], of = before) =>
  reviewOf(typed({ arriveMinutes: 15, ...change }), of, places).rows.map(
    ({ label, was, is }) => `${label}: ${was} > ${is}`,
  );

test("an unchanged form reviews nothing and saves as it is", () => {
  const review = reviewOf(typed(), before, places);
  assert.equal(review, { rows: [], isMove: false });
  assert.is(changeWord(review, "practice", false), "Save");
});

test("each changed field is told by its old and its new words", () => {
  for (const [change, told] of [
    [{ time: "09:00" }, "Starts: 17:30 > 9:00"],
    [{ day: "2026-11-25" }, "Day: Tue, Nov 24 > Wed, Nov 25"],
    [{ minutes: 60 }, "How long: 90 min > 60 min"],
    [{ arriveMinutes: 30 }, "Be there: 15 min before > 30 min before"],
    [{ timeZone: "America/New_York" }, "Time zone: Chicago > New York"],
    [{ venueId: "v2" }, "Place: Riverside > West Gym"],
    [{ venueId: "v3" }, "Place: Riverside > another place"],
    [{ venueId: null }, "Place: Riverside > "],
    [{ venueDetail: "field 3" }, "Field: field 7 > field 3"],
    [{ title: "Keepers" }, "Name:  > Keepers"],
    [{ kit: "blue" }, "Kit:  > blue"],
    [{ notes: "Bring water." }, "Notes:  > new"],
    [{ asks: "players_and_staff" }, "Asked: Players > Players and staff"],
    [{ answerLead: 1_440 }, "Answers: No deadline > 1 day before"],
  ] as const)
    assert.equal(rows(change), [told]);
});

test("another kind and another timing are told with the fields that they bring or drop", () => {
  assert.equal(rows({ kind: "game", opponent: "Owls", side: "away" }), [
    "Kind: practice > game",
    "Opponent:  > Owls",
    "Played:  > Away",
  ]);
  assert.equal(rows({ timing: "open" }), [
    "Starts: 17:30 > ",
    "The time: At a time > Not set yet",
    "How long: 90 min > ",
    "Be there: 15 min before > ",
  ]);
});

test("time and place move an event, and the button says so; all else changes it", () => {
  const word = (change: Parameters<typeof typed>[0], isOneOfMany = false) =>
    changeWord(reviewOf(typed(change), before, places), "game", isOneOfMany);
  for (const change of [{ time: "18:00" }, { day: "2026-11-25" }, { minutes: 60 }, { venueId: "v2" }])
    assert.is(word(change), "Move game");
  for (const change of [{ venueDetail: "field 3" }, { kit: "blue" }, { notes: "x" }, { arriveMinutes: 0 }])
    assert.is(word(change), "Change game");
  assert.is(word({ time: "18:00" }, true), "Move one or more");
  assert.is(word({ kit: "red" }, true), "Change one or more");
});

test("the answers to be asked again are all that were given", () => {
  const given = details({ counts: { yes: 9, maybe: 2, no: 1, silent: 3, for_old_time: 4 } });
  assert.is(askedAgain(answersOf(given)), "12 answers will be asked again.");
  assert.is(askedAgain(1), "1 answer will be asked again.");
  assert.is(askedAgain(answersOf(details())), null);
  const { counts: _, ...uncounted } = given.event;
  assert.is(answersOf({ ...given, event: uncounted }), 0);
});

test.run();
