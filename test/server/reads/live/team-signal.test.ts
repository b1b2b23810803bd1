import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { session } from "../../../../server/platform/db/schema/session";
import { membership } from "../../../../server/platform/db/schema/team";
import { openHub } from "../../../../server/reads/live/hub";
import { addAdult, addMember, addTeam } from "../../../support/people/club";
import { listen } from "../../../support/people/listening";
import { openTalk } from "../../../support/people/talk";
import { breakable, gone } from "../../../support/server/breakable-database";
import { countStatements } from "../../../support/server/count-statements";

const test = suite("signals of a team");

type Line = Awaited<ReturnType<typeof listen>>;

/** The Comets with a hub, whose seconds pass when the test says so. */
async function open() {
  const talk = await openTalk();
  const { services, clock } = talk.server;
  const hub = openHub(services);
  return {
    ...talk,
    hub,
    listen: (person: Parameters<typeof listen>[2], more?: Parameters<typeof listen>[3]) =>
      listen(hub, clock, person, more),
    async changed(audience: "readers" | "staff", teamId = talk.teamId) {
      hub.scheduleChanged(teamId, audience);
      await hub.settled();
    },
    async second() {
      clock.advance(1_000);
      await hub.tick();
      await hub.settled();
    },
    async close() {
      hub.close();
      await talk.server.close();
    },
  };
}

const signals = (line: Line) => line.told().filter(({ name }) => name === "schedule");

test("everybody who may read the team's schedule is signalled, followers too, and nobody else; it names only the team", async () => {
  const { server, teamId, dana, kim, lee, walt, changed, ...rest } = await open();
  const stranger = await addAdult(server);
  await addTeam(server, stranger.user.id);
  const lines = [];
  for (const person of [dana, kim, lee, walt]) lines.push(await rest.listen(person));
  const other = await rest.listen(stranger);
  await changed("readers");
  for (const line of lines) assert.equal(signals(line), [{ name: "schedule", data: { team_id: teamId } }]);
  assert.equal(other.names(), ["hello"]);
  await rest.close();
});

test("an answer or a receipt is signalled to staff alone", async () => {
  const { dana, kim, walt, changed, ...rest } = await open();
  const [coach, guardian, follower] = [
    await rest.listen(dana),
    await rest.listen(kim),
    await rest.listen(walt),
  ];
  await changed("staff");
  assert.equal(
    [coach, guardian, follower].map((line) => signals(line).length),
    [1, 0, 0],
  );
  await rest.close();
});

test("a seen post is signalled to staff alone, and names only the team", async () => {
  const { teamId, dana, kim, walt, hub, ...rest } = await open();
  const [coach, guardian, follower] = [
    await rest.listen(dana),
    await rest.listen(kim),
    await rest.listen(walt),
  ];
  hub.postsSeen(teamId);
  await hub.settled();
  assert.equal(coach.told().slice(1), [{ name: "seen", data: { team_id: teamId } }]);
  assert.equal([guardian.names(), follower.names()], [["hello"], ["hello"]]);
  hub.postsSeen(teamId);
  hub.postsSeen(teamId);
  await rest.second();
  assert.equal(coach.names(), ["hello", "seen", "seen"]);
  await rest.close();
});

test("the first change is signalled at once, those of the next second together, with one statement for all listeners and teams", async () => {
  const { server, db, teamId, dana, kim, changed, second, ...rest } = await open();
  const { id: otherTeam } = await addTeam(server, kim.user.id);
  const people = [];
  for (let count = 0; count < 20; count += 1) {
    const person = await addAdult(server);
    await addMember(server, teamId, { userId: person.user.id });
    people.push(person);
  }
  const [coach, guardian] = [await rest.listen(dana), await rest.listen(kim)];
  for (const person of people) await rest.listen(person);
  const stop = countStatements(db);
  await changed("readers");
  assert.is(stop(), 1);
  for (let count = 0; count < 30; count += 1) await changed("staff");
  await changed("readers", otherTeam);
  assert.equal([signals(coach).length, signals(guardian).length], [1, 1]);
  await second();
  assert.equal([signals(coach).length, signals(guardian).length], [2, 2]);
  assert.equal(signals(guardian).at(-1)?.data, { team_id: otherTeam });
  const quiet = countStatements(db);
  await second();
  assert.equal([signals(coach).length, quiet()], [2, 1], "only the look for messages of other servers");
  await rest.close();
});

test("who was removed, or whose session ended, is not signalled from that moment on", async () => {
  const { db, clock, kim, lee, dana, changed, ...rest } = await open();
  const [coach, his, hers] = [await rest.listen(dana), await rest.listen(kim), await rest.listen(lee)];
  await db.update(session).set({ revokedAt: clock.now() }).where(eq(session.id, kim.sessionId));
  await db
    .update(membership)
    .set({ endedAt: clock.now(), endedBy: dana.user.id, endReason: "removed" })
    .where(sql`child_id in (select child_id from guardianship where user_id = ${lee.user.id})`);
  await changed("readers");
  assert.equal(
    [coach, his, hers].map((line) => signals(line).length),
    [1, 0, 0],
  );
  await rest.close();
});

test("a slow reader is signalled once what waits has left", async () => {
  const { kim, dana, changed, second, ...rest } = await open();
  const [slow, coach] = [await rest.listen(kim, { room: 1 }), await rest.listen(dana)];
  await changed("readers");
  await second();
  assert.equal([signals(slow).length, signals(coach).length], [0, 1]);
  slow.drain();
  await rest.hub.settled();
  assert.is(signals(slow).length, 1);
  await rest.close();
});

test("a database that was away is asked again with the next second", async () => {
  const { server, kim, changed, second, ...rest } = await open();
  const driver = breakable(server.services.db);
  const line = await rest.listen(kim);
  driver.break(gone());
  await changed("readers");
  driver.mend();
  assert.is(signals(line).length, 0);
  await second();
  assert.is(signals(line).length, 1);
  await rest.close();
});

test("without listeners nothing is read or kept", async () => {
  const { db, kim, changed, ...rest } = await open();
  const stop = countStatements(db);
  await changed("readers");
  assert.is(stop(), 0);
  const line = await rest.listen(kim);
  await rest.second();
  assert.is(signals(line).length, 0);
  await rest.close();
});

test.run();
