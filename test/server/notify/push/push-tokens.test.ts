// Runs on PostgreSQL as well.
import { asc, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { eraseAccount } from "../../../../server/commands/account-deletion/erasure.store";
import { insertExpectedAcknowledgements } from "../../../../server/core/notification/push-acknowledgement.store";
import { deleteOldPushes } from "../../../../server/core/notification/push-queue.store";
import { publicKeyOf } from "../../../../server/core/notification/vapid";
import { revokeAll } from "../../../../server/core/session/session.store";
import { user } from "../../../../server/platform/db/schema/account";
import {
  pushAcknowledgement,
  pushQueue,
  pushToken,
} from "../../../../server/platform/db/schema/notification-push";
import { session } from "../../../../server/platform/db/schema/session";
import { copyAccount } from "../../../../server/reads/account-copy/account-copy";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addFollower, addMember, addTeam } from "../../../support/people/club";
import { makeBrowser } from "../../../support/server/push-service";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Tokens = components["schemas"]["PushTokens"];

const test = suite("devices that ring");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const save = (person: Person, body: object = makeBrowser().device) =>
  ask<Tokens & { message_code?: string }>(server, person, "POST /user/me/push_token", { body });
const read = (person: Person) => ask<Tokens>(server, person, "GET /user/me/push_token");
const drop = (person: Person, id: string) =>
  ask<Tokens & { message_code?: string }>(server, person, `DELETE /user/me/push_token/token_id/${id}`);
const rows = () => server.services.db.select().from(pushToken).orderBy(asc(pushToken.madeAt));

test("a device is registered, listed and removed; replies contain neither its endpoint nor its keys", async () => {
  const person = await addAdult(server);
  const { device } = makeBrowser();
  const saved = await save(person, device);
  assert.is(saved.status, 200);
  const [token] = saved.body.tokens;
  assert.equal([token?.label, token?.is_of_this_session, token?.last_ok_at], [device.label, true, null]);
  assert.is(saved.body.application_server_key, publicKeyOf(server.services.config.vapid));
  assert.equal((await read(person)).body, saved.body);
  for (const secret of [device.endpoint, device.p256dh, device.auth])
    assert.not.ok(JSON.stringify(saved.body).includes(secret));
  assert.equal((await drop(person, String(token?.id))).body.tokens, []);
  assert.is((await drop(person, String(token?.id))).body.message_code, "PUSH_TOKEN_404");
});

test("registering the same device with the same keys is refused as already on; new keys replace the old row", async () => {
  const person = await addAdult(server);
  const { device } = makeBrowser();
  await save(person, device);
  assert.is((await save(person, device)).body.message_code, "PUSH_TOKEN_409_CONFLICT");
  const { p256dh, auth } = makeBrowser().device;
  assert.is((await save(person, { ...device, p256dh, auth })).body.tokens.length, 1);
  assert.is((await rows())[0]?.p256dh, p256dh);
});

test("a device registered by another account gets only that account's pushes", async () => {
  const [one, other] = [await addAdult(server), await addAdult(server)];
  const { device } = makeBrowser();
  await save(one, device);
  await server.services.db.update(pushToken).set({ failures: 9, lastOkAt: server.clock.now() });
  assert.is((await save(other, device)).status, 200);
  const [row, ...more] = await rows();
  assert.equal(more, []);
  assert.equal([row?.userId, row?.sessionId], [other.user.id, other.sessionId]);
  assert.equal([row?.failures, row?.lastOkAt], [0, null]);
  assert.equal((await read(one)).body.tokens, []);
});

test("another account's device cannot be removed", async () => {
  const [one, other] = [await addAdult(server), await addAdult(server)];
  const id = String((await save(one)).body.tokens[0]?.id);
  assert.is((await drop(other, id)).body.message_code, "PUSH_TOKEN_404");
  assert.is((await rows()).length, 1);
});

test("the eleventh device replaces the oldest one", async () => {
  const person = await addAdult(server);
  for (let count = 0; count < 11; count += 1) {
    server.clock.advance(1_000);
    await save(person, { ...makeBrowser().device, label: `Phone ${count}` });
  }
  const labels = (await rows()).map(({ label }) => label);
  assert.equal([labels.length, labels[0], labels.at(-1)], [10, "Phone 1", "Phone 10"]);
});

test("unknown push services and invalid keys are refused, and nothing is stored", async () => {
  const person = await addAdult(server);
  const { device } = makeBrowser();
  for (const endpoint of [
    "https://127.0.0.1/x",
    "https://push.example.com/x",
    "https://fcm.googleapis.com:444/x",
  ])
    assert.is((await save(person, { ...device, endpoint })).body.message_code, "PUSH_TOKEN_400_SERVICE");
  for (const wrong of [
    { endpoint: "http://fcm.googleapis.com/x" },
    { endpoint: `https://fcm.googleapis.com/${"x".repeat(2_084)}` },
    { p256dh: "B".repeat(87) },
    { p256dh: "B".repeat(86) },
    { auth: "short" },
    { label: "" },
    { label: "x".repeat(61) },
    { more: true },
  ])
    assert.is(
      (await save(person, { ...device, ...wrong })).body.message_code,
      "REQUEST_400_INVALID",
      JSON.stringify(wrong),
    );
  assert.equal(await rows(), []);
});

