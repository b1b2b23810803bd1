import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeTwelveHours } from "../../../domain/dates/clock";
import { localDay, localTime, pastDayHeading } from "../../../domain/dings/ding-days";
import { dingKey } from "../../../domain/dings/ding-kinds";
import { stopOf } from "../../../domain/dings/mail-stop";
import {
  clockChoices,
  defaultRings,
  digestHint,
  isWithin,
  withMail,
} from "../../../domain/dings/ring-settings";

const test = suite("rules of dings");

test("quiet hours include their beginning and not their end, also past midnight", () => {
  const inside = (time: string, from: string, to: string) => isWithin(time, { from, to });
  const night = ["20:59", "21:00", "00:00", "06:59", "07:00", "12:00"].map((time) =>
    inside(time, "21:00", "07:00"),
  );
  assert.equal(night, [false, true, true, true, false, false]);
  const shift = ["07:59", "08:00", "14:59", "15:00", "23:00"].map((time) => inside(time, "08:00", "15:00"));
  assert.equal(shift, [false, true, true, false, false]);
});

test("each time of a day is within the quiet hours or within the rest", () => {
  const time = fc.constantFrom(...clockChoices);
  fc.assert(
    fc.property(time, time, time, (at, from, to) => {
      if (from === to) return;
      assert.is(isWithin(at, { from, to }), !isWithin(at, { from: to, to: from }));
    }),
    { numRuns: 100 },
  );
});

test("the hour of the summary is on the device's clock", () => {
  assert.match(digestHint(), /^A mail at 17:00,/);
  writeTwelveHours(true);
  const onTwelve = digestHint();
  writeTwelveHours(false);
  assert.match(onTwelve, /^A mail at 5:00\u00a0pm,/);
});

test("a kind of mail that is switched leaves the others as they are", () => {
  assert.equal(withMail([], "posts", false), ["posts"]);
  assert.equal(withMail(["posts"], "answers", false), ["answers", "posts"]);
  assert.equal(withMail(["answers", "posts"], "answers", true), ["posts"]);
  assert.equal(withMail(["posts"], "posts", false), ["posts"]);
});

test("a stopping link names its kind before the signature only", () => {
  assert.equal(["u1.signature", "u1.answers.signature", "u1.answers", "answers.x", ""].map(stopOf), [
    "summary",
    "answers",
    "summary",
    "summary",
    "summary",
  ]);
});

test("the defaults are among the times that can be chosen", () => {
  assert.is(clockChoices.length, 48);
  for (const time of Object.values(defaultRings.quietHours)) assert.ok(clockChoices.includes(time), time);
});

test("news about one thing share a key; a newcomer does not replace a request", () => {
  const keys = [
    dingKey("moved", { event_id: "e1" }, "t1"),
    dingKey("called_off", { event_id: "e1" }, "t1"),
    dingKey("called_off", {}, "t1"),
    dingKey("team_asked", {}, "t1"),
    dingKey("team_newcomer", { child_id: "c1" }, "t1"),
    dingKey("circle_asked", { child_id: "c1" }, null),
    dingKey("named", { huddle_id: "h1" }, "t1"),
    dingKey("seated", { huddle_id: "h1" }, "t1"),
    dingKey("report_done", {}, null),
  ];
  assert.equal(keys, [
    "event:e1",
    "event:e1",
    "called_off:t1",
    "team_asked:t1",
    "team_newcomer:t1",
    "circle_asked:c1",
    "huddle:h1:named",
    "huddle:h1:seated",
    "report_done:house",
  ]);
});

test("days are the reader's, and the last two have names", () => {
  const evening = new Date(2026, 10, 21, 9, 5);
  assert.equal([localDay(evening), localTime(evening)], ["2026-11-21", "9:05"]);
  assert.equal(
    ["2026-11-21", "2026-11-20", "2026-11-19"].map((day) => pastDayHeading(day, "2026-11-21")),
    ["Today", "Yesterday", "Thu, Nov 19"],
  );
});

test.run();
