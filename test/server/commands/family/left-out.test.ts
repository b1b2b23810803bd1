import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { lockChild } from "../../../../server/core/family/child.store";
import { user } from "../../../../server/platform/db/schema/account";
import {
  child,
  circleRequest,
  consent,
  follow,
  guardianship,
} from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { joinRequest, membership, team } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../../support/people/club";
import { leaveAlone } from "../../../support/server/raw-rows";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Schemas = components["schemas"];

/** Whom the statements about families leave out: each rule that does so fails a test here, or in children and circle beside it, without it. */
const test = suite("who is left out of families");

let server: TestServer;
test.before(async () => {
  server = await openTestServer();
  // The database checks the seven days of a take-back by its own clock.
  server.clock.set(new Date());
});
test.after(() => server.close());

const day = 86_400_000;
const ago = (days: number) => new Date(server.clock.now().getTime() - days * day);
const person = (firstName: string) =>
  addAdult(server, { firstName, lastName: "Reyes", fullName: `${firstName} Reyes` });
const change = (who: Person, to: Partial<typeof user.$inferInsert>) =>
  server.services.db.update(user).set(to).where(eq(user.id, who.user.id));
const read = async (who: Person, childId: string) =>
  (await ask<Schemas["Child"]>(server, who, `GET /child/child_id/${childId}`)).body;
const family = async (who: Person) => {
  const { children, following } = (await ask<Schemas["Family"]>(server, who, "GET /user/me/family")).body;
  return [children.length, following.length];
};
const end = (who: Person, childId: string, whom: Person) =>
  ask(server, who, `DELETE /child/child_id/${childId}/guardian/user_id/${whom.user.id}`);
const decide = (who: Person, childId: string, requestId: string, decision = "approved") =>
  ask(server, who, `POST /child/child_id/${childId}/circle_request/request_id/${requestId}/decide`, {
    body: { decision },
  });
const consentTo = (who: Person, childId: string, allowed: boolean) =>
  ask(server, who, `PUT /child/child_id/${childId}/photo_consent`, { body: { allowed, text_version: "1" } });
const endOf = (who: Person) => ({ endedAt: ago(1), endedBy: who.user.id, endReason: "left" as const });
const endGuarding = (who: Person, childId: string, at = ago(1)) =>
  server.services.db
    .update(guardianship)
    .set({ ...endOf(who), endedAt: at })
    .where(
      and(
        eq(guardianship.childId, childId),
        eq(guardianship.userId, who.user.id),
        isNull(guardianship.endedAt),
      ),
    );

async function letIn(childId: string, by: Person, newcomer: Person, at: Date) {
  await server.services.db.insert(guardianship).values({
    id: randomUUID(),
    childId,
    userId: newcomer.user.id,
    origin: "let_in",
    letInBy: by.user.id,
    createdAt: at,
  });
}

async function request(
  childId: string,
  asker: Person,
  more: Partial<typeof circleRequest.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await server.services.db.insert(circleRequest).values({
    id,
    childId,
    userId: asker.user.id,
    wish: "guardian",
    origin: "link",
    createdAt: server.clock.now(),
    ...more,
  });
  return id;
}

async function invite(childId: string, by: Person, more: Partial<typeof invitation.$inferInsert> = {}) {
  const id = randomUUID();
  const at = server.clock.now();
  await server.services.db.insert(invitation).values({
    id,
    kind: "follower",
    childId,
    tokenHash: id,
    needsApproval: true,
    createdBy: by.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 14 * day),
    ...more,
  });
  return id;
}

