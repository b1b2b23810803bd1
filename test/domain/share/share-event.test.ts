import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isShownInCalendar } from "../../../domain/share/share-event";
import type { components } from "../../../openapi";

const test = suite("an event in one's own calendar");

const now = Date.parse("2026-11-24T18:00:00.000Z");
const hour = 3_600_000;
const link: components["schemas"]["CalendarLink"] = {
  id: "l1",
  scope: "household",
  child_id: null,
  team_id: null,
  name: null,
  guest_name: null,
  link: "https://drip.example/calendar/n2qv.ics",
  leaves_out_declined: true,
  ends_on: null,
  last_fetched_at: new Date(now - 71 * hour).toISOString(),
  last_fetched_by: "google",
  is_mine: true,
  version: 1,
};
const isShown = (change: Partial<typeof link>) =>
  isShownInCalendar({ items: [{ ...link, ...change }], children: [], teams: [] }, "comets", now);

test("a household's link, or one of the team, that a calendar asked for lately shows it", () => {
  assert.is(isShown({}), true);
  assert.is(isShown({ scope: "team", team_id: "comets" }), true);
  assert.is(isShown({ scope: "team", team_id: "rockets" }), false);
  assert.is(isShown({ scope: "child", child_id: "c1" }), false, "its child may not be in the team");
});

test("a link that is nobody's calendar does not", () => {
  assert.is(isShown({ last_fetched_at: new Date(now - 72 * hour).toISOString() }), false);
  assert.is(isShown({ last_fetched_at: null }), false);
  assert.is(isShown({ is_mine: false }), false);
  assert.is(isShown({ guest_name: "Grandpa" }), false);
  assert.is(isShownInCalendar({ items: [], children: [], teams: [] }, "comets", now), false);
});

test.run();
