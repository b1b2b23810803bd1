import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { user } from "../../../../server/platform/db/schema/account";
import { session } from "../../../../server/platform/db/schema/session";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { keep, leave, stayTokens } from "../../../support/people/account-deletion";
import { addAdult } from "../../../support/people/club";
import { call, linkIn } from "../../../support/people/people";
import { dumpOf } from "../../../support/server/dump";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the link that keeps an account");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const stateOf = async (id: string) =>
  (await server.services.db.select().from(user).where(eq(user.id, id)))[0]?.deletionDueAt?.toISOString() ??
  null;

test("a link that was used, is late, made up, or of a banned account keeps nothing", async () => {
  const robin = await addAdult(server, { dripName: "robin" });
  await leave(server, robin);
  const [token = ""] = await stayTokens(server);
  const read = (given: string) => call(server, "/user/deletion/undo/read", { token: given });
  assert.equal((await read(token)).body, { name: "Robin", deletion_due_at: "2026-12-05T12:00:01.000Z" });
  assert.is((await read("made-up")).body.message_code, "AUTH_400_LINK");
  assert.is((await keep(server, "made-up")).code, "AUTH_400_LINK");
  const { db } = server.services;
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, robin.user.id));
  assert.is((await keep(server, token)).code, "AUTH_400_LINK");
  await db.update(user).set({ bannedAt: null }).where(eq(user.id, robin.user.id));
  server.clock.set(new Date("2026-12-05T11:00:01.000Z"));
  const late = await dumpOf(db);
  for (const answer of [await read(token), await call(server, "/user/deletion/undo", { token })])
    assert.is(answer.body.message_code, "AUTH_400_LINK");
  assert.is(await dumpOf(db), late);
  server.clock.set(new Date("2026-12-05T11:00:00.999Z"));
  assert.is((await keep(server, token)).status, 200);
  assert.is((await keep(server, token)).code, "AUTH_400_LINK", "twice");
  assert.is((await read(token)).body.message_code, "AUTH_400_LINK");
});

test("in another's hands the link gives the account back to its owner and nothing else; a link of another kind is none", async () => {
  const robin = await addAdult(server, { dripName: "robin" });
  await call(server, "/auth/reset_password", { email_address: robin.user.emailAddress });
  await mailPasswordResets(server.services);
  const reset = await linkIn(server, "reset");
  await leave(server, robin);
  assert.is((await keep(server, reset)).code, "AUTH_400_LINK");
  const [token = ""] = await stayTokens(server);
  const kim = await addAdult(server, { dripName: "kim" });
  const forwarded = await call(server, "/user/deletion/undo", { token }, { headers: kim.headers });
  assert.equal([forwarded.status, forwarded.body, forwarded.cookies], [200, { undone: true }, []]);
  assert.is(await stateOf(robin.user.id), null);
  const open = (await server.services.db.select().from(session)).filter(
    ({ revokedAt }) => revokedAt === null,
  );
  assert.equal(
    open.map(({ userId }) => userId),
    [kim.user.id],
    "nobody is signed in by it",
  );
});

test("the undo mail comes at once, once more after seven days, and three times instead of a new password", async () => {
  const robin = await addAdult(server, { dripName: "robin" });
  await leave(server, robin);
  const count = async () => (await stayTokens(server)).length;
  const reset = async () => {
    await call(server, "/auth/reset_password", { email_address: robin.user.emailAddress });
    await tidy(server.services);
  };
  await tidy(server.services);
  assert.is(await count(), 1);
  for (const expected of [2, 3, 4, 4]) {
    server.clock.advance(3_600_000);
    await reset();
    assert.is(await count(), expected);
  }
  server.clock.set(new Date("2026-11-28T12:00:00.999Z"));
  await tidy(server.services);
  assert.is(await count(), 4);
  server.clock.advance(1);
  for (let round = 0; round < 2; round += 1) await tidy(server.services);
  assert.is(await count(), 5, "after seven days");
  await reset();
  assert.is(await count(), 5);
  assert.not.ok((await server.inbox()).some(({ text }) => text.includes("/app/reset#")));
  assert.is((await keep(server)).status, 200, "any of them works");
});

test.run();
