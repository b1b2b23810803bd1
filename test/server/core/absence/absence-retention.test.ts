import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseAccount } from "../../../../server/commands/account-deletion/erasure.store";
import { removeOldAbsences } from "../../../../server/core/absence/absence-retention.store";
import { absence, absenceTold, usualYes } from "../../../../server/platform/db/schema/absence";
import { copyAccount } from "../../../../server/reads/account-copy/account-copy";
import { addAbsence, addUsualYes } from "../../../support/people/absence";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what is kept of absences and usual yeses, and for how long");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-06-20T15:00:00Z"));
});
test.after.each(() => server.close());

/** Sam is away, as his mother said, and comes as usual; she is away herself. His father has yet to see it. */
async function family() {
  const { db } = server.services;
  const [mother, father, manager] = [await addAdult(server), await addAdult(server), await addAdult(server)];
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  const { id: teamId } = await addTeam(server, manager.user.id);
  const { id: membershipId } = await addMember(server, teamId, { childId: sam.id });
  const days = { by: mother.user.id, firstDay: "2026-07-01", lastDay: "2026-07-14" };
  const { id } = await addAbsence(server, { ...days, childId: sam.id });
  await addAbsence(server, { ...days, userId: mother.user.id, lastDay: "2026-08-01" });
  await db.insert(absenceTold).values({ absenceId: id, userId: father.user.id, version: 1 });
  await addUsualYes(server, {
    teamId,
    membershipId,
    by: mother.user.id,
    since: "2026-06-20",
    until: "2026-09-01",
  });
  return { mother, father, sam };
}

const kept = async () => {
  const { db } = server.services;
  const rows = [absence, absenceTold, usualYes].map((table) => db.select().from(table));
  return (await Promise.all(rows)).map(({ length }) => length);
};

test("an absence goes twelve months after its last day, a usual yes twelve months after its end", async () => {
  await family();
  const roundOn = (day: string) => removeOldAbsences(server.services.db, new Date(`${day}T12:00:00Z`));
  await roundOn("2027-07-14");
  assert.equal(await kept(), [2, 1, 1]);
  await roundOn("2027-07-15");
  assert.equal(await kept(), [1, 0, 1]);
  await roundOn("2027-09-01");
  assert.equal(await kept(), [0, 0, 1]);
  await roundOn("2027-09-02");
  assert.equal(await kept(), [0, 0, 0]);
});

test("the copy of a person's data has their own and their children's, and what waits to be seen", async () => {
  const { mother, father, sam } = await family();
  const { db } = server.services;
  const ofMother = await copyAccount(db, mother.user, server.services);
  assert.equal(
    new Map(ofMother.absences.map(({ child, person, last_day }) => [last_day, child ?? person])),
    new Map([
      ["2026-07-14", sam.id],
      ["2026-08-01", mother.user.id],
    ]),
  );
  assert.equal(
    ofMother.comes_as_usual.map(({ since, until }) => [since, until]),
    [["2026-06-20", "2026-09-01"]],
  );
  assert.equal(ofMother.absences_to_see, []);
  const ofFather = await copyAccount(db, father.user, server.services);
  assert.equal(
    [ofFather.absences.length, ofFather.absences_to_see.length, ofFather.comes_as_usual.length],
    [1, 1, 1],
  );
});

test("with an account go the person's own absences and what waited for them; a child's stay", async () => {
  const { mother, father } = await family();
  const { db, config, identity } = server.services;
  const erase = (person: typeof mother) =>
    db.transaction((tx) =>
      eraseAccount(tx, person.user, {
        issuer: identity.issuer,
        signingKey: config.signingKey,
        now: server.clock.now(),
      }),
    );
  assert.equal([(await erase(mother))?.rows.absence, await kept()], [1, [1, 1, 1]]);
  await addAbsence(server, {
    by: father.user.id,
    userId: father.user.id,
    firstDay: "2026-07-01",
    lastDay: "2026-07-02",
  });
  await db.execute(sql`update child set deleted_at = now(), deleted_by = ${father.user.id}`);
  assert.equal([(await erase(father))?.rows.absence_told, await kept()], [1, [1, 0, 1]]);
});

test.run();
