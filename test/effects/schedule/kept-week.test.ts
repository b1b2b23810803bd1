import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openKeptWeek } from "../../../src/effects/schedule/kept-week.effects";
import { week } from "../../support/people/week";

const test = suite("kept week");

test("without browser storage the window lasts as long as the page", async () => {
  const kept = openKeptWeek(undefined, "kim");
  assert.is(await kept.readWindow(), null);
  await kept.keepWindow({ window: week(), readAt: 7 });
  assert.equal(await kept.readWindow(), { window: week(), readAt: 7 });
  kept.forget();
  assert.is(await kept.readWindow(), null);
});

test("a stored window that lacks fields of this release is ignored", async () => {
  const kept = openKeptWeek(undefined, "kim");
  const { events: _, ...old } = week();
  await kept.keepWindow({ window: old as ReturnType<typeof week>, readAt: 7 });
  assert.is(await kept.readWindow(), null);
});

test.run();
