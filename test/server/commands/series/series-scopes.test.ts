// Runs on PostgreSQL as well.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { audit } from "../../../../server/platform/db/schema/audit";
import { eventVersion } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { practices, seasonCalls, sixDays } from "../../../support/people/season";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("scopes of a change");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, change, read, post, addSeries } = scheduleCalls(() => server);
const { season, rowsInOrder, seriesRows, summary } = seasonCalls(() => server);

test("a change of one event makes its groups its own, until they equal the series' again", async () => {
  const { edit } = await season();
  await edit(1, { starts_local: "2026-12-03T19:00:00", kit: "blue", venue_detail: null });
  const own = async () => (await rowsInOrder())[1]?.ownFields;
  assert.equal(await own(), ["time", "kit"], "the place is as it was");
  await edit(1, { starts_local: "2026-12-03T17:30:00" }, 2);
  assert.equal(await own(), ["kit"]);
  await edit(1, { kit: null, answer_lead_minutes: 60 }, 3);
  assert.equal(await own(), ["answers"]);
});

test("a change of this and later splits the series and keeps own groups; the dry run before writes nothing", async () => {
  const { teamId, coach, edit, ids, seriesId, answer } = await season();
  await edit(4, { starts_local: "2026-12-15T19:00:00" });
  await answer(3, "yes");
  const later = { starts_local: "2026-12-08T18:00:00", kit: "blue", scope: "later" };
  const before = await rowsInOrder();
  const { plan } = (await edit(2, { ...later, dry_run: true })).body;
  assert.equal(await rowsInOrder(), before);
  assert.equal(
    { ...plan, plan_tag: "" },
    {
      plan_tag: "",
      moved: [2, 3, 5].map((index) => {
        const day = before[index]?.startsLocal.slice(0, 10);
        return { event_id: ids[index] ?? "", from: `${day}T17:30:00`, to: `${day}T18:00:00` };
      }),
      added: [],
      changed: [{ event_id: ids[4] ?? "", starts_local: "2026-12-15T19:00:00" }],
      called_off: [],
      back_on: [],
      taken_back: [],
      kept_own: [{ event_id: ids[4] ?? "", starts_local: "2026-12-15T19:00:00", groups: ["time"] }],
      own_lost: 0,
      answers_for_old_time: 1,
      odd_nights: [],
    },
  );
  const done = (await edit(2, { ...later, plan_tag: plan?.plan_tag })).body;
  assert.equal(done.plan, plan);
  assert.equal([done.told?.what, done.told?.events], ["moved", 4]);
  assert.equal(await summary(), [
    "12-01T17:30",
    "12-03T17:30",
    "12-08T18:00 blue",
    "12-10T18:00 blue",
    "12-15T19:00 blue time",
    "12-17T18:00 blue",
  ]);
  const [first, second] = await seriesRows();
  assert.equal(
    [first?.id, first?.firstDay, first?.lastDay, first?.version, first?.splitFrom],
    [seriesId, "2026-12-01", "2026-12-07", 2, null],
  );
  assert.equal(
    [second?.firstDay, second?.lastDay, second?.splitFrom, second?.fields],
    ["2026-12-08", "2026-12-17", seriesId, { ...practices, starts_local: "18:00", kit: "blue" }],
  );
  assert.equal((await read(coach, teamId, ids[2] ?? "")).series?.id, second?.id);
  assert.equal((await read(coach, teamId, ids[1] ?? "")).series?.id, seriesId);
  const lines = (await server.services.db.select().from(audit)).filter(
    ({ action }) => action === "series.changed",
  );
  assert.equal(
    lines.map(({ detail }) => detail),
    [
      {
        series_id: second?.id,
        split_from: seriesId,
        changed: [2, 3, 4, 5].map((index) => ids[index]).sort(),
        added: [],
        taken_back: [],
      },
    ],
  );
});

test("a change of many events is mailed to those who said no to some of them, not to those who said no to all", async () => {
  const { edit, answer } = await season();
  for (const index of [0, 1, 2, 3, 4]) await answer(index, "no");
  assert.is((await edit(0, { kit: "blue", scope: "all" })).body.told?.mails, 3, "Sam's two and Lea's one");
  await answer(5, "no");
  assert.is((await edit(0, { kit: "red", scope: "all" }, 2)).body.told?.mails, 1, "Lea's");
});

