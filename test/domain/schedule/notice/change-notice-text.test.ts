import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  changeNoticeText,
  settleTime,
  unseenAt,
} from "../../../../domain/schedule/notice/change-notice-text";

const test = suite("notices about a change");
const hour = 3_600_000;
const moment = (at: number) => `hour ${at / hour}`;
const words = (startsAt: number, mails = 9) =>
  changeNoticeText({ what: "called_off", startsAt, mails }, 0, moment);

test("the notice says what is sent and when, by how soon the event starts", () => {
  assert.is(words(24 * hour), "Called off. Mails leave in 10 seconds.");
  assert.is(words(24 * hour + 1), "Called off. Mails leave in a minute.");
  assert.is(words(48 * hour), "Called off. Mails leave in a minute.");
  assert.is(words(72 * hour), "Called off. Who hasn't seen it by hour 24 gets a mail.");
  assert.is(words(hour, 0), "Called off. Nobody gets mails here yet: share it.");
});

test("moving and reinstating give the same notice", () => {
  const near = { startsAt: hour, mails: 2 };
  assert.is(changeNoticeText({ what: "moved", ...near }, 0, moment), "Moved. Mails leave in 10 seconds.");
  assert.is(changeNoticeText({ what: "back_on", ...near }, 0, moment), "Back on. Mails leave in 10 seconds.");
});

test("events that were called off or put back on together are counted", () => {
  const near = { startsAt: hour, mails: 2, events: 12 };
  assert.is(
    changeNoticeText({ what: "called_off", ...near }, 0, moment),
    "12 called off. Mails leave in 10 seconds.",
  );
  assert.is(changeNoticeText({ what: "back_on", ...near, mails: null }, 0, moment), "12 back on.");
  assert.is(changeNoticeText({ what: "moved", ...near }, 0, moment), "Moved. Mails leave in 10 seconds.");
});

test("a change of a started event settles as fast as one of a near event", () => {
  assert.is(settleTime(-hour, 0), 10_000);
  assert.is(unseenAt(-hour, 0), null);
});

test.run();
