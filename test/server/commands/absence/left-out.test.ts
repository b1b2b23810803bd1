import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { addAbsence, addUsualYes } from "../../../support/people/absence";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who is left out of absences");

type Review = components["schemas"]["AbsenceReview"];
type List = components["schemas"]["Absences"];
type Waiting = components["schemas"]["WaitingList"];

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-06-20T15:00:00Z"));
});
test.after.each(() => server.close());

const run = (text: string) => server.services.db.execute(sql.raw(text));
const july = { first_day: "2026-07-01", last_day: "2026-07-14" };

/** Sam of the Comets has two guardians; the second coaches, and has yet to see that Sam is away. */
async function family() {
  const [kim, alex, manager] = [await addAdult(server), await addAdult(server), await addAdult(server)];
  const sam = await addChild(server, [kim.user.id, alex.user.id]);
  const { id: teamId } = await addTeam(server, manager.user.id);
  const { id: player } = await addMember(server, teamId, { childId: sam.id });
  await addMember(server, teamId, { userId: alex.user.id, roles: ["coach"] });
  await addUsualYes(server, { teamId, membershipId: player, by: kim.user.id });
  const on = (startsLocal: string, change: object = {}) =>
    addEvent(server, teamId, { createdBy: manager.user.id, startsLocal, ...change });
  await on("2026-07-02T17:30:00", { asks: "players_and_staff" });
  return { kim, alex, sam: sam.id, teamId, player, on };
}

const say = (person: Person, child_id: string | null, change: object = {}) =>
  ask<Review>(server, person, "POST /user/me/absence", {
    body: { people: [{ child_id }], ...july, dry_run: true, ...change },
  });
const list = async (person: Person) => (await ask<List>(server, person, "GET /user/me/absence")).body;
const listed = async (person: Person) => {
  const { items, people, players } = await list(person);
  return [items.length, people.length, players.length];
};

test("a family of the living: all is listed, counted and told", async () => {
  const { kim, alex, sam } = await family();
  const said = await say(kim, sam, { dry_run: false });
  assert.is(said.status, 200, said.text);
  server.clock.advance(60_000);
  assert.equal(
    [await listed(kim), await listed(alex)],
    [
      [1, 1, 1],
      [1, 2, 1],
    ],
  );
  assert.equal([(await say(kim, sam)).body.covers, (await say(alex, null)).body.covers], [1, 1]);
  const { items } = (await ask<Waiting>(server, alex, "GET /user/me/waiting")).body;
  assert.ok(items.some(({ kind }) => kind === "away"));
});

test("events that are off, over, without a question or of an archived team are not counted", async () => {
  const { kim, sam, on } = await family();
  await on("2026-07-03T17:30:00", { status: "called_off", calledOffFor: "weather" });
  await on("2026-07-04T17:30:00", { asks: "nobody" });
  await on("2026-06-20T05:00:00");
  assert.is((await say(kim, sam, { first_day: "2026-06-20" })).body.covers, 1);
  await run("update team set archived_at = now()");
  assert.equal([(await say(kim, sam)).body.covers, await listed(kim)], [0, [0, 1, 0]]);
});

test("a player who left is away nowhere, and comes nowhere as usual", async () => {
  const { kim, sam, player } = await family();
  await run(
    `update membership set ended_at = now(), ended_by = 'x', end_reason = 'left' where id = '${player}'`,
  );
  assert.equal([(await say(kim, sam)).body.covers, await listed(kim)], [0, [0, 1, 0]]);
});

test("a coach who left the team plays and helps nowhere", async () => {
  const { alex } = await family();
  assert.is((await say(alex, null)).status, 200);
  await run(
    `update membership set ended_at = now(), ended_by = 'x', end_reason = 'left' where user_id = '${alex.user.id}'`,
  );
  assert.is((await say(alex, null)).code, "CHILD_404");
  assert.equal((await list(alex)).people.length, 1);
});

test("a former guardian says, changes and reads nothing more; nor does anybody of a profile that is taken down", async () => {
  const { kim, alex, sam } = await family();
  const { id } = await addAbsence(server, {
    childId: sam,
    by: kim.user.id,
    firstDay: "2026-07-01",
    lastDay: "2026-07-02",
  });
  const change = (person: Person) =>
    ask(server, person, `PATCH /user/me/absence/absence_id/${id}`, {
      version: 1,
      body: { weekdays: 8, dry_run: true },
    });
  assert.is((await change(alex)).status, 200);
  await run(
    `update guardianship set ended_at = now(), ended_by = user_id, end_reason = 'left' where user_id = '${alex.user.id}'`,
  );
  assert.equal([(await change(alex)).code, (await say(alex, sam)).code], ["ABSENCE_404", "CHILD_404"]);
  assert.equal(await listed(alex), [0, 1, 0], "themselves, whom the team asks");
  assert.is((await change(kim)).status, 200);
  await run(`update child set deleted_at = now(), deleted_by = '${kim.user.id}'`);
  assert.equal(
    [(await change(kim)).code, (await say(kim, sam)).code, await listed(kim)],
    ["ABSENCE_404", "CHILD_404", [0, 0, 0]],
  );
});

test.run();