/** What of these rows was ended, and by whom. */
const invitationEnds = async (ids: readonly string[]) => {
  const rows = await server.services.db.select().from(invitation);
  return ids.map((id) => rows.find((row) => row.id === id)?.withdrawnBy ?? null);
};
const circleEnds = async (ids: readonly string[]) => {
  const rows = await server.services.db.select().from(circleRequest);
  return ids.map((id) => rows.find((row) => row.id === id)?.decision ?? null);
};
const joinEnds = async (rows: readonly { id: string }[]) => {
  const all = await server.services.db.select().from(joinRequest);
  return rows.map(({ id }) => all.find((row) => row.id === id)?.decision ?? null);
};
const followersOf = async (childId: string) =>
  (
    await server.services.db
      .select({ name: user.firstName })
      .from(follow)
      .innerJoin(user, eq(user.id, follow.userId))
      .where(eq(follow.childId, childId))
  )
    .map(({ name }) => name)
    .sort();

test("a child's page names no follower who is banned or leaving, no team that it left or that is archived, and no request for an account", async () => {
  const [mia, opa, oma, dana, ada] = [
    await person("Mia"),
    await person("Opa"),
    await person("Oma"),
    await person("Dana"),
    await person("Ada"),
  ];
  const { db } = server.services;
  const sam = await addChild(server, [mia.user.id]);
  for (const each of [opa, oma]) await addFollower(server, sam.id, each.user.id, mia.user.id);
  const teams = [];
  for (const name of ["Comets", "Owls", "Rockets"]) {
    const { id: teamId } = await addTeam(server, dana.user.id, { name });
    teams.push({ teamId, membershipId: (await addMember(server, teamId, { childId: sam.id })).id });
  }
  await request(sam.id, ada, { wish: "account" });
  const shown = async () => {
    const { followers, teams: in_, requests } = await read(mia, sam.id);
    return [followers?.map(({ name }) => name).sort(), in_?.map(({ name }) => name), requests];
  };
  assert.equal(await shown(), [["Oma Reyes", "Opa Reyes"], ["Comets", "Owls", "Rockets"], []]);
  await change(opa, { bannedAt: ago(0) });
  await change(oma, { deletionDueAt: ago(-14) });
  const [, owls, rockets] = teams;
  await db
    .update(membership)
    .set({ endedAt: ago(0), endedBy: mia.user.id, endReason: "left" })
    .where(eq(membership.id, owls?.membershipId ?? ""));
  await db
    .update(team)
    .set({ archivedAt: ago(0) })
    .where(eq(team.id, rockets?.teamId ?? ""));
  assert.equal(await shown(), [[], ["Comets"], []]);
});

test("another family learns of a child's other team neither by following that team nor by following another child there", async () => {
  const [mia, ola, dana] = [await person("Mia"), await person("Ola"), await person("Dana")];
  const [sam, ada, kim] = [
    await addChild(server, [mia.user.id]),
    await addChild(server, [ola.user.id]),
    await addChild(server, [mia.user.id]),
  ];
  const { id: comets } = await addTeam(server, dana.user.id, { name: "Comets" });
  for (const childId of [sam.id, ada.id]) await addMember(server, comets, { childId });
  const { id: owls } = await addTeam(server, dana.user.id, { name: "Owls" });
  for (const childId of [sam.id, kim.id]) await addMember(server, owls, { childId });
  const names = async () => (await read(ola, sam.id)).teams?.map(({ name }) => name);
  assert.equal(await names(), ["Comets"]);
  await addFollower(server, kim.id, ola.user.id, mia.user.id);
  assert.equal(await names(), ["Comets"]);
  await addMember(server, owls, { userId: ola.user.id, roles: ["follower"] });
  assert.equal(await names(), ["Comets"]);
});

test("one's own family is without children whom one guards no more, and follows none that one guards, or once one is leaving", async () => {
  const [mia, finn, opa] = [await person("Mia"), await person("Finn"), await person("Opa")];
  const sam = await addChild(server, [mia.user.id, finn.user.id]);
  await addFollower(server, sam.id, opa.user.id, mia.user.id);
  await addFollower(server, sam.id, finn.user.id, mia.user.id);
  assert.equal(
    [await family(mia), await family(finn), await family(opa)],
    [
      [1, 0],
      [1, 0],
      [0, 1],
    ],
  );
  await endGuarding(finn, sam.id);
  assert.equal(await family(finn), [0, 1]);
  await change(opa, { deletionDueAt: ago(-14) });
  assert.equal(await family(opa), [0, 0]);
  await leaveAlone(server.services.db, mia.user.id);
  assert.equal(await family(mia), [0, 0]);
});

