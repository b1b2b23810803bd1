import { and, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child } from "../../../../server/platform/db/schema/family";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { membership, possibleDuplicate, team as teamTable } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../../../support/people/club";
import { openTestServer, type TestServer, testConfig } from "../../../support/server/server";

type Waiting = components["schemas"]["WaitingList"];

const test = suite("look-alikes");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const notices = async (person: Person) =>
  (await ask<Waiting>(server, person, "GET /user/me/waiting")).body.items.filter(
    ({ kind }) => kind === "look_alike",
  );
const dismiss = (person: Person, id: string) =>
  ask(server, person, "POST /user/me/waiting/dismiss", { body: { id } });
const report = (
  person: Person,
  {
    teamId,
    membershipId,
    ...body
  }: { teamId: string; membershipId: string; child_id: string; note?: string },
) =>
  ask(server, person, `POST /team/team_id/${teamId}/membership/membership_id/${membershipId}/report`, {
    body,
  });
const mailsTo = async (address: string, subject: string) =>
  (await server.inbox()).filter((mail) => mail.to === address && mail.subject === subject);

/** Sam of Mia and Finn plays in the Comets; Kim's Sam was approved later. */
async function club(change: { shownAs?: "name" | "number" } = {}) {
  const [manager, mia, finn, kim] = [
    await addAdult(server, { firstName: "Robin" }),
    await addAdult(server, { firstName: "Mia" }),
    await addAdult(server, { firstName: "Finn" }),
    await addAdult(server, { firstName: "Kim" }),
  ];
  const { id: teamId } = await addTeam(server, manager.user.id);
  const sam = await addChild(server, [mia.user.id, finn.user.id]);
  const { id: place } = await addMember(server, teamId, { childId: sam.id });
  const other = await addChild(server, [kim.user.id], { dateOfBirth: "2015-01-01", ...change });
  const request = await addJoinRequest(server, teamId, { userId: kim.user.id, childId: other.id });
  const decided = await ask(server, manager, `POST /team/team_id/${teamId}/join_request/decide`, {
    body: { decisions: [{ request_id: request.id, decision: "approved" }] },
  });
  assert.is(decided.status, 200, decided.text);
  const [newcomer] = await server.services.db
    .select()
    .from(membership)
    .where(and(eq(membership.teamId, teamId), eq(membership.childId, other.id)));
  if (!newcomer) throw new Error("The second Sam was not let in.");
  const target = { teamId, membershipId: newcomer.id, child_id: sam.id };
  return { manager, mia, finn, kim, teamId, sam, place, other, membershipId: newcomer.id, target };
}

test("each guardian of the first is told under Needs you, until they have seen it", async () => {
  const { mia, finn, kim, manager, teamId, sam, membershipId } = await club();
  const [hers, ...others] = await notices(mia);
  assert.equal(others, []);
  const { id, created_at, colour_one, colour_two, ...rest } = hers as NonNullable<typeof hers>;
  assert.equal(rest, {
    kind: "look_alike",
    child_id: sam.id,
    child_first_name: "Sam",
    child_last_initial: "R",
    membership_id: membershipId,
    person_name: "Kim",
    team_id: teamId,
    team_name: "Comets",
  });
  for (const nobody of [kim, manager]) assert.equal(await notices(nobody), []);
  const dings = await server.services.db.select().from(ding).where(eq(ding.userId, mia.user.id));
  assert.equal(
    dings.map(({ kind }) => kind),
    ["look_alike"],
  );

  await dismiss(finn, id);
  assert.is((await notices(mia)).length, 1, "it is not his to take off");
  assert.is((await dismiss(mia, id)).status, 200);
  assert.equal(await notices(mia), []);
  assert.is((await notices(finn)).length, 1, "he has not seen it");
  for (const nonsense of ["look_alike", "look_alike nonsense", `look_alike ${teamId}`])
    assert.is((await dismiss(mia, nonsense)).status, 200);
});

test("of a newcomer who is shown by a number it names nobody", async () => {
  const { mia, other } = await club({ shownAs: "number" });
  const [told] = await notices(mia);
  assert.is(told?.person_name, undefined);
  await server.services.db.update(child).set({ shownAs: "name" }).where(eq(child.id, other.id));
  assert.is((await notices(mia))[0]?.person_name, "Kim");
});

