import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Mark } from "../../../../domain/schedule/attendance/attendance";
import { removeOldSchedule } from "../../../../server/core/schedule/retention.store";
import { samePlayer } from "../../../../server/platform/db/schema/schedule-answers";
import { membership, season } from "../../../../server/platform/db/schema/team";
import { copyAccount } from "../../../../server/reads/account-copy/account-copy";
import { addAbsence, addUsualYes } from "../../../support/people/absence";
import type { Person } from "../../../support/people/ask";
import { addMark, attendanceCalls } from "../../../support/people/attendance";
import { addChild, addFollower, addMember } from "../../../support/people/club";
import { addAnswer, addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("how often players came");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club: families, named } = scheduleCalls(() => server);
const { counts } = attendanceCalls(() => server);

async function club() {
  const made = await families();
  // Absences count for events after somebody joined.
  await server.services.db.update(membership).set({ letInAt: new Date("2026-08-01T00:00:00Z") });
  const by = made.coach.user.id;
  const on = (day: string, change: object = {}) =>
    addEvent(server, made.teamId, { createdBy: by, startsLocal: `${day}T12:00:00`, ...change });
  const came = (event: { teamId: string; id: string }, id: string, attendance: Mark, at?: Date) =>
    addMark(server, event, id, { attendance, by, ...(at && { at }) });
  const read = async (person: Person, query = "") => {
    const { status, code, body } = await counts(person, made.teamId, query);
    if (status !== 200) return code;
    return body.members.map(({ membership_id: id, present, late, absent, absent_without_word: silent }) => [
      id,
      [present, late, absent, silent],
    ]);
  };
  return { ...made, by, on, came, read };
}

test("staff read present, late, absent and without a word; a family its own; followers nothing", async () => {
  const { teamId, coach, mother, other, grandpa, sam, samId, leaId, on, came, read } = await club();
  const days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15"];
  const events = await Promise.all(days.map((day) => on(day)));
  const [one, two, three, four, five, six] = events;
  if (!one || !two || !three || !four || !five || !six) throw new Error("no events");
  await addAbsence(server, {
    childId: sam.id,
    by: mother.user.id,
    firstDay: "2026-11-13",
    lastDay: "2026-11-13",
    reportedAt: new Date("2026-11-01T00:00:00Z"),
  });
  await addAnswer(server, five, samId, { answer: "yes", by: mother.user.id });
  await came(one, samId, "present");
  await came(two, samId, "late");
  await came(three, samId, "absent");
  await came(four, samId, "absent");
  await came(five, samId, "absent");
  await came(one, leaId, "present");
  await came(await on("2026-11-16", { status: "called_off", calledOffFor: "weather" }), leaId, "present");
  const all = [
    [samId, [1, 1, 3, 1]],
    [leaId, [1, 0, 0, 0]],
  ].sort();
  assert.equal(await read(coach), all);
  assert.equal(await read(mother), [[samId, [1, 1, 3, 1]]]);
  assert.equal(await read(other), [[leaId, [1, 0, 0, 0]]]);
  const fan = await named("Tom Fan");
  await addMember(server, teamId, { userId: fan.user.id, roles: ["follower"] });
  assert.equal([await read(grandpa), await read(fan)], [[], []]);
  await addFollower(server, sam.id, other.user.id, mother.user.id);
  assert.equal(
    await read(other),
    [[leaId, [1, 0, 0, 0]]],
    "a guardian reads nothing of a child whom they follow",
  );
  assert.equal(await read(coach, "?from=2026-11-12&to=2026-11-13"), [[samId, [0, 0, 2, 1]]]);
});

test("the days are the open season's, else the last 400; more and the wrong way round are refused", async () => {
  const { teamId, coach, samId, on, came, read } = await club();
  await came(await on("2026-08-14"), samId, "present");
  await came(await on("2026-08-15"), samId, "late");
  const days = async (query = "") => {
    const { body } = await counts(coach, teamId, query);
    return [body.from, body.to];
  };
  assert.equal(await days(), ["2025-10-18", "2026-11-22"]);
  assert.equal(await read(coach), [[samId, [1, 1, 0, 0]]]);
  await server.services.db
    .insert(season)
    .values({ teamId, id: randomUUID(), name: "Fall", startsOn: "2026-08-15", endsOn: "2027-05-28" });
  assert.equal(await days(), ["2026-08-15", "2027-05-28"]);
  assert.equal(await read(coach), [[samId, [0, 1, 0, 0]]]);
  assert.equal(await days("?from=2026-01-01&to=2027-02-05"), ["2026-01-01", "2027-02-05"]);
  for (const query of ["?from=2026-01-01&to=2027-02-06", "?from=2026-11-23&to=2026-11-22"])
    assert.is(await read(coach, query), "REQUEST_400_INVALID", query);
});

test("two rows of one player count once, by the later mark and either family's word; a frozen child's not at all", async () => {
  const { teamId, coach, other, samId, leaId, by, on, came, read } = await club();
  await server.services.db
    .insert(samePlayer)
    .values({ teamId, membershipId: leaId, countsAs: samId, byUser: by });
  const [one, two] = [await on("2026-11-10"), await on("2026-11-11")];
  await came(one, samId, "absent", new Date("2026-11-10T18:00:00Z"));
  await came(one, leaId, "late", new Date("2026-11-10T18:05:00Z"));
  await addAnswer(server, two, leaId, { answer: "no", by: other.user.id });
  await came(two, samId, "absent", new Date("2026-11-11T18:05:00Z"));
  await came(two, leaId, "present", new Date("2026-11-11T18:00:00Z"));
  assert.equal(await read(coach), [[samId, [0, 1, 1, 0]]]);
  assert.equal(await read(other), [[leaId, [1, 1, 0, 0]]], "each family reads its own row");
  const nia = await addChild(server, [(await named("Ned Ban")).user.id], { firstName: "Nia" });
  const niaId = (await addMember(server, teamId, { childId: nia.id })).id;
  await came(one, niaId, "present");
  await server.services.db.execute(sql`update "user" set banned_at = now() where full_name = 'Ned Ban'`);
  assert.equal(await read(coach), [[samId, [0, 1, 1, 0]]]);
});

test("marks go twelve months after the event; the copy of a person's data has those of their players", async () => {
  const { coach, mother, samId, on, came } = await club();
  const event = await on("2026-11-20");
  await came(event, samId, "late");
  const { db } = server.services;
  const inCopy = async (person: Person & { user: Parameters<typeof copyAccount>[1] }) =>
    (await copyAccount(db, person.user, server.services)).answers.map(
      ({ attendance, attendance_marked_at: at }) => [attendance, at !== null],
    );
  assert.equal([await inCopy(mother), await inCopy(coach)], [[["late", true]], []]);
  const round = (day: string) => removeOldSchedule(db, new Date(day));
  const kept = async () => (await inCopy(mother))[0];
  await round("2027-11-20T19:29:00Z");
  assert.equal(await kept(), ["late", true]);
  await round("2027-11-23T19:31:00Z");
  assert.equal(await kept(), [null, false]);
});

test("an absence of a player in as usual is one without a word", async () => {
  const { teamId, coach, mother, samId, on, came, read } = await club();
  await addUsualYes(server, { teamId, membershipId: samId, by: mother.user.id });
  await came(await on("2026-11-22"), samId, "absent");
  assert.equal(await read(coach), [[samId, [0, 0, 1, 1]]]);
});

test.run();
