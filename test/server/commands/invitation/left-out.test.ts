import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { child, circleRequest, guardianship } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { joinRequest, membership, teamBar } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../../support/people/club";
import { invitationCalls, kid } from "../../../support/people/invitation-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Schemas = components["schemas"];

/** Whom the statements about invitations leave out: each rule that does so fails a test here, or in a file beside it, without it. */
const test = suite("who is left out of invitations");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before(async () => {
  server = await openTestServer();
  // The database's own rules count from its clock.
  server.clock.set(new Date());
  calls = invitationCalls(server);
});
test.after(() => server.close());

const day = 86_400_000;
const ago = (days: number) => new Date(server.clock.now().getTime() - days * day);
const person = (firstName: string) => addAdult(server, { firstName, fullName: `${firstName} Reyes` });
const change = (who: Person, to: Partial<typeof user.$inferInsert>) =>
  server.services.db.update(user).set(to).where(eq(user.id, who.user.id));
const endMember = (id: string) =>
  server.services.db
    .update(membership)
    .set({ endedAt: ago(1), endedBy: "somebody", endReason: "left" })
    .where(eq(membership.id, id));
const guards = (childId: string, who: Person) =>
  server.services.db
    .insert(guardianship)
    .values({ id: randomUUID(), childId, userId: who.user.id, origin: "made", createdAt: ago(9) });
const stopGuarding = (childId: string, who: Person) =>
  server.services.db
    .update(guardianship)
    .set({ endedAt: ago(1), endedBy: who.user.id, endReason: "left" })
    .where(and(eq(guardianship.childId, childId), eq(guardianship.userId, who.user.id)));
const declined = { decidedBy: "somebody", decision: "declined" } as const;

async function invite(by: Person, more: Partial<typeof invitation.$inferInsert>) {
  const id = randomUUID();
  const at = more.createdAt ?? server.clock.now();
  await server.services.db.insert(invitation).values({
    id,
    kind: "team",
    tokenHash: id,
    needsApproval: true,
    createdBy: by.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 7 * day),
    ...(more.teamId && { roles: ["player"] }),
    ...more,
  });
  return id;
}
const to = ({ user: { emailAddress, mailboxKey } }: Person) => ({
  emailAddress,
  mailboxKey,
  needsApproval: false,
});
const open = async (who: Person, invitation_id: string) =>
  (await calls.read(who, { invitation_id })).code ?? "open";
const joinEnds = async (asked: readonly { id: string }[]) => {
  const rows = await server.services.db.select().from(joinRequest);
  return asked.map(({ id }) => rows.find((row) => row.id === id)?.decision ?? null);
};

async function circleAsk(
  childId: string,
  who: Person,
  more: Partial<typeof circleRequest.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await server.services.db.insert(circleRequest).values({
    id,
    childId,
    userId: who.user.id,
    wish: "guardian",
    origin: "link",
    createdAt: server.clock.now(),
    ...more,
  });
  return id;
}
const circleEnds = async (ids: readonly string[]) => {
  const rows = await server.services.db.select().from(circleRequest);
  return ids.map((id) => rows.find((row) => row.id === id)?.decision ?? null);
};

/** Dana's team; Mia is invited to it. */
async function club() {
  const [dana, mia] = [await person("Dana"), await person("Mia")];
  const { id: teamId } = await addTeam(server, dana.user.id);
  return { dana, mia, teamId };
}

test("a bar refuses nobody else, in no other team, and nobody once it is lifted", async () => {
  const { dana, mia, teamId } = await club();
  const lee = await person("Lee");
  const { id: owls } = await addTeam(server, dana.user.id, { name: "Owls" });
  const bar = (userId: string, of: string) => ({
    teamId: of,
    id: randomUUID(),
    userId,
    createdBy: dana.user.id,
    createdAt: ago(3),
  });
  await server.services.db.insert(teamBar).values([bar(lee.user.id, teamId), bar(mia.user.id, owls)]);
  const id = await invite(dana, { teamId, ...to(mia) });
  assert.is(await open(mia, id), "open");
  const { db } = server.services;
  const own = bar(mia.user.id, teamId);
  await db.insert(teamBar).values(own);
  assert.is(await open(mia, id), "INVITATION_401_WITHDRAWN");
  await db
    .update(teamBar)
    .set({ liftedAt: ago(1), liftedBy: dana.user.id })
    .where(eq(teamBar.id, own.id));
  assert.is(await open(mia, id), "open");
});

