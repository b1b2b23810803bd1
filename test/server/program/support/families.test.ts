import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child, follow, guardianship } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { membership, team } from "../../../../server/platform/db/schema/team";
import { type Command, readCommand, SupportRefusal } from "../../../../server/program/support/command";
import { runCommand } from "../../../../server/program/support/commands";
import { asking } from "../../../support/people/asking";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("support's commands for families and teams");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const run = async (line: string) => {
  const command = readCommand(`${line} --reference T-7`.split(" "));
  return (await runCommand(server.services, command as Command)).join("\n");
};
const refusalOf = (line: string) =>
  run(line).then(
    () => "not refused",
    (error: unknown) => {
      if (error instanceof SupportRefusal) return error.message;
      throw error;
    },
  );

const guardiansOf = async (childId: string) =>
  (
    await server.services.db
      .select()
      .from(guardianship)
      .where(and(eq(guardianship.childId, childId), isNull(guardianship.endedAt)))
  ).map(({ userId }) => userId);

const supportLines = async () =>
  (await server.services.db.select().from(audit))
    .filter(({ action }) => action.startsWith("support."))
    .map(({ action, subjectId, childId, detail }) => ({ action, subjectId, childId, detail }));

async function family() {
  const [mother, father, coach] = await Promise.all([addAdult(server), addAdult(server), addAdult(server)]);
  const kid = await addChild(server, [mother.user.id, father.user.id]);
  const squad = await addTeam(server, coach.user.id);
  await addMember(server, squad.id, { childId: kid.id, number: "7" });
  return { mother, father, coach, kid, squad };
}

test("a deleted profile is restored with its guardians and teams", async () => {
  const { mother, father, coach, kid, squad } = await family();
  const ask = asking(server);
  await ask(father, "DELETE", `/child/child_id/${kid.id}/guardian/user_id/${father.user.id}`);
  await ask(mother, "DELETE", `/child/child_id/${kid.id}`, undefined, { "if-match": '"1"' });
  assert.is((await ask(coach, "GET", `/child/child_id/${kid.id}`)).status, 404);
  const state = await run(`show ${mother.user.id}`);
  assert.match(state, `${kid.id} (taken down)`);
  const said = await run(`restore-child ${mother.user.id} --child ${kid.id}`);
  assert.match(said, `The profile ${kid.id} is back`);
  const seen = await ask(coach, "GET", `/child/child_id/${kid.id}`);
  assert.equal([seen.status, seen.body.teams[0].id, seen.body.teams[0].number], [200, squad.id, "7"]);
  assert.match(await run(`show ${coach.user.id}`), `manages           ${squad.id}`);
  const restored = (await supportLines()).filter(({ action }) => action !== "support.account_shown");
  assert.equal(restored, [
    {
      action: "support.child_restored",
      subjectId: mother.user.id,
      childId: kid.id,
      detail: { reference: "T-7" },
    },
  ]);
  assert.match(await refusalOf(`restore-child ${mother.user.id} --child ${kid.id}`), /not taken down/);
  assert.match(await refusalOf(`restore-child ${coach.user.id} --child ${kid.id}`), /looks after no child/);
  assert.match(await refusalOf(`restore-child ${coach.user.id} --child ${randomUUID()}`), /looks after no/);
  assert.match(await refusalOf(`restore-child ${mother.user.id} --child sam`), /has to be the id/);
  assert.match(await refusalOf(`restore-child ${mother.user.id}`), /needs --child/);
  assert.is((await supportLines()).length, 3, "only what was done");
});

test("a guardianship is ended by court order; the last one freezes the child", async () => {
  const { mother, father, coach, kid } = await family();
  const at = server.clock.now();
  await server.services.db.insert(invitation).values({
    id: randomUUID(),
    kind: "follower",
    childId: kid.id,
    emailAddress: "grandpa@example.com",
    mailboxKey: keyOf("grandpa@example.com"),
    tokenHash: "hash",
    needsApproval: false,
    createdBy: father.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 86_400_000),
  });
  const first = await run(`end-guardianship ${father.user.id} --child ${kid.id}`);
  assert.match(first, /looks after .* no more.\n1 guardian still do/);
  assert.equal(await guardiansOf(kid.id), [mother.user.id]);
  const [row] = await server.services.db
    .select()
    .from(guardianship)
    .where(eq(guardianship.userId, father.user.id));
  assert.equal([row?.endedBy, row?.endReason], ["support", "operator"]);
  const [invited] = await server.services.db.select().from(invitation);
  assert.is(invited?.withdrawnBy, "support");
  assert.match(
    await refusalOf(`end-guardianship ${father.user.id} --child ${kid.id}`),
    /looks after no child/,
  );

  assert.match(await run(`end-guardianship ${mother.user.id} --child ${kid.id}`), /Nobody does now/);
  const seen = await asking(server)(coach, "GET", `/child/child_id/${kid.id}`);
  assert.is(seen.body.is_frozen, true);
  assert.equal(
    (await supportLines()).map(({ action, childId }) => [action, childId]),
    [
      ["support.guardian_ended", kid.id],
      ["support.guardian_ended", kid.id],
    ],
  );
});

