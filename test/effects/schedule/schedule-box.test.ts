import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createScheduleBox } from "../../../src/effects/schedule/schedule-box.effects";
import { said, week } from "../../support/people/week";

const test = suite("schedule box");

test("without browser storage the queue lasts as long as the page", async () => {
  const box = createScheduleBox(undefined, "kim");
  assert.is(await box.readWindow(), null);
  await box.keepWindow({ window: week(), readAt: 7 });
  await box.keepSaid(said());
  await box.keepSaid(said({ answer: "no" }));
  await box.keepSaid(said({ membershipId: "leo" }));
  assert.equal(await box.readWindow(), { window: week(), readAt: 7 });
  assert.equal(await box.readSaid(), [said({ answer: "no" }), said({ membershipId: "leo" })]);
  const seen = { teamId: "rockets", eventId: "e1", version: 4 };
  await box.keepSaid({ ...seen, version: 3 });
  await box.keepSaid(seen);
  await box.removeSaid([said(), said({ answer: "no", membershipId: "leo" })]);
  assert.is((await box.readSaid()).length, 3, "what was said anew is not removed with what was said before");
  await box.removeSaid([said({ answer: "no" })]);
  assert.equal(await box.readSaid(), [said({ membershipId: "leo" }), seen]);
  box.forget();
  assert.equal([await box.readWindow(), await box.readSaid()], [null, []]);
});

test("a stored refusal is taken by one caller, and gives way to a newer answer", async () => {
  const box = createScheduleBox(undefined, "kim");
  const refused = { kind: "answer", said: said(), outcome: { kind: "refused", text: "no" } } as const;
  await box.keepBack(refused);
  assert.equal(await box.readBack(), [], "its answer is not stored: a newer one or another tab removed it");
  await box.keepSaid(said());
  await box.keepBack(refused);
  assert.equal([await box.readSaid(), await box.readBack()], [[], [refused]]);
  assert.equal(await Promise.all([box.takeBack(refused), box.takeBack(refused)]), [true, false]);
  await box.keepSaid(said());
  await box.keepBack(refused);
  await box.keepSaid(said({ answer: "no" }));
  assert.is(await box.takeBack(refused), false);
  assert.equal(await box.readSaid(), [said({ answer: "no" })]);
});

test("a stored window that lacks fields of this release is ignored", async () => {
  const box = createScheduleBox(undefined, "kim");
  const { events: _, ...old } = week();
  await box.keepWindow({ window: old as ReturnType<typeof week>, readAt: 7 });
  assert.is(await box.readWindow(), null);
});

test.run();
