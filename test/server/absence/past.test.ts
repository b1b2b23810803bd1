// Runs on PGlite as well.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { absenceVersion, usualYesVersion } from "../../../server/db/schema/absence";
import { series } from "../../../server/db/schema/schedule";
import { ask } from "../../support/people/ask";
import { attendanceCalls } from "../../support/people/attendance";
import { addEvent } from "../../support/people/schedule";
import { scheduleCalls } from "../../support/people/schedule-calls";
import { proofCounts } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("answers of events that have begun");

type Review = components["schemas"]["AbsenceReview"];
type List = components["schemas"]["Absences"];
type Team = components["schemas"]["Team"];
type Usual = components["schemas"]["UsualYes"];

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-02T12:00:00Z"));
});
test.after.each(() => server.close());

const { club: families, read, say } = scheduleCalls(() => server);
const { mark } = attendanceCalls(() => server);

const iso = (day: number) => `2026-11-${String(day).padStart(2, "0")}`;

/** Practices of a series every day at noon in Chicago, which is 18:00 UTC, and a camp of three days. */
async function club() {
  const made = await families();
  const { teamId, coach, mother, sam, samId } = made;
  const createdBy = coach.user.id;
  const seriesId = randomUUID();
  await server.services.db.insert(series).values({
    teamId,
    id: seriesId,
    weekdays: 127,
    firstDay: iso(1),
    lastDay: "2027-05-25",
    fields: { kind: "practice", timing: "timed", starts_local: "12:00" },
    createdBy,
  });
  const practice = (day: number) =>
    addEvent(server, teamId, {
      createdBy,
      startsLocal: `${iso(day)}T12:00:00`,
      seriesId,
      seriesDay: iso(day),
    });
  const camp = (day: number) =>
    addEvent(server, teamId, {
      createdBy,
      kind: "other",
      title: "Camp",
      timing: "day",
      startsLocal: `${iso(day)}T00:00:00`,
      durationMinutes: 3 * 1440,
      arriveMinutes: 0,
    });
  const absences = "/user/me/absence";
  const usual = `/team/team_id/${teamId}/usual_yes/membership_id/${samId}` as const;
  return {
    ...made,
    practice,
    camp,
    away: (first: number, last: number, more: object = {}) =>
      ask<Review>(server, mother, `POST ${absences}`, {
        body: {
          people: [{ child_id: sam.id }],
          first_day: iso(first),
          last_day: iso(last),
          ...more,
        },
      }),
    listed: async () => (await ask<List>(server, mother, `GET ${absences}`)).body.items,
    change: (id: string | undefined, version: number, body: object) =>
      ask<Review>(server, mother, `PATCH ${absences}/absence_id/${id}`, { version, body }),
    end: (id: string | undefined, version: number) =>
      ask<Review>(server, mother, `DELETE ${absences}/absence_id/${id}`, { version }),
    comesAsUsual: (version: number, body: object = {}) =>
      ask<Usual>(server, mother, `PUT ${usual}`, { version, body }),
    endUsual: (version: number) => ask(server, mother, `DELETE ${usual}`, { version }),
    takeUsual: async (takes_usual: boolean) => {
      const { version } = (await ask<Team>(server, coach, `GET /team/team_id/${teamId}`)).body;
      return ask(server, coach, `PATCH /team/team_id/${teamId}`, { version, body: { takes_usual } });
    },
    /** What the mother and the coach read of Sam. */
    answerAt: async (id: string) => {
      const [own] = (await read(mother, teamId, id)).event.mine;
      const line = (await read(coach, teamId, id)).participants.find(
        ({ membership_id }) => membership_id === samId,
      );
      assert.equal([line?.answer, line?.source], [own?.answer, own?.source], "coach and mother");
      return [own?.answer ?? null, own?.source ?? null, own?.over ?? null];
    },
  };
}

const at = (day: number, time: string) => server.clock.set(new Date(`${iso(day)}T${time}:00Z`));

