import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { event } from "../../../../server/platform/db/schema/schedule";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { membership, team } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { attendanceCalls } from "../../../support/people/attendance";
import { addChild, addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("marking who came");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-24T23:20:00Z"));
});
test.after.each(() => server.close());

const { club: families, named, read } = scheduleCalls(() => server);
const { mark } = attendanceCalls(() => server);

/** A practice on Nov 24 from 17:30 to 19:00 in Chicago, which is from 23:30 to 1:00 UTC; be there at 23:15. */
async function club(change: Parameters<typeof addEvent>[2] | object = {}) {
  const made = await families();
  const practice = await addEvent(server, made.teamId, {
    createdBy: made.coach.user.id,
    startsLocal: "2026-11-24T17:30:00",
    ...change,
  });
  return { ...made, practice };
}

const present = (membership_id: string, more: object = {}) => ({
  membership_id,
  attendance: "present" as const,
  ...more,
});
const stored = async () =>
  (await server.services.db.select().from(participation))
    .map(({ membershipId, attendance, attendanceAt }) => [
      membershipId,
      attendance,
      attendanceAt?.toISOString(),
    ])
    .sort();

/** Copied by hand from the design: from an hour before arrival to 14 days after the end, of events that are on. */
const edges: readonly [moment: string, change: object, expected: number | string][] = [
  ["2026-11-24T22:14:59.999Z", {}, "REQUEST_400_INVALID"],
  ["2026-11-24T22:15:00.000Z", {}, 200],
  ["2026-11-25T01:00:00.000Z", {}, 200],
  ["2026-12-09T01:00:00.000Z", {}, 200],
  ["2026-12-09T01:00:00.001Z", {}, "EVENT_ITEM_403_OVER"],
  [
    "2026-11-24T23:30:00.000Z",
    { status: "called_off", calledOffFor: "weather" },
    "EVENT_ITEM_403_CALLED_OFF",
  ],
  [
    "2026-12-30T00:00:00.000Z",
    { status: "called_off", calledOffFor: "weather" },
    "EVENT_ITEM_403_CALLED_OFF",
  ],
  ["2026-11-24T23:30:00.000Z", { asks: "nobody" }, 200],
];

test("marks are taken from an hour before arrival to 14 days after the end, of events that are on", async () => {
  const { teamId, coach, samId, practice } = await club();
  const { db } = server.services;
  for (const [moment, change, expected] of edges) {
    await db.delete(participation);
    await db.update(event).set({ status: "on", calledOffFor: null, asks: "players", ...change });
    server.clock.set(new Date(moment));
    const { status, code } = await mark(coach, practice, present(samId));
    assert.is(status === 200 ? status : code, expected, `${moment} ${JSON.stringify(change)}`);
    assert.equal(await stored(), expected === 200 ? [[samId, "present", moment]] : []);
  }
  assert.is((await mark(coach, { teamId, id: randomUUID() }, present(samId))).code, "EVENT_ITEM_404");
  assert.is((await mark(coach, { teamId, id: "none" }, present(samId))).code, "EVENT_ITEM_404");
  await db.update(event).set({ status: "on", calledOffFor: null });
  await db.update(team).set({ archivedAt: server.clock.now() }).where(eq(team.id, teamId));
  assert.is((await mark(coach, practice, present(samId))).code, "TEAM_403_ARCHIVED");
});

test("of two marks the one pressed last stands, whichever arrives last; a moment to come counts as now", async () => {
  const { coach, samId, leaId, practice } = await club();
  const at = (second: number) => `2026-11-24T23:19:0${second}.000Z`;
  const state = async () => (await stored()).find(([id]) => id === samId)?.slice(1);
  await mark(coach, practice, { membership_id: samId, attendance: "absent", at: at(2) });
  const older = await mark(coach, practice, present(samId, { at: at(1) }));
  assert.equal(older.body.rows, [{ membership_id: samId, attendance: "absent", at: at(2) }], older.text);
  await mark(coach, practice, { membership_id: samId, attendance: null, at: at(4) });
  await mark(coach, practice, { membership_id: samId, attendance: "late", at: at(3) });
  assert.equal(await state(), [null, at(4)], "a cleared mark does not come back");
  await mark(coach, practice, present(samId, { at: at(4) }), {
    membership_id: samId,
    attendance: "late",
    at: at(5),
  });
  assert.equal(await state(), ["late", at(5)], "of two rows of a player the later one counts");
  const ahead = await mark(coach, practice, present(leaId, { at: "2027-01-01T00:00:00.000Z" }));
  assert.equal(ahead.body.rows, [present(leaId, { at: "2026-11-24T23:20:00.000Z" })]);
});

