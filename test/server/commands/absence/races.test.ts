import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { absence, usualYes } from "../../../../server/platform/db/schema/absence";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { event } from "../../../../server/platform/db/schema/schedule";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { team } from "../../../../server/platform/db/schema/team";
import { addAbsence } from "../../../support/people/absence";
import { ask, type Person } from "../../../support/people/ask";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races on a family's word");

type Review = components["schemas"]["AbsenceReview"];

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { club, add, say, change, read } = scheduleCalls(() => server);

const rounds = 4;
type Club = Awaited<ReturnType<typeof club>>;

/** Repeats the work in one club, each time without absences, answers, events and limits. */
async function eachRound(work: (people: Club) => Promise<void>) {
  const people = await club();
  const { db } = server.services;
  for (let round = 0; round < rounds; round += 1) {
    for (const table of [rateBucket, absence, usualYes, participation, event]) await db.delete(table);
    await work(people);
  }
}

const tuesday = { first_day: "2026-11-24", last_day: "2026-11-24" };
const isAway = (person: Person, childId: string, days: object = tuesday) =>
  ask<Review>(server, person, "POST /user/me/absence", {
    body: { people: [{ child_id: childId }], ...days },
  });
const mine = async (person: Person, teamId: string, id: string) =>
  (await read(person, teamId, id)).event.mine[0];
const codes = (replies: readonly { status: number; code: string | undefined }[]) =>
  replies.map(({ status, code }) => String(code ?? status)).sort();

race(
  "an absence against an answer: either it was seen, or the answer is refused, and one of the two stands",
  rounds,
  () =>
    eachRound(async ({ teamId, coach, mother, father, sam, samId }) => {
      const { id } = (await add(coach, teamId)).body.event;
      const [away, answered] = await Promise.all([
        isAway(mother, sam.id),
        say(father, { teamId, id, membershipId: samId }, "yes"),
      ]);
      assert.is(away.status, 200, away.text);
      const word = await mine(mother, teamId, id);
      if (answered.status === 200) {
        // The answer came first. At the same moment it stands; the review has said so.
        assert.equal([away.body.covers, away.body.turns.length], word?.source === "away" ? [1, 1] : [0, 0]);
      } else assert.equal([answered.code, word?.source], ["REQUEST_412_CHANGED", "away"]);
    }),
);

race(
  "an absence against a move into its days: the word is that of the day on which the event then is",
  rounds,
  () =>
    eachRound(async ({ teamId, coach, mother, sam }) => {
      const { id } = (await add(coach, teamId, { starts_local: "2026-11-25T17:30:00" })).body.event;
      const [away, moved] = await Promise.all([
        isAway(mother, sam.id),
        change(coach, teamId, id, 1, { starts_local: "2026-11-24T17:30:00" }),
      ]);
      assert.equal(codes([away, moved]), ["200", "200"]);
      assert.is((await mine(mother, teamId, id))?.source, "away");
    }),
);

race(
  "an absence against a move out of its days: what was said for the old day stands for the new one",
  rounds,
  () =>
    eachRound(async ({ teamId, coach, mother, father, sam, samId }) => {
      const { id } = (await add(coach, teamId)).body.event;
      await say(father, { teamId, id, membershipId: samId }, "yes");
      server.clock.advance(60_000);
      const [away, moved] = await Promise.all([
        isAway(mother, sam.id),
        change(coach, teamId, id, 1, { starts_local: "2026-11-25T17:30:00" }),
      ]);
      assert.equal(codes([away, moved]), ["200", "200"]);
      assert.is(
        away.body.covers,
        away.body.turns.length,
        "the review has seen the day before or after the move",
      );
      const word = await mine(mother, teamId, id);
      assert.equal([word?.answer, word?.source, word?.is_for_old_time], ["yes", "said", true]);
    }),
);