test("a change of all to come changes the series itself, unless some events are over", async () => {
  const { edit, rerule, seriesId } = await season();
  await edit(2, { kit: "red", scope: "all" });
  const fresh = await seriesRows();
  assert.equal([fresh.length, fresh[0]?.id, fresh[0]?.version], [1, seriesId, 2]);
  server.clock.set(new Date("2026-12-04T18:00:00Z"));
  await edit(3, { kit: "blue", scope: "all" }, 2);
  assert.equal(
    (await rowsInOrder()).map(({ kit }) => kit),
    ["red", "red", "blue", "blue", "blue", "blue"],
  );
  assert.equal(
    (await seriesRows()).map(({ firstDay, lastDay }) => [firstDay, lastDay]),
    [
      ["2026-12-01", "2026-12-03"],
      ["2026-12-08", "2026-12-17"],
    ],
  );
  assert.is((await edit(1, { kit: "green", scope: "all" }, 2)).code, "EVENT_ITEM_403_OVER");
  assert.is((await rerule({ rule: sixDays }, { version: 3 })).code, "EVENT_ITEM_403_OVER");
});

test("an event's own groups are kept, or changed with the others on request", async () => {
  const { edit, ids } = await season();
  await edit(1, { starts_local: "2026-12-02T19:00:00", kit: "white" });
  const kept = (
    await edit(0, { starts_local: "2026-12-01T18:00:00", kit: "white", scope: "all", dry_run: true })
  ).body;
  assert.equal(
    kept.plan?.kept_own.map(({ event_id, groups }) => [event_id, groups]),
    [[ids[1], ["time"]]],
    "its kit is as the others' will be",
  );
  const over = { starts_local: "2026-12-01T18:00:00", scope: "all", keep_own: false };
  assert.equal((await edit(0, over)).body.plan?.kept_own, []);
  assert.equal(
    (await summary()).slice(0, 2),
    ["12-01T18:00", "12-02T18:00 white time,kit"],
    "it keeps its day",
  );
});

test("a called-off event is left out of a change of several, and refuses a change of its own", async () => {
  const { teamId, coach, edit, ids } = await season();
  await post(coach, { teamId, id: ids[3] ?? "", version: 1 }, "call_off", { reason: "weather" });
  assert.is((await edit(3, { kit: "blue", scope: "later" }, 2)).code, "EVENT_ITEM_403_CALLED_OFF");
  await edit(2, { kit: "blue", scope: "later" });
  assert.equal((await summary()).slice(2, 5), ["12-08T17:30 blue", "12-10T17:30 off", "12-15T17:30 blue"]);
});

test("a time that is already past today refuses a change of all to come, but not one from the next event on", async () => {
  const { edit } = await season();
  server.clock.set(new Date("2026-12-01T18:00:00Z"));
  const before = await rowsInOrder();
  const morning = (day: string, scope: string) => ({ starts_local: `2026-12-0${day}T09:00:00`, scope });
  assert.is((await edit(0, morning("1", "all"))).code, "EVENT_ITEM_400_TIME");
  assert.equal(await rowsInOrder(), before);
  assert.is((await edit(1, morning("3", "later"))).status, 200);
  assert.equal((await summary()).slice(0, 3), ["12-01T17:30", "12-03T09:00", "12-08T09:00"]);
});

