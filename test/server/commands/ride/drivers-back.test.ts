// Runs on PostgreSQL as well.
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { session } from "../../../../server/platform/db/schema/session";
import { type Command, readCommand } from "../../../../server/program/support/command";
import { runCommand } from "../../../../server/program/support/commands";
import { keep, leave } from "../../../support/people/account-deletion";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addMember } from "../../../support/people/club";
import { rideCalls } from "../../../support/people/riding";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("a driver who does not come, or is back");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { practice, offer, move, say, dings, seats, carOf } = rideCalls(() => server);
type Club = Awaited<ReturnType<typeof practice>>;

const waiting = async (person: Person) =>
  (
    await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting")
  ).body.items.flatMap(({ kind, ride_state }) => (kind === "ride" ? [ride_state] : []));
const absent = (person: Person) =>
  ask(server, person, "POST /user/me/absence", {
    body: { people: [{ child_id: null }], first_day: "2026-11-24", last_day: "2026-11-24" },
  });

/** Sam and Lea, of two families, in a driver's car. */
async function aboard(made: Club, driver: Person) {
  const { event, mother, other, samId, leaId } = made;
  await offer(driver, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: driver.user.id });
  await move(other, event, "ask", { membership_id: leaId, driver_id: driver.user.id });
  assert.equal(await seats(mother, event), agreed);
  await dings();
}
const agreed = ["there Lea O. agreed", "there Sam R. agreed"];
const open = ["there Lea O. open_again", "there Sam R. open_again"];
const families = ["Finn ride_open_again 1", "Mia ride_open_again 1", "Olga ride_open_again 1"];

test("a player who drives and says Out is asked whether they still drive, and those aboard hear of it", async () => {
  const made = await practice();
  const { event, teamId, mother, father, other, coach, player, piaId } = made;
  await aboard(made, player);
  const answer = { teamId, id: event.id, membershipId: piaId };
  await say(player, answer, "no");
  assert.equal(await seats(mother, event), open);
  assert.equal(await dings(mother, father, other, player, coach), families);
  assert.equal(await waiting(player), ["driver_open_again"]);
  assert.is((await carOf(mother, event, player))?.is_current, false);

  await say(player, answer, "yes", { seen: 1 });
  assert.equal(await seats(mother, event), open, "nobody has said that the car goes");
  await move(player, event, "agree");
  assert.equal([await seats(mother, event), await waiting(player)], [agreed, []]);

  await say(player, answer, "no", { seen: 2 });
  await move(player, event, "agree");
  assert.equal(await seats(mother, event), agreed, "who drives all the same says so");
  await dings();
  await say(mother, { ...answer, membershipId: made.samId }, "no");
  assert.is(
    (await carOf(other, event, player))?.is_current,
    true,
    "somebody else's Out asks nobody who drives",
  );
});

test("so does an absence, and an answer that staff give or that a coach gives", async () => {
  const away = await practice();
  await aboard(away, away.player);
  assert.is((await absent(away.player)).status, 200);
  assert.equal(await seats(away.mother, away.event), open);
  assert.equal(await dings(away.mother, away.father, away.other, away.player), families);

  const told = await practice();
  await aboard(told, told.player);
  await say(told.coach, { teamId: told.teamId, id: told.event.id, membershipId: told.piaId }, "no");
  assert.equal(await seats(told.mother, told.event), open);
  assert.equal(await dings(told.mother, told.father, told.other, told.player), [
    ...families,
    "Pia ride_open_again 1",
  ]);

  const coached = await practice();
  await aboard(coached, coached.coach);
  assert.is((await absent(coached.coach)).status, 200);
  assert.equal(await seats(coached.mother, coached.event), open);
});

const support = (line: string) =>
  runCommand(server.services, readCommand(`${line} --reference T-1`.split(" ")) as Command);

test("a driver who is back has to say so again; who found another car meanwhile stays there", async () => {
  const made = await practice();
  const { event, teamId, coach, mother, father, other, samId } = made;
  const kay = await addAdult(server, { firstName: "Kay", fullName: "Kay Coach", dripName: "kay_coach" });
  const kayId = (await addMember(server, teamId, { userId: kay.user.id, roles: ["coach"] })).id;
  const setRoles = (version: number, ...roles: string[]) =>
    ask(server, coach, `PATCH /team/team_id/${teamId}/membership/membership_id/${kayId}`, {
      ...{ version, body: { roles } },
    });
  const absences: Record<string, [() => Promise<unknown>, () => Promise<unknown>]> = {
    "a ban": [() => support(`ban ${kay.user.id}`), () => support(`lift ${kay.user.id}`)],
    "a deletion": [() => leave(server, kay), () => keep(server)],
    "a deletion that support takes back": [() => leave(server, kay), () => support(`keep ${kay.user.id}`)],
    "a role": [() => setRoles(1, "follower"), () => setRoles(2, "coach")],
  };
  await offer(coach, event, { ways: [{ way: "there", seats: 5 }] });
  for (const [cause, [go, comeBack]] of Object.entries(absences)) {
    await aboard(made, kay);
    await go();
    assert.equal(await seats(mother, event), ["there Lea O. wanted", "there Sam R. wanted"], cause);
    await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
    await comeBack();
    await server.services.db.update(session).set({ revokedAt: null }).where(eq(session.userId, kay.user.id));
    assert.equal(await seats(other, event), ["there Lea O. open_again"], cause);
    assert.equal(await seats(mother, event), ["there Sam R. needs_company"], cause);
    assert.equal(await waiting(kay), ["driver_open_again"], cause);
    await dings();
    await move(kay, event, "agree");
    assert.equal(await seats(other, event), ["there Lea O. needs_company"], cause);
    assert.equal(await seats(mother, event), ["there Sam R. needs_company"], cause);
    assert.equal(await dings(other, mother, father, coach), ["Olga ride_settled 1"], cause);
    for (const person of [mother, other])
      await move(person, event, "leave", { membership_id: person === mother ? samId : made.leaId });
    await ask(
      server,
      kay,
      `DELETE /team/team_id/${teamId}/event/event_id/${event.id}/ride/user_id/${kay.user.id}`,
    );
  }
});

test("an account that is to be deleted, and one that stays after all, are signalled to the teams whose rides it concerns", async () => {
  const { event, teamId, player } = await practice();
  await offer(player, event);
  const published: string[][] = [];
  server.services.scheduleChanges?.subscribe((...change) => published.push(change));
  const kay = await addAdult(server, { firstName: "Kay", fullName: "Kay Coach", dripName: "kay_coach" });
  await addMember(server, teamId, { userId: kay.user.id, roles: ["coach"] });
  assert.is((await leave(server, kay)).status, 200);
  assert.equal(published, [], "no ride of hers");
  await keep(server);
  await server.services.db.update(session).set({ revokedAt: null }).where(eq(session.userId, kay.user.id));
  await offer(kay, event);
  published.length = 0;
  await leave(server, kay);
  await keep(server);
  assert.equal(published, [
    [teamId, "readers"],
    [teamId, "readers"],
  ]);
});

test.run();
