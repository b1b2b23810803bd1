import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseAccount } from "../../../../server/commands/account-deletion/erasure.store";
import { writeAuditLine } from "../../../../server/core/audit/audit.store";
import { audit } from "../../../../server/platform/db/schema/audit";
import { consent, guardianship } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { event as eventTable } from "../../../../server/platform/db/schema/schedule";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { membership } from "../../../../server/platform/db/schema/team";
import { addAbsence, addUsualYes } from "../../../support/people/absence";
import { inviteToSpot } from "../../../support/people/answer-links";
import { type Person as Asker, ask } from "../../../support/people/ask";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../../support/people/club";
import { huddleOf, say } from "../../../support/people/huddle";
import { addAnswer, addEvent } from "../../../support/people/schedule";
import { dumpOf } from "../../../support/server/dump";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("a copy of one's data");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

/** A fresh sign-in at the provider. */
function proofOf({ user }: Asker): string {
  const { id: subject, emailAddress } = user;
  if (!server.identity.accounts.has(subject))
    server.identity.addAccount({ subject, emailAddress, password: "Alley-oop-2026" });
  server.clock.advance(1_000);
  return server.identity.signToken({ subject, emailAddress, provider: "drip" });
}
const copy = (who: Asker, idToken = proofOf(who)) =>
  ask<{ file: string }>(server, who, "POST /user/me/export", { body: { id_token: idToken } });

/** Two families of one team: everything of one of them contains "mine", of the other "theirs". */
async function twoFamilies() {
  const { db } = server.services;
  const manager = await addAdult(server, { dripName: "theirs_1", fullName: "Theirs Coach" });
  const { id: teamId } = await addTeam(server, manager.user.id, { name: "Comets" });
  const event = await addEvent(server, teamId, { createdBy: manager.user.id });
  const family = async (mark: "mine" | "theirs", birthday: string, phoneNumber: string) => {
    const parent = await addAdult(server, {
      firstName: `First ${mark}`,
      lastName: `Last ${mark}`,
      fullName: `Full ${mark}`,
      dripName: `drip_${mark}`,
      dateOfBirth: birthday,
      phoneNumber,
    });
    const other = await addAdult(server, { firstName: `Other ${mark}`, fullName: "Theirs Other" });
    const grandpa = await addAdult(server, { fullName: "Theirs Grandpa" });
    const { id } = parent.user;
    const kid = await addChild(server, [id, other.user.id], {
      firstName: `Kid ${mark}`,
      lastInitial: mark === "mine" ? "M" : "T",
      dateOfBirth: mark === "mine" ? "2016-04-09" : "2015-03-08",
    });
    await addFollower(server, kid.id, grandpa.user.id, id);
    const member = await addMember(server, teamId, { childId: kid.id, number: mark === "mine" ? "7" : "8" });
    await addAnswer(server, event, member.id, { answer: "yes", note: `Note ${mark}`, by: id });
    await addAbsence(server, { by: id, childId: kid.id, firstDay: "2026-12-01", lastDay: "2026-12-02" });
    await addUsualYes(server, { by: id, teamId, membershipId: member.id });
    await db.insert(consent).values([
      { id: crypto.randomUUID(), userId: id, childId: kid.id, kind: "photo", textVersion: `v ${mark}` },
      { id: crypto.randomUUID(), userId: other.user.id, childId: kid.id, kind: "photo", textVersion: "1" },
    ]);
    await addJoinRequest(server, (await addTeam(server, manager.user.id)).id, {
      userId: id,
      childId: kid.id,
    });
    await say(server, { teamId, huddleId: await huddleOf(server, teamId), userId: id }, `Words ${mark}`);
    return { parent, other, grandpa, kid };
  };
  const mine = await family("mine", "1988-02-29", "+15550100200");
  return { mine, theirs: await family("theirs", "1987-01-28", "+15550100201") };
}

