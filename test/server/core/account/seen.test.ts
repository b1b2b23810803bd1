import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { recordSeen } from "../../../../server/core/account/seen.store";
import { user } from "../../../../server/platform/db/schema/account";
import { call, logIn, signUp } from "../../../support/people/people";
import { countStatements } from "../../../support/server/count-statements";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the day on which somebody was last here");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const seenOn = async (id: string) => {
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  return row?.seenOn;
};
const lastSeen = (id: string, day: string) =>
  server.services.db.update(user).set({ seenOn: day }).where(eq(user.id, id));

test("a sign-in and a refresh write it, once a day", async () => {
  const { services, clock } = server;
  const id = String((await signUp(server)).body.user_id);
  await lastSeen(id, "2026-01-01");
  let { refresh_token: token } = (await logIn(server)).body;
  assert.is(await seenOn(id), "2026-11-21");
  const refresh = async () => {
    const counted = countStatements(services.db);
    const { body } = await call(server, "/auth/refresh_access_token", { refresh_token: token });
    token = body.refresh_token;
    return counted();
  };
  const [second, third] = [await refresh(), await refresh()];
  assert.is(second, third);
  clock.set(new Date("2026-11-22T00:00:00Z"));
  assert.is(await refresh(), third + 1);
  assert.is(await seenOn(id), "2026-11-22");
  assert.is(await refresh(), third);
  clock.set(new Date("2026-11-22T23:59:59Z"));
  assert.is(await refresh(), third, "no time of day is kept");
});

test("it never goes back, and a newcomer has one", async () => {
  const { services, clock } = server;
  const id = String((await signUp(server)).body.user_id);
  assert.match(String(await seenOn(id)), /^\d{4}-\d\d-\d\d$/);
  await lastSeen(id, "2026-11-22");
  await recordSeen(services.db, { id, seenOn: "2026-11-20" }, clock.now());
  assert.is(await seenOn(id), "2026-11-22");
});

test.run();
