import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import { writeIntent } from "../../../../server/core/identity/sign-up.store";
import { knownDevice } from "../../../../server/platform/db/schema/access";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { resetMail, signUpIntent } from "../../../../server/platform/db/schema/identity";
import { link } from "../../../../server/platform/db/schema/mail";
import { session } from "../../../../server/platform/db/schema/session";
import { startUpkeep, tidy } from "../../../../server/program/jobs/upkeep";
import { call, cookieTransport, logIn, signUp } from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("upkeep");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const day = 86_400_000;
const counts = async () => {
  const { db } = server.services;
  const tables = [session, link, resetMail, rateBucket, signUpIntent] as const;
  const rows = await Promise.all(tables.map((table) => db.select().from(table)));
  return rows.map((found) => found.length > 0);
};

test("expired rows are deleted, current ones stay", async () => {
  const { services, clock } = server;
  await signUp(server);
  await logIn(server);
  await call(server, "/auth/reset_password", { email_address: "robin@example.com" });
  await writeIntent(services.db, { userId: "cut-short", mailboxKey: keyOf("sam@example.com") }, clock.now());
  await tidy(services);
  assert.equal(await counts(), [true, true, true, true, true]);
  clock.advance(60 * day);
  await tidy(services);
  assert.equal(await counts(), [false, false, false, false, false]);
});

test("a known device is deleted after ninety days", async () => {
  const { services, clock } = server;
  await signUp(server);
  await logIn(server, {}, { headers: cookieTransport() });
  const known = async () => (await services.db.select().from(knownDevice)).length;
  clock.advance(90 * day - 1);
  await tidy(services);
  assert.is(await known(), 1);
  clock.advance(1);
  await tidy(services);
  assert.is(await known(), 0);
});

test("the first round runs immediately, and a stop waits for the current step", async () => {
  const { services, clock } = server;
  await signUp(server);
  clock.advance(60 * day);
  await startUpkeep(services).stop();
  assert.equal(await counts(), [false, false, false, false, false]);
});

test("a stop leaves remaining repairs to the next start without logging a fault", async () => {
  const { services, clock, identity } = server;
  for (const userId of ["one", "two"])
    await writeIntent(services.db, { userId, mailboxKey: keyOf(`${userId}@example.com`) }, clock.now());
  clock.advance(60_000);
  let stopped: Promise<void> | undefined;
  identity.onNext("deleteAccount", "before", () => {
    stopped = upkeep.stop();
  });
  const upkeep = startUpkeep(services);
  await new Promise<void>((resolve) => identity.onNext("deleteAccount", "after", resolve));
  await stopped;
  assert.is((await services.db.select().from(signUpIntent)).length, 1);
  assert.not.ok(server.logLines.some((line) => line.includes("The upkeep failed")));
});

test("a failed round is logged, and stopping still works", async () => {
  server.expectFaults();
  const { services } = server;
  let isGone = true;
  const db: typeof services.db = new Proxy(services.db, {
    get(target, name) {
      if (isGone) throw new Error("The database is gone.");
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const upkeep = startUpkeep({ ...services, db });
  await new Promise<void>((resolve) => setImmediate(resolve));
  isGone = false;
  await upkeep.stop();
  assert.ok(server.logLines.some((line) => line.includes("The upkeep failed; it tries again in a minute.")));
});

test.run();
