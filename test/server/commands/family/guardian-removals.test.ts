import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { guardianship } from "../../../../server/platform/db/schema/family";
import { guardianRemoval } from "../../../../server/platform/db/schema/family-removal";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { retain } from "../../../../server/program/jobs/retention";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { type Command, readCommand, SupportRefusal } from "../../../../server/program/support/command";
import { runCommand } from "../../../../server/program/support/commands";
import { leave } from "../../../support/people/account-deletion";
import { asking, type Someone } from "../../../support/people/asking";
import { addAdult, addChild } from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the end of another guardian's access");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const day = 86_400_000;
const ask = (...call: Parameters<ReturnType<typeof asking>>) => asking(server)(...call);
const after = (days: number) => server.clock.set(new Date(server.clock.now().getTime() + days * day));

/** Kim and Pat have looked after Leo for a month. */
async function family() {
  const person = (firstName: string) =>
    addAdult(server, {
      firstName,
      lastName: "Reyes",
      fullName: `${firstName} Reyes`,
      timeZone: "America/Chicago",
    });
  const [kim, pat, ana] = await Promise.all([person("Kim"), person("Pat"), person("Ana")]);
  const leo = await addChild(server, [kim.user.id, pat.user.id, ana.user.id], { firstName: "Leo" });
  after(30);
  return { kim, pat, ana, leo: leo.id };
}

const request = (who: Someone, childId: string, whom: Someone) =>
  ask(who, "POST", `/child/child_id/${childId}/guardian/user_id/${whom.user.id}/removal`);
const removals = () => server.services.db.select().from(guardianRemoval);
const removalId = async () => (await removals()).find(({ decision }) => decision === null)?.id ?? "none";
const stop = async (who: Someone, childId: string, id?: string) =>
  ask(who, "DELETE", `/child/child_id/${childId}/removal/request_id/${id ?? (await removalId())}`);
const rightOf = async (who: Someone, childId: string) =>
  (await ask(who, "GET", `/child/child_id/${childId}`)).status;
const dingsOf = async ({ user: { id } }: Someone) =>
  (await server.services.db.select().from(ding).where(eq(ding.userId, id))).map(({ kind }) => kind).sort();
const waitingOf = async (who: Someone) =>
  (await ask(who, "GET", "/user/me/waiting")).body.items.filter(
    ({ kind }: { kind: string }) => kind === "guardian_removal",
  );

test("it takes seven days in which nothing changes; then it ends, and everybody learns of it", async () => {
  const { kim, pat, ana, leo } = await family();
  const asked = await request(kim, leo, pat);
  assert.is(asked.status, 200);
  const letter = (await server.inbox()).at(-1);
  assert.is(letter?.to, pat.user.emailAddress);
  assert.is(letter?.subject, "Somebody asks to end your access to a player");
  assert.match(
    letter?.text.replace(/\s+/g, " ") ?? "",
    /Kim, who looks after Leo with you, asked to end your access to Leo on [A-Z][a-z]{2} \d+\./,
  );
  assert.equal([await dingsOf(pat), await dingsOf(kim)], [["removal_asked"], []]);
  const [item] = await waitingOf(pat);
  assert.equal([item.person_name, item.child_first_name, item.request_id], ["Kim", "Leo", await removalId()]);
  assert.equal(await waitingOf(kim), []);

  after(6.9);
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 200);
  const named = await ask(
    pat,
    "PATCH",
    `/child/child_id/${leo}`,
    { first_name: "Leon" },
    { "if-match": '"1"' },
  );
  assert.is(named.status, 200, "the other keeps every right meanwhile");

  after(0.2);
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 404);
  assert.is(await rightOf(kim, leo), 200);
  const [ended] = await server.services.db
    .select()
    .from(guardianship)
    .where(eq(guardianship.userId, pat.user.id));
  assert.equal([ended?.endReason, ended?.endedBy], ["removed", kim.user.id]);
  assert.is((await server.inbox()).at(-1)?.subject, "Your access to a player has ended");
  assert.equal(
    [await dingsOf(pat), await dingsOf(kim), await dingsOf(ana)],
    [["removal_asked", "removed"], ["removal_done"], ["removal_asked_other", "removal_done"]],
  );
  const lines = await server.services.db.select().from(audit).where(eq(audit.subjectId, pat.user.id));
  assert.equal(
    lines
      .map(({ action }) => action)
      .filter((action) => action.startsWith("guardian"))
      .sort(),
    ["guardian.removed", "guardian_removal.requested"],
  );
  await tidy(server.services);
  assert.is((await server.inbox()).filter(({ subject }) => subject.startsWith("Your access")).length, 1);
});

