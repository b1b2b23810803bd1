import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { usualYes } from "../../../../server/platform/db/schema/absence";
import { series } from "../../../../server/platform/db/schema/schedule";
import { addAbsence, addUsualYes } from "../../../support/people/absence";
import { ask, type Person } from "../../../support/people/ask";
import { attendanceCalls } from "../../../support/people/attendance";
import { addAnswer, addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the pause of a usual yes");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-01T18:00:00Z"));
});
test.after.each(() => server.close());

const { club: families, read } = scheduleCalls(() => server);
const { mark } = attendanceCalls(() => server);

/** Practices on these days in November at noon in Chicago, which is 18:00 UTC; Sam comes as usual since the evening of Nov 1. */
async function club() {
  const made = await families();
  const { teamId, coach, mother, samId } = made;
  const createdBy = coach.user.id;
  const seriesId = randomUUID();
  await server.services.db.insert(series).values({
    teamId,
    id: seriesId,
    weekdays: 127,
    firstDay: "2026-11-01",
    lastDay: "2027-05-25",
    fields: { kind: "practice", timing: "timed", starts_local: "12:00" },
    createdBy,
  });
  server.clock.set(new Date("2026-11-02T02:00:00Z"));
  await addUsualYes(server, { teamId, membershipId: samId, by: mother.user.id });
  const iso = (day: number) => `2026-11-${String(day).padStart(2, "0")}`;
  const practice = (day: number, change: object = {}) =>
    addEvent(server, teamId, {
      createdBy,
      startsLocal: `${iso(day)}T12:00:00`,
      seriesId,
      seriesDay: iso(day),
      ...change,
    });
  /** Marks during the event. */
  const marked = async (
    event: { teamId: string; id: string; startsAt: Date },
    attendance: "present" | "late" | "absent" | null,
  ) => {
    server.clock.set(new Date(Math.max(event.startsAt.getTime(), server.clock.now().getTime() + 1)));
    const { status, text } = await mark(coach, event, { membership_id: samId, attendance });
    assert.is(status, 200, text);
  };
  const usual = async () => (await server.services.db.select().from(usualYes))[0];
  const isPaused = async () => (await usual())?.pausedAt !== null;
  return { ...made, practice, marked, usual, isPaused, iso };
}

/**
 * By hand from the design: two practices of the team in a row, marked absent without another word. A absent · P present · L late · C marked absent,
 * then cleared · . not marked · N absent, said no · Y absent, said yes · W absent, away · g absent from a game · s absent from a practice of no series ·
 * n absent from a practice that asks nobody · o called off
 */
const table: readonly [practices: string, isPaused: boolean][] = [
  ["A", false],
  ["AA", true],
  ["AAP", true],
  ["PAA", true],
  ["APA", false],
  ["ALA", false],
  ["AC", false],
  ["ACA", false],
  ["A.A", false],
  ["ANA", false],
  ["AY", false],
  ["WA", false],
  ["AWA", false],
  ["AgA", true],
  ["gg", false],
  ["AsA", true],
  ["ss", false],
  ["AnA", true],
  ["AoA", true],
];

for (const [practices, expected] of table)
  test(`${practices}: ${expected ? "paused" : "goes on"}`, async () => {
    const { practice, marked, isPaused, sam, samId, mother, iso } = await club();
    for (const [index, sign] of [...practices].entries()) {
      const day = 3 + index;
      const event = await practice(day, {
        ...(sign === "g" && { kind: "game", seriesId: null, seriesDay: null }),
        ...(sign === "s" && { seriesId: null, seriesDay: null }),
        ...(sign === "n" && { asks: "nobody" }),
        ...(sign === "o" && { status: "called_off", calledOffFor: "weather" }),
      });
      if (sign === "o" || sign === ".") continue;
      const by = mother.user.id;
      if (sign === "N") await addAnswer(server, event, samId, { answer: "no", by });
      if (sign === "Y") await addAnswer(server, event, samId, { answer: "yes", by });
      if (sign === "W")
        await addAbsence(server, { childId: sam.id, by, firstDay: iso(day), lastDay: iso(day) });
      await marked(event, sign === "P" ? "present" : sign === "L" ? "late" : "absent");
      if (sign === "C") await marked(event, null);
    }
    assert.is(await isPaused(), expected);
  });

