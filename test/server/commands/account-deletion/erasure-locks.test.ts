import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseAccount } from "../../../../server/commands/account-deletion/erasure.store";
import { lockUserForShare } from "../../../../server/core/account/account.store";
import { lockChild } from "../../../../server/core/family/child.store";
import { lockTeam } from "../../../../server/core/team/team.store";
import { guardianship } from "../../../../server/platform/db/schema/family";
import { membership } from "../../../../server/platform/db/schema/team";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { openTestServer } from "../../../support/server/server";

const test = suite("lock order of an erasure");

test("an erasure while a team or child and then the person is locked elsewhere does not deadlock", async () => {
  const server = await openTestServer();
  server.clock.set(new Date());
  const { db, identity } = server.services;
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await addAdult(server), await addAdult(server)];
    const kid = await addChild(server, [other.user.id, one.user.id]);
    const team = await addTeam(server, other.user.id);
    await addMember(server, team.id, { userId: one.user.id, roles: ["manager"] });
    const { id } = one.user;
    const holding = (hold: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await hold(tx);
        await tx.execute(sql`select count(*) from "user"`);
        await lockUserForShare(tx, id);
      });
    await Promise.all([
      db.transaction((tx) =>
        eraseAccount(tx, one.user, {
          issuer: identity.issuer,
          signingKey: server.services.config.signingKey,
          now: server.clock.now(),
        }),
      ),
      holding((tx) => lockChild(tx, kid.id)),
      holding((tx) => lockTeam(tx, team.id)),
    ]);
    assert.equal(await db.select().from(guardianship).where(eq(guardianship.userId, id)), []);
    assert.equal(await db.select().from(membership).where(eq(membership.userId, id)), []);
  }
  await server.close();
});

test.run();