test("an absence that is extended, shortened or ended during an event of several days still answers it", async () => {
  for (const edit of ["extend", "shorten", "end", "weekdays"] as const) {
    const { camp, away, change, end, answerAt } = await club();
    const { id: event } = await camp(6);
    const item = (await away(6, 8)).body.items[0];
    at(7, "15:00");
    const before = await answerAt(event);
    assert.is(before[1], "away");
    const done =
      edit === "end"
        ? await end(item?.id, 1)
        : await change(
            item?.id,
            1,
            edit === "extend"
              ? { last_day: iso(12) }
              : edit === "shorten"
                ? { last_day: iso(7) }
                : { weekdays: 64 },
          );
    assert.is(done.status, 200, done.text);
    assert.equal(await answerAt(event), before, edit);
    server.clock.set(new Date("2026-11-02T12:00:00Z"));
  }
});

test("an absence that is ended after today's practice has begun still answers it, and the next one asks", async () => {
  const { practice, away, end, answerAt } = await club();
  const [today, tomorrow] = [await practice(6), await practice(7)];
  const item = (await away(6, 8)).body.items[0];
  at(6, "18:30");
  const before = await answerAt(today.id);
  assert.is((await end(item?.id, 1)).status, 200);
  assert.equal(await answerAt(today.id), before);
  assert.equal(await answerAt(tomorrow.id), [null, null, null]);
});

test("an absence entered after an event has begun does not answer it", async () => {
  const { practice, away, answerAt } = await club();
  const { id } = await practice(6);
  at(6, "18:30");
  const review = await away(6, 8);
  assert.is(review.body.covers, 0);
  assert.equal(await answerAt(id), [null, null, null]);
});

test("an absence that is ended before it covered an event that began leaves nothing behind", async () => {
  const { away, end } = await club();
  const item = (await away(10, 12)).body.items[0];
  assert.is((await end(item?.id, 1)).status, 200);
  assert.equal(await server.services.db.select().from(absenceVersion), []);
});

test("a practice that passed during the pause gets no answer when the family confirms; those before it keep theirs", async () => {
  const { practice, comesAsUsual, answerAt, coach, samId } = await club();
  const practices = [await practice(3), await practice(4), await practice(5), await practice(6)];
  assert.is((await comesAsUsual(0)).status, 200);
  for (const each of practices.slice(0, 2)) {
    server.clock.set(each.startsAt);
    const marked = await mark(coach, each, { membership_id: samId, attendance: "absent" });
    assert.is(marked.status, 200, marked.text);
  }
  at(5, "20:00");
  const answers = async () => Promise.all(practices.map(async ({ id }) => (await answerAt(id))[1]));
  assert.equal(await answers(), ["usual", "usual", null, null]);
  assert.is((await comesAsUsual(2)).status, 200);
  assert.equal(await answers(), ["usual", "usual", null, "usual"]);
});

test("a usual yes that is given anew leaves the practices before it as they were", async () => {
  const { practice, comesAsUsual, endUsual, answerAt } = await club();
  const [first, second, third] = [await practice(3), await practice(5), await practice(7)];
  await comesAsUsual(0);
  at(4, "12:00");
  const before = await answerAt(first.id);
  assert.is(before[1], "usual");
  assert.is((await endUsual(1)).status, 200);
  at(6, "12:00");
  assert.is((await comesAsUsual(0)).status, 200);
  assert.equal(await answerAt(first.id), before);
  assert.equal([(await answerAt(second.id))[1], (await answerAt(third.id))[1]], [null, "usual"]);
});

test("a team that stops counting players in as usual changes no practice that has begun, nor when it starts again", async () => {
  const { practice, comesAsUsual, takeUsual, answerAt } = await club();
  const practices = [await practice(3), await practice(5), await practice(7)];
  await comesAsUsual(0);
  at(4, "12:00");
  assert.is((await takeUsual(false)).status, 200);
  const answers = async () => Promise.all(practices.map(async ({ id }) => (await answerAt(id))[1]));
  assert.equal(await answers(), ["usual", null, null]);
  at(6, "12:00");
  assert.is((await takeUsual(true)).status, 200);
  assert.equal(await answers(), ["usual", null, "usual"]);
});