const path = (teamId: string, id: string) => `/team/team_id/${teamId}/usual_yes/membership_id/${id}` as const;
const waiting = async (person: Person) =>
  (await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting")).body.items.filter(
    ({ kind }) => kind === "usual_ended",
  );

test("practices that have begun keep their answer, and no later one has it; the family is asked, and nobody else", async () => {
  const { teamId, coach, mother, father, grandpa, other, samId, practice, marked } = await club();
  const [first, second, third] = [await practice(3), await practice(4), await practice(11)];
  await marked(first, "absent");
  assert.equal(await waiting(mother), []);
  await marked(second, "absent");
  const mine = async (id: string) => {
    const [part] = (await read(mother, teamId, id)).event.mine;
    return [part?.source, part?.usual?.is_paused];
  };
  assert.equal(
    [await mine(first.id), await mine(second.id), await mine(third.id)],
    [
      ["usual", true],
      ["usual", true],
      [undefined, true],
    ],
  );
  const { counts } = (await read(coach, teamId, third.id)).event;
  assert.equal([counts?.yes, counts?.usual, counts?.silent], [0, 0, 3]);
  for (const person of [mother, father])
    assert.equal(
      (await waiting(person)).map(({ membership_id, version, child_first_name, team_id }) => [
        membership_id,
        version,
        child_first_name,
        team_id,
      ]),
      [[samId, 2, "Sam", teamId]],
    );
  for (const person of [coach, other, grandpa]) assert.equal(await waiting(person), []);
});

test("Yes, she is: it counts again at once, and only two more misses pause it anew", async () => {
  const { teamId, mother, father, samId, practice, marked, isPaused, usual } = await club();
  const days = [await practice(3), await practice(4), await practice(10), await practice(11)] as const;
  await marked(days[0], "absent");
  await marked(days[1], "absent");
  const stale = await ask(server, mother, `PUT ${path(teamId, samId)}`, { version: 1, body: {} });
  assert.is(stale.code, "REQUEST_412_CHANGED", "the pause was not seen");
  const yes = await ask<components["schemas"]["UsualYes"]>(server, mother, `PUT ${path(teamId, samId)}`, {
    version: 2,
    body: {},
  });
  assert.equal([yes.status, yes.body.is_paused], [200, false], yes.text);
  assert.equal([await waiting(mother), await waiting(father)], [[], []]);
  assert.is((await read(mother, teamId, days[2].id)).event.mine[0]?.source, "usual");
  await marked(days[1], "late");
  await marked(days[1], "absent");
  assert.is(await isPaused(), false, "what was missed before was answered");
  await marked(days[2], "absent");
  assert.is(await isPaused(), false);
  await marked(days[3], "absent");
  assert.equal([await isPaused(), (await usual())?.version], [true, 4]);
});

test("Ask us again: it is over, and a corrected mark does not bring it back", async () => {
  const { teamId, mother, samId, practice, marked, usual } = await club();
  const [first, second, third] = [await practice(3), await practice(4), await practice(5)];
  await marked(first, "absent");
  await marked(second, "absent");
  const no = await ask(server, mother, `DELETE ${path(teamId, samId)}`, { version: 2 });
  assert.is(no.status, 200, no.text);
  assert.equal(await waiting(mother), []);
  await marked(second, "present");
  assert.equal([(await usual())?.until, (await usual())?.version], ["2026-11-03", 3]);
  assert.is((await read(mother, teamId, third.id)).event.mine[0]?.answer, null);
  const anew = await ask<components["schemas"]["UsualYes"]>(server, mother, `PUT ${path(teamId, samId)}`, {
    version: 0,
    body: {},
  });
  assert.equal([anew.status, anew.body.is_paused], [200, false], anew.text);
});

test("a corrected mark takes the pause back while the family has not answered", async () => {
  const { teamId, mother, practice, marked, isPaused, usual } = await club();
  const [first, second, third] = [await practice(3), await practice(4), await practice(5)];
  await marked(first, "absent");
  await marked(second, "absent");
  await marked(first, "late");
  assert.equal([await isPaused(), (await usual())?.version], [false, 3]);
  assert.equal(await waiting(mother), []);
  assert.is((await read(mother, teamId, third.id)).event.mine[0]?.source, "usual");
  await marked(third, "absent");
  assert.is(await isPaused(), true, "the second and the third in a row");
  await marked(third, null);
  assert.is(await isPaused(), false);
});

test.run();
