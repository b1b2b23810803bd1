import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hourText, readClock, writeTwelveHours } from "../../../domain/dates/clock";
import { beThere } from "../../../domain/dates/wall-time";
import {
  halvesOf,
  readTime,
  shownTimeRule,
  timeRule,
  typedTime,
} from "../../../domain/schedule/event/event-fields";

const test = suite("clock");
test.after.each(() => writeTwelveHours(false));

test("each hour of the day is written on either clock", () => {
  const hours = ["00:05", "09:00", "11:59", "12:00", "13:30", "23:59"];
  assert.equal(hours.map(hourText), ["0:05", "9:00", "11:59", "12:00", "13:30", "23:59"]);
  writeTwelveHours(true);
  assert.equal(
    hours.map((hour) => hourText(hour).replace("\u00a0", " ")),
    ["12:05 am", "9:00 am", "11:59 am", "12:00 pm", "1:30 pm", "11:59 pm"],
  );
  assert.is(beThere("2026-11-24T00:10:00", 15), "11:55\u00a0pm");
});

test("what is written on a clock is read as the same time, for every minute of the day", () => {
  for (const isTwelve of [false, true]) {
    writeTwelveHours(isTwelve);
    for (let minute = 0; minute < 1_440; minute++) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
      const typed = typedTime(time);
      assert.equal([readTime(typed), timeRule(typed)], [time, { value: time, problem: null }], typed);
      assert.is(shownTimeRule(timeRule)(typed).value, typed);
    }
  }
});

test("on a 12-hour clock a time without am or pm is asked about, on a 24-hour clock one before seven", () => {
  assert.equal(
    ["5:30", "530", "6", "05:30", "7:00", "9", "12:15", "17:30", "0:30", "5:30 pm", "no"].map(halvesOf),
    [
      ["05:30", "17:30"],
      ["05:30", "17:30"],
      ["06:00", "18:00"],
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ],
  );
  assert.is(timeRule("5:30").problem, "Is that 05:30 or 17:30?");
  writeTwelveHours(true);
  assert.equal(["5:30", "12:15", "9", "05:30", "13:00", "0:30", "5:30pm", "5:30 a.m."].map(halvesOf), [
    ["5:30 am", "5:30 pm"],
    ["12:15 am", "12:15 pm"],
    ["9:00 am", "9:00 pm"],
    ["5:30 am", "5:30 pm"],
    null,
    null,
    null,
    null,
  ]);
  assert.is(timeRule("5:30").problem, "Is that 5:30 am or 5:30 pm?");
});

test("an unknown stored clock is the device's", () => {
  assert.equal(["12", "24", "device", "13", null].map(readClock), ["12", "24", "device", "device", "device"]);
});

test.run();
