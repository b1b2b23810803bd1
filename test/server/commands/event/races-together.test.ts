import { asc } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { event } from "../../../../server/platform/db/schema/schedule";
import type { Person } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { practices, sixDays } from "../../../support/people/season";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races of calling off and putting back together");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { named, club, say, post, addSeries } = scheduleCalls(() => server);

const rounds = 5;
type People = Awaited<ReturnType<typeof clubWithCoaches>>;

async function clubWithCoaches() {
  const people = await club();
  const second = await named("Kim Second");
  await addMember(server, people.teamId, { userId: second.user.id, roles: ["coach"] });
  return { ...people, second };
}

/** Repeats the work with one club, without rate limits. */
async function eachRound(begin: () => Promise<People>, work: (people: People) => Promise<void>) {
  const people = await begin();
  for (let round = 0; round < rounds; round += 1) {
    await server.services.db.delete(rateBucket);
    await work(people);
  }
}

const codes = (replies: readonly { status: number; code: string | undefined }[]) =>
  replies.map(({ status, code }) => code ?? status).sort();

/** Replaces the events by a series of six practices. */
async function season({ teamId, coach }: People) {
  await server.services.db.delete(event);
  await addSeries(coach, teamId, { rule: sixDays, fields: practices });
  return (await server.services.db.select().from(event).orderBy(asc(event.startsAt))).map(({ id }) => id);
}

race(
  "two coaches put back from two days what was called off together, and answers come: all ends on, none twice, no deadlock",
  rounds,
  () =>
    eachRound(clubWithCoaches, async (people) => {
      const { teamId, coach, second, mother, samId } = people;
      const ids = await season(people);
      const off = { reason: "field", scope: "later" };
      await post(coach, { teamId, id: ids[0] ?? "", version: 1 }, "call_off", off);
      const back = (person: Person, index: number) =>
        post(person, { teamId, id: ids[index] ?? "", version: 2 }, "put_back?scope=together");
      const [one, other] = await Promise.all([
        back(coach, 3),
        back(second, 0),
        ...ids.map((id) => say(mother, { teamId, id, membershipId: samId }, "yes", { version: 2 })),
      ]);
      // The second call meets a changed version, or only the earlier events.
      const outcome = codes([one, other]).join();
      assert.ok(["200,200", "200,REQUEST_412_CHANGED"].includes(outcome), outcome);
      const stored = await server.services.db.select().from(event);
      assert.equal(
        stored.filter(({ id }) => ids.includes(id)).map(({ status, version }) => [status, version]),
        ids.map(() => ["on", 3]),
      );
    }),
);

race("calling off this and later against putting back together: one state for all of them", rounds, () =>
  eachRound(clubWithCoaches, async (people) => {
    const { teamId, coach, second } = people;
    const ids = await season(people);
    const off = (person: Person, index: number, version: number) =>
      post(person, { teamId, id: ids[index] ?? "", version }, "call_off", {
        reason: "field",
        scope: "later",
      });
    await off(coach, 2, 1);
    const [back, again] = await Promise.all([
      post(coach, { teamId, id: ids[2] ?? "", version: 2 }, "put_back?scope=together"),
      off(second, 0, 1),
    ]);
    assert.equal(codes([back, again]), [200, 200]);
    const stored = (await server.services.db.select().from(event)).filter(({ id }) => ids.includes(id));
    const late = stored.filter(({ id }) => ids.indexOf(id) >= 2).map(({ status }) => status);
    assert.is(new Set(late).size, 1, late.join());
    const early = stored.filter(({ id }) => ids.indexOf(id) < 2).map(({ status }) => status);
    assert.equal(early, ["called_off", "called_off"]);
  }),
);

test.run();
