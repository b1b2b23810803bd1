import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { keyOf } from "../../../../server/core/account/mailbox";
import { blockMail, findBlocked } from "../../../../server/core/invitation/invitation-mail-share";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { mailBlock } from "../../../../server/platform/db/schema/invitation";
import { membership, team } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("stopped mail");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const { club } = scheduleCalls(() => server);

/** Mia's and Finn's addresses want no mail of the Comets; Mia's neither of another team. */
async function open() {
  const made = await club();
  const { mother, father, teamId } = made;
  const { db } = server.services;
  const stop = ({ user: { mailboxKey: key } }: Person, scope: string) =>
    db.transaction((tx) => blockMail(tx, server.services, { key, scope, now: server.clock.now() }));
  await stop(mother, teamId);
  await stop(mother, "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b99");
  await stop(father, teamId);
  return {
    ...made,
    db,
    stopped: async (person: Person) => {
      const { body } = await ask<components["schemas"]["StoppedMail"]>(
        server,
        person,
        "GET /user/me/stopped_mail",
      );
      return body.teams.map(({ team_id, name }) => [team_id, name]);
    },
    begin: async (person: Person, id = teamId) => {
      const { status, code } = await ask(server, person, `DELETE /user/me/stopped_mail/team_id/${id}`);
      return code ?? status;
    },
    isStopped: async ({ user: { mailboxKey: key } }: Person) =>
      (await findBlocked(db, server.services, { keys: [key], scope: teamId })).has(key),
    change: (person: Person, to: Partial<typeof user.$inferInsert>) =>
      db.update(user).set(to).where(eq(user.id, person.user.id)),
  };
}

test("a person's stopped teams are listed, and begun again for their own address alone, once", async () => {
  const { db, teamId, mother, father, coach, stopped, begin, isStopped } = await open();
  assert.equal(await stopped(mother), [[teamId, "Comets"]]);
  assert.equal(await stopped(coach), []);
  assert.equal([await begin(mother), await begin(mother), await begin(coach)], [200, 200, 200]);
  assert.equal([await stopped(mother), await isStopped(mother), await isStopped(father)], [[], false, true]);
  assert.is((await db.select().from(mailBlock)).length, 2, "the other team stays stopped as well");
  assert.equal(
    (await db.select().from(audit).where(eq(audit.action, "mail.begun"))).map(
      ({ actorId, auditRole, subjectId, teamId: id }) => [actorId, auditRole, subjectId, id],
    ),
    [[mother.user.id, "addressee", mother.user.id, teamId]],
  );
});

test("an unproven address reads and lifts no stop", async () => {
  const { mother, stopped, begin, isStopped, change } = await open();
  await change(mother, { emailAddressVerifiedAt: null });
  assert.equal([await stopped(mother), await begin(mother)], [[], "USER_403_EMAIL_ADDRESS"]);
  assert.is(await isStopped(mother), true);
});

test("a former address stays stopped", async () => {
  const { mother, stopped, begin, isStopped, change } = await open();
  const emailAddress = "mia-elsewhere@example.com";
  await change(mother, { emailAddress, mailboxKey: keyOf(emailAddress) });
  assert.equal([await stopped(mother), await begin(mother)], [[], 200]);
  assert.is(await isStopped(mother), true);
});

test("an archived team is not listed; a team without reach, or none, is not found", async () => {
  const { db, mother, samId, stopped, begin, isStopped } = await open();
  await db.update(team).set({ archivedAt: server.clock.now() });
  assert.equal(await stopped(mother), []);
  await db.update(team).set({ archivedAt: null });
  await db
    .update(membership)
    .set({ endedAt: server.clock.now(), endReason: "left" })
    .where(eq(membership.id, samId));
  assert.equal(await stopped(mother), []);
  assert.equal([await begin(mother), await begin(mother, "nonsense")], ["TEAM_404", "TEAM_404"]);
  assert.is(await isStopped(mother), true);
});

test.run();