test("it has each value of one's own and of one's children, and of others ids alone", async () => {
  const { mine, theirs } = await twoFamilies();
  const { status, body, headers } = await copy(mine.parent);
  assert.equal([status, headers["cache-control"]], [200, "no-store"]);
  const { parent, other, grandpa, kid } = mine;
  for (const value of [
    ...["First mine", "Last mine", "drip_mine", "1988-02-29", "+15550100200", parent.user.emailAddress],
    ...["Kid mine", "2016-04-09", "Note mine", "2026-12-02", "v mine", "Words mine", "Comets"],
    ...[kid.id, other.user.id, grandpa.user.id],
  ])
    assert.ok(body.file.includes(value), `it lacks ${value}`);
  for (const canary of [
    ...["theirs", "2015-03-08", "1987-01-28", "+15550100201", theirs.parent.user.emailAddress],
    ...[theirs.kid.id, theirs.parent.user.id, "Other mine", other.user.emailAddress],
  ])
    assert.not.ok(body.file.toLowerCase().includes(canary.toLowerCase()), `it contains ${canary}`);
  const file = JSON.parse(body.file);
  assert.equal(
    [file.look_after_them_too[0].person, file.follow_them[0].person],
    [other.user.id, grandpa.user.id],
  );
  assert.equal(
    file.agreed_to.map((each: { given_by: string }) => each.given_by).sort(),
    [parent.user.id, other.user.id].sort(),
    "a child's consents are all of its guardians'",
  );
});

test("it has nothing of what others did about the person, nor their notes about a shared child", async () => {
  const { db } = server.services;
  const [robin, kim, coach] = [await addAdult(server), await addAdult(server), await addAdult(server)];
  const { id } = robin.user;
  const secret = crypto.randomUUID();
  const by = { actorId: coach.user.id, auditRole: "coach", subjectId: id } as const;
  for (const [action, detail] of [
    ["request.sent_to_guardians", { same_child_id: secret }],
    ["request.barred", { bar_id: secret }],
    ["membership.ended", { reason: "barred", barred: [secret] }],
    ["circle_request.reported", { circle_request_id: secret }],
  ] as const)
    await writeAuditLine(db, { ...by, action, detail });
  await writeAuditLine(db, {
    action: "support.report_decided",
    auditRole: "support",
    subjectId: id,
    detail: { report_id: secret },
  });
  const hidden = await addChild(server, [kim.user.id]);
  await writeAuditLine(db, {
    action: "circle_request.made",
    actorId: id,
    auditRole: "asker",
    childId: hidden.id,
    detail: {},
  });
  const { id: teamId } = await addTeam(server, coach.user.id);
  const kid = await addChild(server, [id, kim.user.id]);
  const member = await addMember(server, teamId, { childId: kid.id });
  const event = await addEvent(server, teamId, { createdBy: coach.user.id });
  await addAnswer(server, event, member.id, { answer: "no", note: "At the therapist", by: kim.user.id });
  const past = await addMember(server, (await addTeam(server, coach.user.id)).id, { userId: id });
  await db
    .update(membership)
    .set({ endedAt: server.clock.now(), endReason: "barred" })
    .where(eq(membership.id, past.id));
  const next = await addEvent(server, past.teamId, {
    createdBy: coach.user.id,
    title: "Secret scrimmage",
    startsLocal: "2030-11-24T17:30:00",
  });
  await addAnswer(server, next, past.id, { answer: "yes", by: id });
  const { body } = await copy(robin);
  for (const word of [
    secret,
    coach.user.id,
    hidden.id,
    "barred",
    "reported",
    "therapist",
    "Secret scrimmage",
  ])
    assert.not.ok(body.file.includes(word), word);
  const file = JSON.parse(body.file);
  assert.equal(
    [file.answers.length, file.audit.map(({ action }: { action: string }) => action).sort()],
    [2, ["account.copied", "circle_request.made"]],
  );
});

