import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { removeOldConsents } from "../../../../server/core/ride/driver-consent.store";
import { removeOldRides } from "../../../../server/core/ride/ride.store";
import { audit } from "../../../../server/platform/db/schema/audit";
import { driverConsent, ride, rideSeat } from "../../../../server/platform/db/schema/ride";
import { season } from "../../../../server/platform/db/schema/team";
import { addMember } from "../../../support/people/club";
import { rideCalls } from "../../../support/people/riding";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who may drive a child alone, and how long rides are kept");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { practice, offer, move, allow, forbid, drivers, seats, carOf, end, named } = rideCalls(() => server);

test("a guardian allows a driver: the child is agreed at once when taken, and also alone; any guardian takes it back", async () => {
  const { event, mother, father, coach, sam, samId } = await practice();
  await offer(coach, event);
  assert.equal((await allow(mother, sam.id, coach, "2027-06-30")).body.drivers, [
    { user_id: coach.user.id, name: "Cora Coach", given_by_name: "Mia", until: "2027-06-30" },
  ]);
  await move(mother, event, "ask", { membership_id: samId });
  await move(coach, event, "take", { membership_id: samId });
  assert.equal(await seats(mother, event), ["there Sam R. agreed"]);
  assert.is((await carOf(father, event, coach))?.company, "consent");
  assert.equal((await forbid(father, sam.id, coach)).body.drivers, []);
  assert.equal(await seats(mother, event), ["there Sam R. offered"]);
  assert.is((await forbid(father, sam.id, coach)).code, "COLLABORATOR_404");
  const lines = await server.services.db.select().from(audit).where(sql`${audit.action} like 'driver.%'`);
  assert.equal(lines.map(({ action, actorId, subjectId }) => [action, actorId, subjectId]).sort(), [
    ["driver.allowed", mother.user.id, coach.user.id],
    ["driver.forbidden", father.user.id, coach.user.id],
  ]);
});

test("beside the family's yes: until the season ends, or for a year", async () => {
  const { event, teamId, mother, coach, sam, samId } = await practice();
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId });
  await move(coach, event, "take", { membership_id: samId });
  const yes = { membership_id: samId, driver_id: coach.user.id, always: true };
  await move(mother, event, "agree", yes);
  assert.equal(await seats(mother, event), ["there Sam R. agreed"]);
  assert.is((await drivers(mother, sam.id)).body.drivers[0]?.until, "2027-11-23");
  const open = { name: "Fall", startsOn: "2026-09-01", endsOn: "2026-12-20" };
  await server.services.db.insert(season).values({ teamId, id: samId, ...open });
  await move(mother, event, "agree", yes);
  assert.is((await drivers(mother, sam.id)).body.drivers[0]?.until, "2026-12-20");
});

test("a consent that ends before the event, or of somebody who guards the child no more, allows nothing", async () => {
  const { event, mother, coach, sam, samId } = await practice();
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await allow(mother, sam.id, coach, "2026-11-23");
  assert.equal(await seats(mother, event), ["there Sam R. needs_company"]);
  await allow(mother, sam.id, coach, "2026-11-24");
  assert.equal(await seats(mother, event), ["there Sam R. agreed"]);
  const stranger = await named("Nora Nobody");
  await server.services.db.update(driverConsent).set({ givenBy: stranger.user.id });
  assert.equal(await seats(mother, event), ["there Sam R. needs_company"]);
});

test("rights: guardians alone; others of the team and followers are refused, strangers find no child", async () => {
  const { mother, coach, other, grandpa, sam } = await practice();
  const stranger = await named("Nora Nobody");
  for (const [person, code] of [
    [coach, "CHILD_401_UPDATE"],
    [grandpa, "CHILD_401_UPDATE"],
    [stranger, "CHILD_404"],
  ] as const) {
    assert.is((await drivers(person, sam.id)).code, code);
    assert.is((await allow(person, sam.id, coach, "2027-06-30")).code, code);
    assert.is((await forbid(person, sam.id, coach)).code, code);
  }
  assert.is((await allow(mother, sam.id, other, "2027-06-30")).status, 200);
});

test("bad input: oneself, a follower, a stranger, a day that is over or too far", async () => {
  const { teamId, mother, father, coach, fan, sam } = await practice();
  const stranger = await named("Nora Nobody");
  const gone = await named("Gil Gone");
  await addMember(server, teamId, {
    userId: gone.user.id,
    roles: ["coach"],
    endedAt: server.clock.now(),
    endReason: "left",
  });
  for (const [driver, until, code] of [
    [mother, "2027-06-30", "REQUEST_400_INVALID"],
    [father, "2027-06-30", "REQUEST_400_INVALID"],
    [fan, "2027-06-30", "COLLABORATOR_404"],
    [stranger, "2027-06-30", "COLLABORATOR_404"],
    [gone, "2027-06-30", "COLLABORATOR_404"],
    [coach, "2026-11-20", "REQUEST_400_INVALID"],
    [coach, "2027-11-24", "REQUEST_400_INVALID"],
    [coach, "2027-02-30", "REQUEST_400_INVALID"],
    [coach, "2027-11-23", undefined],
  ] as const)
    assert.is((await allow(mother, sam.id, driver, until)).code, code, `${driver.user.fullName} ${until}`);
  const stored = await server.services.db.select().from(driverConsent);
  assert.equal(
    stored.map(({ driverId, until }) => [driverId, until]),
    [[coach.user.id, "2027-11-23"]],
  );
});

test("a car that staff end leaves an audit line; one that its driver ends does not", async () => {
  const { event, coach, other } = await practice();
  await offer(other, event);
  await end(coach, event, other);
  await offer(coach, event);
  await end(coach, event);
  const lines = await server.services.db.select().from(audit).where(sql`${audit.action} = 'ride.ended'`);
  assert.equal(
    lines.map(({ detail }) => detail),
    [{ event_id: event.id, driver_id: other.user.id, ways: ["there"] }],
  );
});

test("rides go 30 days after the event, consents 30 days after their last day", async () => {
  const { event, mother, coach, sam, samId } = await practice();
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await allow(mother, sam.id, coach, "2026-11-30");
  const left = async (now: string) => {
    const { db } = server.services;
    await removeOldRides(db, new Date(now));
    await removeOldConsents(db, new Date(now));
    const tables = [ride, rideSeat, driverConsent] as const;
    return Promise.all(tables.map(async (table) => (await db.select().from(table)).length));
  };
  assert.equal(await left("2026-12-24T12:00:00Z"), [1, 1, 1]);
  assert.equal(await left("2026-12-25T12:00:00Z"), [0, 0, 1]);
  assert.equal(await left("2027-01-01T12:00:00Z"), [0, 0, 0]);
});

test.run();
