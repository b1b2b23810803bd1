import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { ride, rideSeat } from "../../../../server/platform/db/schema/ride";
import type { Person } from "../../../support/people/ask";
import { addChild, addMember } from "../../../support/people/club";
import { rideCalls } from "../../../support/people/riding";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races for seats");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { practice, offer, end, move, carOf, change, named } = rideCalls(() => server);

const rounds = 3;

/** The same practice in each round, without cars. */
async function eachRound(
  work: (club: Awaited<ReturnType<typeof practice>>) => Promise<void>,
  times = rounds,
) {
  const made = await practice();
  for (let round = 0; round < times; round += 1) {
    for (const table of [rateBucket, rideSeat, ride]) await server.services.db.delete(table);
    await work(made);
  }
}

const codes = (replies: readonly { status: number; code: string | undefined }[]) =>
  replies.map(({ status, code }) => code ?? String(status)).sort();

/** What the tables must be like whatever happened. */
async function isSound() {
  const { rows } = await server.services.db.execute<{ faults: number }>(sql`
    select count(*)::int as faults from ride r
    where r.taken > r.seats or r.taken <> (select count(*) from ride_seat s
      where s.team_id = r.team_id and s.event_id = r.event_id and s.way = r.way and s.driver_id = r.driver_id)`);
  return rows[0]?.faults === 0;
}

race("fifty ask for the last seat: one has it, the others read that it is full", 1, async () => {
  const { event, teamId, coach } = await practice();
  const families: { parent: Person; membership_id: string }[] = [];
  for (let index = 0; index < 50; index += 1) {
    const parent = await named(`Parent Of${index}`);
    const { id: childId } = await addChild(server, [parent.user.id], { firstName: `K${index}` });
    families.push({ parent, membership_id: (await addMember(server, teamId, { childId })).id });
  }
  await offer(coach, event, { ways: [{ way: "there", seats: 1 }] });
  const replies = await Promise.all(
    families.map(({ parent, membership_id }) =>
      move(parent, event, "ask", { membership_id, driver_id: coach.user.id }),
    ),
  );
  assert.equal(codes(replies), ["200", ...Array.from({ length: 49 }, () => "RIDE_403_FULL")]);
  assert.is((await carOf(coach, event, coach))?.taken, 1);
  assert.ok(await isSound());
});

race("two guardians ask two cars for one child: it is in one", rounds, () =>
  eachRound(async ({ event, mother, father, coach, other, samId }) => {
    await offer(coach, event);
    await offer(other, event);
    const replies = await Promise.all([
      move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id }),
      move(father, event, "ask", { membership_id: samId, driver_id: other.user.id }),
    ]);
    const [good, refused] = codes(replies);
    assert.is(good, "200");
    assert.ok(refused === "RIDE_409_CONFLICT" || refused === "REQUEST_412_CHANGED", refused);
    assert.ok(await isSound());
  }),
);

race("two families change places: nobody waits for ever, and the cars count right", rounds, () =>
  eachRound(async ({ event, mother, other, coach, player, samId, leaId }) => {
    await offer(coach, event);
    await offer(player, event);
    await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
    await move(other, event, "ask", { membership_id: leaId, driver_id: player.user.id });
    const swap = async (person: Person, membership_id: string, from: Person, to: Person) => {
      await move(person, event, "leave", { membership_id, driver_id: from.user.id });
      return move(person, event, "ask", { membership_id, driver_id: to.user.id });
    };
    const replies = await Promise.all([
      swap(mother, samId, coach, player),
      swap(other, leaId, player, coach),
    ]);
    assert.equal(codes(replies), ["200", "200"]);
    assert.ok(await isSound());
  }),
);

race("a car ends while somebody asks and somebody leaves: no seat is in a car that is gone", rounds, () =>
  eachRound(async ({ event, mother, other, coach, samId, leaId }) => {
    await offer(coach, event);
    await move(other, event, "ask", { membership_id: leaId, driver_id: coach.user.id });
    const [ended, asked, left] = await Promise.all([
      end(coach, event),
      move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id }),
      move(other, event, "leave", { membership_id: leaId, driver_id: coach.user.id }),
    ]);
    assert.is(ended.status, 200);
    assert.ok(
      ["200", "RIDE_404", "REQUEST_412_CHANGED"].includes(asked.code ?? String(asked.status)),
      asked.code,
    );
    assert.ok(["200", "REQUEST_412_CHANGED"].includes(left.code ?? String(left.status)), left.code);
    const seats = await server.services.db.select().from(rideSeat);
    assert.equal(
      seats.filter(({ driverId }) => driverId !== null),
      [],
    );
  }),
);

race("an adult offers a car and joins another at once: one of the two", rounds, () =>
  eachRound(async ({ event, coach, other }) => {
    await offer(coach, event);
    const replies = await Promise.all([
      offer(other, event),
      move(other, event, "join", { driver_id: coach.user.id }),
    ]);
    assert.equal(codes(replies), ["200", "RIDE_409_CONFLICT"]);
  }),
);

race("a yes against a move of the event: never agreed to a time that is over", 1, () =>
  eachRound(async ({ event, mother, coach, samId }) => {
    await offer(coach, event);
    const [asked] = await Promise.all([
      move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id }),
      change(coach, event.teamId, event.id, 1, { starts_local: "2026-11-24T18:00:00" }),
    ]);
    const { rows } = await server.services.db.execute<{ state: string }>(
      sql`select state from seats_at(${event.teamId}::uuid, ${event.id}::uuid)`,
    );
    if (asked.code === undefined) assert.equal(rows, [{ state: "open_again" }]);
    else assert.is(asked.code, "REQUEST_412_CHANGED");
  }, 1),
);

test.run();