test("that somebody else used a link opens it to nobody", async () => {
  const { dana, mia, teamId } = await club();
  const lee = await person("Lee");
  const link = (await calls.inviteToTeam(dana, teamId, { max_uses: 1 })).body;
  const token = link.link.split("#")[1] ?? "";
  assert.is((await calls.accept(lee, { token })).status, 200);
  assert.is((await calls.read(mia, { token })).code, "INVITATION_401_ACCEPTED");
});

test("who was inside once or is elsewhere is invited: a former member, a former guardian, and a follower as guardian", async () => {
  const { dana, mia, teamId } = await club();
  await addTeam(server, mia.user.id, { name: "Owls" });
  const [finn, opa] = [await person("Finn"), await person("Opa")];
  const { id: places } = await addMember(server, teamId, { userId: mia.user.id });
  const email_address = mia.user.emailAddress;
  const again = () => calls.inviteToTeam(dana, teamId, { email_address });
  assert.is((await again()).code, "INVITATION_409_CONFLICT");
  await endMember(places);
  assert.is((await again()).status, 200);
  const gone = await person("Gone");
  await addMember(server, teamId, { userId: gone.user.id });
  await change(gone, { deletedAt: ago(0) });
  const toGone = { email_address: gone.user.emailAddress };
  assert.is((await calls.inviteToTeam(dana, teamId, toGone)).status, 200);

  const sam = await addChild(server, [mia.user.id, finn.user.id]);
  await addFollower(server, sam.id, opa.user.id, mia.user.id);
  const toCircle = (who: Person, kind: string) =>
    calls.inviteToChild(mia, sam.id, { kind, email_address: who.user.emailAddress });
  assert.is((await toCircle(finn, "guardian")).code, "INVITATION_409_CONFLICT");
  assert.is((await toCircle(opa, "follower")).code, "INVITATION_409_CONFLICT");
  await stopGuarding(sam.id, finn);
  assert.equal(
    [(await toCircle(finn, "guardian")).status, (await toCircle(opa, "guardian")).status],
    [200, 200],
  );
});

test("of a child's invitations only those that can be used count towards its ten", async () => {
  const mia = await person("Mia");
  const sam = await addChild(server, [mia.user.id]);
  const about = { kind: "follower", childId: sam.id } as const;
  for (let count = 0; count < 9; count += 1) await invite(mia, about);
  await invite(mia, { ...about, createdAt: ago(8) });
  await invite(mia, { ...about, uses: 1 });
  await invite(mia, { ...about, withdrawnAt: ago(1), withdrawnBy: mia.user.id });
  assert.is((await calls.inviteToChild(mia, sam.id, { kind: "follower" })).status, 200);
  assert.is((await calls.inviteToChild(mia, sam.id, { kind: "follower" })).code, "INVITATION_403_TOO_MANY");
});

test("an invitation that had expired is replaced without being withdrawn by anybody; those of another kind or address stay", async () => {
  const mia = await person("Mia");
  const [finn, opa] = [await person("Finn"), await person("Opa")];
  const sam = await addChild(server, [mia.user.id]);
  const about = { childId: sam.id, kind: "guardian" } as const;
  const others = [
    await invite(mia, { ...about, ...to(finn), kind: "follower", createdAt: ago(8) }),
    await invite(mia, { ...about, ...to(opa), createdAt: ago(8) }),
    await invite(mia, { ...about, ...to(finn), createdAt: ago(9), uses: 1 }),
  ];
  const old = await invite(mia, { ...about, ...to(finn), createdAt: ago(8) });
  const made = await calls.inviteToChild(mia, sam.id, { email_address: finn.user.emailAddress });
  assert.is(made.status, 200, made.text);
  const row = await calls.rowOf(old);
  assert.equal([row.withdrawnAt === null, row.withdrawnBy], [false, null]);
  for (const id of others) assert.is((await calls.rowOf(id)).withdrawnAt, null);
});

