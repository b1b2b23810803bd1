import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { transitionsOf } from "../../../../server/core/time/local-time";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { event, zoneRules } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { startZoneCheck, untilNight } from "../../../../server/program/jobs/check-zones";
import { checkZones } from "../../../../server/program/jobs/zone-rules";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addTeam } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { breakable, gone } from "../../../support/server/breakable-database";
import { openTestServer, type TestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("rules of time zones that change");

const hour = 3_600_000;
const day = 24 * hour;

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, change, say, read, week } = scheduleCalls(() => server);
type EventRow = typeof event.$inferSelect;

const atStart = () => checkZones(server.services, { isNight: false });
const atNight = () => checkZones(server.services, { isNight: true });
const rowOf = async (id: string) => {
  const [row] = await server.services.db.select().from(event).where(eq(event.id, id));
  if (!row) throw new Error("The event is gone.");
  return row;
};
const kept = () => server.services.db.select().from(zoneRules).orderBy(asc(zoneRules.timeZone));

/** Writes these events' instants as older rules, an hour behind the current ones, would have. */
async function writeByOldRules(rows: readonly EventRow[]) {
  const { db } = server.services;
  for (const row of rows) {
    const back = (moment: Date) => new Date(moment.getTime() - hour);
    await db
      .update(event)
      .set({
        startsAt: back(row.startsAt),
        endsAt: back(row.endsAt),
        arrivesAt: back(row.arrivesAt),
        answerBy: row.answerBy && back(row.answerBy),
      })
      .where(eq(event.id, row.id));
  }
  await haveOtherRules();
}
const haveOtherRules = () =>
  server.services.db
    .insert(zoneRules)
    .values({ timeZone: "America/Chicago", fingerprint: "-07:00", checkedAt: server.clock.now() })
    .onConflictDoUpdate({ target: zoneRules.timeZone, set: { fingerprint: "-07:00" } });

/** Inserts practices for three teams, one a day. */
async function manyPractices(count: number): Promise<EventRow[]> {
  const { db } = server.services;
  const first = await practice();
  await practice();
  await practice();
  const teams = await db.select().from(event);
  await db.insert(event).values(
    Array.from({ length: count - 3 }, (_, index) => ({
      ...first,
      teamId: teams[index % 3]?.teamId ?? "",
      id: randomUUID(),
    })),
  );
  return db.select().from(event).orderBy(asc(event.teamId), asc(event.id));
}
async function writeManyByOldRules() {
  const back = sql`interval '1 hour'`;
  await server.services.db.update(event).set({
    startsAt: sql`${event.startsAt} - ${back}`,
    endsAt: sql`${event.endsAt} - ${back}`,
    arrivesAt: sql`${event.arrivesAt} - ${back}`,
  });
  await haveOtherRules();
}

const waitingOf = async (person: Person) =>
  (await ask<{ items: { kind: string; event_id?: string }[] }>(server, person, "GET /user/me/waiting")).body
    .items;

/** A team with a practice of these fields. */
async function practice(fields: Partial<typeof event.$inferInsert> = {}) {
  const manager = await addAdult(server);
  const { id } = await addTeam(server, manager.user.id);
  return addEvent(server, id, { createdBy: manager.user.id, ...fields });
}

test("changed rules move the instants: wall clock and receipts are kept, and only the version rises", async () => {
  const row = await practice({ answerBy: new Date("2026-11-24T12:00:00Z") });
  await writeByOldRules([row]);
  server.clock.advance(hour);
  assert.is(await atStart(), 1);
  assert.equal(await rowOf(row.id), { ...row, version: 2, changedAt: server.clock.now() });
  assert.match(server.logLines.join("\n"), /"moved":1.*Rules of time zones have changed/);
});

test("an event as its last import left it stays so; one changed by hand since stays changed", async () => {
  const [left, changed] = [
    await practice({ importKey: "1", importVersion: 1 }),
    await practice({ importKey: "2", importVersion: 1, version: 2 }),
  ];
  await writeByOldRules([left, changed]);
  assert.is(await atStart(), 2);
  const versions = async ({ id }: EventRow) => {
    const { version, importVersion } = await rowOf(id);
    return [version, importVersion];
  };
  assert.equal(
    [await versions(left), await versions(changed)],
    [
      [2, 2],
      [3, 1],
    ],
  );
});

test("a repeated hour and the local end follow the changed rules", async () => {
  const row = await practice({ startsLocal: "2027-11-07T00:30:00", durationMinutes: 120 });
  assert.equal([row.endsLocal, row.isInRepeatedHour], ["2027-11-07T01:30:00", true]);
  await server.services.db
    .update(event)
    .set({ endsLocal: "2027-11-07T02:30:00", isInRepeatedHour: false, endsAt: new Date(+row.endsAt + hour) });
  await haveOtherRules();
  assert.is(await atStart(), 1);
  assert.equal(await rowOf(row.id), { ...row, version: 2 });
});

