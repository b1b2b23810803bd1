import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findInactiveChildren } from "../../../../server/core/family/inactive-children.store";
import { changeTeam } from "../../../../server/core/team/team.store";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child } from "../../../../server/platform/db/schema/family";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { membership, season, team } from "../../../../server/platform/db/schema/team";
import { inactivityNotice } from "../../../../server/platform/db/schema/team-inactivity";
import { inactivityRounds } from "../../../../server/program/jobs/inactivity-notices";
import { retain } from "../../../../server/program/jobs/retention";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { huddleOf, say } from "../../../support/people/huddle";
import { addLastingClub, countRows, differenceOf } from "../../../support/people/kept-rows";
import { addEvent } from "../../../support/people/schedule";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("profiles and teams that nobody uses any more");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const sendInactivityNotice = async (services: TestServer["services"], signal?: AbortSignal) => {
  for (const round of Object.values(inactivityRounds)) await round(services, signal);
};
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const on = async (day: string) => {
  server.clock.set(at(day));
  await retain(server.services);
};
const seen = (id: string, seenOn: string) =>
  server.services.db.update(user).set({ seenOn }).where(eq(user.id, id));
/** Seen on the day, with an address that the mails are read by. */
const parent = async (name: string, seenOn: string) =>
  (await addAdult(server, { firstName: name, emailAddress: `${name.toLowerCase()}@example.com`, seenOn }))
    .user.id;
const mailed = async () =>
  (await server.inbox())
    .map(({ to, subject, text }) => [to, subject, /\bon\s+(\w+\s+\d+)/i.exec(text)?.[1]?.replace(/\s+/, " ")])
    .sort();
const notices = async () =>
  (await server.services.db.select().from(inactivityNotice)).map(({ dueOn, mailedOn, remindedOn }) => [
    dueOn,
    mailedOn,
    remindedOn,
  ]);
const names = async () =>
  (await server.services.db.select().from(child)).map(({ firstName }) => firstName).sort();
const lines = async (action: string) =>
  (await server.services.db.select().from(audit).where(eq(audit.action, action))).map(
    ({ auditRole }) => auditRole,
  );

test("a child in no team whose guardians were away for 24 months goes after two mails", async () => {
  const { mother } = await addLastingClub(server);
  await seen(mother, "2026-06-01");
  const [mia, max] = [await parent("Mia", "2024-06-01"), await parent("Max", "2025-03-10")];
  await addChild(server, [mia, max], { firstName: "Perpetua" });
  await on("2027-01-08");
  assert.equal(await notices(), []);
  await on("2027-01-09");
  assert.equal(await notices(), [["2027-03-10", "2027-01-09", null]]);
  const both = [
    ["max@example.com", "Still playing?", "Mar 10"],
    ["mia@example.com", "Still playing?", "Mar 10"],
  ];
  assert.equal(await mailed(), both);
  await on("2027-02-07");
  assert.is((await mailed()).length, 2, "nobody is told twice");
  await on("2027-02-08");
  assert.equal(await notices(), [["2027-03-10", "2027-01-09", "2027-02-08"]]);
  assert.equal(await mailed(), [...both, ...both].sort());
  await on("2027-03-10");
  assert.equal(await names(), ["Perpetua", "Sam"]);
  const before = await countRows(server);
  await on("2027-03-11");
  assert.equal(await names(), ["Sam"]);
  assert.equal(differenceOf(before, await countRows(server)), {
    audit: 1,
    child: -1,
    inactivity_notice: -1,
    guardianship: -2,
  });
  assert.equal(await lines("child.erased"), ["upkeep"]);
  assert.is((await server.services.db.select().from(user).where(eq(user.id, mia))).length, 1);
  for (const { subject, html } of await server.inbox()) {
    assert.match(html, ">Sign in and keep it</a>");
    assert.ok(
      !subject.includes("Perpetua") && !html.includes("Reyes"),
      "a first name at most, none in the subject",
    );
  }
});

test("a child stays while it is in a team, one guardian was here, or nobody living could be told", async () => {
  const { services } = server;
  const day = "2024-01-01";
  const { id: teamId } = await addTeam(server, (await addAdult(server)).user.id);
  const inTeam = await addChild(server, [await parent("One", day)], { firstName: "Team" });
  await addMember(server, teamId, { childId: inTeam.id });
  await addChild(server, [await parent("Two", day), await parent("Three", "2026-11-01")], {
    firstName: "Seen",
  });
  const banned = await parent("Four", day);
  await addChild(server, [banned], { firstName: "Frozen" });
  await services.db
    .update(user)
    .set({ bannedAt: at(day) })
    .where(eq(user.id, banned));
  // The other one may come back until the account is gone.
  const leaving = await parent("Five", "2026-11-01");
  await addChild(server, [await parent("Six", day), leaving], { firstName: "Leaving" });
  await services.db
    .update(user)
    .set({ deletionDueAt: at("2030-01-01") })
    .where(eq(user.id, leaving));
  const before = await countRows(server);
  for (const each of ["2026-11-21", "2026-12-25", "2027-01-25"]) await on(each);
  assert.equal(differenceOf(before, await countRows(server)), {});
});

