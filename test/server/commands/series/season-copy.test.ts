import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eventsToCome } from "../../../../domain/schedule/limits";
import type { components } from "../../../../openapi";
import { event, series } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { ask, type Person } from "../../../support/people/ask";
import { addEvent, addLastSeason } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the same series as last season");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club } = scheduleCalls(() => server);
type Copied = components["schemas"]["CopiedSeries"];

const past = async (person: Person, teamId: string) =>
  (
    await ask<components["schemas"]["PastSeries"]>(server, person, `GET /team/team_id/${teamId}/series`)
  ).body.series.map(({ id }) => id);
const dates = { first_day: "2026-12-01", last_day: "2026-12-20" };
const copy = (person: Person, teamId: string, series_ids: string[], more: object = {}, key = randomUUID()) =>
  ask<Copied>(server, person, `POST /team/team_id/${teamId}/schedule_copy`, {
    key,
    body: { series_ids, ...dates, ...more },
  });
const stored = () => server.services.db.select().from(event).orderBy(asc(event.startsAt));
const fields = { kind: "practice", timing: "timed", starts_local: "17:30" };

test("offered are series that ended within 400 days, the last part of each, the latest first, and no games", async () => {
  const { teamId, coach, mother } = await club();
  const other = await club();
  const add = (change: object) => addLastSeason(server, teamId, coach.user.id, change);
  const first = await add({ firstDay: "2026-01-01", lastDay: "2026-03-01" });
  const second = await add({ firstDay: "2026-05-01", lastDay: "2026-08-01", splitFrom: first });
  // A part that was split off later, and ends earlier.
  await add({ firstDay: "2026-03-02", lastDay: "2026-04-30", splitFrom: first });
  const yesterday = await add({ lastDay: "2026-11-21" });
  const longest = await add({ firstDay: "2025-10-01", lastDay: "2025-10-18" });
  await add({ lastDay: "2026-11-22" });
  await add({ firstDay: "2025-10-01", lastDay: "2025-10-17" });
  await add({ fields: { ...fields, kind: "game" } });
  const runs = await add({ firstDay: "2026-06-01", lastDay: "2026-07-01" });
  await add({ firstDay: "2026-07-02", lastDay: "2026-12-20", splitFrom: runs });
  await addLastSeason(server, other.teamId, other.coach.user.id);
  assert.equal(await past(coach, teamId), [yesterday, second, longest]);
  const refused = await ask(server, mother, `GET /team/team_id/${teamId}/series`);
  assert.is(refused.code, "EVENT_ITEM_401_REQUEST");
});

test("staff are told that a season is over, until a series of the next one is there", async () => {
  const { teamId, coach, mother } = await club();
  const add = (change: object = {}) => addLastSeason(server, teamId, coach.user.id, change);
  const isOver = async (person: Person) => {
    const path = "GET /schedule?from=2026-11-22&days=7";
    const { body } = await ask<components["schemas"]["ScheduleWindow"]>(server, person, path);
    return body.teams.map((team) => team.is_season_over);
  };
  assert.equal(await isOver(coach), [undefined], "nothing to copy");
  await add();
  await add({ lastDay: "2027-02-01", fields: { ...fields, kind: "game" } });
  assert.equal([await isOver(coach), await isOver(mother)], [[true], [undefined]]);
  await add({ firstDay: "2026-12-01", lastDay: "2026-12-20" });
  assert.equal(await isOver(coach), [undefined]);
});