test("nobody is invited to a spot that is gone", async () => {
  const { dana, teamId } = await club();
  const { id: membership_id } = await addMember(server, teamId, {
    spotFirstName: "Ada",
    spotLastInitial: "K",
  });
  const lee = await person("Lee");
  const call = (who: Person) =>
    calls.inviteToTeam(dana, teamId, { membership_id, email_address: who.user.emailAddress });
  assert.is((await call(lee)).status, 200);
  await endMember(membership_id);
  assert.is((await call(await person("Kim"))).code, "COLLABORATOR_404");
});

test("an invitation to a spot ends with the spot, and with the profile of the child who took it", async () => {
  const { dana, mia, teamId } = await club();
  const lee = await person("Lee");
  const sam = await addChild(server, [mia.user.id]);
  const to_ = async (place: Parameters<typeof addMember>[2]) => {
    const { id: membershipId } = await addMember(server, teamId, place);
    const about = { kind: "spot", teamId, membershipId, roles: null, ...to(lee) } as const;
    return { membershipId, id: await invite(dana, about) };
  };
  const [spot, taken] = [
    await to_({ spotFirstName: "Ada", spotLastInitial: "K" }),
    await to_({ childId: sam.id }),
  ];
  assert.equal([await open(lee, spot.id), await open(lee, taken.id)], ["open", "open"]);
  await endMember(spot.membershipId);
  await server.services.db
    .update(child)
    .set({ deletedAt: ago(0), deletedBy: mia.user.id })
    .where(eq(child.id, sam.id));
  const over = "INVITATION_401_WITHDRAWN";
  assert.equal([await open(lee, spot.id), await open(lee, taken.id)], [over, over]);
});

test("whoever opens a team's invitation is shown the children they guard today, each by what is open today", async () => {
  const { dana, mia, teamId } = await club();
  const names = ["Ada", "Bo", "Cleo", "Dina", "Eve"];
  const kids: Record<string, string> = {};
  for (const firstName of names) kids[firstName] = (await addChild(server, [mia.user.id], { firstName })).id;
  const { Ada = "", Bo = "", Cleo = "", Dina = "", Eve = "" } = kids;
  await addMember(server, teamId, { childId: Ada });
  await endMember((await addMember(server, teamId, { childId: Bo })).id);
  const asked = { userId: mia.user.id };
  await addJoinRequest(server, teamId, { ...asked, childId: Bo, ...declined, decidedAt: ago(1) });
  await addJoinRequest(server, teamId, { ...asked, childId: Cleo, createdAt: ago(31) });
  await addJoinRequest(server, teamId, { ...asked, childId: Dina });
  await guards(Eve, await person("Finn"));
  await stopGuarding(Eve, mia);
  const id = await invite(dana, { teamId, ...to(mia) });
  const { body } = await calls.read(mia, { invitation_id: id });
  assert.equal(body.my_children.map(({ first_name, state }) => [first_name, state]).sort(), [
    ["Ada", "in"],
    ["Bo", "free"],
    ["Cleo", "free"],
    ["Dina", "asked"],
  ]);
  assert.is(body.my_state, "free", "what is asked for a child is not asked for oneself");
});

test("one's own state in a team is of this team and of today", async () => {
  const { dana, mia, teamId } = await club();
  const { id: owls } = await addTeam(server, dana.user.id, { name: "Owls" });
  const id = await invite(dana, { teamId, ...to(mia) });
  const state = async () => (await calls.read(mia, { invitation_id: id })).body.my_state;
  await addMember(server, owls, { userId: mia.user.id });
  await endMember((await addMember(server, teamId, { userId: mia.user.id })).id);
  const asked = { userId: mia.user.id };
  await addJoinRequest(server, owls, asked);
  await addJoinRequest(server, teamId, { ...asked, ...declined, decidedAt: ago(1) });
  assert.is(await state(), "free");
  await addJoinRequest(server, teamId, { ...asked, createdAt: ago(31) });
  assert.is(await state(), "free");
});