test("the months without a team begin when the child left the last one", async () => {
  const kid = await addChild(server, [await parent("Mia", "2023-06-01")], { firstName: "Perpetua" });
  const { id: teamId } = await addTeam(server, (await addAdult(server)).user.id);
  await addMember(server, teamId, { childId: kid.id, endedAt: at("2025-03-10"), endReason: "removed" });
  await on("2027-01-08");
  assert.equal(await mailed(), []);
  await on("2027-01-09");
  assert.equal(await mailed(), [["mia@example.com", "Still playing?", "Mar 10"]]);
  await addMember(server, teamId, { childId: kid.id });
  await on("2027-02-08");
  assert.equal([await notices(), await names()], [[], ["Perpetua"]], "back in a team");
});

test("those who were away are looked at in parts, all of one day included", async () => {
  const { db } = server.services;
  await db.execute(sql`
    insert into "user" (id, role, full_name, email_address, mailbox_key, seen_on)
    select 'away' || i, 'squad_member', 'Away', 'away' || i || '@example.com', 'away' || i || '@example.com', '2024-01-01'
    from generate_series(1, 5001) i`);
  await addChild(server, [(await addAdult(server, { id: "zoe", seenOn: "2024-01-01" })).user.id]);
  await addChild(server, [(await addAdult(server, { id: "abe", seenOn: "2024-06-01" })).user.id]);
  await addChild(server, [(await addAdult(server, { id: "ann", seenOn: "2026-06-01" })).user.id]);
  assert.is((await findInactiveChildren(db, "2025-01-01")).length, 2);
});

test("whoever comes back keeps the profile, and is told anew years later", async () => {
  const mia = await parent("Mia", "2025-01-15");
  await addChild(server, [mia]);
  await on("2026-11-21");
  assert.is((await mailed()).length, 1);
  await seen(mia, "2026-12-10");
  await on("2026-12-21");
  assert.equal([await notices(), (await mailed()).length], [[], 1]);
  await on("2028-10-11");
  assert.equal(await notices(), [["2028-12-10", "2028-10-11", null]]);
  await on("2028-11-10");
  await seen(mia, "2028-12-10");
  await on("2028-12-11");
  assert.equal([await names(), await notices()], [["Sam"], []], "on the last day");
});

test("a round that comes late leaves each mail its time", async () => {
  await addChild(server, [await parent("Mia", "2020-01-01")]);
  await on("2026-11-21");
  assert.equal(await notices(), [["2027-01-20", "2026-11-21", null]]);
  await on("2027-02-01");
  assert.equal(await notices(), [["2027-03-03", "2026-11-21", "2027-02-01"]]);
  await on("2027-03-03");
  assert.is((await names()).length, 1);
  await on("2027-03-04");
  assert.is((await names()).length, 0);
});

test("a team without anything for 12 months is archived after two mails to its managers, and erased 12 months later", async () => {
  const { services, clock } = server;
  const { db } = services;
  clock.set(at("2025-03-10"));
  const [manager, coach, mother] = [
    await parent("Max", "2025-03-10"),
    await parent("Cora", "2025-03-10"),
    await parent("Mia", "2027-12-01"),
  ];
  const { id: teamId } = await addTeam(server, manager, { name: "Comets" });
  await addMember(server, teamId, { userId: coach, roles: ["coach"] });
  const kid = await addChild(server, [mother]);
  await addMember(server, teamId, { childId: kid.id });
  await on("2026-01-08");
  assert.equal(await notices(), []);
  await on("2026-01-09");
  await on("2026-02-08");
  const mail = ["max@example.com", "Still playing?", "Mar 10"];
  assert.equal(await mailed(), [mail, mail]);
  for (const { html } of await server.inbox())
    assert.match(
      html,
      "Plan a date, name the next season or say something in the team's huddle".replace("'", "&#39;"),
    );
  await on("2026-03-10");
  const before = await countRows(server);
  await on("2026-03-11");
  assert.equal(differenceOf(before, await countRows(server)), { audit: 1, inactivity_notice: -1 });
  const archivedAt = async () => (await db.select().from(team)).map((row) => row.archivedAt);
  assert.equal(await archivedAt(), [at("2026-03-11")]);
  assert.equal(await lines("team.archived"), ["upkeep"]);
  await on("2027-03-11");
  assert.equal(await archivedAt(), [at("2026-03-11")]);
  await on("2027-03-12");
  assert.equal([await archivedAt(), await names()], [[], ["Sam"]], "the child is its guardian's");
  assert.equal((await db.select().from(membership)).length, 0);
  assert.equal(await lines("team.erased"), ["upkeep"]);
});

