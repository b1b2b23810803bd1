import { suite } from "uvu";
import * as assert from "uvu/assert";
import { huddleName, isTeamHuddleName, type NamedHuddle } from "../../../domain/huddle/huddle-names";
import { searchWords, tidyMessage } from "../../../domain/huddle/message-text";

const test = suite("names and texts of huddles");

const huddle: NamedHuddle = { kind: "group", title: null, teamName: "Comets", event: null, others: [] };

test("team and staff are named after the team, a group after its people unless it has a title", () => {
  assert.is(huddleName({ ...huddle, kind: "team" }), "Comets grown-ups");
  assert.is(huddleName({ ...huddle, kind: "staff" }), "Comets staff");
  assert.is(huddleName({ ...huddle, title: "Nets", others: ["Kim"] }), "Nets");
  assert.is(huddleName(huddle), "Just you");
  assert.is(huddleName({ ...huddle, others: ["Kim"] }), "Kim");
  assert.is(huddleName({ ...huddle, others: ["Kim", "Alex"] }), "Kim and Alex");
  assert.is(huddleName({ ...huddle, others: ["Kim", "Alex", "Lee", "Mo"] }), "Kim, Alex and 2 more");
});

test("a post is named by its beginning, and a deleted one by what it was", () => {
  assert.is(huddleName({ ...huddle, kind: "card", post: "Picture day" }), "“Picture day”");
  for (const post of ["", null]) assert.is(huddleName({ ...huddle, kind: "card", post }), "A post");
});

test("a title that reads like the huddle of all grown-ups or of staff is told apart from others", () => {
  for (const title of [
    "Comets grown-ups",
    "COMETS GROWN-UPS",
    "Comets\u00a0staff",
    "cometsstaff",
    "Ｃｏｍｅｔｓ staff",
  ])
    assert.is(isTeamHuddleName(title, "Comets"), true, title);
  for (const title of ["Comets", "staff", "Comets grown-ups 2", "Owls staff"])
    assert.is(isTeamHuddleName(title, "Comets"), false, title);
});

test("an event's huddle says what and when, also after the event was taken back", () => {
  const event = { title: "Game", opponent: "Rockets", timing: "timed", startsLocal: "2026-11-28T09:05:00" };
  const named = (change: object) => huddleName({ ...huddle, kind: "event", event: { ...event, ...change } });
  assert.is(named({}), "Game vs Rockets, Sat, Nov 28, 9:05");
  assert.is(named({ opponent: null, timing: "day" }), "Game, Sat, Nov 28");
  assert.is(huddleName({ ...huddle, kind: "event" }), "An event that is off the books");
});

test("a message keeps its lines and loses invisible signs and empty ends", () => {
  assert.is(tidyMessage("\n one \r\n\r\ntwo\u202e \n"), "one\n\ntwo");
  assert.is(tidyMessage("👩‍👧 ⚽️"), "👩‍👧 ⚽️");
  assert.is(tidyMessage("\u2066\u2069"), "");
});

test("a search is its distinct words in lower case, without signs", () => {
  assert.equal(searchWords("Blue, BLUE | shirts' & 7!"), ["blue", "shirts", "7"]);
  assert.equal(searchWords("¿Dónde está?"), ["dónde", "está"]);
  assert.equal(searchWords("!!"), []);
});

test.run();
