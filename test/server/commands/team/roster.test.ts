import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { keyOf } from "../../../../server/core/account/mailbox";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child, consent } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { membership } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addFollower, addMember, addTeam } from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Roster = components["schemas"]["Roster"];
type Entry = components["schemas"]["RosterEntry"];

const test = suite("the roster");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const named = (fullName: string) => {
  const [firstName = "", lastName = ""] = fullName.split(" ");
  return addAdult(server, { fullName, firstName, lastName });
};

async function club() {
  const manager = await named("Max Manager");
  const coach = await named("Cora Coach");
  const mother = await named("Mia Reyes");
  const father = await named("Finn Reyes");
  const other = await named("Olga Other");
  const adultPlayer = await named("Pia Player");
  const grandpa = await named("Gus Grandpa");
  const secretary = await named("Sue Secretary");
  const { id: teamId } = await addTeam(server, manager.user.id);
  const member = (change: Parameters<typeof addMember>[2]) => addMember(server, teamId, change);
  await member({ userId: coach.user.id, roles: ["coach"] });
  await member({ userId: adultPlayer.user.id, number: "12" });
  await member({ userId: secretary.user.id, roles: ["follower"] });
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  const lea = await addChild(server, [other.user.id], { firstName: "Lea", lastInitial: "O" });
  const bo = await addChild(server, [other.user.id], { firstName: "Bo", lastInitial: "O" });
  await member({ childId: sam.id, number: "7" });
  await member({ childId: lea.id, number: "10" });
  await member({ childId: bo.id });
  const spot = await member({ spotFirstName: "Ada", spotLastInitial: "K", number: "3" });
  await addFollower(server, sam.id, grandpa.user.id, mother.user.id);
  return {
    teamId,
    manager,
    coach,
    mother,
    father,
    other,
    adultPlayer,
    grandpa,
    secretary,
    sam,
    lea,
    bo,
    spot,
  };
}

const read = async (person: Person, teamId: string) =>
  (await ask<Roster>(server, person, `GET /team/team_id/${teamId}/membership`)).body.entries;

const linesOf = (entries: readonly Entry[]) =>
  entries.map(({ kind, number, shown_name }) => [kind, number ?? "", shown_name].join(" "));
const entryOf = (entries: readonly Entry[], name: string) =>
  entries.find(({ shown_name }) => shown_name === name);

const people = ["adult  Cora Coach", "adult  Max Manager", "adult  Sue Secretary"];
const players = ["child 7 Sam R.", "child 10 Lea O.", "adult 12 Pia Player", "child  Bo O."];

test("staff see everybody: adults by name, players by number, then spots", async () => {
  const { teamId, manager, coach, sam, mother } = await club();
  for (const person of [manager, coach])
    assert.equal(linesOf(await read(person, teamId)), [...people, ...players, "spot 3 Ada K."]);
  const entries = await read(manager, teamId);
  const line = entryOf(entries, "Sam R.");
  assert.equal(
    [line?.child_id, line?.may_be_photographed, line?.is_mine, line?.roles],
    [sam.id, false, false, ["player"]],
  );
  assert.equal(line?.guardians?.map(({ name }) => name).sort(), ["Finn Reyes", "Mia Reyes"]);
  assert.ok(line?.guardians?.some(({ user_id }) => user_id === mother.user.id));
  assert.is(entryOf(entries, "Max Manager")?.is_mine, true);
});

test("families and adult players see all but the spots, and photo consent of their own only", async () => {
  const { teamId, mother, father, other, adultPlayer } = await club();
  for (const person of [mother, father, other, adultPlayer])
    assert.equal(linesOf(await read(person, teamId)), [...people, ...players]);
  const hers = await read(mother, teamId);
  assert.equal(
    hers.filter(({ is_mine }) => is_mine).map(({ shown_name }) => shown_name),
    ["Sam R."],
  );
  assert.equal(
    hers.filter((entry) => "may_be_photographed" in entry).map(({ shown_name }) => shown_name),
    ["Sam R."],
  );
  assert.equal(
    entryOf(hers, "Lea O.")?.guardians?.map(({ name }) => name),
    ["Olga Other"],
  );
});

