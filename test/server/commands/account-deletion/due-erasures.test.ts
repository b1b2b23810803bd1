import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseDue } from "../../../../server/commands/account-deletion/due-erasures";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child, guardianship } from "../../../../server/platform/db/schema/family";
import { team } from "../../../../server/platform/db/schema/team";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { keep, leave } from "../../../support/people/account-deletion";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { dumpOf } from "../../../support/server/dump";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("accounts whose time is over");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const day = 86_400_000;
const isThere = async (id: string) =>
  (await server.services.db.select().from(user).where(eq(user.id, id))).length === 1;

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

test("a server that dies within an account leaves it whole, and two others at once erase the rest once each", async () => {
  const { services } = server;
  const people = [
    await addAdult(server, { dripName: "first" }),
    await addAdult(server, { dripName: "second" }),
    await addAdult(server, { dripName: "third" }),
  ];
  for (const who of people)
    await leave(server, who, { children: [(await addChild(server, [who.user.id])).id] });
  server.clock.advance(14 * day);
  const before = await dumpOf(services.db);
  const stopping = new AbortController();
  let accounts = 0;
  const db: typeof services.db = new Proxy(services.db, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
      return (work: Parameters<typeof target.transaction>[0]) =>
        target.transaction(async (tx) => {
          await work(tx);
          accounts += 1;
          if (accounts < 2) return [];
          stopping.abort();
          throw new Error("killed before the commit");
        });
    },
  });
  server.expectFaults();
  await eraseDue({ ...services, db }, stopping.signal);
  const left = await Promise.all(people.map(({ user: { id } }) => isThere(id)));
  assert.equal(left.filter(Boolean).length, 2);
  const now = await dumpOf(services.db);
  // The provider's tokens are revoked after the reply, under a lease in the row of the way in.
  const rows = before.split("\n").filter((line) => !line.startsWith("identity "));
  for (const { user: holder } of people.filter((_, index) => left[index]))
    for (const line of rows.filter((each) => each.includes(holder.id)))
      assert.ok(now.includes(line), `it lacks ${line}`);
  await Promise.all([eraseDue(services), eraseDue(services)]);
  assert.equal(await Promise.all(people.map(({ user: { id } }) => isThere(id))), [false, false, false]);
  const lines = (await services.db.select().from(audit)).filter(({ action }) => action === "account.erased");
  assert.equal(lines.map(({ subjectId }) => subjectId).sort(), people.map(({ user: { id } }) => id).sort());
});

test.run();