test("a start that the changed rules skip keeps its wall clock", async () => {
  const row = await practice({ startsLocal: "2027-03-14T01:30:00" });
  await server.services.db
    .update(event)
    .set({ startsLocal: "2027-03-14T02:30:00", endsLocal: "2027-03-14T04:00:00" });
  await haveOtherRules();
  await atStart();
  const { startsLocal, firstDay, endsLocal, startsAt } = await rowOf(row.id);
  assert.equal(
    [startsLocal, firstDay, endsLocal, startsAt.toISOString()],
    ["2027-03-14T02:30:00", "2027-03-14", "2027-03-14T05:00:00", "2027-03-14T08:30:00.000Z"],
  );
});

test("no notice is sent, answers stay current, and a pending change stays in Needs you", async () => {
  const { teamId, coach, mother, samId } = await club();
  const { id } = (await add(coach, teamId, { starts_local: "2026-12-05T11:00:00" })).body.event;
  await say(mother, { teamId, id, membershipId: samId }, "yes");
  await change(coach, teamId, id, 1, { kit: "blue" });
  server.clock.advance(2 * 60_000);
  await deliverDueNotices(server.services);
  const before = await rowOf(id);
  const notices = await server.services.db.select().from(notice).orderBy(asc(notice.id));
  const mails = await server.inbox();
  const shown = await read(mother, teamId, id);
  const lines = await waitingOf(mother);
  assert.equal(
    lines.map(({ kind, event_id }) => [kind, event_id]),
    [["change", id]],
  );
  const tag = (await week(mother, "from=2026-12-01&days=7")).events[0]?.version;
  await writeByOldRules([before]);
  server.clock.advance(hour);
  assert.is(await atStart(), 1);
  await deliverDueNotices(server.services);
  const after = await rowOf(id);
  assert.equal(
    [after.version, after.noticeVersion, after.timeVersion],
    [before.version + 1, before.noticeVersion, before.timeVersion],
  );
  assert.equal(await server.services.db.select().from(notice).orderBy(asc(notice.id)), notices);
  assert.equal(await server.inbox(), mails);
  const now = await read(mother, teamId, id);
  assert.equal(now, { ...shown, event: { ...shown.event, version: after.version } });
  assert.equal(
    now.event.mine.map(({ answer, is_for_old_time }) => [answer, is_for_old_time]),
    [["yes", false]],
  );
  assert.equal(await waitingOf(mother), lines);
  assert.is((await week(mother, "from=2026-12-01&days=7")).events[0]?.version, (tag ?? 0) + 1);
});

test("a passed deadline stays passed, and a sent reminder is not repeated", async () => {
  const at = server.clock.now();
  const row = await practice({
    answerBy: new Date(at.getTime() - hour),
    remindedAt: new Date(at.getTime() - day),
  });
  await writeByOldRules([row]);
  await atStart();
  const { answerBy, remindedAt } = await rowOf(row.id);
  assert.equal([answerBy, remindedAt], [row.answerBy, row.remindedAt]);
});

test("past events, events that are right, and zones with unchanged rules are not written", async () => {
  const at = server.clock.now();
  const over = await practice({
    endsAt: at,
    startsAt: new Date(+at - hour),
    arrivesAt: new Date(+at - hour),
  });
  const right = await practice();
  const elsewhere = await practice({ timeZone: "Europe/Berlin" });
  const moved = { startsAt: new Date(+elsewhere.startsAt - hour) };
  const where = eq(event.id, elsewhere.id);
  await server.services.db
    .update(event)
    .set({ ...moved, arrivesAt: moved.startsAt })
    .where(where);
  const until = new Date("2028-11-22T18:00:00Z");
  await server.services.db.insert(zoneRules).values({
    timeZone: "Europe/Berlin",
    fingerprint: transitionsOf("Europe/Berlin", at, until),
    checkedAt: at,
  });
  await haveOtherRules();
  assert.is(await atStart(), 0);
  assert.equal(await rowOf(over.id), over);
  assert.equal(await rowOf(right.id), right);
  assert.equal((await rowOf(elsewhere.id)).startsAt, moved.startsAt);
});

