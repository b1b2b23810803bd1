import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { circleRequest } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { team as teamTable } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import {
  addAdult,
  addChild,
  addJoinRequest,
  addMember,
  addPossibleDuplicate,
  addTeam,
} from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { asSupport } from "../../../support/server/raw-rows";
import { openTestServer, type TestServer } from "../../../support/server/server";

/** What waits for nobody any more: each rule of the statement that leaves an item out fails a test here without it. */
const test = suite("what is left out of Needs you");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const day = 86_400_000;

/** Sam is Mia's and plays for Dana's team; another Sam is new there. Lee asks for much, and Dana invited Mia. */
async function open() {
  const [dana, mia, kim, lee] = [
    await addAdult(server, { firstName: "Dana" }),
    await addAdult(server, { firstName: "Mia", emailAddress: "mia@example.com" }),
    await addAdult(server, { firstName: "Kim" }),
    await addAdult(server, { firstName: "Lee" }),
  ];
  const { db } = server.services;
  const { id: teamId } = await addTeam(server, dana.user.id);
  const sam = await addChild(server, [mia.user.id]);
  await addMember(server, teamId, { childId: sam.id });
  const newcomer = await addChild(server, [kim.user.id]);
  await addPossibleDuplicate(server, teamId, { childId: sam.id, userId: mia.user.id, newcomer });
  await addJoinRequest(server, teamId, { userId: lee.user.id });
  const at = server.clock.now();
  await db.insert(circleRequest).values({
    id: randomUUID(),
    childId: sam.id,
    userId: lee.user.id,
    wish: "guardian",
    origin: "link",
    createdAt: at,
  });
  const id = randomUUID();
  await db.insert(invitation).values({
    id,
    kind: "team",
    teamId,
    roles: ["follower"],
    tokenHash: id,
    emailAddress: "mia@example.com",
    mailboxKey: mia.user.mailboxKey,
    needsApproval: false,
    createdBy: dana.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 14 * day),
  });
  const kinds = async (person: Person) =>
    (await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting")).body.items.map(
      ({ kind }) => kind,
    );
  return {
    db,
    teamId,
    dana,
    mia,
    lee,
    kinds,
    all: async () => [await kinds(dana), await kinds(mia), await kinds(lee)],
    change: (who: Person, to: Partial<typeof user.$inferInsert>) =>
      asSupport(db, (tx) => tx.update(user).set(to).where(eq(user.id, who.user.id))),
  };
}

test("requests of somebody banned, leaving or without a proven address wait for nobody", async () => {
  const { dana, mia, lee, all, kinds, change } = await open();
  assert.equal(await all(), [
    ["join_request"],
    ["circle_request", "look_alike", "invitation"],
    ["asked", "asked"],
  ]);
  const now = server.clock.now();
  const seen = async (to: Partial<typeof user.$inferInsert>) => {
    await change(lee, to);
    return [await kinds(dana), await kinds(mia)];
  };
  const others = ["look_alike", "invitation"];
  assert.equal(await seen({ bannedAt: now }), [[], others]);
  assert.equal(await seen({ bannedAt: null, emailAddressVerifiedAt: null }), [[], others]);
  assert.equal((await seen({ emailAddressVerifiedAt: now, deletionDueAt: now }))[0], []);
});

test("requests of thirty days ago wait for nobody, on neither side", async () => {
  const { all } = await open();
  server.clock.advance(30 * day);
  assert.equal(await all(), [[], ["look_alike"], []]);
});

test("of an archived team nothing waits but one's own request", async () => {
  const { db, teamId, dana, mia, all, kinds } = await open();
  await addEvent(server, teamId, { createdBy: dana.user.id });
  assert.ok((await kinds(mia)).includes("answer_wanted"));
  await db.update(teamTable).set({ archivedAt: server.clock.now() });
  assert.equal(await all(), [[], ["circle_request"], ["asked", "asked"]]);
});

test("an invitation waits for nobody while its sender is banned or leaving, and once it is withdrawn", async () => {
  const { db, dana, mia, kinds, change } = await open();
  const now = server.clock.now();
  const waits = async () => (await kinds(mia)).includes("invitation");
  await change(dana, { bannedAt: now });
  assert.is(await waits(), false);
  await change(dana, { bannedAt: null, deletionDueAt: now });
  assert.is(await waits(), false);
  await change(dana, { deletionDueAt: null });
  assert.is(await waits(), true);
  await db.update(invitation).set({ withdrawnAt: now });
  assert.is(await waits(), false);
});

test.run();