test("two series are copied onto new dates with their fields, without notes and free days", async () => {
  const { teamId, coach } = await club();
  const full = {
    ...fields,
    duration_minutes: 75,
    kit: "blue",
    venue_detail: "field 2",
    notes: "Bring the cones of last season.",
    answer_lead_minutes: 1_440,
  };
  const tuesdays = await addLastSeason(server, teamId, coach.user.id, {
    fields: full,
    skipDays: ["2026-09-08"],
  });
  const everyOther = await addLastSeason(server, teamId, coach.user.id, {
    weekdays: 0b1000000,
    everyWeeks: 2,
    fields: { ...fields, starts_local: "09:00" },
  });
  const planned = await copy(coach, teamId, [tuesdays, everyOther], { dry_run: true });
  // A rhythm of two weeks begins with the first Saturday.
  const added = [
    "2026-12-01T17:30:00",
    "2026-12-05T09:00:00",
    "2026-12-08T17:30:00",
    "2026-12-15T17:30:00",
    "2026-12-19T09:00:00",
  ];
  assert.equal(planned.body.plan.added, added);
  assert.is(planned.body.series, undefined);
  assert.equal(await stored(), []);
  const { plan_tag } = planned.body.plan;
  const key = randomUUID();
  const made = await copy(coach, teamId, [tuesdays, everyOther], { plan_tag }, key);
  assert.equal(made.body.plan, planned.body.plan);
  assert.equal(
    made.body.series?.map((one) => [one.rule, one.may_take_back]),
    [
      [{ weekdays: 4, every_weeks: 1, first_day: "2026-12-01", last_day: "2026-12-20", skip_days: [] }, true],
      [
        { weekdays: 64, every_weeks: 2, first_day: "2026-12-05", last_day: "2026-12-20", skip_days: [] },
        true,
      ],
    ],
  );
  const events = await stored();
  assert.equal(
    events.map(({ startsLocal }) => startsLocal),
    added,
  );
  const [one] = events;
  assert.equal(
    [one?.durationMinutes, one?.kit, one?.venueDetail, one?.notes, one?.answerBy?.toISOString()],
    [75, "blue", "field 2", null, "2026-11-30T23:30:00.000Z"],
  );
  assert.equal(
    (await server.services.db.select().from(notice)).map(({ kind }) => kind),
    ["added", "added"],
    "one for each series",
  );
  assert.equal(await past(coach, teamId), [tuesdays, everyOther].sort(), "still over");
  const again = await copy(coach, teamId, [tuesdays, everyOther], { plan_tag }, key);
  assert.equal(again.body, made.body);
  assert.is((await stored()).length, 5);
});

test("all or none: one series that is not over, an empty rule or a full calendar leaves nothing behind", async () => {
  const { teamId, coach } = await club();
  const other = await club();
  const over = await addLastSeason(server, teamId, coach.user.id);
  const runs = await addLastSeason(server, teamId, coach.user.id, { lastDay: "2026-12-20" });
  const theirs = await addLastSeason(server, other.teamId, other.coach.user.id);
  const before = await server.services.db.select().from(series);
  for (const id of [runs, theirs, randomUUID(), "no-uuid"])
    assert.is((await copy(coach, teamId, [over, id])).code, "SERIES_404");
  assert.is((await copy(coach, teamId, [over, over])).code, "REQUEST_400_INVALID");
  const codeOf = async (more: object) => (await copy(coach, teamId, [over], more)).code;
  assert.is(await codeOf({ last_day: "2026-11-30" }), "SERIES_400_EMPTY");
  assert.is(await codeOf({ first_day: "2026-12-02", last_day: "2026-12-06" }), "SERIES_400_EMPTY");
  assert.is(await codeOf({ last_day: "2028-12-06" }), "EVENT_ITEM_400_TIME");
  assert.is(await codeOf({ first_day: "2026-02-30" }), "REQUEST_400_INVALID");
  assert.is(await codeOf({ first_day: "2026-10-01" }), "EVENT_ITEM_400_TIME");
  assert.is(await codeOf({ plan_tag: "of another plan" }), "REQUEST_412_CHANGED");
  const { id: _, ...row } = await addEvent(server, teamId, { createdBy: coach.user.id });
  const rows = Array.from({ length: eventsToCome - 3 }, () => ({ ...row, id: randomUUID() }));
  await server.services.db.insert(event).values(rows);
  assert.is(await codeOf({}), "EVENT_ITEM_403_FULL");
  assert.equal(await server.services.db.select().from(series), before);
  assert.is((await stored()).length, eventsToCome - 2);
});

test.run();