test("followers of the team or of a child cannot read it, and strangers get 404", async () => {
  const { teamId, grandpa, secretary } = await club();
  for (const person of [grandpa, secretary]) {
    const refused = await ask(server, person, `GET /team/team_id/${teamId}/membership`);
    assert.is(refused.code, "COLLABORATOR_401_REQUEST");
  }
  const stranger = await named("Stan Stranger");
  assert.is((await ask(server, stranger, `GET /team/team_id/${teamId}/membership`)).code, "TEAM_404");
});

test("a child shown by number has no name, id or guardians for other families", async () => {
  const { teamId, coach, mother, other, sam, bo } = await club();
  await server.services.db
    .update(child)
    .set({ shownAs: "number" })
    .where(inArray(child.id, [sam.id, bo.id]));
  const theirs = await read(other, teamId);
  assert.equal(linesOf(theirs), [
    ...people,
    "child 7 Player 7",
    "child 10 Lea O.",
    "adult 12 Pia Player",
    "child  Bo O.",
  ]);
  const line = entryOf(theirs, "Player 7");
  assert.equal([line && "guardians" in line, line && "child_id" in line], [false, false]);
  assert.not.match(JSON.stringify(theirs), new RegExp(`Mia|Finn|${sam.id}`));
  assert.ok(linesOf(await read(mother, teamId)).includes("child  A player"));
  assert.ok(linesOf(await read(mother, teamId)).includes("child 7 Sam R."));
  assert.ok(linesOf(await read(coach, teamId)).includes("child 7 Sam R."));
});

test("a follower of a child shown by number still sees its first name", async () => {
  const { teamId, adultPlayer, mother, sam } = await club();
  await addFollower(server, sam.id, adultPlayer.user.id, mother.user.id);
  await server.services.db.update(child).set({ shownAs: "number" }).where(eq(child.id, sam.id));
  const line = entryOf(await read(adultPlayer, teamId), "Sam");
  assert.is(line?.child_id, sam.id);
  assert.is(line && "guardians" in line, false);
});

test("a child whose guardians are all banned is shown to staff only, as resting", async () => {
  const { teamId, manager, mother, father, other } = await club();
  const ban = (ids: string[]) =>
    server.services.db.update(user).set({ bannedAt: server.clock.now() }).where(inArray(user.id, ids));
  await ban([mother.user.id]);
  assert.ok(linesOf(await read(other, teamId)).includes("child 7 Sam R."), "one guardian is left");
  await ban([father.user.id]);
  assert.not.match(JSON.stringify(await read(other, teamId)), /Sam/);
  const line = entryOf(await read(manager, teamId), "Sam R.");
  assert.equal([line?.kind, line?.guardians], ["resting", []]);
});

test("a deleted child is in no roster", async () => {
  const { teamId, manager, sam } = await club();
  await server.services.db.update(child).set({ deletedAt: server.clock.now() }).where(eq(child.id, sam.id));
  assert.not.match(JSON.stringify(await read(manager, teamId)), /Sam/);
});

test("photos are allowed once every guardian consented", async () => {
  const { teamId, coach, mother, father, sam } = await club();
  const mayBe = async () => entryOf(await read(coach, teamId), "Sam R.")?.may_be_photographed;
  for (const [person, expected] of [
    [mother, false],
    [father, true],
  ] as const) {
    await server.services.db.insert(consent).values({
      id: randomUUID(),
      userId: person.user.id,
      childId: sam.id,
      kind: "photo",
      textVersion: "1",
    });
    assert.is(await mayBe(), expected);
  }
});

test("staff see which members they let in, and when; other readers do not", async () => {
  const { teamId, manager, coach, mother } = await club();
  const kid = await addChild(server, [mother.user.id], { firstName: "Kit", lastInitial: "R" });
  const letInAt = server.clock.now();
  await addMember(server, teamId, { childId: kid.id, letInBy: coach.user.id, letInAt });
  const told = async (person: Person) =>
    entryOf(await read(person, teamId), "Kit R.")?.let_in_by_me_at ?? null;
  assert.equal(
    [await told(coach), await told(manager), await told(mother)],
    [letInAt.toISOString(), null, null],
  );
  await server.services.db
    .update(membership)
    .set({ roles: ["player"] })
    .where(eq(membership.userId, coach.user.id));
  assert.is(await told(coach), null, "a player who coached once");
});

