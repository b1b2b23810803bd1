import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { audit } from "../../../../server/platform/db/schema/audit";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addMember } from "../../../support/people/club";
import { invitationCalls, kid } from "../../../support/people/invitation-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("somebody who was removed from a team");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  // The database's own rules count from its clock.
  server.clock.set(new Date());
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

const end = (person: Person, teamId: string, membershipId: string, body: object = {}) =>
  ask(server, person, `POST /team/team_id/${teamId}/membership/membership_id/${membershipId}/end`, {
    version: 1,
    body,
  });

const withdrawnInAudit = async () => {
  const [line] = await server.services.db.select().from(audit).where(eq(audit.action, "membership.ended"));
  return (line?.detail as { invitations_withdrawn?: string[] } | undefined)?.invitations_withdrawn;
};

/** Invited to the staff by address, and a member of the team by another invitation. */
async function invitedMember(roles: readonly ("coach" | "follower")[] = ["follower"]) {
  const club = await calls.club();
  const kit = await addAdult(server);
  const { body } = await calls.inviteToTeam(club.manager, club.teamId, {
    roles: ["coach"],
    email_address: kit.user.emailAddress.toUpperCase(),
  });
  const member = await addMember(server, club.teamId, { userId: kit.user.id, roles: [...roles] });
  return { ...club, kit, invitationId: body.id, membershipId: member.id };
}

test("does not get in again by an invitation that was mailed before", async () => {
  const { manager, teamId, kit, invitationId, membershipId } = await invitedMember();
  assert.is((await end(manager, teamId, membershipId)).status, 200);
  const back = await calls.accept(kit, { invitation_id: invitationId });
  assert.is(back.code, "INVITATION_401_WITHDRAWN");
  const [row] = await server.services.db.select().from(invitation).where(eq(invitation.id, invitationId));
  assert.is(row?.withdrawnBy, manager.user.id);
  assert.equal(await withdrawnInAudit(), [invitationId]);
});

test("gets in by one that was made afterwards", async () => {
  const { manager, teamId, kit, membershipId } = await invitedMember();
  await end(manager, teamId, membershipId);
  const { body } = await calls.inviteToTeam(manager, teamId, {
    roles: ["coach"],
    email_address: kit.user.emailAddress,
  });
  assert.is((await calls.accept(kit, { invitation_id: body.id })).body.results?.[0]?.outcome, "joined");
});

test("who leaves by themselves may come back by it", async () => {
  const { teamId, kit, invitationId, membershipId } = await invitedMember();
  assert.is((await end(kit, teamId, membershipId)).status, 200);
  const back = await calls.accept(kit, { invitation_id: invitationId });
  assert.is(back.body.results?.[0]?.outcome, "joined");
});

for (const [who, hasOther, code] of [
  ["their guardians", false, "INVITATION_401_WITHDRAWN"],
  ["a guardian who has another player there", true, undefined],
] as const)
  test(`of a child: ${who} ${hasOther ? "keep" : "lose"} what was mailed to them`, async () => {
    const { manager, teamId } = await calls.club();
    const mother = await addAdult(server);
    const sam = await addChild(server, [mother.user.id]);
    const lea = await addChild(server, [mother.user.id], { firstName: "Lea" });
    const ben = await addChild(server, [mother.user.id], { firstName: "Ben" });
    const { body } = await calls.inviteToTeam(manager, teamId, { email_address: mother.user.emailAddress });
    const place = await addMember(server, teamId, { childId: sam.id, roles: ["player"] });
    if (hasOther) await addMember(server, teamId, { childId: lea.id, roles: ["player"] });
    assert.is((await end(manager, teamId, place.id)).status, 200);
    assert.is((await calls.accept(mother, { invitation_id: body.id }, [kid(ben.id)])).code, code);
  });

for (const [role, bar, isKept] of [
  ["player", false, false],
  ["coach", false, true],
  ["follower", false, true],
  ["coach", true, false],
] as const)
  test(`a guardian's invitation as ${role} is ${isKept ? "kept" : "withdrawn"} when the child is ${bar ? "barred" : "removed"}`, async () => {
    const { manager, teamId } = await calls.club();
    const mother = await addAdult(server);
    const sam = await addChild(server, [mother.user.id]);
    const { body } = await calls.inviteToTeam(manager, teamId, {
      roles: [role],
      email_address: mother.user.emailAddress,
    });
    const place = await addMember(server, teamId, { childId: sam.id, roles: ["player"] });
    assert.is((await end(manager, teamId, place.id, bar ? { bar } : {})).status, 200);
    assert.is((await calls.rowOf(body.id)).withdrawnAt === null, isKept);
    assert.equal(await withdrawnInAudit(), isKept ? undefined : [body.id]);
  });

test.run();