test("one's state to a child is of today, and a follower has not asked to be a guardian", async () => {
  const mia = await person("Mia");
  const sam = await addChild(server, [mia.user.id]);
  const state = async (who: Person, kind: "guardian" | "follower") => {
    const id = await invite(mia, { childId: sam.id, kind, ...to(who) });
    return (await calls.read(who, { invitation_id: id })).body.my_state;
  };
  const [former, opa, no, old, other, asks] = [
    await person("Finn"),
    await person("Opa"),
    await person("No"),
    await person("Old"),
    await person("Other"),
    await person("Asks"),
  ];
  await guards(sam.id, former);
  await stopGuarding(sam.id, former);
  await addFollower(server, sam.id, opa.user.id, mia.user.id);
  await circleAsk(sam.id, no, { ...declined, decidedAt: ago(1) });
  await circleAsk(sam.id, old, { createdAt: ago(31) });
  await circleAsk(sam.id, other, { wish: "follower" });
  await circleAsk(sam.id, asks);
  const states = [];
  for (const who of [former, opa, no, old, other, asks]) states.push(await state(who, "guardian"));
  assert.equal(states, ["free", "free", "free", "free", "free", "asked"]);
});

test("who comes in settles their own open request to this team, and no other", async () => {
  const { dana, mia, teamId } = await club();
  const { id: owls } = await addTeam(server, dana.user.id, { name: "Owls" });
  const sam = await addChild(server, [mia.user.id]);
  const asked = { userId: mia.user.id };
  const joins = [
    await addJoinRequest(server, teamId, { ...asked, ...declined, decidedAt: ago(5) }),
    await addJoinRequest(server, teamId, asked),
    await addJoinRequest(server, teamId, { ...asked, childId: sam.id }),
    await addJoinRequest(server, owls, asked),
    await addJoinRequest(server, teamId, { userId: (await person("Lee")).user.id }),
  ];
  const id = await invite(dana, { teamId, ...to(mia) });
  assert.is((await calls.accept(mia, { invitation_id: id })).status, 200);
  assert.equal(await joinEnds(joins), ["declined", "approved", null, null, null]);
});

test("a request that had expired stays one, whoever comes in or asks again", async () => {
  const { dana, mia, teamId } = await club();
  const sam = await addChild(server, [mia.user.id]);
  const lea = await addChild(server, [mia.user.id]);
  const old = { userId: mia.user.id, createdAt: ago(31) };
  const joins = [
    await addJoinRequest(server, teamId, { ...old, childId: sam.id, ...declined, decidedAt: ago(30) }),
    await addJoinRequest(server, teamId, { ...old, childId: sam.id }),
    await addJoinRequest(server, teamId, { ...old, childId: lea.id }),
    await addJoinRequest(server, teamId, old),
  ];
  const link = (await calls.inviteToTeam(dana, teamId)).body;
  const token = link.link.split("#")[1] ?? "";
  assert.is((await calls.accept(mia, { token }, [kid(sam.id)])).body.results[0]?.outcome, "asked");
  assert.equal(await joinEnds(joins), ["declined", "expired", null, null]);
  assert.is((await calls.accept(mia, { token })).body.results[0]?.outcome, "asked");
  assert.equal(await joinEnds(joins), ["declined", "expired", null, "expired"]);
  const id = await invite(dana, { teamId, ...to(mia) });
  assert.is((await calls.accept(mia, { invitation_id: id }, [kid(lea.id)])).status, 200);
  assert.equal(await joinEnds(joins), ["declined", "expired", null, "expired"]);
});

test("who comes into a child's circle settles their own open request of that kind, and no other", async () => {
  const mia = await person("Mia");
  const [finn, opa] = [await person("Finn"), await person("Opa")];
  const sam = await addChild(server, [mia.user.id]);
  const lea = await addChild(server, [mia.user.id]);
  const asked = [
    await circleAsk(sam.id, finn, { ...declined, decidedAt: ago(5) }),
    await circleAsk(sam.id, finn),
    await circleAsk(sam.id, finn, { wish: "follower" }),
    await circleAsk(sam.id, opa),
    await circleAsk(lea.id, finn),
  ];
  const id = await invite(mia, { kind: "guardian", childId: sam.id, ...to(finn) });
  assert.is((await calls.accept(finn, { invitation_id: id })).status, 200);
  assert.equal(await circleEnds(asked), ["declined", "approved", null, null, null]);
});

