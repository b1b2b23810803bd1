import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mayRemind } from "../../../domain/feed/reminders";

const test = suite("reminders of a post");

const now = new Date("2026-11-24T18:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test("whoever reminds as soon as they may does so three times, twelve hours apart", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }), (hours) => {
      let state: { remindedAt: Date | null; reminders: number } = { remindedAt: null, reminders: 0 };
      const at: number[] = [];
      let time = now.getTime();
      for (const each of hours) {
        time += each * 3_600_000;
        if (!mayRemind(state, new Date(time))) continue;
        state = { remindedAt: new Date(time), reminders: state.reminders + 1 };
        at.push(time);
      }
      assert.ok(at.length <= 3);
      for (const [index, moment] of at.entries())
        if (index > 0) assert.ok(moment - Number(at[index - 1]) >= 12 * 3_600_000);
      if (hours.length >= 3 && hours.every((each) => each >= 12)) assert.is(at.length, 3);
    }),
  );
});

test("to the millisecond", () => {
  assert.is(mayRemind({ remindedAt: null, reminders: 0 }, now), true);
  assert.is(mayRemind({ remindedAt: hoursAgo(12), reminders: 2 }, now), true);
  assert.is(mayRemind({ remindedAt: new Date(hoursAgo(12).getTime() + 1), reminders: 1 }, now), false);
  assert.is(mayRemind({ remindedAt: hoursAgo(99), reminders: 3 }, now), false);
});

test.run();