test("a note stays with whoever wrote it when somebody else gives the same answer again", async () => {
  const { db, config } = server.services;
  const [mother, father, coach] = [await addAdult(server), await addAdult(server), await addAdult(server)];
  const { id: teamId } = await addTeam(server, coach.user.id);
  const kid = await addChild(server, [mother.user.id, father.user.id]);
  const member = await addMember(server, teamId, { childId: kid.id });
  const game = await addEvent(server, teamId, { createdBy: coach.user.id });
  const answer = async (by: Asker, version: number, event_version: number, note?: string) => {
    const path = `/team/team_id/${teamId}/event/event_id/${game.id}/answer/membership_id/${member.id}`;
    const { status } = await ask(server, by, `PUT ${path}`, {
      version,
      body: { answer: "no", event_version, ...(note !== undefined && { note }) },
    });
    assert.is(status, 200);
  };
  const writer = async () => (await db.select().from(participation))[0]?.noteBy;
  await answer(mother, 0, 1, "At the therapist");
  await db.update(eventTable).set({ version: 2 });
  await answer(coach, 1, 2, "At the therapist");
  assert.is(await writer(), mother.user.id);
  assert.not.match((await copy(coach)).body.file, /therapist/);
  assert.match((await copy(mother)).body.file, /therapist/);
  const about = { issuer: server.identity.issuer, signingKey: config.signingKey, now: server.clock.now() };
  await db.transaction((tx) => eraseAccount(tx, mother.user, about));
  const [{ note, noteBy } = {}] = await db.select().from(participation);
  assert.equal([note ?? null, noteBy ?? null], [null, null]);
});

test("other words beside the same answer are those of who writes them", async () => {
  const { db } = server.services;
  const [mother, coach] = [await addAdult(server), await addAdult(server)];
  const { id: teamId } = await addTeam(server, coach.user.id);
  const member = await addMember(server, teamId, { childId: (await addChild(server, [mother.user.id])).id });
  const game = await addEvent(server, teamId, { createdBy: coach.user.id });
  const path = `/team/team_id/${teamId}/event/event_id/${game.id}/answer/membership_id/${member.id}`;
  const seen: unknown[] = [];
  for (const [by, version, note] of [
    [mother, 0, "Sick"],
    [coach, 1, "Sick, says his mother"],
    [mother, 2, null],
  ] as const) {
    const { status } = await ask(server, by, `PUT ${path}`, {
      version,
      body: { answer: "no", event_version: 1, note },
    });
    const [row] = await db.select().from(participation);
    seen.push([status, row?.note, row?.noteBy]);
  }
  assert.equal(seen, [
    [200, "Sick", mother.user.id],
    [200, "Sick, says his mother", coach.user.id],
    [200, null, null],
  ]);
});