test("a spot shows staff the number of its pending invitations", async () => {
  const { teamId, coach, spot } = await club();
  const at = server.clock.now();
  const invite = (change: Partial<typeof invitation.$inferInsert>) => {
    const emailAddress = `${randomUUID()}@example.com`;
    return server.services.db.insert(invitation).values({
      id: randomUUID(),
      kind: "spot",
      teamId,
      membershipId: spot.id,
      emailAddress,
      mailboxKey: keyOf(emailAddress),
      tokenHash: randomUUID(),
      needsApproval: false,
      createdAt: at,
      renewedAt: at,
      expiresAt: new Date(at.getTime() + 86_400_000),
      createdBy: coach.user.id,
      ...change,
    });
  };
  await invite({});
  await invite({});
  await invite({ withdrawnAt: at, withdrawnBy: coach.user.id });
  await invite({ uses: 1 });
  await invite({ createdAt: at, expiresAt: at });
  assert.is(entryOf(await read(coach, teamId), "Ada K.")?.invited, 2);
});

test("only staff can read the phone numbers of a player's guardians, uncached", async () => {
  const { teamId, manager, coach, mother, father, other, adultPlayer, grandpa, spot } = await club();
  const { db } = server.services;
  await db.update(user).set({ phoneNumber: "+15550100200" }).where(eq(user.id, mother.user.id));
  const entries = await read(manager, teamId);
  const idOf = (name: string) => entryOf(entries, name)?.membership_id;
  const numbers = (person: Person, id: string | undefined) =>
    ask(server, person, `GET /team/team_id/${teamId}/membership/membership_id/${id}/phone_numbers`);
  for (const person of [manager, coach]) {
    const reply = await numbers(person, idOf("Sam R."));
    assert.equal(reply.body, {
      items: [{ user_id: mother.user.id, name: "Mia Reyes", phone_number: "+15550100200" }],
    });
    assert.is(reply.headers["cache-control"], "no-store");
  }
  assert.equal((await numbers(coach, idOf("Lea O."))).body, { items: [] });
  for (const person of [mother, father, other, adultPlayer, grandpa])
    assert.is((await numbers(person, idOf("Sam R."))).code, "COLLABORATOR_401_REQUEST");
  for (const id of [idOf("Pia Player"), spot.id, randomUUID(), "none"])
    assert.is((await numbers(coach, id)).code, "COLLABORATOR_404");
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, mother.user.id));
  assert.equal((await numbers(coach, idOf("Sam R."))).body, { items: [] });
  assert.not.match(server.logLines.join(""), /5550100200/);
});

test("staff get the roster for a file, without ids and addresses; each time is in the audit", async () => {
  const { teamId, manager, coach, mother, secretary } = await club();
  const exportAs = (person: Person) =>
    ask<components["schemas"]["RosterExport"]>(server, person, `POST /team/team_id/${teamId}/roster_export`);
  for (const person of [mother, secretary])
    assert.is((await exportAs(person)).code, "COLLABORATOR_401_REQUEST");
  const { body, headers, text } = await exportAs(coach);
  assert.is(headers["cache-control"], "no-store");
  assert.equal(
    // Two guardians of one moment are in the order of their ids.
    body.rows.map(({ shown_name, number, is_spot, guardians }) => [
      shown_name,
      number,
      is_spot,
      [...guardians].sort(),
    ]),
    [
      ["Cora Coach", null, false, []],
      ["Max Manager", null, false, []],
      ["Sue Secretary", null, false, []],
      ["Sam R.", "7", false, ["Finn Reyes", "Mia Reyes"]],
      ["Lea O.", "10", false, ["Olga Other"]],
      ["Pia Player", "12", false, []],
      ["Bo O.", null, false, ["Olga Other"]],
      ["Ada K.", "3", true, []],
    ],
  );
  assert.not.match(text, /@|"[a-z_]*id"|birth|2016/);
  await exportAs(manager);
  const lines = await server.services.db.select().from(audit).where(eq(audit.action, "roster.exported"));
  assert.equal(
    lines.map(({ actorId, auditRole, teamId: team }) => [actorId, auditRole, team]).sort(),
    [
      [coach.user.id, "coach", teamId],
      [manager.user.id, "manager", teamId],
    ].sort(),
  );
});

test.run();