test("a changed day, a deadline and an empty change are refused for several events", async () => {
  const { teamId, coach, edit } = await season();
  const refused = async (body: object) => {
    const { code, text } = await edit(2, body);
    return [code, JSON.parse(text).fields?.[0]?.field];
  };
  assert.equal(await refused({ starts_local: "2026-12-09T17:30:00", scope: "later" }), [
    "EVENT_ITEM_400_TIME",
    "starts_local",
  ]);
  assert.equal(await refused({ answer_by: null, scope: "all" }), ["REQUEST_400_INVALID", "answer_by"]);
  assert.equal(await refused({ scope: "all" }), ["REQUEST_400_INVALID", undefined]);
  assert.equal(await refused({ venue_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b81", scope: "all" }), [
    "VENUE_404",
    undefined,
  ]);
  const alone = (await add(coach, teamId)).body.event;
  const done = await change(coach, teamId, alone.id, 1, { kit: "blue", scope: "all" });
  assert.equal(
    [done.body.event.kit, done.body.plan?.changed.length],
    ["blue", 1],
    "one that is in no series",
  );
});

test("a change of many stores the old and new version of each event, and sends one mail", async () => {
  const { ids, edit, mother } = await season();
  server.clock.set(new Date("2026-12-01T18:00:00Z"));
  await server.services.db.delete(notice);
  const { told } = (await edit(0, { starts_local: "2026-12-01T18:00:00", scope: "all" })).body;
  // Three guardians; the spot has none.
  assert.equal([told?.what, told?.events, told?.mails], ["moved", 6, 3]);
  assert.is(told?.tells_at, "2026-12-01T18:00:10.000Z", "the first is today");
  assert.is(told?.starts_local, "2026-12-01T17:30:00", "the earlier of its two starts");
  const shown = (await server.services.db.select().from(eventVersion)).map(
    ({ eventId, version, shown: { starts_local } }) => [
      ids.indexOf(eventId),
      version,
      starts_local.slice(11, 16),
    ],
  );
  assert.equal(
    shown.sort(),
    ids.flatMap((_, index) => [
      [index, 1, "17:30"],
      [index, 2, "18:00"],
    ]),
  );
  const waiting = await server.services.db.select().from(notice);
  const count = (kind: string) => waiting.filter((one) => one.kind === kind).length;
  assert.equal([count("moved"), count("unseen")], [6, 5], "the first, on the same day, is mailed at once");
  server.clock.set(new Date("2026-12-01T18:01:01Z"));
  await deliverDueNotices(server.services);
  const mails = (await server.inbox()).filter(({ to }) => to === mother.user.emailAddress);
  assert.equal(mails.length, 1);
  assert.equal((mails[0]?.text.match(/17:30 → 18:00/g) ?? []).length, 1, "the others wait in the app");
});

test("the plan lists nights with a skipped start, and an event's own deadline keeps its distance", async () => {
  const { coach, teamId } = await club();
  const nights = { ...sixDays, weekdays: 1, first_day: "2027-03-07", last_day: "2027-03-21" };
  await addSeries(coach, teamId, { rule: nights, fields: { ...practices, answer_lead_minutes: 1_440 } });
  const rows = await rowsInOrder();
  const { plan } = (
    await change(coach, teamId, rows[0]?.id ?? "", 1, { starts_local: "2027-03-07T02:30:00", scope: "all" })
  ).body;
  assert.equal(plan?.odd_nights, [{ day: "2027-03-14", becomes: "2027-03-14T03:30:00" }]);
  assert.equal(
    (await rowsInOrder()).map(({ startsLocal, startsAt, answerBy, ownFields }) => [
      startsLocal,
      startsAt.getTime() - (answerBy?.getTime() ?? 0),
      ownFields,
    ]),
    [
      ["2027-03-07T02:30:00", 86_400_000, []],
      ["2027-03-14T03:30:00", 86_400_000, []],
      ["2027-03-21T02:30:00", 86_400_000, []],
    ],
  );
});

test("the same rule and the same fields change nothing", async () => {
  const { rerule, edit } = await season();
  await server.services.db.delete(notice);
  const before = [await rowsInOrder(), await seriesRows()];
  await rerule({ rule: sixDays });
  await rerule({ rule: sixDays, from_day: "2026-12-08" });
  await edit(3, { starts_local: "2026-12-10T17:30:00", kit: null, scope: "later" });
  assert.equal([await rowsInOrder(), await seriesRows()], before);
  assert.equal(await server.services.db.select().from(notice), []);
});

test("the plan counts events that lose own groups: the edited one, and the others if none are kept", async () => {
  const { edit } = await season();
  await edit(1, { starts_local: "2026-12-03T19:00:00" });
  await edit(2, { kit: "white" });
  const lost = async (index: number, version: number, body: object) =>
    (await edit(index, { scope: "all", dry_run: true, ...body }, version)).body.plan?.own_lost;
  const [first, second] = ["2026-12-01T18:00:00", "2026-12-03T18:00:00"];
  assert.is(await lost(0, 1, { starts_local: first }), 0, "kept");
  assert.is(await lost(0, 1, { starts_local: first, keep_own: false }), 1);
  assert.is(await lost(0, 1, { starts_local: first, kit: "blue", keep_own: false }), 2);
  assert.is(await lost(0, 1, { kit: "white", keep_own: false }), 1, "as it was, and no longer its own");
  assert.is(await lost(1, 2, { starts_local: second }), 1, "its own time becomes that of all");
  assert.is(await lost(1, 2, { kit: "red" }), 0, "its own time is not touched");
});

test.run();
