import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { requireChild, requireTeam } from "../../../../server/core/access/team-access.store";
import { user } from "../../../../server/platform/db/schema/account";
import { child } from "../../../../server/platform/db/schema/family";
import { addAdult, addChild, addFollower, addMember, addTeam } from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite<{ server: TestServer }>("reach");
test.before(async (context) => {
  context.server = await openTestServer();
});
test.after(({ server }) => server.close());

async function club(server: TestServer) {
  const [coach, mother, father, grandpa, other] = await Promise.all(
    Array.from({ length: 5 }, () => addAdult(server)),
  );
  if (!coach || !mother || !father || !grandpa || !other) throw new Error("Somebody is missing.");
  const team = await addTeam(server, coach.user.id, { roles: ["manager", "coach"] });
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  const ada = await addChild(server, [other.user.id], { firstName: "Ada" });
  await addMember(server, team.id, { childId: sam.id });
  await addMember(server, team.id, { childId: ada.id });
  await addFollower(server, sam.id, grandpa.user.id, mother.user.id);
  return { coach, mother, father, grandpa, other, team, sam, ada };
}

const refusal = (asking: Promise<unknown>) =>
  asking.then(
    () => "let in",
    (problem) => problem.messageCode,
  );

test("each person's standings in the team follow from their memberships", async ({ server }) => {
  const { db } = server.services;
  const { coach, mother, grandpa, team, sam } = await club(server);
  const [own] = await requireTeam(db, coach.user.id, team.id);
  assert.equal([own?.via, own?.roles, own?.childId], ["self", ["manager", "coach"], null]);
  const [hers] = await requireTeam(db, mother.user.id, team.id);
  assert.equal([hers?.via, hers?.roles, hers?.childId], ["guardian", ["player"], sam.id]);
  const [his] = await requireTeam(db, grandpa.user.id, team.id);
  assert.equal([his?.via, his?.roles, his?.childId], ["follow", ["follower"], sam.id]);
});

test("another's, an unknown and a malformed id get the same reply", async ({ server }) => {
  const { db } = server.services;
  const { team, sam } = await club(server);
  const stranger = await addAdult(server);
  for (const id of [team.id, "0197b0c2-6c1f-4d1e-9a55-3f0f6d2f9b11", "nonsense"])
    assert.is(await refusal(requireTeam(db, stranger.user.id, id)), "TEAM_404");
  for (const id of [sam.id, "0197b0c2-6c1f-4d1e-9a55-3f0f6d2f9b11", "nonsense"])
    assert.is(await refusal(requireChild(db, stranger.user.id, id)), "CHILD_404");
});

test("a child is visible to its guardians, followers, staff and the team's families", async ({ server }) => {
  const { db } = server.services;
  const { coach, mother, grandpa, other, sam } = await club(server);
  const access = async (userId: string) => [...(await requireChild(db, userId, sam.id))].sort();
  assert.equal(await access(mother.user.id), ["family", "guardian"]);
  assert.equal(await access(grandpa.user.id), ["follower"]);
  assert.equal(await access(coach.user.id), ["staff"]);
  assert.equal(await access(other.user.id), ["family"]);
});

test("a child whose guardians are all banned is visible to staff alone", async ({ server }) => {
  const { db } = server.services;
  const { coach, mother, father, grandpa, other, team, sam } = await club(server);
  for (const each of [mother, father])
    await db.update(user).set({ bannedAt: new Date() }).where(eq(user.id, each.user.id));
  assert.equal([...(await requireChild(db, coach.user.id, sam.id))], ["staff"]);
  for (const each of [mother, grandpa, other])
    assert.is(await refusal(requireChild(db, each.user.id, sam.id)), "CHILD_404");
  for (const each of [mother, grandpa])
    assert.is(await refusal(requireTeam(db, each.user.id, team.id)), "TEAM_404");
});

test("a deleted profile is visible to nobody", async ({ server }) => {
  const { db } = server.services;
  const { coach, mother, team, sam } = await club(server);
  await db
    .update(child)
    .set({ deletedAt: new Date(), deletedBy: mother.user.id })
    .where(eq(child.id, sam.id));
  for (const each of [coach, mother])
    assert.is(await refusal(requireChild(db, each.user.id, sam.id)), "CHILD_404");
  assert.is(await refusal(requireTeam(db, mother.user.id, team.id)), "TEAM_404");
});

test.run();
