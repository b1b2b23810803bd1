import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { user } from "../../../../server/platform/db/schema/account";
import { child, guardianship } from "../../../../server/platform/db/schema/family";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { membership, team } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addChild, addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { seasonCalls } from "../../../support/people/season";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Schemas = components["schemas"];

/**
 * Who is left out, and of what: each rule of a statement of the schedule that leaves somebody out has a row here that fails without it.
 * Sam has two guardians, Lea one, Ann plays as an adult; all three said yes. Ada is a spot.
 */
const test = suite("who is left out of the schedule");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-30T18:00:00Z"));
});
test.after.each(() => server.close());

const { season } = seasonCalls(() => server);
const { named, say, read, week, gotIt } = scheduleCalls(() => server);

async function answered() {
  const made = await season();
  const ann = await named("Ann Adult");
  // Newer than the others, since of two rows that are joined the older one stands for both.
  const createdAt = new Date(server.clock.now().getTime() + 1_000);
  const annId = (await addMember(server, made.teamId, { userId: ann.user.id, number: "4", createdAt })).id;
  const id = made.ids[0] ?? "";
  const key = (membershipId: string) => ({ teamId: made.teamId, id, membershipId });
  await say(made.mother, key(made.samId), "yes");
  await say(made.other, key(made.leaId), "yes");
  await say(ann, key(annId), "yes");
  return { ...made, ann, annId, id, key };
}
type Club = Awaited<ReturnType<typeof answered>>;

const ban = (person: Person) =>
  server.services.db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, person.user.id));
const leave = (person: Person) =>
  server.services.db
    .update(user)
    .set({ deletionDueAt: new Date(server.clock.now().getTime() + 86_400_000) })
    .where(eq(user.id, person.user.id));
const end = (id: string, by: Person) =>
  server.services.db
    .update(membership)
    .set({ endedAt: server.clock.now(), endedBy: by.user.id, endReason: "removed" })
    .where(eq(membership.id, id));

/** All that the schedule says of the first practice, and whom a change of it reaches. */
async function all({ teamId, coach, mother, father, other, ann, leaId, annId, id, edit, key }: Club) {
  const { event, participants } = await read(coach, teamId, id);
  const shownTo = async (person: Person) =>
    (await read(person, teamId, id)).participants.map(({ name, is_resting }) =>
      is_resting ? `${name} rests` : name,
    );
  const plan = (await edit(0, { starts_local: "2026-12-01T18:00:00", scope: "all", dry_run: true })).body;
  const family = await shownTo(mother);
  const [inWindow] = (await week(coach, "from=2026-12-01&days=1")).events;
  const moved = (await edit(0, { starts_local: "2026-12-01T18:00:00" })).body;
  const receipt = await ask<Schemas["Receipt"]>(
    server,
    coach,
    `GET /team/team_id/${teamId}/event/event_id/${id}/receipt`,
  );
  const { db } = server.services;
  await db.delete(mailOutbox);
  await db.delete(ding);
  server.clock.advance(60_000);
  await deliverDueNotices(server.services);
  const names = new Map(
    Object.entries({ mother, father, other, ann }).flatMap(([name, { user: of }]) => [
      [of.id, name],
      [of.emailAddress, name],
    ]),
  );
  const answers: string[] = [];
  for (const membershipId of [leaId, annId]) {
    const { status, code } = await say(coach, key(membershipId), "no", { seen: 1, version: 2 });
    answers.push(code ?? String(status));
  }
  return {
    yes: [event.counts?.yes, inWindow?.counts?.yes, plan.plan?.answers_for_old_time],
    staff: participants.map(({ name, is_resting }) => (is_resting ? `${name} rests` : name)),
    family,
    mails: moved.told?.mails,
    families: receipt.body.families.map(({ players }) => players.join()),
    mailed: (await server.inbox()).map(({ to }) => names.get(to)).sort(),
    pinged: (await db.select().from(ding)).map(({ userId }) => names.get(userId)).sort(),
    answers,
  };
}

const everybody = {
  yes: [3, 3, 3],
  staff: ["Ada K.", "Ann Adult", "Sam R.", "Lea O."],
  family: ["Ann Adult", "Sam R.", "Lea O."],
  mails: 4,
  families: ["Ada K.", "Ann Adult", "Sam R.", "Lea O."],
  mailed: ["ann", "father", "mother", "other"],
  pinged: ["ann", "father", "mother", "other"],
  answers: ["200", "200"],
};
const withoutLea = {
  ...everybody,
  yes: [2, 2, 2],
  family: ["Ann Adult", "Sam R."],
  mails: 3,
  families: ["Ada K.", "Ann Adult", "Sam R."],
  mailed: ["ann", "father", "mother"],
  pinged: ["ann", "father", "mother"],
  answers: ["COLLABORATOR_404", "200"],
};
const withoutAnn = {
  ...everybody,
  yes: [2, 2, 2],
  staff: ["Ada K.", "Ann Adult rests", "Sam R.", "Lea O."],
  family: ["Sam R.", "Lea O."],
  mails: 3,
  families: ["Ada K.", "Sam R.", "Lea O."],
  mailed: ["father", "mother", "other"],
  pinged: ["father", "mother", "other"],
  answers: ["200", "COLLABORATOR_404"],
};
const withoutFather = {
  ...everybody,
  mails: 3,
  mailed: ["ann", "mother", "other"],
  pinged: ["ann", "mother", "other"],
};