test("a profile that is taken down ends what is open, and nothing that was decided, withdrawn or used before", async () => {
  const [mia, ada, dana] = [await person("Mia"), await person("Ada"), await person("Dana")];
  const sam = await addChild(server, [mia.user.id]);
  const { id: teamId } = await addTeam(server, dana.user.id);
  const declined = { decidedAt: ago(3), decidedBy: mia.user.id, decision: "declined" as const };
  const circle = [await request(sam.id, ada), await request(sam.id, ada, declined)];
  const joins = [
    await addJoinRequest(server, teamId, { userId: mia.user.id, childId: sam.id }),
    await addJoinRequest(server, teamId, { userId: mia.user.id, childId: sam.id, ...declined }),
  ];
  const links = [
    await invite(sam.id, mia),
    await invite(sam.id, mia, { withdrawnAt: ago(1), withdrawnBy: "before" }),
    await invite(sam.id, mia, { uses: 1 }),
  ];
  const reply = await ask(server, mia, `DELETE /child/child_id/${sam.id}`, { version: sam.version });
  assert.is(reply.status, 200, reply.text);
  assert.equal(await circleEnds(circle), ["withdrawn", "declined"]);
  assert.equal(await joinEnds(joins), ["withdrawn", "declined"]);
  assert.equal(await invitationEnds(links), [mia.user.id, "before", null]);
});

test("who guards a child no more cannot bring its profile back, and a profile that is down is locked for nobody", async () => {
  const [mia, finn] = [await person("Mia"), await person("Finn")];
  const { db } = server.services;
  const sam = await addChild(server, [mia.user.id, finn.user.id]);
  await endGuarding(finn, sam.id);
  await ask(server, mia, `DELETE /child/child_id/${sam.id}`, { version: sam.version });
  const lock = () =>
    db
      .transaction((tx) => lockChild(tx, sam.id))
      .then(
        () => "locked",
        (problem) => problem.messageCode,
      );
  assert.is(await lock(), "CHILD_404");
  const restore = (who: Person) => ask(server, who, `POST /child/child_id/${sam.id}/restore`);
  assert.is((await restore(finn)).code, "CHILD_404");
  assert.is((await restore(mia)).status, 200);
  assert.is(await lock(), "locked");
});

test("a guardian who leaves takes along their own consent, links and requests, not the others' and nothing that was over", async () => {
  const [mia, finn, dana] = [await person("Mia"), await person("Finn"), await person("Dana")];
  const { db } = server.services;
  const sam = await addChild(server, [mia.user.id, finn.user.id]);
  const old = ago(9);
  const kept = { userId: finn.user.id, childId: sam.id, textVersion: "1", givenAt: old };
  await db.insert(consent).values([
    { ...kept, id: randomUUID(), kind: "guardian_statement" },
    { ...kept, id: randomUUID(), kind: "photo", withdrawnAt: old },
  ]);
  for (const who of [mia, finn]) await consentTo(who, sam.id, true);
  const links = [
    await invite(sam.id, finn),
    await invite(sam.id, finn, { withdrawnAt: old, withdrawnBy: "before" }),
    await invite(sam.id, finn, { uses: 1 }),
    await invite(sam.id, mia),
  ];
  const { id: comets } = await addTeam(server, dana.user.id);
  const { id: owls } = await addTeam(server, dana.user.id, { name: "Owls" });
  const joins = [
    await addJoinRequest(server, comets, { userId: finn.user.id, childId: sam.id }),
    await addJoinRequest(server, comets, {
      userId: finn.user.id,
      childId: sam.id,
      ...{ decidedAt: old, decidedBy: dana.user.id, decision: "declined" },
    }),
    await addJoinRequest(server, owls, { userId: mia.user.id, childId: sam.id }),
  ];
  const earlier = { childId: sam.id, userId: finn.user.id, origin: "made" as const, createdAt: old };
  await db.insert(guardianship).values({ ...earlier, id: randomUUID(), ...endOf(finn), endedAt: old });

  assert.is((await end(finn, sam.id, finn)).status, 200);
  const consents = await db.select().from(consent).where(eq(consent.childId, sam.id));
  assert.equal(
    consents
      .map(({ userId, kind, withdrawnAt }) => [
        userId === mia.user.id ? "Mia" : "Finn",
        kind,
        withdrawnAt === null ? "stands" : withdrawnAt < ago(1) ? "before" : "now",
      ])
      .sort(),
    [
      ["Finn", "guardian_statement", "stands"],
      ["Finn", "photo", "before"],
      ["Finn", "photo", "now"],
      ["Mia", "photo", "stands"],
    ],
  );
  assert.equal(await invitationEnds(links), [finn.user.id, "before", null, null]);
  assert.equal(await joinEnds(joins), ["withdrawn", "declined", null]);
  const rows = await db.select().from(guardianship).where(eq(guardianship.userId, finn.user.id));
  assert.equal(rows.map(({ endedAt }) => endedAt !== null && endedAt < ago(1)).sort(), [false, true]);
});