race("two guardians' absences both stand; of twenty, one alone becomes the last", rounds, () =>
  eachRound(async ({ mother, father, sam }) => {
    const days = { firstDay: "2026-12-01", lastDay: "2026-12-02" };
    const first = await Promise.all([isAway(mother, sam.id), isAway(father, sam.id)]);
    const said = (await server.services.db.select().from(absence)).map(({ reportedBy }) => reportedBy);
    assert.equal([codes(first), said.sort()], [["200", "200"], [mother.user.id, father.user.id].sort()]);
    for (let count = 0; count < 17; count += 1)
      await addAbsence(server, { childId: sam.id, by: mother.user.id, ...days });
    const both = await Promise.all([isAway(mother, sam.id), isAway(father, sam.id)]);
    assert.equal(codes(both), ["200", "ABSENCE_403_TOO_MANY"]);
  }),
);

race("two guardians who change one absence: alike is fine, different is refused for one", rounds, () =>
  eachRound(async ({ mother, father, sam }) => {
    const long = { first_day: "2026-11-24", last_day: "2026-11-30" };
    const { id } = (await isAway(mother, sam.id, long)).body.items[0] ?? {};
    const until = (person: Person, last_day: string) =>
      ask<Review>(server, person, `PATCH /user/me/absence/absence_id/${id}`, {
        version: 1,
        body: { last_day },
      });
    const other = await Promise.all([until(mother, "2026-11-27"), until(father, "2026-11-26")]);
    assert.equal(codes(other), ["200", "REQUEST_412_CHANGED"]);
    const alike = await Promise.all(
      [mother, father].map((person) =>
        ask<Review>(server, person, `PATCH /user/me/absence/absence_id/${id}`, {
          version: 2,
          body: { last_day: "2026-11-25" },
        }),
      ),
    );
    assert.equal(codes(alike), ["200", "200"]);
    const ended = await Promise.all(
      [mother, father].map((person) =>
        ask(server, person, `DELETE /user/me/absence/absence_id/${id}`, { version: 3 }),
      ),
    );
    assert.equal(codes(ended), ["200", "ABSENCE_404"]);
    assert.equal(await server.services.db.select().from(absence), []);
  }),
);

race("a usual yes against a team that stops taking them: it is refused, or counts no more", rounds, () =>
  eachRound(async ({ teamId, coach, mother, samId }) => {
    const { db } = server.services;
    await db.update(team).set({ takesUsual: true });
    const path = `/team/team_id/${teamId}` as const;
    const { version } = (await ask<{ version: number }>(server, coach, `GET ${path}`)).body;
    const [said, stopped] = await Promise.all([
      ask(server, mother, `PUT ${path}/usual_yes/membership_id/${samId}`, { version: 0, body: {} }),
      ask(server, coach, `PATCH ${path}`, { version, body: { takes_usual: false } }),
    ]);
    assert.is(stopped.status, 200, stopped.text);
    assert.ok(said.status === 200 || said.code === "TEAM_403_USUAL", said.text);
    const kept = (await db.select().from(usualYes)).map(({ isTaken }) => isTaken);
    assert.equal(kept, said.status === 200 ? [false] : []);
  }),
);

race("two guardians who say the usual yes: alike is one row, different is refused for one", rounds, () =>
  eachRound(async ({ teamId, mother, father, samId }) => {
    const usual = (person: Person, until: string) =>
      ask(server, person, `PUT /team/team_id/${teamId}/usual_yes/membership_id/${samId}`, {
        version: 0,
        body: { until },
      });
    assert.equal(codes(await Promise.all([usual(mother, "2027-01-01"), usual(father, "2027-01-01")])), [
      "200",
      "200",
    ]);
    assert.is((await server.services.db.select().from(usualYes))[0]?.version, 1);
    await server.services.db.delete(usualYes);
    assert.equal(codes(await Promise.all([usual(mother, "2027-01-01"), usual(father, "2027-01-02")])), [
      "200",
      "REQUEST_412_CHANGED",
    ]);
  }),
);

test.run();