test("a note is found, and erased, after its writer left the team, as staff or as a guardian", async () => {
  const { db, config } = server.services;
  const [manager, coach, father] = [await addAdult(server), await addAdult(server), await addAdult(server)];
  const { id: teamId } = await addTeam(server, manager.user.id);
  const staff = await addMember(server, teamId, { userId: coach.user.id, roles: ["coach"] });
  const kid = await addChild(server, [(await addAdult(server)).user.id, father.user.id]);
  const member = await addMember(server, teamId, { childId: kid.id });
  for (const by of [coach, father]) {
    const game = await addEvent(server, teamId, { createdBy: manager.user.id });
    await addAnswer(server, game, member.id, { answer: "no", by: by.user.id, note: `Of ${by.user.id}` });
  }
  const endedAt = server.clock.now();
  await db.update(membership).set({ endedAt, endReason: "removed" }).where(eq(membership.id, staff.id));
  await db
    .update(guardianship)
    .set({ endedAt, endReason: "left" })
    .where(eq(guardianship.userId, father.user.id));
  for (const gone of [coach, father]) {
    const { body } = await copy(gone);
    assert.equal(
      [...body.file.matchAll(/Of ([^"]+)/g)].map(([, id]) => id),
      [gone.user.id],
    );
  }
  const about = { issuer: server.identity.issuer, signingKey: config.signingKey, now: server.clock.now() };
  for (const gone of [coach, father]) await db.transaction((tx) => eraseAccount(tx, gone.user, about));
  assert.equal(
    (await db.select().from(participation)).map(({ note }) => note),
    [null, null],
  );
});

test("what was sent to an address is in the copy of whoever proved it, and stays when another account goes", async () => {
  const { db } = server.services;
  const coach = await addAdult(server);
  const { id: teamId } = await addTeam(server, coach.user.id);
  const spot = await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  const stranger = await addAdult(server, { emailAddressVerifiedAt: null });
  await inviteToSpot(server, {
    teamId,
    membershipId: spot.id,
    createdBy: coach.user.id,
    emailAddress: stranger.user.emailAddress,
  });
  const { body } = await copy(stranger);
  assert.equal([JSON.parse(body.file).invitations_received, JSON.parse(body.file).mails], [[], []]);
  const { issuer } = server.services.identity;
  const signing = { issuer, signingKey: "key", now: server.clock.now() };
  await db.transaction((tx) => eraseAccount(tx, stranger.user, signing));
  assert.is((await db.select().from(invitation)).length, 1);
});

test("it is told by mail and in the audit, without any name", async () => {
  const { mine } = await twoFamilies();
  await copy(mine.parent);
  const { id, emailAddress } = mine.parent.user;
  const [mail] = await server.inbox();
  assert.equal([mail?.to, mail?.subject], [emailAddress, "A copy of your data was made"]);
  assert.not.match(`${mail?.text}`, /Kid|1988|2016/);
  const [line] = (await server.services.db.select().from(audit)).filter(
    ({ action }) => action === "account.copied",
  );
  assert.equal([line?.actorId, line?.subjectId, line?.detail], [id, id, {}]);
});

test("a proof that is old, somebody else's, forged or used gets nothing, and nothing is written", async () => {
  const [robin, kim] = [await addAdult(server), await addAdult(server)];
  const used = proofOf(robin);
  assert.is((await copy(robin, used)).status, 200);
  const old = proofOf(robin);
  const ofKim = proofOf(kim);
  server.clock.advance(299_000);
  const before = await dumpOf(server.services.db);
  assert.is((await copy(robin, ofKim)).code, "AUTH_400_LOGIN");
  server.clock.advance(2_000);
  for (const [name, idToken] of Object.entries({ used, old, forged: "forged.token" }))
    assert.is((await copy(robin, idToken)).code, "AUTH_400_LOGIN", name);
  assert.is(await dumpOf(server.services.db), before);
});

test("a used proof is refused while it is fresh, however its signature is written", async () => {
  const robin = await addAdult(server);
  const proof = proofOf(robin);
  await copy(robin, proof);
  const before = await dumpOf(server.services.db);
  assert.is((await copy(robin, proof)).code, "AUTH_400_LOGIN");
  assert.is(await dumpOf(server.services.db), before);
  assert.is((await copy(robin)).status, 200, "a new one counts");
});

test("the sixth copy of a day has to wait", async () => {
  const robin = await addAdult(server);
  for (let time = 0; time < 5; time += 1) assert.is((await copy(robin)).status, 200);
  assert.is((await copy(robin)).code, "REQUEST_429_LIMIT");
});

test("while the provider cannot be reached it is refused, since nobody can be proven", async () => {
  const robin = await addAdult(server);
  const proof = proofOf(robin);
  server.identity.isDown = true;
  assert.is((await copy(robin, proof)).code, "SERVER_503_IDENTITY");
  server.identity.isDown = false;
  assert.is((await copy(robin, proof)).status, 200, "the proof was not used up");
});

test.run();
