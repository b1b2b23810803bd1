import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type InactivityNotice,
  inactiveBefore,
  inactivityStep,
} from "../../../domain/base/inactivity-notice";

const test = suite("what nobody uses any more");

const mailedOn = "2028-01-10";

/** Used last on 2026-03-10, so over on 2028-03-10; the first mail is due 60 days before. */
const rows: readonly [string | null, InactivityNotice | null, string, string][] = [
  ["2026-03-10", null, "2028-01-09", "nothing"],
  ["2026-03-10", null, "2028-01-10", "tell 2028-03-10"],
  ["2026-03-10", null, "2031-05-01", "tell 2031-06-30"],
  [null, null, "2031-05-01", "nothing"],
  ["2026-03-10", { dueOn: "2028-03-10", mailedOn, remindedOn: null }, "2028-02-08", "nothing"],
  ["2026-03-10", { dueOn: "2028-03-10", mailedOn, remindedOn: null }, "2028-02-09", "remind 2028-03-10"],
  ["2026-03-10", { dueOn: "2028-03-10", mailedOn, remindedOn: null }, "2028-04-01", "remind 2028-05-01"],
  ["2026-03-10", { dueOn: "2028-03-10", mailedOn, remindedOn: "2028-02-09" }, "2028-03-09", "nothing"],
  // It is still the day before in California.
  ["2026-03-10", { dueOn: "2028-03-10", mailedOn, remindedOn: "2028-02-09" }, "2028-03-10", "nothing"],
  ["2026-03-10", { dueOn: "2028-03-10", mailedOn, remindedOn: "2028-02-09" }, "2028-03-11", "end"],
  ["2028-02-20", { dueOn: "2028-03-10", mailedOn, remindedOn: "2028-02-09" }, "2028-03-10", "keep"],
  [null, { dueOn: "2028-03-10", mailedOn, remindedOn: null }, "2028-02-09", "keep"],
  // No round came for years: the old mails count no more.
  ["2028-02-20", { dueOn: "2028-03-10", mailedOn, remindedOn: "2028-02-09" }, "2030-03-01", "keep"],
  ["2028-02-20", { dueOn: "2028-03-10", mailedOn, remindedOn: null }, "2030-03-01", "keep"],
  // Nothing goes before its time, whatever the notice says.
  ["2026-03-11", { dueOn: "2028-03-10", mailedOn, remindedOn: "2028-02-09" }, "2028-03-11", "nothing"],
  ["2026-03-11", { dueOn: "2028-03-10", mailedOn, remindedOn: "2028-02-09" }, "2028-03-12", "end"],
];

for (const [inactiveSince, notice, today, expected] of rows)
  test(`used last ${inactiveSince}, ${JSON.stringify(notice)}, on ${today}: ${expected}`, () => {
    const step = inactivityStep({ inactiveSince, notice }, { months: 24, today });
    assert.is("dueOn" in step ? `${step.kind} ${step.dueOn}` : step.kind, expected);
  });

test("what was used last on that day may be told today", () => {
  assert.is(inactiveBefore("2028-01-10", 24), "2026-03-10");
  assert.is(inactiveBefore("2027-01-09", 12), "2026-03-10");
  assert.throws(() => inactiveBefore("soon", 12));
  assert.throws(() => inactivityStep({ inactiveSince: null, notice: null }, { months: 12, today: "soon" }));
});

test.run();
