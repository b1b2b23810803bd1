import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseAccount } from "../../../../server/commands/account-deletion/erasure.store";
import { removeOldLinks } from "../../../../server/core/calendar-link/endings.store";
import { revokeAll } from "../../../../server/core/session/session.store";
import { calendarFeed } from "../../../../server/platform/db/schema/calendar-link";
import { copyAccount } from "../../../../server/reads/account-copy/account-copy";
import { ask, type Person } from "../../../support/people/ask";
import { addCalendarLink, addGuestLink } from "../../../support/people/calendar-link";
import { addAdult, addChild } from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what ends calendar links, and how long they are kept");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

/** Each guardian of Sam has a link of their week and one for a guest of Sam's. */
async function family() {
  const [mother, father] = [await addAdult(server), await addAdult(server)];
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  for (const { user } of [mother, father]) {
    await addCalendarLink(server, user.id);
    await addGuestLink(server, { by: user.id, childId: sam.id });
  }
  /** "week" and "guest", of those that live. */
  const living = async ({ user }: Person) => {
    const rows = await server.services.db.select().from(calendarFeed);
    return rows
      .filter((row) => row.userId === user.id && row.revokedAt === null)
      .map((row) => (row.guestName ? "guest" : "week"))
      .sort();
  };
  return { mother, father, sam, living };
}

test("signing out everywhere, a new password, and whatever else ends sessions ends all links that one made", async () => {
  const { mother, father, living } = await family();
  const { db } = server.services;
  const now = server.clock.now();
  await db.transaction((tx) => revokeAll(tx, { userId: mother.user.id, now }));
  assert.equal([await living(mother), await living(father)], [[], ["guest", "week"]]);
  // A new password keeps the session that it is set in.
  await db.transaction((tx) => revokeAll(tx, { userId: father.user.id, except: "this-one", now }));
  assert.equal(await living(father), []);
});

test("a guest's link ends with the guardianship of who made it, and does not come back with it", async () => {
  const { mother, father, sam, living } = await family();
  const left = `DELETE /child/child_id/${sam.id}/guardian/user_id/${mother.user.id}` as const;
  assert.is((await ask(server, mother, left)).status, 200);
  assert.equal([await living(mother), await living(father)], [["week"], ["guest", "week"]]);
  const down = await ask(server, father, `DELETE /child/child_id/${sam.id}`, { version: sam.version });
  assert.is(down.status, 200);
  assert.equal(await living(father), ["week"]);
  assert.is((await ask(server, father, `POST /child/child_id/${sam.id}/restore`)).status, 200);
  assert.equal(await living(father), ["week"]);
});

test("links go twelve months after they were switched off or ended", async () => {
  const { mother, sam } = await family();
  const { db } = server.services;
  await db.delete(calendarFeed);
  await addCalendarLink(server, mother.user.id);
  await addCalendarLink(server, mother.user.id, { revokedAt: new Date("2026-11-22T12:00:00Z") });
  await addGuestLink(server, { by: mother.user.id, childId: sam.id, endsOn: "2026-11-21" });
  const keptAt = async (day: string) => {
    await removeOldLinks(db, new Date(`${day}T18:00:00Z`));
    return db.$count(calendarFeed);
  };
  assert.equal([await keptAt("2027-11-21"), await keptAt("2027-11-22")], [3, 1]);
  assert.is(await keptAt("2036-11-22"), 1, "one that is not switched off stays");
});

test("a person's copy has their links and their child's living ones without the token, and with the account theirs go", async () => {
  const { mother, father, sam } = await family();
  await addGuestLink(server, {
    by: father.user.id,
    childId: sam.id,
    endsOn: "2026-01-01",
    guestName: "Nana",
  });
  const { db, config, identity } = server.services;
  const copy = await copyAccount(db, mother.user, server.services);
  assert.equal(copy.calendar_links.map((link) => [link.of, link.guest ?? null]).sort(), [
    ["child", "Grandpa"],
    ["child", "Grandpa"],
    ["household", null],
  ]);
  assert.not.match(JSON.stringify(copy.calendar_links), /token|hash/);
  const about = { issuer: identity.issuer, signingKey: config.signingKey, now: server.clock.now() };
  const erased = await db.transaction((tx) => eraseAccount(tx, mother.user, about));
  assert.equal([erased?.rows.calendar_feed, await db.$count(calendarFeed)], [2, 3]);
});

test.run();
