import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  endRings,
  lockDuePushes,
  queuePushes,
  ringLater,
} from "../../../../server/core/notification/push-queue.store";
import { findDevices } from "../../../../server/core/notification/push-token.store";
import { user } from "../../../../server/platform/db/schema/account";
import { pushToken } from "../../../../server/platform/db/schema/notification-push";
import { session } from "../../../../server/platform/db/schema/session";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addTeam } from "../../../support/people/club";
import { makeBrowser } from "../../../support/server/push-service";
import { asSupport } from "../../../support/server/raw-rows";
import { openTestServer } from "../../../support/server/server";

/** Whose devices get no push, whatever was queued for them before: each rule of the statement that leaves one out fails a test here without it. */
const test = suite("who is left out of pushes");

async function open() {
  const server = await openTestServer();
  const { services, clock } = server;
  const { db } = services;
  const people: Person[] = [];
  for (const firstName of ["Dana", "Kim"]) {
    const person = await addAdult(server, { firstName });
    await addTeam(server, person.user.id);
    const body = makeBrowser().device;
    assert.is((await ask(server, person, "POST /user/me/push_token", { body })).status, 200);
    people.push(person);
  }
  const [dana, kim] = people;
  if (!dana || !kim) throw new Error("Somebody is missing.");
  const ids = people.map((person) => person.user.id);
  return {
    server,
    db,
    clock,
    dana,
    kim,
    ringing: async () => {
      const devices = await findDevices(db, ids, clock.now());
      return people.filter(({ user: { id } }) => devices.has(id)).map((person) => person.user.firstName);
    },
    change: (who: Person, to: Partial<typeof user.$inferInsert>) =>
      asSupport(db, (tx) => tx.update(user).set(to).where(eq(user.id, who.user.id))),
  };
}

test("a banned, leaving or deleted account gets none", async () => {
  const { server, clock, dana, ringing, change } = await open();
  assert.equal(await ringing(), ["Dana", "Kim"]);
  const at = clock.now();
  const none = { bannedAt: null, deletionDueAt: null, deletedAt: null };
  for (const out of [{ bannedAt: at }, { deletionDueAt: at }, { deletedAt: at }]) {
    await change(dana, { ...none, ...out });
    assert.equal(await ringing(), ["Kim"]);
  }
  await server.close();
});

test("a device gets none once its session is over, nor by the session of somebody else", async () => {
  const { server, db, clock, dana, kim, ringing } = await open();
  await db.update(session).set({ expiresAt: clock.now() }).where(eq(session.id, kim.sessionId));
  assert.equal(await ringing(), ["Dana"]);
  await db.update(pushToken).set({ sessionId: dana.sessionId }).where(eq(pushToken.userId, kim.user.id));
  assert.equal(await ringing(), ["Dana"]);
  await server.close();
});

test("a device that is still registered gets none once its session is signed out", async () => {
  const { server, db, clock, dana, ringing } = await open();
  const [row] = await db.select().from(pushToken).where(eq(pushToken.userId, dana.user.id));
  if (!row) throw new Error("No device.");
  await db.update(session).set({ revokedAt: clock.now() }).where(eq(session.id, dana.sessionId));
  // Signing out deletes it; a registration that was lost in between must not ring either.
  await db.insert(pushToken).values(row);
  assert.equal(await ringing(), ["Kim"]);
  await server.close();
});

test("a push that a newer one replaced while it was sent ends and delays nothing", async () => {
  const { server, db, clock, kim } = await open();
  const ring = {
    kind: "seated",
    team_id: randomUUID(),
    huddle_id: randomUUID(),
    up_to: 0,
    rung: [],
  } as const;
  const queue = () =>
    queuePushes(db, [{ userId: kim.user.id, ring, source: randomUUID(), dueAt: clock.now() }], clock.now());
  await queue();
  const [taken] = await lockDuePushes(db, clock.now(), 9);
  if (!taken) throw new Error("Nothing was due.");
  await queue();
  await endRings(db, [{ row: taken, sentAt: clock.now() }]);
  await ringLater(db, taken, { dueAt: new Date(clock.now().getTime() + 60_000), rung: [] });
  assert.is((await lockDuePushes(db, clock.now(), 9)).length, 1);
  await server.close();
});

test.run();
