import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseDue } from "../../../../server/commands/account-deletion/due-erasures";
import { user } from "../../../../server/platform/db/schema/account";
import { child } from "../../../../server/platform/db/schema/family";
import { membership, team } from "../../../../server/platform/db/schema/team";
import { livingGuardian, livingManager } from "../../../../server/platform/db/schema/views";
import { keep, leave, proofOf, stayTokens } from "../../../support/people/account-deletion";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../../../support/people/club";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races of leaving");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
};
test.before.each(open);
test.after.each(() => server.close());

const race = raceIn(test, () => server.close().then(open));
const rounds = 3;
const day = 86_400_000;

let turn = 0;
const adult = () => {
  turn += 1;
  return addAdult(server, { dripName: `someone_${turn}` });
};
const pair = async () => [await adult(), await adult()] as const;

/** The proofs are given before, since each moves the clock. */
const asking = (who: Person) => {
  const proof = proofOf(server, who);
  return () => leave(server, who, { proof });
};

/** Each child that stands has a living guardian, each team a living manager. */
async function nobodyIsAlone() {
  const { db } = server.services;
  const guarded = new Set((await db.select().from(livingGuardian)).map(({ childId }) => childId));
  for (const { id, deletedAt } of await db.select().from(child))
    assert.ok(deletedAt !== null || guarded.has(id));
  const managed = new Set((await db.select().from(livingManager)).map(({ teamId }) => teamId));
  for (const { id, archivedAt } of await db.select().from(team))
    assert.ok(archivedAt !== null || managed.has(id));
}

race("of both guardians who ask at once, one is refused", rounds, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await pair();
    await addChild(server, [one.user.id, other.user.id]);
    const codes = (await Promise.all([asking(one), asking(other)].map((go) => go()))).map(({ code }) => code);
    assert.equal(codes.sort(), ["COLLABORATOR_403_LAST_GUARDIAN", undefined]);
    await nobodyIsAlone();
  }
});

race("of one who asks and one who stops guarding, one is refused", rounds, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await pair();
    const { id } = await addChild(server, [one.user.id, other.user.id]);
    const codes = await Promise.all([
      asking(one)(),
      ask(server, other, `DELETE /child/child_id/${id}/guardian/user_id/${other.user.id}`),
    ]);
    const refused = codes.map(({ code }) => code).filter(Boolean);
    assert.equal(refused, ["COLLABORATOR_403_LAST_GUARDIAN"]);
    await nobodyIsAlone();
  }
});

race("of a manager who asks and one who is made a coach, one is refused", rounds, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await pair();
    const { id: teamId } = await addTeam(server, one.user.id);
    const theirs = await addMember(server, teamId, { userId: other.user.id, roles: ["manager"] });
    const codes = await Promise.all([
      asking(one)(),
      ask(server, other, `PATCH /team/team_id/${teamId}/membership/membership_id/${theirs.id}`, {
        body: { roles: ["coach"] },
        version: 1,
      }),
    ]);
    const refused = codes.map(({ code }) => code).filter(Boolean);
    assert.equal(refused, ["COLLABORATOR_403_LAST_MANAGER"]);
    await nobodyIsAlone();
  }
});

race(
  "one asks while the other is banned: refused, or the profile rests until it goes with the account",
  rounds,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = await pair();
      const { id } = await addChild(server, [one.user.id, other.user.id]);
      const { db } = server.services;
      const [{ code }] = await Promise.all([
        asking(one)(),
        db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, other.user.id)),
      ]);
      assert.ok([undefined, "COLLABORATOR_403_LAST_GUARDIAN"].includes(code));
      if (code !== undefined) continue;
      server.clock.advance(14 * day);
      await eraseDue(server.services);
      const [kid] = await db.select().from(child).where(eq(child.id, id));
      assert.ok(kid?.deletedAt, "taken down in the transaction that erased the account");
    }
  },
);

race(
  "a request approved while its asker leaves makes nobody a member who is not living",
  rounds,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [asker, manager] = await pair();
      const { id: teamId } = await addTeam(server, manager.user.id);
      const { id: request_id } = await addJoinRequest(server, teamId, { userId: asker.user.id });
      const [gone, decided] = await Promise.all([
        asking(asker)(),
        ask(server, manager, `POST /team/team_id/${teamId}/join_request/decide`, {
          body: { decisions: [{ request_id, decision: "approved" }] },
        }),
      ]);
      assert.equal([gone.status, decided.status], [200, 200]);
      await nobodyIsAlone();
    }
  },
);

race("an undo pressed twice counts once", rounds, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const robin = await adult();
    await leave(server, robin);
    const token = (await stayTokens(server)).at(-1) ?? "";
    const codes = (await Promise.all([keep(server, token), keep(server, token)])).map(({ code }) => code);
    assert.equal(codes.sort(), ["AUTH_400_LINK", undefined]);
  }
});

race(
  "two servers erase each account once, and an undo of the last second wins or loses as a whole",
  rounds,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const robin = await adult();
      const sam = await addChild(server, [robin.user.id]);
      await leave(server, robin, { children: [sam.id] });
      server.clock.advance(14 * day);
      await Promise.all([eraseDue(server.services), eraseDue(server.services), keep(server)]);
      const { db } = server.services;
      assert.equal(await db.select().from(user).where(eq(user.id, robin.user.id)), []);
      assert.equal(await db.select().from(membership).where(eq(membership.userId, robin.user.id)), []);
      await nobodyIsAlone();
    }
  },
);

test.run();