test("signing out deletes the device's token in the same statement, also when signing out everywhere", async () => {
  const { db } = server.services;
  const [one, other] = [await addAdult(server), await addAdult(server)];
  await save(one);
  await save(other);
  await db.update(session).set({ revokedAt: server.clock.now() }).where(eq(session.id, one.sessionId));
  assert.equal(
    (await rows()).map(({ userId }) => userId),
    [other.user.id],
  );
  await revokeAll(db, { userId: other.user.id, now: server.clock.now() });
  assert.equal(await rows(), []);
});

test("a sign-out concurrent with a registration leaves no token", async () => {
  const { db } = server.services;
  for (let round = 0; round < 20; round += 1) {
    const person = await addAdult(server);
    await Promise.all([save(person), revokeAll(db, { userId: person.user.id, now: server.clock.now() })]);
    assert.equal(await rows(), [], `round ${round}`);
  }
});

test("guardians, players and staff can get pushes; mere followers, people without a team and minors cannot", async () => {
  const mayRing = async (person: Person) => (await read(person)).body.may_ring;
  const [coach, guardian, player, follower, grandpa, stranger] = [
    await addAdult(server),
    await addAdult(server),
    await addAdult(server),
    await addAdult(server),
    await addAdult(server),
    await addAdult(server),
  ];
  const { id: teamId } = await addTeam(server, coach.user.id);
  const sam = await addChild(server, [guardian.user.id]);
  await addMember(server, teamId, { childId: sam.id });
  await addMember(server, teamId, { userId: player.user.id });
  await addMember(server, teamId, { userId: follower.user.id, roles: ["follower"] });
  await addFollower(server, sam.id, grandpa.user.id, guardian.user.id);
  assert.equal(await Promise.all([coach, guardian, player, follower, grandpa, stranger].map(mayRing)), [
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  await server.services.db
    .update(user)
    .set({ emailAddressVerifiedAt: null })
    .where(eq(user.id, player.user.id));
  assert.is(await mayRing(player), false);
});

test("an account's export lists its devices and pushes without endpoint and keys; an erasure counts and deletes them", async () => {
  const { db, identity, config } = server.services;
  const person = await addAdult(server);
  const { device } = makeBrowser();
  await save(person, device);
  const ring = {
    kind: "called_off",
    of: "practice",
    team_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31",
    event_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71",
    membership_ids: [],
    notice_version: 2,
    time_version: 1,
    rung: [],
  } as const;
  const madeAt = server.clock.now();
  await db.insert(pushQueue).values({
    userId: person.user.id,
    channel: "push",
    groupKey: "event:1",
    kind: "called_off",
    about: ring,
    lastSource: ring.event_id,
    madeAt,
  });
  await insertExpectedAcknowledgements(db, [
    {
      tokenHash: "hash",
      userId: person.user.id,
      groupKey: "event:1",
      lastSource: ring.event_id,
      tokenId: ring.event_id,
      version: null,
      madeAt,
    },
  ]);
  const copy = await db.transaction((tx) => copyAccount(tx, person.user, server.services));
  assert.equal(copy.devices_that_ring, [
    {
      device: device.label,
      rings_since: madeAt,
      last_rung_at: null,
      pushes_not_acknowledged: 0,
      silent_since: null,
    },
  ]);
  assert.equal(copy.rings, [{ by: "push", kind: "called_off", team: null, sent_at: null, made_at: madeAt }]);
  await deleteOldPushes(db, new Date(madeAt.getTime() + 30 * 86_400_000));
  assert.is((await db.select().from(pushQueue)).length, 1, "on the thirtieth day");
  const erased = await db.transaction((tx) =>
    eraseAccount(tx, person.user, { issuer: identity.issuer, signingKey: config.signingKey, now: madeAt }),
  );
  assert.equal(
    [erased?.rows.push_token, erased?.rows.push_queue, erased?.rows.push_acknowledgement],
    [1, 1, 1],
  );
  assert.equal(
    [await rows(), await db.select().from(pushQueue), await db.select().from(pushAcknowledgement)],
    [[], [], []],
  );
});

test("sent pushes are kept for thirty days", async () => {
  const { db } = server.services;
  const person = await addAdult(server);
  const about = {
    kind: "moved",
    of: "game",
    team_id: "",
    event_id: "",
    membership_ids: [],
    notice_version: 2,
    time_version: 2,
    rung: [],
  } as const;
  const row = {
    userId: person.user.id,
    channel: "push",
    kind: "moved",
    about,
    lastSource: person.user.id,
  } as const;
  const madeAt = server.clock.now();
  await db.insert(pushQueue).values([
    { ...row, groupKey: "old", madeAt },
    { ...row, groupKey: "new", madeAt: new Date(madeAt.getTime() + 1) },
  ]);
  await deleteOldPushes(db, new Date(madeAt.getTime() + 30 * 86_400_000 + 1));
  assert.equal(
    (await db.select().from(pushQueue)).map(({ groupKey }) => groupKey),
    ["new"],
  );
});

test.run();