test("an objection cancels it, and the same guardian cannot ask again for 90 days", async () => {
  const { kim, pat, leo } = await family();
  await request(kim, leo, pat);
  const id = await removalId();
  const stopped = await stop(pat, leo);
  assert.is(stopped.status, 200);
  assert.equal(stopped.body.guardians.find((one: { is_me: boolean }) => one.is_me).removal, undefined);
  assert.is((await stop(pat, leo, id)).status, 200, "pressed twice");
  const lines = await server.services.db.select().from(audit).where(eq(audit.subjectId, pat.user.id));
  assert.is(lines.filter(({ action }) => action === "guardian_removal.objected").length, 1);
  assert.equal(await waitingOf(pat), []);
  assert.equal(await dingsOf(kim), ["removal_objected"]);
  after(8);
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 200);
  assert.is((await request(kim, leo, pat)).code, "CHILD_403_REMOVAL");
  const seen = await ask(kim, "GET", `/child/child_id/${leo}`);
  const mayRequest = Object.fromEntries(
    seen.body.guardians.map((one: { name: string; may_request_removal: boolean }) => [
      one.name,
      one.may_request_removal,
    ]),
  );
  assert.equal(mayRequest, { "Kim Reyes": undefined, "Pat Reyes": undefined, "Ana Reyes": true });
  after(83);
  assert.is((await request(kim, leo, pat)).status, 200);
});

test("a third guardian objects for somebody who is silent, and the same guardian has to wait as well", async () => {
  const { kim, pat, ana, leo } = await family();
  await request(kim, leo, pat);
  assert.is((await stop(ana, leo)).status, 200);
  assert.equal(
    [await dingsOf(pat), await dingsOf(kim)],
    [["removal_asked", "removal_kept"], ["removal_objected"]],
  );
  after(8);
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 200);
  assert.is((await request(kim, leo, pat)).code, "CHILD_403_REMOVAL");
});

test("whoever asked can cancel, and a second request changes nothing", async () => {
  const { kim, pat, ana, leo } = await family();
  await request(kim, leo, pat);
  const before = await removals();
  const mails = (await server.inbox()).length;
  after(1);
  assert.is((await request(kim, leo, pat)).status, 200);
  assert.is((await request(ana, leo, pat)).status, 200);
  assert.equal(await removals(), before);
  assert.is((await server.inbox()).length, mails);
  const row = (await ask(ana, "GET", `/child/child_id/${leo}`)).body.guardians.find(
    ({ name }: { name: string }) => name === "Pat Reyes",
  );
  assert.equal([row.removal.requested_by_name, row.removal.is_mine], ["Kim Reyes", false]);
  assert.is((await stop(kim, leo)).status, 200);
  assert.equal(await dingsOf(pat), ["removal_asked", "removal_cancelled"]);
  after(8);
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 200);
});

test("a newcomer, and somebody whose own access is in question, cannot ask", async () => {
  const { kim, pat, ana, leo } = await family();
  await request(kim, leo, pat);
  assert.is((await request(pat, leo, kim)).code, "CHILD_403_REMOVAL");
  await server.services.db
    .update(guardianship)
    .set({ createdAt: new Date(server.clock.now().getTime() - 6 * day) })
    .where(eq(guardianship.userId, ana.user.id));
  assert.is((await request(ana, leo, kim)).code, "CHILD_403_REMOVAL");
});

test("it lapses when one of the two leaves, is banned or is about to go", async () => {
  const { kim, pat, ana, leo } = await family();
  await request(kim, leo, pat);
  await ask(kim, "DELETE", `/child/child_id/${leo}/guardian/user_id/${kim.user.id}`);
  assert.equal(
    (await removals()).map(({ decision }) => decision),
    ["lapsed"],
  );
  await request(pat, leo, ana);
  await server.services.db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, pat.user.id));
  after(8);
  await tidy(server.services);
  assert.is(await rightOf(ana, leo), 200);
  assert.equal(
    (await removals()).map(({ decision }) => decision),
    ["lapsed", "lapsed"],
  );
});

test("a guardian who is about to leave Drip ends nobody's access", async () => {
  const { kim, pat, leo } = await family();
  await server.services.db.update(user).set({ dripName: "kim_1" }).where(eq(user.id, kim.user.id));
  await request(kim, leo, pat);
  after(1);
  assert.is((await leave(server, kim, { dripName: "kim_1" })).status, 200);
  after(7);
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 200);
});

test("nothing ends while no mail leaves", async () => {
  const { kim, pat, leo } = await family();
  await request(kim, leo, pat);
  after(8);
  const { mail } = server.services;
  server.services.mail = { ...mail, canAccept: async () => false };
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 200);
  server.services.mail = mail;
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 404);
});

test("support objects for somebody who cannot", async () => {
  const { kim, pat, leo } = await family();
  await request(kim, leo, pat);
  const run = async (line: string) =>
    (await runCommand(server.services, readCommand(`${line} --reference T-7`.split(" ")) as Command)).join(
      "\n",
    );
  assert.match(await run(`object-removal ${pat.user.id} --child ${leo}`), /keeps looking after/);
  const again = await run(`object-removal ${pat.user.id} --child ${leo}`).catch((error: unknown) => error);
  assert.ok(again instanceof SupportRefusal);
  assert.equal(await dingsOf(kim), ["removal_objected"]);
  after(8);
  await tidy(server.services);
  assert.is(await rightOf(pat, leo), 200);
});

test("a decided request goes after 90 days", async () => {
  const { kim, pat, leo } = await family();
  await request(kim, leo, pat);
  await stop(pat, leo);
  after(89);
  await retain(server.services);
  assert.is((await removals()).length, 1);
  after(2);
  await retain(server.services);
  assert.is((await removals()).length, 0);
});

test.run();