test("of a newcomer coaches and managers are told, and nobody else of the team", async () => {
  const { dana, mia, teamId } = await club();
  const [cora, pia, walt, ola] = [
    await person("Cora"),
    await person("Pia"),
    await person("Walt"),
    await person("Ola"),
  ];
  await addMember(server, teamId, { userId: cora.user.id, roles: ["coach"] });
  await addMember(server, teamId, { userId: pia.user.id });
  await addMember(server, teamId, { userId: walt.user.id, roles: ["follower"] });
  await addMember(server, teamId, { childId: (await addChild(server, [ola.user.id])).id });
  const id = await invite(dana, { teamId, ...to(mia) });
  assert.is((await calls.accept(mia, { invitation_id: id })).status, 200);
  const told = await server.services.db.select().from(ding).where(eq(ding.teamId, teamId));
  assert.equal(told.map(({ userId }) => userId).sort(), [dana.user.id, cora.user.id].sort());
});

test("an invitation to the circle of a child at rest opens to nobody, whose ever it was before", async () => {
  const mia = await person("Mia");
  const [finn, bo] = [await person("Finn"), await person("Bo")];
  const sam = await addChild(server, [mia.user.id, bo.user.id]);
  const id = await invite(mia, { kind: "guardian", childId: sam.id, ...to(finn) });
  await stopGuarding(sam.id, bo);
  await change(mia, { bannedAt: ago(0) });
  assert.is((await calls.accept(finn, { invitation_id: id })).code, "CHILD_403_FROZEN");
  await change(mia, { bannedAt: null });
  assert.is((await calls.accept(finn, { invitation_id: id })).status, 200);
});

test("an invitation to a circle ends with its maker's guardianship, and with the profile", async () => {
  const [mia, finn, lee] = [await person("Mia"), await person("Finn"), await person("Lee")];
  const sam = await addChild(server, [mia.user.id, finn.user.id]);
  const id = await invite(finn, { kind: "follower", childId: sam.id, ...to(lee) });
  assert.is(await open(lee, id), "open");
  await change(finn, { bannedAt: ago(0) });
  assert.is(await open(lee, id), "INVITATION_401_WITHDRAWN");
  await change(finn, { bannedAt: null });
  await stopGuarding(sam.id, finn);
  assert.is(await open(lee, id), "INVITATION_401_WITHDRAWN");
  await change(mia, { bannedAt: ago(0) });
  assert.is(await open(lee, id), "INVITATION_401_WITHDRAWN", "of a child at rest as well");
  await change(mia, { bannedAt: null });
  await guards(sam.id, finn);
  assert.is(await open(lee, id), "open");
  await server.services.db
    .update(child)
    .set({ deletedAt: ago(0), deletedBy: mia.user.id })
    .where(eq(child.id, sam.id));
  assert.is(await open(lee, id), "INVITATION_401_WITHDRAWN");
});

test("an invitation that opens at once ends while its maker is banned, leaving, gone from the team or no staff; a link stays", async () => {
  const { dana, mia, teamId } = await club();
  const [cora, lee] = [await person("Cora"), await person("Lee")];
  const { id: coras } = await addMember(server, teamId, { userId: cora.user.id, roles: ["coach"] });
  const id = await invite(cora, { teamId, ...to(mia) });
  const staff = await invite(cora, { teamId, ...to(lee), roles: ["coach"] });
  const link = await invite(cora, { teamId, kind: "team" });
  const { db } = server.services;
  const place = (set: Partial<typeof membership.$inferInsert>) =>
    db.update(membership).set(set).where(eq(membership.id, coras));
  const listed = async () => {
    const call = `GET /team/team_id/${teamId}/invitation` as const;
    const { items } = (await ask<Schemas["Invitations"]>(server, dana, call)).body;
    return [id, staff, link].map((each) => items.find((item) => item.id === each)?.state);
  };
  const [all, linkAlone] = [
    ["open", "withdrawn", "open"],
    ["withdrawn", "withdrawn", "open"],
  ];
  assert.equal(await listed(), all, "a coach invites nobody to the staff");
  await change(cora, { bannedAt: ago(0) });
  assert.equal(await listed(), linkAlone);
  await change(cora, { bannedAt: null, deletionDueAt: ago(-14) });
  assert.equal(await listed(), linkAlone);
  await change(cora, { deletionDueAt: null });
  await place({ roles: ["player"] });
  assert.equal(await listed(), linkAlone);
  await place({ roles: ["manager"] });
  assert.equal(await listed(), ["open", "open", "open"]);
  await endMember(coras);
  assert.equal(await listed(), linkAlone);
});

test.run();