test("a new zone's rules are stored when first seen; changed rules are stored at night, and checked at each start until then", async () => {
  const row = await practice();
  await atStart();
  const at = server.clock.now();
  const fingerprint = transitionsOf("America/Chicago", at, new Date("2028-11-22T18:00:00Z"));
  assert.equal(await kept(), [{ timeZone: "America/Chicago", fingerprint, checkedAt: at }]);
  await writeByOldRules([row]);
  assert.is(await atStart(), 1);
  assert.is((await kept())[0]?.fingerprint, "-07:00");
  const late = await practice();
  await writeByOldRules([late]);
  assert.is(await atNight(), 1, "of a server that was replaced later");
  assert.is((await kept())[0]?.fingerprint, fingerprint);
  await server.services.db.update(event).set({ arrivesAt: row.startsAt });
  assert.is(await atNight(), 0, "compared no more");
});

test("transitions that enter the two-year window do not count as changed rules", async () => {
  const row = await practice({ startsLocal: "2027-11-20T17:30:00" });
  await atStart();
  await server.services.db.update(event).set({ arrivesAt: row.startsAt });
  server.clock.advance(200 * day);
  assert.is(await atNight(), 0);
  const [rules] = await kept();
  assert.equal(rules?.checkedAt, server.clock.now());
  assert.match(rules?.fingerprint ?? "", new RegExp(String(Date.UTC(2029, 2, 11, 8))));
});

test("520 events are recomputed in rounds of 500, in the order of teams; two concurrent servers move each once", async () => {
  const rows = await manyPractices(520);
  await writeManyByOldRules();
  const { db } = server.services;
  const rounds: number[] = [];
  const counting: typeof db = Object.assign(Object.create(db), {
    transaction: async (work: Parameters<typeof db.transaction>[0]) => {
      const made = await db.transaction(work);
      rounds.push(Number(made));
      return made;
    },
  });
  const one = { ...server.services, db: counting };
  const moved = await Promise.all([checkZones(one, { isNight: true }), checkZones(one, { isNight: true })]);
  assert.is(moved[0] + moved[1], 520);
  assert.ok(Math.max(...rounds) <= 500, rounds.join());
  const after = await db.select().from(event).orderBy(asc(event.teamId), asc(event.id));
  assert.equal([...new Set(after.map(({ version }) => version))], [2], "each once");
  assert.equal(
    after.map(({ startsAt }) => startsAt),
    rows.map(({ startsAt }) => startsAt),
  );
});

test("after an interruption in the first round the next start moves the rest, and nothing twice", async () => {
  await manyPractices(520);
  await writeManyByOldRules();
  const { db } = server.services;
  let rounds = 0;
  const breaking: typeof db = Object.assign(Object.create(db), {
    transaction: async (work: Parameters<typeof db.transaction>[0]) => {
      if (rounds++ === 1) throw new Error("cut short");
      return db.transaction(work);
    },
  });
  const failed = await checkZones({ ...server.services, db: breaking }, { isNight: true }).catch(
    (error: Error) => error.message,
  );
  assert.is(failed, "cut short");
  const versions = async () => (await db.select().from(event)).map(({ version }) => version).sort();
  assert.equal(await versions(), [...Array(20).fill(1), ...Array(500).fill(2)]);
  assert.is((await kept())[0]?.fingerprint, "-07:00", "not kept before all are worked out");
  assert.is(await atNight(), 20);
  assert.equal(await versions(), Array(520).fill(2));
});

test("a stop ends the check after the current round, without storing rules", async () => {
  await manyPractices(520);
  await writeManyByOldRules();
  const stopping = new AbortController();
  const { db } = server.services;
  const slow: typeof db = Object.assign(Object.create(db), {
    transaction: async (work: Parameters<typeof db.transaction>[0]) => {
      const made = await db.transaction(work);
      stopping.abort();
      return made;
    },
  });
  const services = { ...server.services, db: slow };
  assert.is(await checkZones(services, { isNight: true, signal: stopping.signal }), 500);
  assert.is((await kept())[0]?.fingerprint, "-07:00");
});

test("the job runs at the start, logs an outage as such, and then waits for 3:00 UTC", async () => {
  const row = await practice();
  await writeByOldRules([row]);
  const checking = startZoneCheck(server.services);
  await until(async () => (await rowOf(row.id)).version === 2);
  await checking.stop();
  const line = breakable(server.services.db);
  line.break(gone());
  const failing = startZoneCheck(server.services);
  await until(() => server.logLines.some((text) => text.includes("The database does not answer")));
  await failing.stop();
  line.mend();
  assert.is(server.logLines.filter((line) => line.includes("The database does not answer")).length, 1);
  assert.equal(
    ["2026-11-22T18:00:00Z", "2026-11-22T02:59:59Z", "2026-11-22T03:00:00Z"].map(
      (at) => untilNight(new Date(at)) / 1_000,
    ),
    [9 * 3_600, 1, 86_400],
  );
});

test.run();
