import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseDue } from "../../../server/account/due-erasures";
import { user } from "../../../server/db/schema/account";
import { audit } from "../../../server/db/schema/audit";
import { child, guardianship } from "../../../server/db/schema/family";
import { team } from "../../../server/db/schema/team";
import { tidy } from "../../../server/jobs/upkeep";
import { addAdult, addChild, addMember, addTeam } from "../../support/people/club";
import { huddleOf, say } from "../../support/people/huddle";
import { keep, leave } from "../../support/people/leaving";
import { dumpOf } from "../../support/server/dump";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("accounts whose time is over");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const day = 86_400_000;
const isThere = async (id: string) =>
  (await server.services.db.select().from(user).where(eq(user.id, id))).length === 1;

test("on the due day no row holds anything of a family that left, and what others need stays", async () => {
  const zebulon = await addAdult(server, {
    dripName: "zebu_1",
    firstName: "Zebulon",
    lastName: "Quixano",
    fullName: "Zebulon Quixano",
    phoneNumber: "+15550199887",
    dateOfBirth: "1979-11-30",
    emailAddress: "zebulon.q@example.com",
  });
  const coach = await addAdult(server, { dripName: "coach" });
  const kid = await addChild(server, [zebulon.user.id], { firstName: "Perpetua", dateOfBirth: "2015-10-31" });
  const { id: teamId } = await addTeam(server, coach.user.id);
  await addMember(server, teamId, { childId: kid.id });
  const place = { teamId, huddleId: await huddleOf(server, teamId), userId: zebulon.user.id };
  await say(server, place, "See you there!");
  const due = Date.parse((await leave(server, zebulon, { children: [kid.id] })).body.deletion_due_at);
  await tidy(server.services);
  server.clock.set(new Date(due - 1));
  await tidy(server.services);
  assert.is(await isThere(zebulon.user.id), true);
  server.clock.set(new Date(due));
  await tidy(server.services);
  const left = (await dumpOf(server.services.db)).toLowerCase();
  for (const trace of ["zebulon", "quixano", "zebu_1", "5550199887", "1979-11-30", "perpetua", "2015-10-31"])
    assert.not.ok(left.includes(trace), `${trace} is still there`);
  const log = server.logLines.join("\n").toLowerCase();
  for (const trace of ["zebulon", "quixano", "perpetua", "5550199887"]) assert.not.ok(log.includes(trace));
  assert.not.ok(server.identity.accounts.has(zebulon.user.id), "the provider has no account");
  assert.ok(left.includes("see you there!"), "a message stays, without a name");
  const lines = (await server.services.db.select().from(audit)).map(({ action }) => action);
  assert.ok(lines.includes("account.erased"));
});

test("a profile and a team whose other guardian and manager was banned meanwhile go down first", async () => {
  const { db } = server.services;
  const [mother, father] = [await addAdult(server, { dripName: "mother" }), await addAdult(server)];
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  const comets = await addTeam(server, mother.user.id);
  await addMember(server, comets.id, { userId: father.user.id, roles: ["manager"] });
  const { body } = await leave(server, mother);
  await tidy(server.services);
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, father.user.id));
  const now = new Date(body.deletion_due_at);
  server.clock.set(now);
  await eraseDue(server.services);
  assert.is(await isThere(mother.user.id), false);
  const [kid] = await db.select().from(child).where(eq(child.id, sam.id));
  const [club] = await db.select().from(team).where(eq(team.id, comets.id));
  assert.equal([kid?.deletedAt, club?.archivedAt], [now, now], "restorable for 14 days by support");
  assert.is((await db.select().from(guardianship)).length, 1);
});

test("an account that was kept stays, one that cannot be erased holds up no other, and the next round goes on", async () => {
  const people = [
    await addAdult(server, { dripName: "kept_1" }),
    await addAdult(server, { dripName: "broken" }),
    await addAdult(server, { dripName: "other" }),
  ] as const;
  const [kept, broken, other] = people;
  for (const who of people) {
    await leave(server, who);
    if (who === kept) await keep(server);
  }
  server.clock.advance(14 * day);
  server.expectFaults();
  const { identity } = server;
  const failing = {
    ...server.services,
    get identity() {
      return identity;
    },
    config: {
      ...server.services.config,
      get signingKey(): string {
        failures += 1;
        if (failures === 1) throw new Error("a fault of one account");
        return server.services.config.signingKey;
      },
    },
  };
  let failures = 0;
  await eraseDue(failing);
  assert.equal(
    [await isThere(kept.user.id), await isThere(broken.user.id), await isThere(other.user.id)],
    [true, true, false],
  );
  identity.isDown = true;
  await eraseDue(server.services);
  assert.is(await isThere(broken.user.id), false);
  assert.ok(identity.accounts.has(broken.user.id), "the provider was out of reach");
  identity.isDown = false;
  await tidy(server.services);
  assert.not.ok(identity.accounts.has(broken.user.id));
});

test("a server that is about to stop erases nobody more", async () => {
  const robin = await addAdult(server, { dripName: "robin" });
  await leave(server, robin);
  server.clock.advance(14 * day);
  await eraseDue(server.services, AbortSignal.abort());
  assert.is(await isThere(robin.user.id), true);
});

test.run();
