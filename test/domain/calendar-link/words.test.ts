import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fetcherOf } from "../../../domain/calendar-link/calendar-link";
import { guestDays, guestNameRule } from "../../../domain/calendar-link/guest";
import { calendarHref, guestsOf, linesOfLinks } from "../../../domain/calendar-link/lines";
import { lookDaysOf, lookLines, lookTime } from "../../../domain/calendar-link/look-texts";
import { askedText } from "../../../domain/calendar-link/texts";
import { calendarDetails, calendarTitle, placeText } from "../../../domain/calendar-link/words";
import { calendarLink, calendarLinks, guestLink, lookEvent } from "../../support/people/calendar-link-rows";

const test = suite("words and lines of calendar links");

test("an event's title names the players; a place and the details leave out what is missing", () => {
  const game = { title: "Game", opponent: "Comets" };
  assert.equal(
    [[], ["Maya"], ["Maya", "Leo"], ["Maya", "Leo", "Kit"]].map((names) =>
      calendarTitle(game, "Rockets", names),
    ),
    [
      "Game vs Comets (Rockets)",
      "Maya: Game vs Comets (Rockets)",
      "Maya and Leo: Game vs Comets (Rockets)",
      "Maya, Leo and Kit: Game vs Comets (Rockets)",
    ],
  );
  assert.equal(
    [
      placeText("Riverside", "field 7"),
      placeText(null, "field 7"),
      placeText("Riverside", null),
      placeText(null, null),
    ],
    ["Riverside, field 7", "field 7", "Riverside", null],
  );
  const event = { ...game, startsLocal: "2026-11-24T09:00:00", arriveMinutes: 15, kit: "blue" };
  assert.equal(
    (["timed", "day", "open"] as const).map((timing) => calendarDetails({ ...event, timing })),
    ["Be there 8:45.\nKit: blue.", "Kit: blue.", "Time to come.\nKit: blue."],
  );
});

test("who asked last, and when, by the device's clock", () => {
  const asked = (by: "google" | "page" | "other" | null, wall: string | null, guest: string | null = null) =>
    askedText({ last_fetched_by: by, guest_name: guest }, wall, "2026-11-24");
  assert.equal(
    [
      asked(null, null),
      asked(null, null, "Grandpa"),
      asked("google", "2026-11-24T06:02:00"),
      asked("other", "2026-11-23T18:30:00"),
      asked("page", "2026-11-22T09:00:00", "Grandpa"),
      asked("google", "2026-11-01T09:00:00"),
    ],
    [
      "Not used yet.",
      "Nobody has looked yet.",
      "Google asked last at 6:02 today.",
      "A calendar asked last at 18:30 yesterday.",
      "Grandpa looked last on Sunday.",
      "Google asked last on Sun, Nov 1.",
    ],
  );
});

test("calendars are told apart by what they say of themselves", () => {
  assert.equal(
    [
      "Google-Calendar-Importer",
      "Mozilla/5.0 (compatible; Googlebot)",
      "Microsoft Exchange/15.20 (Windows NT 10.0)",
      "macOS/15.1 (24B83) dataaccessd/1.0",
      "iOS/18.1 (22B83) dataaccessd/1.0",
      "Mozilla/5.0 Thunderbird/128",
      "",
    ].map(fetcherOf),
    ["google", "google", "outlook", "apple", "apple", "other", "other"],
  );
});

test("the list has one line for what may be linked, with its first link, then other links and guests", () => {
  const links = calendarLinks([
    calendarLink({ id: "first" }),
    calendarLink({ id: "second" }),
    calendarLink({ id: "lost team", scope: "team", team_id: "gone" }),
    calendarLink({ id: "lost child", scope: "child", child_id: "gone" }),
    guestLink(),
  ]);
  assert.equal(
    linesOfLinks(links).map(({ id, title, link, isOffered }) => [id, title, link?.id ?? null, isOffered]),
    [
      ["household", "Our week", "first", true],
      ["child.maya", "Maya", null, true],
      ["team.rockets", "Rockets", null, true],
      ["second", "Our week", "second", false],
      ["lost team", "A team's link that has ended", "lost team", false],
      ["lost child", "A player's link that has ended", "lost child", false],
      ["g1", "Grandpa (Maya)", "g1", false],
    ],
  );
  assert.equal(
    guestsOf(links, "maya").map(({ id, title }) => [id, title]),
    [["g1", "Grandpa"]],
  );
  assert.equal(guestsOf(links, "leo"), []);
  assert.is(calendarHref("https://drip.example/calendar/x.ics"), "webcal://drip.example/calendar/x.ics");
});

test("a guest has a name of 30 signs at most, and a link for a season, a month or a year", () => {
  assert.is(guestNameRule("  Grandpa  ").value, "Grandpa");
  assert.equal(
    ["", "x".repeat(31), "Gran\u200bpa"].map((name) => guestNameRule(name).problem === null),
    [false, false, false],
  );
  assert.equal(
    guestDays("2026-11-24").map(({ value }) => value),
    ["", "2026-12-24", "2027-11-24"],
  );
});

test("a guest's page has days in order, with times and places; what began before stands today", () => {
  const cup = lookEvent({
    id: "e2",
    timing: "day",
    first_day: "2026-11-21",
    last_day: "2026-11-23",
    title: "Cup",
  });
  const days = lookDaysOf({ firstName: "Maya", today: "2026-11-22", events: [cup, lookEvent()] });
  assert.equal(
    days.map(({ day, events }) => [day, events.map(({ id }) => id)]),
    [
      ["2026-11-22", ["e2"]],
      ["2026-11-24", ["e1"]],
    ],
  );
  assert.equal([lookEvent(), cup, lookEvent({ timing: "open" })].map(lookTime), [
    "17:30 to 19:00",
    "All day",
    "Time to come",
  ]);
  assert.equal(lookLines(lookEvent({ status: "called_off", address: "12 River Rd" })), {
    title: "Practice (Rockets)",
    details: ["Called off", "be there 17:15", "Riverside, field 7, 12 River Rd"],
  });
});

test.run();
