import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  findAuditLines,
  passAsOperator,
  removeOldAuditLines,
  writeAuditLine,
} from "../../../../server/core/audit/audit.store";
import type { Queries } from "../../../../server/platform/db/database";
import { brokenRule } from "../../../../server/platform/db/fault";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { addPerson } from "../../../support/people/person";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("audit");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const ruleAgainst = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => "none", brokenRule);
const changeBirthday = (db: Queries, id: string, dateOfBirth: string | null) =>
  db.update(user).set({ dateOfBirth }).where(eq(user.id, id)).returning();

test("lines are found by subject and by actor, newest first", async () => {
  const { db } = server.services;
  // Two lines of one millisecond have no order.
  for (const [seconds, action, line] of [
    [3, "support.account_shown", { auditRole: "support", subjectId: "robin", detail: { reference: "T-1" } }],
    [2, "roster.exported", { actorId: "robin" }],
    [1, "support.account_banned", { auditRole: "support", subjectId: "sam" }],
  ] as const)
    await db
      .insert(audit)
      .values({ id: randomUUID(), action, ...line, at: sql`now() - make_interval(secs => ${seconds})` });
  const lines = await findAuditLines(db, "robin");
  assert.equal(
    lines.map(({ action }) => action),
    ["roster.exported", "support.account_shown"],
  );
  assert.equal(lines[1]?.detail, { reference: "T-1" });
});

test("DR007: a line cannot be changed, nor deleted in its first 24 months", async () => {
  const { db } = server.services;
  const aged = (months: number) =>
    db.insert(audit).values({
      id: randomUUID(),
      action: `aged.${months}`,
      at: sql`now() - make_interval(months => ${months})`,
    });
  await aged(0);
  await aged(23);
  assert.is(await ruleAgainst(db.update(audit).set({ action: "another" })), "DR007");
  assert.is(await ruleAgainst(db.delete(audit)), "DR007");
  await aged(25);
  assert.is(await ruleAgainst(db.delete(audit)), "DR007");
  await removeOldAuditLines(db);
  const left = await db.select().from(audit);
  assert.equal(left.map(({ action }) => action).sort(), ["aged.0", "aged.23"]);
});

test("DR008: a birthday is set once; setting the same one again is allowed", async () => {
  const { db } = server.services;
  const { id } = (await addPerson(server, { dateOfBirth: null })).user;
  assert.is((await changeBirthday(db, id, "2001-02-03")).length, 1);
  assert.is((await changeBirthday(db, id, "2001-02-03")).length, 1);
  assert.is(await ruleAgainst(changeBirthday(db, id, "2001-02-04")), "DR008");
  assert.is(await ruleAgainst(changeBirthday(db, id, null)), "DR008");
  const proven = { emailAddressVerifiedAt: new Date() };
  const prove = (dateOfBirth: string | null) =>
    db
      .update(user)
      .set({ ...proven, dateOfBirth })
      .where(eq(user.id, id))
      .returning();
  assert.is(await ruleAgainst(prove("2001-02-04")), "DR008", "proving an address gives no other one");
  assert.is((await prove(null))[0]?.dateOfBirth, null, "an account that changes hands loses it");
  assert.is((await changeBirthday(db, id, "1990-02-03")).length, 1);
  assert.is(await ruleAgainst(prove(null)), "DR008", "and only then");
  const [gone] = await db
    .update(user)
    .set({ dateOfBirth: null, deletedAt: new Date() })
    .where(eq(user.id, id))
    .returning();
  assert.is(gone?.dateOfBirth, null, "an account that is gone loses it");
});

test("support can correct a birthday only with its audit line in the same transaction", async () => {
  const { db } = server.services;
  const { id } = (await addPerson(server, { dateOfBirth: "2001-02-03" })).user;
  const line = (tx: Queries, action: string) => writeAuditLine(tx, { action, subjectId: id });
  // Repeated, since a line's time is rounded and must never be before its transaction.
  for (let day = 1; day <= 28; day += 1)
    await db.transaction(async (tx) => {
      await passAsOperator(tx, await line(tx, "support.birthday_corrected"));
      await changeBirthday(tx, id, `2001-03-${String(day).padStart(2, "0")}`);
    });

  const tried = (prepare: (tx: Queries) => Promise<void>) =>
    ruleAgainst(
      db.transaction(async (tx) => {
        await prepare(tx);
        await changeBirthday(tx, id, "1990-01-01");
      }),
    );
  const oldLine = await db.transaction((tx) => line(tx, "support.birthday_corrected"));
  await db.execute(sql`select pg_sleep(0.01)`);
  assert.is(await tried((tx) => passAsOperator(tx, oldLine)), "DR008", "a line of an earlier transaction");
  assert.is(
    await tried(async (tx) => passAsOperator(tx, await line(tx, "guardian.let_in"))),
    "DR008",
    "a line that is not support's",
  );
  assert.is(await tried((tx) => passAsOperator(tx, randomUUID())), "DR008", "a line that is not there");
  assert.is(
    await tried(async (tx) => {
      await line(tx, "support.birthday_corrected");
    }),
    "DR008",
    "a line that nobody names",
  );
  const [kept] = await db.select().from(user).where(eq(user.id, id));
  assert.is(kept?.dateOfBirth, "2001-03-28");
});

test.run();
