import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eventKinds } from "../../../../domain/schedule/event/event";
import {
  blankEvent,
  changeOf,
  findDayFault,
  fitOf,
  formOf,
  isForTheRecord,
  lengthRule,
  likeOf,
  newEventOf,
  readTime,
  textFields,
  timeRule,
  usualOf,
} from "../../../../domain/schedule/event/event-fields";
import {
  arriveWords,
  eventFormTexts,
  leadWords,
  lengthWords,
} from "../../../../domain/schedule/event/event-texts";
import { details, typed } from "../../../support/people/event";

const test = suite("event's fields");

test("a time is parsed in the forms people type", () => {
  const read: Record<string, string | null> = {
    "17:30": "17:30",
    "1730": "17:30",
    "17.30": "17:30",
    "5:30 pm": "17:30",
    "5:30PM": "17:30",
    "5 p.m.": "17:00",
    " 9 ": "09:00",
    "930": "09:30",
    "12 am": "00:00",
    "12 pm": "12:00",
    "0:00": "00:00",
    "24:00": null,
    "9:60": null,
    "13 pm": null,
    "0 am": null,
    soon: null,
    "17:3": null,
    "": null,
  };
  for (const [text, time] of Object.entries(read)) assert.is(readTime(text), time, text);
});

test("property: every minute of a day is parsed back, on 12 and 24 hour clocks", () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
      const [h, m] = [String(hour).padStart(2, "0"), String(minute).padStart(2, "0")];
      assert.is(readTime(`${hour}:${m}`), `${h}:${m}`);
      assert.is(readTime(`${hour % 12 || 12}:${m} ${hour < 12 ? "am" : "pm"}`), `${h}:${m}`);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const time = readTime(text);
      assert.ok(time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
    }),
  );
});

test("fields report their errors by the server's limits", () => {
  const { title, notes } = textFields;
  assert.equal(timeRule(""), { value: "", problem: eventFormTexts.noTime });
  assert.equal(timeRule("late"), { value: "late", problem: eventFormTexts.unreadableTime });
  assert.equal(timeRule("5 pm"), { value: "17:00", problem: null });
  for (const text of ["", "4", "20161", "1.5", "ninety"])
    assert.is(lengthRule(text).problem, eventFormTexts.length);
  for (const text of ["5", " 90 ", "20160"]) assert.is(lengthRule(text).problem, null);
  assert.is(title.rule("x".repeat(title.max)).problem, null);
  assert.ok(title.rule("x".repeat(title.max + 1)).problem);
  assert.is(title.rule("Cup\u202efinal").problem, eventFormTexts.unseen);
  assert.is(title.rule("Spring Cup 🏆").problem, null);
  assert.is(notes.rule("Two\nlines").problem, null);
  assert.ok(notes.rule("x".repeat(notes.max + 1)).problem);
});

test("an event is at most two weeks in the past, for the record, and 400 days ahead", () => {
  const today = "2026-11-22";
  const faults = ["2026-11-07", "2026-11-08", "2026-11-22", "2027-12-27", "2027-12-28"];
  assert.equal(
    faults.map((day) => findDayFault(day, today)),
    ["too_old", null, null, null, "too_far"],
  );
  assert.is(findDayFault("", today), null);
  assert.equal(
    ["2026-11-21", "2026-11-22", ""].map((day) => isForTheRecord(day, today)),
    [true, false, false],
  );
});

test("a new event needs a day, and a time if it is timed", () => {
  const missing = (form: Parameters<typeof fitOf>[0]) =>
    ["day", "time"].filter((field) => !fitOf(form).some((fit) => fit === field));
  assert.equal(missing(blankEvent("practice", "UTC")), ["day", "time"]);
  assert.equal(missing(blankEvent("tournament", "UTC")), ["day"]);
  assert.equal(missing(typed()), []);
  for (const kind of eventKinds) assert.equal(blankEvent(kind, "UTC").minutes, usualOf(kind).minutes);
});

test("only fields that the timing and the kind use are sent", () => {
  assert.equal(newEventOf(typed({ opponent: "Comets", side: "home" })), {
    kind: "practice",
    title: null,
    opponent: null,
    side: null,
    timing: "timed",
    starts_local: "2026-11-24T17:30:00",
    duration_minutes: 90,
    arrive_minutes: 15,
    time_zone: "America/Chicago",
    venue_id: "v1",
    venue_detail: "field 7",
    kit: null,
    notes: null,
    asks: "players",
    answer_lead_minutes: null,
  });
  const cup = newEventOf(typed({ timing: "day", days: 2, asks: "nobody", answerLead: 60 }));
  assert.equal(
    [cup.starts_local, cup.days, cup.duration_minutes, cup.arrive_minutes, cup.answer_lead_minutes],
    ["2026-11-24T00:00:00", 2, undefined, undefined, null],
  );
  const game = newEventOf(typed({ kind: "game", opponent: "Comets", side: "away", timing: "open" }));
  assert.equal(
    [game.opponent, game.side, game.starts_local, game.days],
    ["Comets", "away", "2026-11-24T00:00:00", undefined],
  );
});

test("a form starts with the event's values and sends only the changed ones", () => {
  const before = details({ answer_by: "2026-11-22T23:30:00.000Z" }, { notes: "Bring water." });
  const form = formOf(before);
  assert.equal(form, typed({ notes: "Bring water.", answerLead: 2_880 }));
  assert.is(changeOf(form, before), null);
  assert.equal(changeOf({ ...form, time: "14:00", venueDetail: "", title: "Last one" }, before), {
    title: "Last one",
    starts_local: "2026-11-24T14:00:00",
    venue_detail: null,
  });
  const cup = details({
    timing: "day",
    title: "Spring Cup",
    duration_minutes: 2_880,
    starts_local: "2026-11-24T00:00:00",
    answer_by: "2026-11-25T00:30:00.000Z",
  });
  assert.equal(
    [formOf(cup).days, formOf(cup).time, formOf(cup).title, formOf(cup).answerLead],
    [2, "", "Spring Cup", 0],
  );
});

test("a copy is on the next same weekday", () => {
  assert.is(likeOf(details(), "2026-11-20").day, "2026-12-01");
  assert.is(likeOf(details(), "2026-12-24").day, "2026-12-29");
  assert.is(likeOf(details(), "2026-12-01").day, "2026-12-01");
  assert.is(likeOf(details(), "no day").day, "2026-11-24");
});

test("lengths and deadlines as text", () => {
  assert.equal([90, 60, 120, 1_440, 2_880].map(lengthWords), [
    "90 min",
    "60 min",
    "2 hours",
    "1 day",
    "2 days",
  ]);
  assert.equal([0, 15].map(arriveWords), ["On time", "15 min before"]);
  assert.equal([null, 0, 120, 2_880].map(leadWords), [
    "No deadline",
    "Until it starts",
    "2 hours before",
    "2 days before",
  ]);
});

test.run();