const days = fc.record({ from: fc.integer({ min: -1, max: 3 }), length: fc.nat(5) });
const step = fc.record({
  /** After the step before. */
  hours: fc.integer({ min: 1, max: 40 }),
  act: fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant("away" as const), days }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("change" as const), days }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant("weekdays" as const), bits: fc.integer({ min: 1, max: 127 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("end" as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant("usual" as const), days: fc.integer({ min: 1, max: 9 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("no usual" as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("absent" as const), isCleared: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("take" as const), isTaken: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("answer" as const),
        answer: fc.constantFrom("yes", "no", "maybe"),
      }),
    },
  ),
});

test("property: what reads at the start of an event reads the same after whatever is changed later", async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      server.clock.set(new Date("2026-11-02T12:00:00Z"));
      const made = await club();
      const { coach, mother, teamId, samId, answerAt } = made;
      const events = [await made.camp(4), await made.camp(9)];
      for (let day = 3; day <= 24; day++) events.push(await made.practice(day));
      events.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
      const atStart = new Map<string, unknown>();
      const begun = () => events.filter(({ id }) => atStart.has(id));
      const today = () => server.clock.now().getUTCDate();
      /** Reads each event at its start on the way. */
      const advance = async (to: Date) => {
        for (const { id, startsAt } of events)
          if (startsAt <= to && !atStart.has(id)) {
            server.clock.set(startsAt);
            atStart.set(id, await answerAt(id));
          }
        server.clock.set(to);
      };
      for (const { hours, act } of steps) {
        await advance(new Date(server.clock.now().getTime() + hours * 3_600_000));
        if (today() > 22) break;
        const current = (await made.listed()).find(({ last_day }) => last_day >= iso(today()));
        const usual = (await ask<List>(server, mother, "GET /user/me/absence")).body.players[0]?.usual;
        const version = usual?.version ?? 0;
        if (act.do === "away") {
          const first = Math.max(1, today() + act.days.from);
          await made.away(first, Math.min(30, first + act.days.length));
        } else if (act.do === "change" && current) {
          const first = Math.max(1, today() + act.days.from);
          await made.change(current.id, current.version, {
            first_day: iso(first),
            last_day: iso(Math.min(30, first + act.days.length)),
          });
        } else if (act.do === "weekdays" && current)
          await made.change(current.id, current.version, { weekdays: act.bits });
        else if (act.do === "end" && current) await made.end(current.id, current.version);
        else if (act.do === "usual")
          await made.comesAsUsual(version, { until: iso(Math.min(30, today() + act.days)) });
        else if (act.do === "no usual") await made.endUsual(version);
        else if (act.do === "take") await made.takeUsual(act.isTaken);
        else if (act.do === "absent") {
          const last = begun()
            .filter(({ kind }) => kind === "practice")
            .at(-1);
          if (last)
            await mark(coach, last, { membership_id: samId, attendance: act.isCleared ? null : "absent" });
        } else if (act.do === "answer") {
          const next = events.find(({ id }) => !atStart.has(id));
          if (next) await say(mother, { teamId, id: next.id, membershipId: samId }, act.answer);
        }
      }
      await advance(new Date("2026-11-30T12:00:00Z"));
      for (const { id, startsAt, kind } of events)
        assert.equal(await answerAt(id), atStart.get(id), `${kind} ${startsAt.toISOString()}`);
      const { db } = server.services;
      changed +=
        (await db.select().from(absenceVersion)).length + (await db.select().from(usualYesVersion)).length;
    }),
    { numRuns: proofCounts.pastHistories, seed: 15, endOnFailure: true },
  );
  assert.ok(changed > 0, "no history changed an absence or a usual yes");
});

test.run();