test("a team of the living: everybody is counted, shown, told and answered for", async () => {
  assert.equal(await all(await answered()), everybody);
});

test("a frozen child, whose only guardian is banned, is seen by the staff, at rest, and by nobody else", async () => {
  const club = await answered();
  await ban(club.other);
  assert.equal(await all(club), { ...withoutLea, staff: ["Ada K.", "Ann Adult", "Sam R.", "Lea O. rests"] });
});

test("a child whose profile is being deleted is in no list and no count", async () => {
  const club = await answered();
  await server.services.db
    .update(child)
    .set({ deletedAt: server.clock.now(), deletedBy: club.other.user.id })
    .where(eq(child.firstName, "Lea"));
  assert.equal(await all(club), { ...withoutLea, staff: ["Ada K.", "Ann Adult", "Sam R."] });
});

test("players who left are in no list and no count, though their answers are kept", async () => {
  const club = await answered();
  await end(club.leaId, club.coach);
  await end(club.annId, club.coach);
  assert.equal(await all(club), {
    yes: [1, 1, 1],
    staff: ["Ada K.", "Sam R."],
    family: ["Sam R."],
    mails: 2,
    families: ["Ada K.", "Sam R."],
    mailed: ["father", "mother"],
    pinged: ["father", "mother"],
    answers: ["COLLABORATOR_404", "COLLABORATOR_404"],
  });
  const kept = await server.services.db.select().from(participation);
  assert.equal(
    kept.filter(({ answer }) => answer === "no"),
    [],
    "the refused answers were not stored",
  );
});

test("a banned adult who plays, and one who is leaving Drip, are seen by the staff, at rest, and by nobody else", async () => {
  const banned = await answered();
  await ban(banned.ann);
  assert.equal(await all(banned), withoutAnn);
  const leaving = await answered();
  await leave(leaving.ann);
  assert.equal(await all(leaving), withoutAnn);
});

test("one of two guardians who is banned, or is a guardian no more, is told nothing; the child stays", async () => {
  const banned = await answered();
  await ban(banned.father);
  assert.equal(await all(banned), withoutFather);
  const ended = await answered();
  await server.services.db
    .update(guardianship)
    .set({ endedAt: server.clock.now(), endedBy: ended.mother.user.id, endReason: "left" })
    .where(eq(guardianship.userId, ended.father.user.id));
  assert.equal(await all(ended), withoutFather);
});

test("an archived team's events are in no window and no page, nobody is told of them, and nothing changes", async () => {
  const { teamId, mother, samId, id, edit, key } = await answered();
  const { db } = server.services;
  await edit(0, { kit: "blue" });
  await db.delete(mailOutbox);
  await db.delete(ding);
  await db.update(team).set({ archivedAt: server.clock.now() });
  server.clock.advance(60_000);
  await deliverDueNotices(server.services);
  const agenda = await ask<Schemas["AgendaPage"]>(server, mother, "GET /schedule/agenda?after=2026-11-30");
  const { events, teams, people } = await week(mother, "from=2026-12-01&days=29");
  assert.equal([events, teams, people, agenda.body.events], [[], [], [], []]);
  assert.equal([await server.inbox(), await db.select().from(ding)], [[], []]);
  const seen = await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  assert.equal(
    seen.body.items.map(({ seen_version }) => seen_version),
    [null],
  );
  assert.equal(
    [
      (await edit(0, { kit: "red" }, 2)).code,
      (await say(mother, { ...key(samId) }, "no", { seen: 1, version: 2 })).code,
    ],
    ["TEAM_403_ARCHIVED", "TEAM_403_ARCHIVED"],
  );
});

test("a row whose player left, or whose profile is being deleted, is in no pair and can be joined with none", async () => {
  const { teamId, coach, other, spotId, leaId, samId, annId } = await answered();
  const join = async (id: string, countsAs: string) => {
    const call = `PUT /team/team_id/${teamId}/same_player/membership_id/${id}` as const;
    const { code, body } = await ask<Schemas["SamePlayers"]>(server, coach, call, {
      body: { counts_as: countsAs },
    });
    return code ?? body.pairs.map((pair) => pair.membership_id);
  };
  const { id: twinId } = await addMember(server, teamId, { spotFirstName: "Ann", spotLastInitial: "A" });
  const { id: thirdId } = await addMember(server, teamId, {
    spotFirstName: "Bea",
    spotLastInitial: "B",
    createdAt: new Date(server.clock.now().getTime() + 1_000),
  });
  const { id: newId, childId } = await addMember(server, teamId, {
    childId: (await addChild(server, [other.user.id], { firstName: "Zoe" })).id,
    createdAt: new Date(server.clock.now().getTime() + 2_000),
  });
  assert.equal(await join(newId, twinId), [newId]);
  await server.services.db
    .update(child)
    .set({ deletedAt: server.clock.now(), deletedBy: other.user.id })
    .where(eq(child.id, childId ?? ""));
  assert.equal(await join(annId, spotId), [annId], "the newer one of the first pair is being deleted");
  await end(annId, coach);
  assert.equal(await join(thirdId, twinId), [thirdId]);
  await server.services.db
    .update(child)
    .set({ deletedAt: server.clock.now(), deletedBy: other.user.id })
    .where(eq(child.firstName, "Lea"));
  assert.is(await join(spotId, leaId), "COLLABORATOR_404");
  await end(samId, coach);
  assert.is(await join(spotId, samId), "COLLABORATOR_404");
});

test.run();
