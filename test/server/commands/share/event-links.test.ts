import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { removeOldShortLinks } from "../../../../server/core/share/short-link.store";
import { user } from "../../../../server/platform/db/schema/account";
import { shortLink } from "../../../../server/platform/db/schema/share";
import { ask, type Person } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("an event's public link: made, shown and removed");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, at, change, named } = scheduleCalls(() => server);

type Link = components["schemas"]["ShortFormUrl"];
const share = (person: Person, teamId: string, id: string) =>
  ask<Link>(server, person, `PUT ${at(teamId, id)}/short_form_url`);
const remove = (person: Person, teamId: string, id: string) =>
  ask(server, person, `DELETE ${at(teamId, id)}/short_form_url`);
const look = async (address: string) =>
  (await server.app.inject({ method: "GET", url: address.replace(/^https?:\/\/[^/]+/, "") })).statusCode;

async function planned() {
  const people = await club();
  const player = await named("Pia Player");
  await addMember(server, people.teamId, { userId: player.user.id, roles: ["player"] });
  const follower = await named("Frank Fan");
  await addMember(server, people.teamId, { userId: follower.user.id, roles: ["follower"] });
  const { id } = (await add(people.coach, people.teamId)).body.event;
  return { ...people, player, follower, id };
}

test("staff, players and guardians make it and get the same one; followers and strangers do not", async () => {
  const { coach, mother, father, player, follower, grandpa, teamId, id } = await planned();
  const first = await share(mother, teamId, id);
  assert.equal([first.status, first.body.may_remove], [200, true]);
  assert.match(first.body.address, /\/e\/[\w-]{43}\?v=1$/);
  for (const [person, may_remove] of [
    [mother, true],
    [coach, true],
    [father, false],
    [player, false],
  ] as const)
    assert.equal((await share(person, teamId, id)).body, { address: first.body.address, may_remove });
  for (const person of [follower, grandpa])
    assert.is((await share(person, teamId, id)).code, "SHORT_FORM_URL_401_CREATE");
  assert.is((await share(await named("Nora Nobody"), teamId, id)).code, "TEAM_404");
  assert.is((await server.services.db.select().from(shortLink)).length, 1);
});

test("the address names the event's version, and every version opens the page", async () => {
  const { coach, mother, teamId, id } = await planned();
  const before = (await share(mother, teamId, id)).body.address;
  await change(coach, teamId, id, 1, { kit: "blue" });
  const after = (await share(mother, teamId, id)).body.address;
  assert.is(after, before.replace("?v=1", "?v=2"));
  assert.equal(
    [await look(before), await look(after), await look(after.split("?")[0] ?? "")],
    [200, 200, 200],
  );
});

test("whoever made it and staff remove it; the next one has another address", async () => {
  const { coach, mother, father, player, grandpa, teamId, id } = await planned();
  assert.is((await remove(mother, teamId, id)).code, "SHORT_FORM_URL_404");
  const first = (await share(mother, teamId, id)).body.address;
  for (const person of [father, player, grandpa])
    assert.is((await remove(person, teamId, id)).code, "SHORT_FORM_URL_401_DELETE");
  assert.equal((await remove(mother, teamId, id)).body, { ended: true });
  assert.is(await look(first), 404);
  const second = (await share(father, teamId, id)).body.address;
  assert.is.not(second, first);
  assert.equal([await look(first), await look(second)], [404, 200]);
  assert.equal((await remove(coach, teamId, id)).body, { ended: true });
  assert.is(await look(second), 404);
});

test("who has become a follower removes no link that they made as a player, and it stays for the others", async () => {
  const { coach, player, teamId, id } = await planned();
  const { address } = (await share(player, teamId, id)).body;
  await server.services.db.execute(
    sql`update membership set roles = '{follower}' where team_id = ${teamId}::uuid and user_id = ${player.user.id}`,
  );
  assert.is((await remove(player, teamId, id)).code, "SHORT_FORM_URL_401_DELETE");
  assert.is(await look(address), 200);
  assert.equal((await share(coach, teamId, id)).body, { address, may_remove: true });
});

test("twelve people at once get one link", async () => {
  const { coach, mother, father, player, teamId, id } = await planned();
  const people = [coach, mother, father, player];
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => share(people[index % 4] ?? coach, teamId, id)),
  );
  assert.is(new Set(replies.map(({ body }) => body.address)).size, 1);
});

test("only a hash of the token is stored", async () => {
  const { mother, teamId, id } = await planned();
  const { address } = (await share(mother, teamId, id)).body;
  const [row] = await server.services.db.select().from(shortLink);
  const token = /\/e\/([\w-]+)/.exec(address)?.[1] ?? "";
  assert.is(token.length, 43);
  assert.not(JSON.stringify(row).includes(token));
});

test("not in an archived team, nor seven days after the end, nor for another team's event", async () => {
  const { coach, mother, teamId, id } = await planned();
  const other = await club();
  const foreign = (await add(other.coach, other.teamId)).body.event.id;
  assert.is((await share(coach, teamId, foreign)).code, "EVENT_ITEM_404");
  assert.is((await share(coach, teamId, "no-id")).code, "EVENT_ITEM_404");
  server.clock.set(new Date("2026-12-02T01:00:00Z"));
  assert.is((await share(mother, teamId, id)).code, "SHORT_FORM_URL_404");
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
  await server.services.db.execute(sql`update team set archived_at = now() where id = ${teamId}::uuid`);
  assert.is((await share(coach, teamId, id)).code, "TEAM_403_ARCHIVED");
});

test("a minor makes none", async () => {
  const { mother, teamId, id } = await planned();
  await server.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(user).set({ dateOfBirth: "2011-03-03" }).where(eq(user.id, mother.user.id));
  });
  assert.is((await share(mother, teamId, id)).code, "USER_403_ADULT");
  assert.is((await remove(mother, teamId, id)).code, "USER_403_ADULT");
});

test("after a new signing key it has another address, and the old one is dead", async () => {
  const { mother, teamId, id } = await planned();
  const before = (await share(mother, teamId, id)).body.address;
  await server.services.db.update(shortLink).set({ tokenHash: "of-an-earlier-key" });
  assert.is(await look(before), 404);
  const after = (await share(mother, teamId, id)).body.address;
  assert.is(await look(after), 200);
});

test("the link outlives its maker, whom it then no longer names", async () => {
  const { coach, mother, teamId, id } = await planned();
  const { address } = (await share(mother, teamId, id)).body;
  await server.services.db.delete(user).where(eq(user.id, mother.user.id));
  const [row] = await server.services.db.select().from(shortLink);
  assert.is(row?.madeBy, null);
  assert.is(await look(address), 200);
  assert.equal((await share(coach, teamId, id)).body, { address, may_remove: true });
});

test("links go seven days after the end, the others stay", async () => {
  const { coach, teamId, id } = await planned();
  const later = (await add(coach, teamId, { starts_local: "2026-12-20T17:30:00" })).body.event.id;
  for (const event of [id, later]) await share(coach, teamId, event);
  const left = async (now: string) => {
    await removeOldShortLinks(server.services.db, new Date(now));
    const rows = await server.services.db.select().from(shortLink);
    return rows.map(({ eventId }) => eventId).sort();
  };
  assert.equal(await left("2026-12-02T00:59:59Z"), [id, later].sort());
  assert.equal(await left("2026-12-02T01:00:00Z"), [later]);
});

test.run();