test("nothing is told of a newcomer who left, rests or is taken down, nor to whoever stands elsewhere by now", async () => {
  const { mia, kim, other, place, membershipId, teamId } = await club();
  const { db } = server.services;
  const at = server.clock.now();
  const gone = { endedAt: at, endReason: "removed" as const };
  const back = { endedAt: null, endReason: null };
  const ways: [undo: () => Promise<unknown>, way: () => Promise<unknown>][] = [
    [
      () => db.update(membership).set(back).where(eq(membership.id, membershipId)),
      () => db.update(membership).set(gone).where(eq(membership.id, membershipId)),
    ],
    [
      () => db.update(membership).set(back).where(eq(membership.id, place)),
      () => db.update(membership).set(gone).where(eq(membership.id, place)),
    ],
    [
      () => db.update(user).set({ bannedAt: null }).where(eq(user.id, kim.user.id)),
      () => db.update(user).set({ bannedAt: at }).where(eq(user.id, kim.user.id)),
    ],
    [
      () => db.update(child).set({ deletedAt: null, deletedBy: null }).where(eq(child.id, other.id)),
      () => db.update(child).set({ deletedAt: at, deletedBy: kim.user.id }).where(eq(child.id, other.id)),
    ],
    [
      () => db.update(teamTable).set({ archivedAt: null }).where(eq(teamTable.id, teamId)),
      () => db.update(teamTable).set({ archivedAt: at }).where(eq(teamTable.id, teamId)),
    ],
  ];
  for (const [index, [undo, way]] of ways.entries()) {
    await way();
    assert.equal(await notices(mia), [], String(index));
    await undo();
    assert.is((await notices(mia)).length, 1, String(index));
  }
});

test("a report goes to support by ids and to the managers by first names, once, and takes nobody off", async () => {
  const { mia, manager, kim, target, teamId, sam, other, membershipId } = await club();
  const sent = await report(mia, { ...target, note: "We know no Kim." });
  assert.equal([sent.status, sent.body], [200, { sent: true }]);
  assert.equal(await notices(mia), []);
  const subject = "A guardian reports a player";
  const [mail, ...more] = await mailsTo(testConfig.operator.abuseEmailAddress, subject);
  assert.equal(more, []);
  const text = mail?.text.replace(/\s+/g, " ") ?? "";
  for (const part of [mia.user.id, sam.id, other.id, kim.user.id, teamId, "They wrote: We know no Kim."])
    assert.ok(text.includes(part), part);
  const [told] = await mailsTo(manager.user.emailAddress, subject);
  const words = told?.text.replace(/\s+/g, " ") ?? "";
  assert.match(words, /Mia, who looks after Sam in Comets, doesn't know who brought the second Sam\./);
  assert.not.match(words, /Kim/);
  assert.equal(await mailsTo(kim.user.emailAddress, subject), []);
  const [line] = await server.services.db.select().from(audit).where(eq(audit.action, "look_alike.reported"));
  assert.equal(
    [line?.actorId, line?.auditRole, line?.teamId, line?.childId, line?.detail],
    [mia.user.id, "guardian", teamId, other.id, { membership_id: membershipId, looks_like: sam.id }],
  );
  assert.is((await report(mia, target)).status, 200);
  assert.is((await mailsTo(testConfig.operator.abuseEmailAddress, subject)).length, 1);
  const [place] = await server.services.db.select().from(membership).where(eq(membership.id, membershipId));
  assert.is(place?.endedAt, null);
});

test("what was seen can still be reported; a manager who looks after the newcomer is not told", async () => {
  const { finn, kim, manager, target, teamId } = await club();
  await addMember(server, teamId, { userId: kim.user.id, roles: ["manager"] });
  const [told] = await notices(finn);
  await dismiss(finn, told?.id ?? "");
  assert.is((await report(finn, target)).status, 200);
  const subject = "A guardian reports a player";
  assert.is((await mailsTo(manager.user.emailAddress, subject)).length, 1);
  assert.equal(await mailsTo(kim.user.emailAddress, subject), []);
});

test("whom nobody was told of is unknown: no report finds out a name", async () => {
  const { mia, kim, manager, target, teamId, other, place } = await club();
  const hidden = await addChild(server, [(await addAdult(server)).user.id], { shownAs: "number" });
  const { id: unseen } = await addMember(server, teamId, { childId: hidden.id });
  const code = async (...given: Parameters<typeof report>) => {
    await server.services.db.delete(rateBucket);
    return (await report(...given)).code;
  };
  for (const membershipId of [unseen, place, teamId, "nonsense"])
    assert.is(await code(mia, { ...target, membershipId }), "COLLABORATOR_404", membershipId);
  for (const child_id of [other.id, hidden.id, "nonsense"])
    assert.is(await code(mia, { ...target, child_id }), "CHILD_404", child_id);
  assert.is(
    await code(kim, { ...target, child_id: other.id }),
    "COLLABORATOR_404",
    "he brought the newcomer",
  );
  assert.is(await code(manager, target), "CHILD_404");
  assert.is(await code(await addAdult(server), target), "TEAM_404");
  assert.is((await server.services.db.select().from(possibleDuplicate)).length, 2);
  assert.equal(await mailsTo(testConfig.operator.abuseEmailAddress, "A guardian reports a player"), []);
});

test("a guardian reports five times a day", async () => {
  const { mia, target } = await club();
  for (let count = 0; count < 5; count += 1) assert.is((await report(mia, target)).status, 200);
  assert.is((await report(mia, target)).code, "REQUEST_429_LIMIT");
});

test.run();
