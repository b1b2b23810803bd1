import { suite } from "uvu";
import * as assert from "uvu/assert";
import { remindAt } from "../../../../domain/schedule/notice/reminder";

const test = suite("reminders of missing answers");
const hour = 3_600_000;

test("a reminder is sent a day before the deadline, or two before the start", () => {
  assert.is(remindAt(52 * hour, 100 * hour), 28 * hour);
  assert.is(remindAt(null, 100 * hour), 52 * hour);
});

test.run();