test("living players who are asked can be marked, and spots, which it touches; nobody else, and then none of the rows", async () => {
  const { teamId, coach, samId, spotId, practice } = await club();
  const { db } = server.services;
  const before = new Date("2026-10-01T00:00:00Z");
  const [left, staff] = [await named("Lou Left"), await named("Carl Coach")];
  const leftId = (
    await addMember(server, teamId, { userId: left.user.id, endedAt: before, endReason: "left" })
  ).id;
  const staffId = (await addMember(server, teamId, { userId: staff.user.id, roles: ["coach"] })).id;
  const nia = await addChild(server, [(await named("Ned Ban")).user.id], { firstName: "Nia" });
  const niaId = (await addMember(server, teamId, { childId: nia.id })).id;
  await db.execute(sql`update "user" set banned_at = now() where full_name = 'Ned Ban'`);
  const elsewhere = await families();
  await db.update(membership).set({ touchedAt: before });
  for (const id of [leftId, staffId, niaId, elsewhere.leaId, randomUUID(), "none"]) {
    const { code } = await mark(coach, practice, present(samId), present(id));
    assert.is(code, "EVENT_PARTY_MEMBER_404", id);
  }
  assert.equal(await stored(), []);
  await db.update(event).set({ asks: "players_and_staff" });
  assert.is((await mark(coach, practice, present(staffId))).status, 200, "staff who are asked");
  assert.is((await mark(coach, practice, present(samId), present(spotId))).status, 200);
  const touched = await db
    .select()
    .from(membership)
    .where(sql`touched_at > ${before.toISOString()}::timestamptz`);
  assert.equal(
    touched.map(({ id }) => id),
    [spotId],
  );
});

test("marking acknowledges nothing and tells nobody, and a family's answer stays as it was", async () => {
  const { coach, mother, samId, teamId, practice } = await club();
  const { db } = server.services;
  await mark(coach, practice, present(samId));
  const [row] = await db.select().from(participation);
  assert.equal([row?.seenVersion, row?.answer, row?.answerVersion, row?.nudgedAt], [null, null, 0, null]);
  for (const table of ["notice", "ding", "mail_outbox", "answer_log", "push_queue"])
    assert.equal((await db.execute(sql.raw(`select from ${table}`))).rows, [], table);
  const [part] = (await read(mother, teamId, practice.id)).event.mine;
  assert.equal([part?.attendance, part?.answer], ["present", null]);
});

type Results = components["schemas"]["SendingResults"];
const send = (person: Person, ...items: object[]) =>
  ask<Results>(server, person, "POST /schedule/send", { body: { items } });

test("in a batch each mark has its own outcome", async () => {
  const { teamId, coach, mother, samId, leaId, practice } = await club();
  const off = await addEvent(server, teamId, {
    createdBy: coach.user.id,
    startsLocal: "2026-11-24T18:00:00",
    status: "called_off",
    calledOffFor: "weather",
  });
  const later = await addEvent(server, teamId, {
    createdBy: coach.user.id,
    startsLocal: "2026-11-25T18:00:00",
  });
  const item = (eventId: string, membershipId: string, more: object = {}) => ({
    kind: "attendance",
    team_id: teamId,
    event_id: eventId,
    event_version: 1,
    membership_id: membershipId,
    attendance: "absent",
    at: "2026-11-24T23:19:00.000Z",
    ...more,
  });
  const sent = await send(
    coach,
    item(practice.id, samId),
    item(off.id, samId),
    item(practice.id, randomUUID()),
    item(randomUUID(), samId),
    item(later.id, samId),
    item(practice.id, samId, { attendance: undefined }),
    item(practice.id, leaId, { attendance: null }),
    item(practice.id, samId, { team_id: randomUUID() }),
    item(practice.id, samId, { attendance: "present", event_version: 2 }),
  );
  assert.equal(
    sent.body.results.map(({ outcome, code }) => [outcome, code]),
    [
      ["saved", undefined],
      ["refused", "EVENT_ITEM_403_CALLED_OFF"],
      ["gone", "EVENT_PARTY_MEMBER_404"],
      ["gone", "EVENT_ITEM_404"],
      ["refused", "REQUEST_400_INVALID"],
      ["refused", "REQUEST_400_INVALID"],
      ["saved", undefined],
      ["gone", "TEAM_404"],
      ["refused", "REQUEST_400_INVALID"],
    ],
    sent.text,
  );
  const at = "2026-11-24T23:19:00.000Z";
  assert.equal(
    await stored(),
    [
      [samId, "absent", at],
      [leaId, null, at],
    ].sort(),
  );
  await server.services.db.update(event).set({ version: 3 }).where(eq(event.id, practice.id));
  const moved = await send(
    coach,
    item(practice.id, samId, { event_version: 3 }),
    item(practice.id, samId, { event_version: 4 }),
  );
  assert.equal(
    moved.body.results.map(({ outcome }) => outcome),
    ["saved", "refused"],
    "the present version is taken, a higher one is none that anybody saw",
  );
  const again = await send(mother, item(practice.id, samId));
  assert.equal(again.body.results, [{ item: 0, outcome: "refused", code: "EVENT_PARTY_MEMBER_401_UPDATE" }]);
});

test.run();
