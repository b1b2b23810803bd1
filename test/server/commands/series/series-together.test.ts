import { isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { audit } from "../../../../server/platform/db/schema/audit";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { event } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { seasonCalls, sixDays } from "../../../support/people/season";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("calling off and putting back together");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { read, post } = scheduleCalls(() => server);
const { season, rowsInOrder } = seasonCalls(() => server);

/** A series of six practices, and calls that are one minute apart. */
async function open() {
  const people = await season();
  const { teamId, coach, ids } = people;
  const states = async () =>
    (await rowsInOrder()).map(({ status, calledOffFor, version }) => `${calledOffFor ?? status} ${version}`);
  const call = async (name: string, index: number, version: number, body?: object) => {
    server.clock.advance(60_000);
    return post(coach, { teamId, id: ids[index] ?? "", version }, name, body);
  };
  const offTogether = async (index: number, person = coach) =>
    (await read(person, teamId, ids[index] ?? "")).off_together;
  return { ...people, states, call, offTogether };
}

test("putting back restores the events of one calling-off, except those changed in between; Undo calls off the same ones", async () => {
  const { states, call, offTogether, mother } = await open();
  await call("call_off", 5, 1, { reason: "opponent" });
  const off = await call("call_off", 1, 1, { reason: "field", scope: "later" });
  assert.equal([off.body.off_together, off.body.told?.events], [3, 4]);
  assert.equal(await states(), ["on 1", "field 2", "field 2", "field 2", "field 2", "opponent 2"]);
  const counts = [];
  for (const index of [0, 1, 2, 3, 4, 5]) counts.push(await offTogether(index));
  assert.equal(counts, [undefined, 3, 2, 1, 0, 0]);
  assert.is(await offTogether(1, mother), undefined, "families need no number");

  await call("put_back", 3, 2);
  await call("call_off", 3, 3, { reason: "field" });
  await call("put_back", 4, 2);
  const back = await call("put_back?scope=together", 1, 2);
  assert.equal(
    [back.body.told?.what, back.body.told?.events, back.body.off_together],
    ["back_on", 2, undefined],
  );
  assert.equal(await states(), ["on 1", "on 3", "on 3", "field 4", "on 3", "opponent 2"]);
  assert.is((await call("put_back?scope=together", 1, 3)).body.told, undefined, "it is on already");

  const undone = await call("call_off", 1, 3, { reason: "field", scope: "together" });
  assert.equal([undone.body.told?.what, undone.body.told?.events], ["called_off", 2]);
  assert.equal(await states(), ["on 1", "field 4", "field 4", "field 4", "on 3", "opponent 2"]);
  const lines = await server.services.db.select().from(audit).orderBy(audit.at);
  assert.equal(
    lines.filter(({ action }) => action === "event.put_back").map(({ detail }) => Object(detail).events),
    [undefined, undefined, 2],
    "the audit says how many",
  );
});

test("an event put back on is as its series is now, except for what was its own; families are told both", async () => {
  const { call, edit } = await open();
  await edit(2, { kit: "blue" });
  for (const [index, version] of [
    [2, 2],
    [3, 1],
  ] as const)
    await call("call_off", index, version, { reason: "field" });
  await edit(0, { starts_local: "2026-12-01T18:30:00", kit: "red", scope: "all" });
  for (const [index, version, kit] of [
    [2, 3, "blue"],
    [3, 2, "red"],
  ] as const) {
    const { event: row, told } = (await call("put_back", index, version)).body;
    assert.equal(
      [row.status, row.starts_local.slice(11), row.ends_local.slice(11), row.kit, told?.what],
      ["on", "18:30:00", "20:00:00", kit, "back_on"],
    );
    assert.ok(row.time_version === row.version);
  }
});

test("an event that would be over at its series' new time is not put back", async () => {
  const { call, edit, states } = await open();
  await call("call_off", 0, 1, { reason: "field" });
  await edit(1, { starts_local: "2026-12-03T08:00:00", scope: "all" });
  server.clock.set(new Date("2026-12-01T20:00:00Z"));
  assert.is((await call("put_back", 0, 2)).code, "EVENT_ITEM_403_OVER");
  assert.is((await states())[0], "field 2");
});

test("staff read how many events calling off this and later takes, and how many families it tells", async () => {
  const { teamId, ids, coach, mother, call, answer } = await open();
  const meant = async (index: number, person = coach) =>
    (await read(person, teamId, ids[index] ?? "")).off_later;
  assert.equal(await meant(0), { events: 6, tells: 2, unjoined: 1 });
  assert.equal(
    [await meant(4), await meant(5)].map((each) => each?.events),
    [2, 1],
  );
  assert.is(await meant(0, mother), undefined);
  await call("call_off", 2, 1, { reason: "opponent" });
  await answer(3, "no");
  await answer(4, "no");
  assert.equal([await meant(0), await meant(2)], [{ events: 5, tells: 2, unjoined: 1 }, undefined]);
  assert.equal(await meant(3), { events: 3, tells: 2, unjoined: 1 }, "they come to the last one");
  await answer(5, "no");
  assert.equal(await meant(3), { events: 3, tells: 1, unjoined: 1 });
  const off = await call("call_off", 3, 1, { reason: "field", scope: "later" });
  assert.is(off.body.told?.events, 3, "as many as were said");
  server.clock.set(new Date("2026-12-02T18:00:00Z"));
  assert.equal([await meant(0), await meant(1)], [undefined, { events: 1, tells: 2, unjoined: 1 }]);
});

test("a change of zone rules, which writes all events, does not mix up separate callings-off", async () => {
  const { call, offTogether, states } = await open();
  await call("call_off", 4, 1, { reason: "field", scope: "later" });
  await call("call_off", 1, 1, { reason: "opponent" });
  const changedAt = server.services.now();
  await server.services.db.update(event).set({ changedAt });
  assert.equal([await offTogether(1), await offTogether(4)], [0, 1]);
  await call("put_back?scope=together", 1, 2);
  assert.equal(await states(), ["on 1", "on 3", "on 1", "on 1", "field 2", "field 2"]);
});

test("putting back from the middle on leaves the earlier ones off; putting back one leaves the others off", async () => {
  const { states, call } = await open();
  await call("call_off", 0, 1, { reason: "field", scope: "later" });
  await call("put_back?scope=together", 3, 2);
  assert.equal(await states(), ["field 2", "field 2", "field 2", "on 3", "on 3", "on 3"]);
  assert.is((await call("put_back", 0, 2)).body.told?.events, 1);
  assert.is((await call("put_back?scope=one", 1, 2)).body.told?.events, 1);
  assert.equal(await states(), ["on 3", "on 3", "field 2", "on 3", "on 3", "on 3"]);
});

test("events called off together can be put back together after a rule has split their series", async () => {
  const { states, call, rerule, seriesId } = await open();
  await call("call_off", 1, 1, { reason: "field", scope: "later" });
  const longer = { ...sixDays, last_day: "2026-12-22" };
  assert.is((await rerule({ rule: longer, from_day: "2026-12-10" })).status, 200);
  const rows = await rowsInOrder();
  assert.equal(
    rows.map((row) => row.seriesId === seriesId),
    [true, true, true, false, false, false, false],
  );
  assert.is((await call("put_back?scope=together", 1, 2)).body.told?.events, 5);
  assert.equal(await states(), ["on 1", "on 3", "on 3", "on 3", "on 3", "on 3", "on 1"]);
});

test("an undo before the notice sends none for either change; events that are over by then stay off", async () => {
  const { states, call } = await open();
  server.clock.advance(60_000);
  await deliverDueNotices(server.services);
  const told = async () =>
    (await server.services.db.select().from(ding)).reduce((sum, { times }) => sum + times, 0);
  const before = await told();
  await call("call_off", 0, 1, { reason: "field", scope: "later" });
  server.clock.advance(-1_000);
  assert.is((await call("put_back?scope=together", 0, 2)).status, 200);
  server.clock.advance(60_000);
  await deliverDueNotices(server.services);
  assert.is(await told(), before);
  const waiting = await server.services.db.select().from(notice).where(isNull(notice.notifiedAt));
  assert.equal([...new Set(waiting.map(({ kind }) => kind))], ["unseen"], "which find nothing unseen");
  assert.equal(await states(), Array(6).fill("on 3"));

  await call("call_off", 0, 3, { reason: "field", scope: "later" });
  server.clock.set(new Date("2026-12-04T12:00:00Z"));
  assert.is((await call("put_back?scope=together", 1, 4)).code, "EVENT_ITEM_403_OVER");
  assert.is((await call("put_back?scope=together", 2, 4)).body.told?.events, 4);
  assert.equal(await states(), ["field 4", "field 4", "on 5", "on 5", "on 5", "on 5"]);
});

test("an event without a series is called off and put back alone, whatever the scope", async () => {
  const { teamId, coach, states } = await open();
  const { add } = scheduleCalls(() => server);
  const { id } = (await add(coach, teamId)).body.event;
  for (const scope of ["later", "together"]) {
    const row = (await rowsInOrder()).find((one) => one.id === id);
    const target = { teamId, id, version: row?.version ?? 0 };
    assert.is((await post(coach, target, "call_off", { reason: "weather", scope })).body.told?.events, 1);
    const off = { ...target, version: target.version + 1 };
    assert.is((await post(coach, off, "put_back?scope=together")).body.told?.events, 1);
  }
  assert.equal(
    (await states()).filter((state) => state !== "on 1"),
    ["on 5"],
  );
  const target = { teamId, id, version: 5 };
  assert.is((await post(coach, target, "put_back?scope=later")).code, "REQUEST_400_INVALID");
});

test.run();