test("photo consent that one guardian takes back leaves the others', the statement and what was taken back before", async () => {
  const [mia, finn] = [await person("Mia"), await person("Finn")];
  const { db } = server.services;
  const sam = await addChild(server, [mia.user.id, finn.user.id]);
  const old = { userId: finn.user.id, childId: sam.id, textVersion: "1", givenAt: ago(9) };
  await db.insert(consent).values([
    { ...old, id: randomUUID(), kind: "guardian_statement" },
    { ...old, id: randomUUID(), kind: "photo", withdrawnAt: ago(9) },
  ]);
  for (const who of [mia, finn]) await consentTo(who, sam.id, true);
  await consentTo(finn, sam.id, false);
  const rows = await db.select().from(consent).where(eq(consent.childId, sam.id));
  const withdrawn = rows.filter(({ withdrawnAt }) => withdrawnAt !== null);
  assert.equal(
    [rows.length, withdrawn.length, withdrawn.filter(({ withdrawnAt: at }) => at && at < ago(1)).length],
    [4, 2, 1],
  );
  assert.ok(withdrawn.every(({ userId, kind }) => userId === finn.user.id && kind === "photo"));
  assert.is((await read(mia, sam.id)).my_photo_consent, true);
});

test("who guarded a child once is named as a stranger to whoever would take them back", async () => {
  const [mia, finn] = [await person("Mia"), await person("Finn")];
  const sam = await addChild(server, [finn.user.id, mia.user.id]);
  assert.is((await end(mia, sam.id, finn)).code, "COLLABORATOR_401_DELETE");
  await endGuarding(finn, sam.id);
  assert.is((await end(mia, sam.id, finn)).code, "COLLABORATOR_404");
});

test("a take-back leaves followers whom others let in, or who came in an earlier time of those who go", async () => {
  const [mia, slip, two, kim, ann] = [
    await person("Mia"),
    await person("Slip"),
    await person("Two"),
    await person("Kim"),
    await person("Ann"),
  ];
  const sam = await addChild(server, [mia.user.id]);
  const followedBy = async (name: string, by: Person, at: Date) => {
    await addFollower(server, sam.id, (await person(name)).user.id, by.user.id);
    const { db } = server.services;
    await db.update(follow).set({ createdAt: at }).where(eq(follow.letInBy, by.user.id));
  };
  await followedBy("Mia's", mia, ago(1));
  // Slip was a guardian before, and let in a second one then, who left as well.
  await letIn(sam.id, mia, slip, ago(20));
  await letIn(sam.id, slip, two, ago(19));
  await followedBy("Two's", two, ago(18));
  await followedBy("Slip's", slip, ago(18));
  for (const who of [two, slip]) await endGuarding(who, sam.id, ago(10));
  // Kim was let in beside Slip, and left by herself.
  await letIn(sam.id, mia, kim, ago(3));
  await followedBy("Kim's", kim, ago(2));
  await endGuarding(kim, sam.id);
  await letIn(sam.id, mia, slip, ago(3));
  await letIn(sam.id, slip, ann, ago(2));
  await followedBy("Ann's", ann, ago(1));
  assert.is((await end(mia, sam.id, slip)).status, 200);
  assert.equal(await followersOf(sam.id), ["Kim's", "Mia's", "Slip's", "Two's"]);
});