test("correcting a birthday to a minor's ends all standings: the child freezes, the team rests", async () => {
  const { mother, kid, coach } = await family();
  const alone = await addChild(server, [mother.user.id]);
  const hers = await addTeam(server, mother.user.id);
  const other = await addChild(server, [coach.user.id]);
  await addFollower(server, other.id, mother.user.id, coach.user.id);
  await run(`birthday ${mother.user.id} --to 2010-02-03`);
  const { db } = server.services;
  assert.equal(await guardiansOf(alone.id), []);
  assert.is((await guardiansOf(kid.id)).length, 1);
  const [place] = await db.select().from(membership).where(eq(membership.teamId, hers.id));
  assert.is(place?.endReason, "removed");
  assert.equal(await db.select().from(follow), []);
  // A correction that leaves the person an adult does not change their families and teams.
  await run(`birthday ${coach.user.id} --to 1980-02-03`);
  assert.equal(await guardiansOf(other.id), [coach.user.id]);
});

test("an account that is the last guardian or manager cannot be erased", async () => {
  const { mother, father, coach, kid, squad } = await family();
  const { db } = server.services;
  const refusal = await refusalOf(`erase ${coach.user.id}`);
  assert.match(refusal, "Nothing was changed.");
  assert.match(refusal, `Nobody else manages ${squad.id}.`);
  await db.update(user).set({ bannedAt: new Date() }).where(eq(user.id, father.user.id));
  for (const line of [`erase ${mother.user.id}`, `erase ${mother.user.id} --dry-run`])
    assert.match(await refusalOf(line), `Nobody else looks after ${kid.id}.`, "beside a banned one");
  assert.equal(await supportLines(), []);

  await db.update(user).set({ bannedAt: null }).where(eq(user.id, father.user.id));
  await addFollower(server, kid.id, coach.user.id, mother.user.id);
  await addJoinRequest(server, squad.id, { userId: mother.user.id });
  const said = await run(`erase ${mother.user.id}`);
  for (const part of [/1 row of guardianship deleted/, /1 row of join_request deleted/])
    assert.match(said, part);
  assert.equal(await guardiansOf(kid.id), [father.user.id]);
  const [left] = await db.select().from(child).where(eq(child.id, kid.id));
  assert.is(left?.createdBy, null);

  await db.update(team).set({ archivedAt: server.clock.now() });
  assert.match(await run(`erase ${coach.user.id}`), /1 row of follow deleted/);
  assert.equal(
    (await db.select().from(membership)).map(({ childId }) => childId),
    [kid.id],
  );
});

test("erasing an account deletes the invitations to its address, whoever sent them", async () => {
  const { mother, father, kid } = await family();
  const at = server.clock.now();
  await server.services.db.insert(invitation).values({
    id: randomUUID(),
    kind: "follower",
    childId: kid.id,
    emailAddress: father.user.emailAddress,
    mailboxKey: father.user.mailboxKey,
    tokenHash: "hash",
    needsApproval: false,
    createdBy: mother.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 86_400_000),
  });
  await run(`erase ${father.user.id}`);
  assert.equal(await server.services.db.select().from(invitation), []);
});

test("an export contains the person's children and teams, and no other person's address", async () => {
  const { mother, father, kid, squad } = await family();
  const { db } = server.services;
  await db.update(user).set({ phoneNumber: "+15550100200" }).where(eq(user.id, mother.user.id));
  const at = server.clock.now();
  await db.insert(invitation).values({
    id: randomUUID(),
    kind: "follower",
    childId: kid.id,
    emailAddress: "grandpa@example.com",
    mailboxKey: keyOf("grandpa@example.com"),
    tokenHash: "hash-of-a-token",
    needsApproval: false,
    createdBy: mother.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 86_400_000),
  });
  const folder = mkdtempSync(join(tmpdir(), "drip-support-"));
  const out = join(folder, "copy.json");
  await run(`export ${mother.user.id} --out ${out}`);
  const text = readFileSync(out, "utf8");
  rmSync(folder, { recursive: true });
  const copy = JSON.parse(text);
  assert.is(copy.account.phone_number, "+15550100200");
  assert.equal(
    copy.children.map((each: { id: string; date_of_birth: string }) => [each.id, each.date_of_birth]),
    [[kid.id, "2016-04-09"]],
  );
  assert.equal(
    [copy.looks_after.length, copy.memberships[0].team, copy.teams[0].name, copy.invitations_sent.length],
    [1, squad.id, "Comets", 1],
  );
  for (const foreign of ["grandpa@example.com", "hash-of-a-token", father.user.emailAddress])
    assert.not.match(text, foreign);
});

test.run();
