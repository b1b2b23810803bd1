// Runs on PostgreSQL as well.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { event } from "../../../../server/platform/db/schema/schedule";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { seasonCalls, sixDays } from "../../../support/people/season";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("another rule for a series");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { changeSeries } = scheduleCalls(() => server);
const { season, rowsInOrder, seriesRows, summary } = seasonCalls(() => server);

test("a new rule moves, adds and deletes events; moved rows keep their answers", async () => {
  const { ids, seriesId, rerule, answer } = await season();
  await answer(1, "yes");
  // Mondays and Fridays, without the 17th.
  const other = { ...sixDays, weekdays: 0b0100010, first_day: "2026-11-29", last_day: "2026-12-14" };
  const { plan } = (await rerule({ rule: other, dry_run: true })).body;
  const done = (await rerule({ rule: other, plan_tag: plan.plan_tag })).body;
  assert.equal(done.plan, plan);
  assert.equal(
    plan.moved.map(({ event_id, from, to }) => [ids.indexOf(event_id), from.slice(8, 10), to.slice(8, 10)]),
    [
      [0, "01", "30"],
      [1, "03", "04"],
      [2, "08", "07"],
      [3, "10", "11"],
      [4, "15", "14"],
    ],
  );
  assert.equal([plan.added, plan.called_off, plan.answers_for_old_time], [[], [], 1]);
  assert.equal(plan.taken_back, [{ event_id: ids[5] ?? "", starts_local: "2026-12-17T17:30:00" }]);
  assert.equal(await summary(), ["11-30T17:30", "12-04T17:30", "12-07T17:30", "12-11T17:30", "12-14T17:30"]);
  assert.equal([done.series?.id, done.series?.version, done.series?.rule], [seriesId, 2, other]);
  assert.equal(
    (await rowsInOrder()).map(({ seriesDay }) => seriesDay?.slice(8)),
    ["30", "04", "07", "11", "14"],
  );
});

test("an event that families know is called off, and put back on when a later rule has its day again", async () => {
  const { ids, rerule, answer, edit } = await season();
  await answer(3, "no");
  const tuesdays = { ...sixDays, weekdays: 0b0000100 };
  const gone = (await rerule({ rule: tuesdays })).body.plan;
  assert.equal(
    [gone.called_off, gone.taken_back].map((list) => list.map(({ event_id }) => ids.indexOf(event_id))),
    [[3], [1, 5]],
  );
  await edit(0, { starts_local: "2026-12-01T18:00:00", kit: "blue", scope: "all" });
  const back = (await rerule({ rule: sixDays }, { version: 3 })).body.plan;
  assert.equal(
    [back.back_on, back.added],
    [
      [{ event_id: ids[3] ?? "", starts_local: "2026-12-10T18:00:00" }],
      ["2026-12-03T18:00:00", "2026-12-17T18:00:00"],
    ],
  );
  assert.equal(
    (await summary()).map((text) => text.slice(6)),
    Array(6).fill("18:00 blue"),
  );
});

test("an event put back on by a rule keeps its own groups, and takes the rest from the series", async () => {
  const { edit, rerule, answer } = await season();
  await edit(1, { kit: "white" });
  await edit(3, { starts_local: "2026-12-10T19:00:00" });
  for (const index of [1, 3, 5]) await answer(index, "yes");
  await rerule({ rule: { ...sixDays, weekdays: 0b0000100 } });
  await edit(0, { starts_local: "2026-12-01T18:00:00", kit: "blue", scope: "all" });
  await rerule({ rule: sixDays }, { version: 3 });
  assert.equal(await summary(), [
    "12-01T18:00 blue",
    "12-03T18:00 white kit",
    "12-08T18:00 blue",
    "12-10T19:00 blue time",
    "12-15T18:00 blue",
    "12-17T18:00 blue",
  ]);
});

test("a rule with more events than the limit is refused", async () => {
  const { coach, teamId, rerule } = await season();
  const { id: _, ...one } = await addEvent(server, teamId, { createdBy: coach.user.id });
  await server.services.db
    .insert(event)
    .values(Array.from({ length: 992 }, () => ({ ...one, id: randomUUID() })));
  assert.is((await rerule({ rule: { ...sixDays, weekdays: 0b0011100 } })).code, "EVENT_ITEM_403_FULL");
  assert.is((await rerule({ rule: { ...sixDays, weekdays: 0b0001100 } })).status, 200, "moves need no room");
});

test("a rule from a day on splits the series; free days are left out", async () => {
  const { seriesId, rerule } = await season();
  const { series: later, plan } = (
    await rerule({ rule: { ...sixDays, skip_days: ["2026-12-15"] }, from_day: "2026-12-09" })
  ).body;
  assert.equal(
    plan.taken_back.map(({ starts_local }) => starts_local.slice(8, 10)),
    ["15"],
  );
  assert.not.equal(later?.id, seriesId);
  assert.equal(later?.rule, { ...sixDays, first_day: "2026-12-10", skip_days: ["2026-12-15"] });
  assert.equal((await seriesRows())[0]?.lastDay, "2026-12-08");
});

test("invalid rules are refused, and nothing is written", async () => {
  const { rerule, mother, teamId, seriesId } = await season();
  const before = [await rowsInOrder(), await seriesRows()];
  const code = async (body: object, target = {}) => (await rerule(body, target)).code;
  assert.is(await code({ rule: { ...sixDays, weekdays: 0 } }), "SERIES_400_EMPTY");
  assert.is(
    await code({ rule: sixDays, from_day: "2026-12-18" }),
    "SERIES_400_EMPTY",
    "none of its days is left",
  );
  assert.is(
    await code({ rule: { ...sixDays, weekdays: 127, last_day: "2027-11-24" } }),
    "SERIES_400_TOO_MANY",
  );
  assert.is(await code({ rule: { ...sixDays, skip_days: ["2026-12-24"] } }), "EVENT_ITEM_400_TIME");
  assert.is(await code({ rule: sixDays, plan_tag: "of another" }), "REQUEST_412_CHANGED");
  assert.is(await code({ rule: sixDays }, { version: 7 }), "REQUEST_412_CHANGED");
  assert.is(await code({ rule: sixDays }, { id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b81" }), "SERIES_404");
  assert.is(
    (await changeSeries(mother, { teamId, id: seriesId, version: 1 }, { rule: sixDays })).code,
    "EVENT_ITEM_401_UPDATE",
  );
  assert.equal([await rowsInOrder(), await seriesRows()], before);
});

test.run();
