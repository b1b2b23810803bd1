import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addDings, removeOldDings } from "../../../../server/core/notification/ding.store";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { addPerson } from "../../../support/people/person";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("pings");

const quiet = { last_new_ping_at: null, new_feed_cards: 0, new_messages: 0, new_notifications: 0 };

async function open() {
  const server = await openTestServer();
  return { server, person: await addPerson(server) };
}
/** Each key makes a ding of its own, as long as it is unread. */
async function add({ services, clock }: TestServer, userId: string, ...keys: string[]) {
  for (const huddle_id of keys)
    await addDings(services.db, { ...news, userIds: [userId], about: { huddle_id }, now: clock.now() });
}
const news = { kind: "seated", teamId: null } as const;
const read = ({ app }: TestServer, headers: Record<string, string>) =>
  app.inject({ method: "GET", url: "/user/me/pings", headers });
const markSeen = ({ app }: TestServer, headers: Record<string, string>, kind: string) =>
  app.inject({ method: "POST", url: "/user/me/pings/seen", headers, payload: { kind } });

test("without pings all counts are zero", async () => {
  const { server, person } = await open();
  assert.equal((await read(server, person.headers)).json(), quiet);
  await server.close();
});

test("notifications are the unseen dings, the caller's only", async () => {
  const { server, person } = await open();
  const other = await addPerson(server);
  await add(server, person.user.id, "one", "other");
  await add(server, other.user.id, "one");
  assert.equal((await read(server, person.headers)).json(), {
    ...quiet,
    last_new_ping_at: "2026-11-21T12:00:00.000Z",
    new_notifications: 2,
  });
  await server.close();
});

test("opening the page marks its kind seen, and the time of the newest ding stays", async () => {
  const { server, person } = await open();
  await add(server, person.user.id, "one");
  const left = { ...quiet, last_new_ping_at: "2026-11-21T12:00:00.000Z" };
  assert.equal((await markSeen(server, person.headers, "feed_card")).json(), {
    ...left,
    new_notifications: 1,
  });
  assert.equal((await markSeen(server, person.headers, "notification")).json(), left);
  assert.equal((await read(server, person.headers)).json(), left);
  await server.close();
});

test("what comes again before it was read is the same ding, and new again", async () => {
  const { server, person } = await open();
  await add(server, person.user.id, "one", "one");
  assert.is((await read(server, person.headers)).json().new_notifications, 1);
  await markSeen(server, person.headers, "notification");
  server.clock.advance(1_000);
  await add(server, person.user.id, "one");
  const [row, ...more] = await server.services.db.select().from(ding);
  assert.equal([row?.times, row?.seenAt, row?.lastAt, more], [3, null, server.clock.now(), []]);
  await server.close();
});

test("a ding is removed 60 days after its last news", async () => {
  const { server, person } = await open();
  await add(server, person.user.id, "one");
  const days = (number: number) => new Date(server.clock.now().getTime() + number * 86_400_000);
  const left = async (at: Date) => {
    await removeOldDings(server.services.db, at);
    return (await server.services.db.select().from(ding)).length;
  };
  assert.equal([await left(days(60)), await left(days(60.01))], [1, 0]);
  await server.close();
});

test("unchanged counts are answered with 304 and no body", async () => {
  const { server, person } = await open();
  await add(server, person.user.id, "one");
  const first = await read(server, person.headers);
  const etag = String(first.headers.etag);
  assert.match(etag, /^W\/".+"$/);
  const again = await read(server, { ...person.headers, "if-none-match": etag });
  assert.is(again.statusCode, 304);
  assert.is(again.body, "");
  assert.is(again.headers.etag, etag);
  assert.is((await read(server, { ...person.headers, "if-none-match": `"x", ${etag}` })).statusCode, 304);

  server.clock.advance(1_000);
  await markSeen(server, person.headers, "notification");
  await add(server, person.user.id, "one");
  const changed = await read(server, { ...person.headers, "if-none-match": etag });
  assert.is(changed.statusCode, 200, "one seen and one new make the same count, but not the same news");
  assert.not.equal(changed.headers.etag, etag);
  await server.close();
});

test("an ETag of another person's counts does not match", async () => {
  const { server, person } = await open();
  await add(server, person.user.id, "one");
  const etag = String((await read(server, person.headers)).headers.etag);
  assert.is((await read(server, { ...person.headers, "if-none-match": "*" })).statusCode, 200);
  assert.is(
    (await server.app.inject({ method: "GET", url: "/user/me/pings", headers: { "if-none-match": etag } }))
      .statusCode,
    401,
  );
  await server.close();
});

test("pings are for squad members", async () => {
  const server = await openTestServer();
  for (const role of ["onboarding", "default"]) {
    const person = await addPerson(server, { role });
    assert.is((await read(server, person.headers)).json().message_code, "AUTH_401_ROLE");
    assert.is((await markSeen(server, person.headers, "message")).json().message_code, "AUTH_401_ROLE");
  }
  for (const role of ["squad_member", "premium", "grand_poobah", "administrator"])
    assert.is((await read(server, (await addPerson(server, { role })).headers)).statusCode, 200, role);
  await server.close();
});

test("an unknown kind is refused", async () => {
  const { server, person } = await open();
  assert.equal((await markSeen(server, person.headers, "spam")).json().fields, [
    { field: "kind", rule: "enum" },
  ]);
  await server.close();
});

test.run();
