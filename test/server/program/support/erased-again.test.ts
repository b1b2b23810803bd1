import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../../server/platform/config/root";
import { user } from "../../../../server/platform/db/schema/account";
import { child } from "../../../../server/platform/db/schema/family";
import { team } from "../../../../server/platform/db/schema/team";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { type Command, readCommand } from "../../../../server/program/support/command";
import { runCommand } from "../../../../server/program/support/commands";
import { leave } from "../../../support/people/account-deletion";
import { ask } from "../../../support/people/ask";
import { addAdult, addChild, addTeam } from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("people who come back with a restore");

const statement = (column: "subject_id" | "child_id") => {
  const text = readFileSync(join(root, "docs/deploy/upgrades-and-backups.md"), "utf8");
  const found = new RegExp(`select distinct ${column}[^;]*;`).exec(text)?.[0];
  assert.ok(found, "docs/deploy/upgrades-and-backups.md has the statement");
  return found.replace(/'\d{4}-[^']*'/, "'2000-01-01'");
};
const erased = async ({ services: { db } }: TestServer) =>
  (await db.execute<{ subject_id: string }>(sql.raw(statement("subject_id")))).rows.map(
    (row) => row.subject_id,
  );

test("the statement of the page about backups names who was erased, and the command lets them go again", async () => {
  const server = await openTestServer();
  const { db } = server.services;
  const robin = await addAdult(server, { dripName: "robin" });
  const kim = await addAdult(server, { dripName: "kim" });
  await leave(server, kim);
  const due = (await leave(server, robin)).body.deletion_due_at;
  await db.update(user).set({ deletionDueAt: null }).where(eq(user.id, kim.user.id));
  server.clock.set(new Date(due));
  await tidy(server.services);
  assert.equal(await erased(server), [robin.user.id]);

  // As it was in the dump: with a child and a team of their own.
  const back = await addAdult(server, { id: robin.user.id, dripName: "robin_2" });
  const sam = await addChild(server, [back.user.id]);
  const comets = await addTeam(server, back.user.id);
  const run = (line: string) => runCommand(server.services, readCommand(line.split(" ")) as Command);
  await run(`erase ${back.user.id} --take-along --reference RESTORE-1`);
  assert.equal(await db.select().from(user).where(eq(user.id, back.user.id)), []);
  const [kid] = await db.select().from(child).where(eq(child.id, sam.id));
  const [club] = await db.select().from(team).where(eq(team.id, comets.id));
  assert.ok(kid?.deletedAt && club?.archivedAt);
  server.clock.advance(14 * 86_400_000);
  await tidy(server.services);
  assert.equal(await db.select().from(child).where(eq(child.id, sam.id)), []);
  await server.close();
});

test("it also names the profiles that guardians took down, and whom to ask to do so again", async () => {
  const server = await openTestServer();
  const { db } = server.services;
  const robin = await addAdult(server, { dripName: "robin" });
  const [sam, zoe] = [await addChild(server, [robin.user.id]), await addChild(server, [robin.user.id])];
  assert.is((await ask(server, robin, `DELETE /child/child_id/${zoe.id}`, { version: 1 })).status, 200);
  await leave(server, robin, { children: [sam.id] });
  const { rows } = await db.execute(sql.raw(statement("child_id")));
  assert.equal(
    rows,
    [sam.id, zoe.id].sort().map((child_id) => ({ child_id, actor_id: robin.user.id })),
    "one that goes along with an account has its guardian's line, too",
  );
  await server.close();
});

test.run();