test("a team that was archived otherwise and brought back is told anew", async () => {
  const { services, clock } = server;
  const { db } = services;
  clock.set(at("2025-03-10"));
  const { id: teamId } = await addTeam(server, await parent("Max", "2025-03-10"));
  await on("2026-01-09");
  await on("2026-02-08");
  await db.transaction((tx) => changeTeam(tx, teamId, { archivedAt: at("2026-02-09") }));
  assert.equal(await notices(), []);
  await db.transaction((tx) => changeTeam(tx, teamId, { archivedAt: null }));
  await on("2026-12-01");
  assert.equal(await notices(), [["2027-01-30", "2026-12-01", null]]);
  assert.equal(
    (await db.select().from(team)).map(({ archivedAt }) => archivedAt),
    [null],
  );
});

test("a date, a season, a newcomer or a message keeps a team; without a manager the coaches are told", async () => {
  const { services, clock } = server;
  const { db } = services;
  clock.set(at("2025-01-01"));
  const [manager, coach] = [await parent("Max", "2026-11-01"), await parent("Cora", "2026-11-01")];
  const made = async (name: string) => (await addTeam(server, manager, { name })).id;
  const [dated, seasoned, joined, talking] = [
    await made("Dated"),
    await made("Seasoned"),
    await made("Joined"),
    await made("Talking"),
  ];
  const banned = await parent("Bo", "2025-01-01");
  const resting = await addTeam(server, banned, { name: "Resting" });
  await addMember(server, resting.id, { userId: coach, roles: ["coach"] });
  await db.update(user).set({ bannedAt: clock.now() }).where(eq(user.id, banned));
  const days = { startsOn: "2025-01-01", endsOn: "2026-02-01" };
  await db.insert(season).values({ teamId: seasoned, id: randomUUID(), name: "Fall", ...days });
  clock.set(at("2026-02-01"));
  await addEvent(server, dated, { createdBy: manager });
  await addMember(server, joined, { userId: coach, roles: ["coach"] });
  await say(
    server,
    { teamId: talking, huddleId: await huddleOf(server, talking), userId: manager },
    "Anybody?",
  );
  await on("2026-11-21");
  const told = await db
    .select({ name: team.name })
    .from(inactivityNotice)
    .innerJoin(team, eq(team.id, inactivityNotice.teamId));
  assert.equal(told, [{ name: "Resting" }]);
  assert.equal(await mailed(), [["cora@example.com", "Still playing?", "Jan 20"]]);
});

test("while no mail leaves nobody is told and nothing ends", async () => {
  const { services, clock } = server;
  await addChild(server, [await parent("Mia", "2020-01-01")]);
  const silent = { ...services, mail: { ...services.mail, canAccept: async () => false } };
  const day = async (text: string, by = services) => {
    clock.set(at(text));
    await sendInactivityNotice(by);
    return [(await notices()).length, (await names()).length];
  };
  assert.equal(await day("2026-11-21", silent), [0, 1]);
  assert.equal(await day("2026-11-21"), [1, 1]);
  const [mail] = await services.db.select().from(mailOutbox);
  assert.equal(mail?.usefulUntil, new Date("2027-01-20T00:00:00Z"));
  assert.equal(await day("2026-12-21"), [1, 1]);
  assert.equal(await day("2027-02-01", silent), [1, 1]);
  assert.equal(await day("2027-02-01"), [0, 0]);
});

test("one that cannot be ended holds up no other", async () => {
  await addChild(server, [await parent("One", "2020-01-01")]);
  await addChild(server, [await parent("Two", "2020-01-01")]);
  const { services } = server;
  server.expectFaults();
  let mails = 0;
  const mail: typeof services.mail = {
    ...services.mail,
    async queue(tx, message) {
      mails += 1;
      if (mails === 1) throw new Error("a fault of one mail");
      await services.mail.queue(tx, message);
    },
  };
  await sendInactivityNotice({ ...services, mail });
  assert.is((await notices()).length, 1);
  await sendInactivityNotice(services, AbortSignal.abort());
  assert.is((await notices()).length, 1);
  await sendInactivityNotice(services);
  assert.equal([(await notices()).length, (await mailed()).length], [2, 2]);
});

test.run();
