import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { audit } from "../../../../server/platform/db/schema/audit";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { samePlayer } from "../../../../server/platform/db/schema/schedule-answers";
import { ask, type Person } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races of two who join players");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { named, club } = scheduleCalls(() => server);
const rounds = 5;

async function staff() {
  const { teamId, coach } = await club();
  const second = await named("Kim Second");
  await addMember(server, teamId, { userId: second.user.id, roles: ["coach"] });
  return { teamId, coach, second };
}

/** Three roster rows, oldest first. */
async function rowsOf(teamId: string): Promise<[string, string, string]> {
  await server.services.db.delete(rateBucket);
  await server.services.db.delete(samePlayer);
  await server.services.db.execute(sql`delete from membership where spot_first_name = 'Sam'`);
  const add = async () => {
    server.clock.advance(1000);
    return (await addMember(server, teamId, { spotFirstName: "Sam", spotLastInitial: "R" })).id;
  };
  return [await add(), await add(), await add()];
}

const join = (person: Person, teamId: string, id: string, countsAs: string) =>
  ask<components["schemas"]["SamePlayers"]>(
    server,
    person,
    `PUT /team/team_id/${teamId}/same_player/membership_id/${id}`,
    { body: { counts_as: countsAs } },
  );
const codes = (replies: readonly { status: number; code: string | undefined }[]) =>
  replies.map(({ status, code }) => code ?? status).sort();
const stored = async () =>
  (await server.services.db.select().from(samePlayer))
    .map(({ membershipId, countsAs }) => [membershipId, countsAs])
    .sort();

race(
  "two staff join the same rows crosswise: both mean the same pair, which is made once",
  rounds,
  async () => {
    const { teamId, coach, second } = await staff();
    for (let round = 0; round < rounds; round += 1) {
      const [older, newer] = await rowsOf(teamId);
      const replies = await Promise.all([
        join(coach, teamId, newer, older),
        join(second, teamId, older, newer),
      ]);
      assert.equal(codes(replies), [200, 200]);
      assert.equal(await stored(), [[newer, older]]);
    }
    const lines = (await server.services.db.select().from(audit)).filter(
      ({ action }) => action === "players.joined",
    );
    assert.is(lines.length, rounds);
  },
);

race("of two joins that would make a chain one stands, and the other is refused", rounds, async () => {
  const { teamId, coach, second } = await staff();
  for (let round = 0; round < rounds; round += 1) {
    const [oldest, middle, newest] = await rowsOf(teamId);
    const replies = await Promise.all([
      join(coach, teamId, middle, oldest),
      join(second, teamId, newest, middle),
    ]);
    assert.equal(codes(replies), [200, "REQUEST_412_CHANGED"]);
    const [first] = replies;
    assert.equal(await stored(), first?.status === 200 ? [[middle, oldest]] : [[newest, middle]]);
  }
});

race(
  "the table refuses a crosswise pair and a chain by itself, without the team's lock",
  rounds,
  async () => {
    const { teamId } = await staff();
    const { db } = server.services;
    const put = (membershipId: string, countsAs: string) =>
      db.transaction((tx) => tx.insert(samePlayer).values({ teamId, membershipId, countsAs, byUser: "kim" }));
    for (let round = 0; round < rounds; round += 1) {
      const [one, other, third] = await rowsOf(teamId);
      const attempts = [() => [put(one, other), put(other, one)], () => [put(one, third), put(third, other)]];
      for (const attempt of attempts) {
        const outcomes = await Promise.allSettled(attempt());
        assert.is(outcomes.filter(({ status }) => status === "rejected").length, 1);
        const [refused] = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
        assert.is(refused.cause.code, "DR021");
        assert.is((await stored()).length, 1);
        await db.delete(samePlayer);
      }
    }
  },
);

race(
  "a join against the end of the older row: it is refused, or the pair holds no more",
  rounds,
  async () => {
    const { teamId, coach, second } = await staff();
    for (let round = 0; round < rounds; round += 1) {
      const [older, newer] = await rowsOf(teamId);
      const [joined, ended] = await Promise.all([
        join(coach, teamId, newer, older),
        ask(server, second, `POST /team/team_id/${teamId}/membership/membership_id/${older}/end`, {
          body: {},
          version: 1,
        }),
      ]);
      assert.is(ended.status, 200, ended.text);
      assert.ok(joined.status === 200 || joined.code === "COLLABORATOR_404", joined.text);
      const again = await join(coach, teamId, newer, older);
      assert.is(again.code, "COLLABORATOR_404");
    }
  },
);

test.run();