test("who was let in again by another guardian keeps followers and consent when the one before is taken back", async () => {
  const [mia, slip, kim, ann, opa] = [
    await person("Mia"),
    await person("Slip"),
    await person("Kim"),
    await person("Ann"),
    await person("Opa"),
  ];
  const sam = await addChild(server, [mia.user.id, ann.user.id]);
  await letIn(sam.id, mia, slip, ago(4));
  await letIn(sam.id, slip, kim, ago(3));
  await endGuarding(kim, sam.id, ago(2));
  await letIn(sam.id, ann, kim, ago(1));
  await addFollower(server, sam.id, opa.user.id, kim.user.id);
  await consentTo(kim, sam.id, true);
  assert.equal((await end(mia, sam.id, slip)).body, { ended: [slip.user.id] });
  assert.equal(await followersOf(sam.id), ["Opa"]);
  assert.is((await read(kim, sam.id)).my_photo_consent, true);
});

/** Sam is Mia's and plays for the Comets; Finn came there with a profile of his own for the same kid. */
async function sameKid() {
  const [mia, finn, dana] = [await person("Mia"), await person("Finn"), await person("Dana")];
  const [sam, his] = [await addChild(server, [mia.user.id]), await addChild(server, [finn.user.id])];
  const { id: teamId } = await addTeam(server, dana.user.id);
  await addMember(server, teamId, { childId: sam.id });
  const circleRequestId = await request(sam.id, finn, { origin: "staff" });
  const join = await addJoinRequest(server, teamId, {
    userId: finn.user.id,
    childId: his.id,
    circleRequestId,
    askedGuardiansAt: server.clock.now(),
  });
  return { mia, finn, dana, sam, his, teamId, circleRequestId, join };
}
const isDown = async (id: string) => {
  const [row] = await server.services.db.select().from(child).where(eq(child.id, id));
  return row?.deletedAt ?? null;
};

test("nobody who is leaving is let in, and no mail tells those who guard the child no more", async () => {
  const [mia, finn, bo, ada] = [
    await person("Mia"),
    await person("Finn"),
    await person("Bo"),
    await person("Ada"),
  ];
  const sam = await addChild(server, [mia.user.id, finn.user.id, bo.user.id]);
  const id = await request(sam.id, ada);
  await change(ada, { deletionDueAt: ago(-14) });
  assert.is((await decide(mia, sam.id, id)).code, "INVITATION_404");
  await change(ada, { deletionDueAt: null });
  await endGuarding(finn, sam.id);
  await change(bo, { bannedAt: ago(0) });
  assert.is((await decide(mia, sam.id, id)).status, 200);
  const addresses = [mia, finn, bo].map(({ user: { emailAddress } }) => emailAddress);
  assert.equal(
    (await server.inbox()).map(({ to }) => to).filter((to) => addresses.includes(to)),
    [mia.user.emailAddress],
  );
});

test("a duplicate profile goes although its team and its other guardian are of the past", async () => {
  const { mia, finn, sam, his, circleRequestId, dana } = await sameKid();
  const ann = await person("Ann");
  await letIn(his.id, finn, ann, ago(3));
  await endGuarding(ann, his.id);
  const { id: owls } = await addTeam(server, dana.user.id, { name: "Owls" });
  await addMember(server, owls, {
    childId: his.id,
    ...{ endedAt: ago(1), endedBy: dana.user.id, endReason: "left" },
  });
  assert.is((await decide(mia, sam.id, circleRequestId)).status, 200);
  assert.ok(await isDown(his.id));
});

