import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openCachedWeek } from "../../../src/effects/schedule/cached-week.effects";
import { week } from "../../support/people/week";

const test = suite("kept week");

test("without browser storage the window lasts as long as the page", async () => {
  const kept = openCachedWeek(undefined, "kim");
  assert.is(await kept.readWindow(), null);
  await kept.saveWindow({ window: week(), readAt: 7 });
  assert.equal(await kept.readWindow(), { window: week(), readAt: 7 });
  kept.forget();
  assert.is(await kept.readWindow(), null);
});

test("a stored window that lacks fields of this release is ignored", async () => {
  const kept = openCachedWeek(undefined, "kim");
  const { events: _, ...old } = week();
  await kept.saveWindow({ window: old as ReturnType<typeof week>, readAt: 7 });
  assert.is(await kept.readWindow(), null);
});

test.run();