test("a profile that was not brought to this request, or is down already, stays as it is", async () => {
  const withdrawn = await sameKid();
  const { db } = server.services;
  await db
    .update(joinRequest)
    .set({ decidedAt: ago(1), decidedBy: withdrawn.finn.user.id, decision: "withdrawn" })
    .where(eq(joinRequest.id, withdrawn.join.id));
  await decide(withdrawn.mia, withdrawn.sam.id, withdrawn.circleRequestId);
  assert.is(await isDown(withdrawn.his.id), null);
  assert.equal(await joinEnds([withdrawn.join]), ["withdrawn"]);

  const gone = await sameKid();
  const at = ago(5);
  await db
    .update(child)
    .set({ deletedAt: at, deletedBy: gone.finn.user.id })
    .where(eq(child.id, gone.his.id));
  await decide(gone.mia, gone.sam.id, gone.circleRequestId);
  assert.equal(await isDown(gone.his.id), at);
});

test("requests of a duplicate profile move to the one kid, unless decided, or where it plays or asks already", async () => {
  const { mia, finn, sam, his, circleRequestId, dana } = await sameKid();
  const over = { decidedAt: ago(1), decidedBy: dana.user.id, decision: "declined" as const };
  const teams: Record<string, string> = {};
  const requests: Record<string, { id: string }> = {};
  for (const name of ["declined", "plays", "played", "asks", "asked"]) {
    teams[name] = (await addTeam(server, dana.user.id, { name })).id;
    const more = name === "declined" ? over : {};
    const asked = { userId: finn.user.id, childId: his.id, ...more };
    requests[name] = await addJoinRequest(server, teams[name], asked);
  }
  const { plays = "", played = "", asks = "", asked = "" } = teams;
  await addMember(server, plays, { childId: sam.id });
  await addMember(server, played, {
    childId: sam.id,
    ...{ endedAt: ago(1), endedBy: dana.user.id, endReason: "left" },
  });
  await addJoinRequest(server, asks, { userId: mia.user.id, childId: sam.id });
  await addJoinRequest(server, asked, { userId: mia.user.id, childId: sam.id, ...over });
  assert.is((await decide(mia, sam.id, circleRequestId)).status, 200);
  const rows = await server.services.db.select().from(joinRequest);
  const moved = Object.entries(requests).filter(
    ([, { id }]) => rows.find((row) => row.id === id)?.childId === sam.id,
  );
  assert.equal(
    moved.map(([name]) => name),
    ["played", "asked"],
  );
});

test("what the guardians declined is told to coaches and managers alone, and only of requests that are open", async () => {
  const { mia, finn, sam, his, circleRequestId, teamId, dana } = await sameKid();
  const [rob, walt, pat] = [await person("Rob"), await person("Walt"), await person("Pat")];
  for (const [who, role] of [
    [walt, "follower"],
    [pat, "player"],
  ] as const)
    await addMember(server, teamId, { userId: who.user.id, roles: [role] });
  const { id: owls } = await addTeam(server, rob.user.id, { name: "Owls" });
  await addJoinRequest(server, owls, {
    userId: finn.user.id,
    childId: his.id,
    circleRequestId,
    ...{ decidedAt: ago(1), decidedBy: rob.user.id, decision: "declined" },
  });
  assert.is((await decide(mia, sam.id, circleRequestId, "declined")).status, 200);
  const people = [mia, finn, dana, rob, walt, pat].map((who) => who.user.id);
  const told = (await server.services.db.select().from(ding)).filter(({ userId }) => people.includes(userId));
  assert.equal(
    told.map(({ userId, kind }) => [userId, kind]),
    [[dana.user.id, "team_asked"]],
  );
});

test.run();
