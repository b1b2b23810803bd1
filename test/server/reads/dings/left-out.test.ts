import { and, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { DingKind } from "../../../../domain/dings/ding-kinds";
import { wordsOf } from "../../../../domain/dings/ding-texts";
import type { components } from "../../../../openapi";
import { addDings } from "../../../../server/core/notification/ding.store";
import { findSummaryReaders } from "../../../../server/notify/summary/summary.store";
import { user } from "../../../../server/platform/db/schema/account";
import { child, guardianship } from "../../../../server/platform/db/schema/family";
import { huddleMember } from "../../../../server/platform/db/schema/huddle";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { membership } from "../../../../server/platform/db/schema/team";
import { addChild, addFollower, addMember } from "../../../support/people/club";
import { addGroup } from "../../../support/people/huddle";
import { openTalk, type Talker } from "../../../support/people/talk";
import { asSupport } from "../../../support/server/raw-rows";

/** Whose name a ding does not say, and who gets no summary: each rule of the statements that leaves somebody out fails a test here without it. */
const test = suite("who is left out of the dings");

/** Nia plays for the Comets, and is Kim's and Lee's. */
async function open() {
  const talk = await openTalk();
  const { server, db, clock, teamId, kim, lee, call } = talk;
  const nia = await addChild(server, [kim.user.id, lee.user.id], { firstName: "Nia" });
  const { id: niaId } = await addMember(server, teamId, { childId: nia.id });
  const ended = () => ({ endedAt: clock.now(), endReason: "left" as const });
  return {
    ...talk,
    nia,
    /** What the reader of one ding is told. */
    async told(reader: Talker, kind: DingKind, about: object, team: string | null = teamId) {
      await db.delete(ding);
      await addDings(db, { userIds: [reader.user.id], kind, teamId: team, about, now: clock.now() });
      return (await call<components["schemas"]["Dings"]>(reader, "GET /ding")).body.items.map(wordsOf).join();
    },
    change: (who: Talker, to: Partial<typeof user.$inferInsert>) =>
      asSupport(db, (tx) => tx.update(user).set(to).where(eq(user.id, who.user.id))),
    takeDown: (by: Talker | null) =>
      db
        .update(child)
        .set({ deletedAt: by && clock.now(), deletedBy: by?.user.id ?? null })
        .where(eq(child.id, nia.id)),
    niaLeaves: () => db.update(membership).set(ended()).where(eq(membership.id, niaId)),
    everyChildLeaves: () =>
      db
        .update(membership)
        .set(ended())
        .where(eq(membership.roles, ["player"])),
    guardsNoMore: (who: Talker) =>
      db
        .update(guardianship)
        .set({ ...ended(), endedBy: who.user.id })
        .where(and(eq(guardianship.childId, nia.id), eq(guardianship.userId, who.user.id))),
  };
}

test("a player is named to its guardians and to the staff where it plays, not once it left, was deleted or is theirs no more", async () => {
  const { server, dana, kim, lee, nia, told, niaLeaves, takeDown, guardsNoMore } = await open();
  const read = async () => [
    await told(dana, "team_newcomer", { child_id: nia.id }),
    await told(lee, "team_newcomer", { child_id: nia.id }),
  ];
  const [named, nobody] = ["Nia is in at Comets.", "Somebody is in at Comets."];
  assert.equal(await read(), [named, named]);
  await takeDown(kim);
  assert.equal(await read(), [nobody, nobody]);
  await takeDown(null);
  await guardsNoMore(lee);
  assert.equal(await read(), [named, nobody]);
  await niaLeaves();
  assert.equal(await read(), [nobody, nobody]);
  await server.close();
});

test("an adult is named to the adults of the team while both are in it, never to followers or by a huddle that is read no more", async () => {
  const { server, db, clock, teamId, dana, kim, lee, walt, told, change, everyChildLeaves } = await open();
  const about = { user_id: kim.user.id };
  const read = (reader: Talker) => told(reader, "team_newcomer", about);
  const [named, nobody] = ["Kim is in at Comets.", "Somebody is in at Comets."];
  assert.equal([await read(dana), await read(lee), await read(walt)], [named, named, nobody]);
  await change(kim, { bannedAt: clock.now() });
  assert.is(await read(dana), nobody);
  await change(kim, { bannedAt: null });
  const group = await addGroup(server, teamId, [kim.user.id, dana.user.id, lee.user.id]);
  const answer = (reader: Talker) => told(reader, "answered", { ...about, huddle_id: group });
  assert.match(await answer(lee), /^Kim answered you in (Kim and Dana|Dana and Kim)\.$/);
  await db
    .update(huddleMember)
    .set({ leftAt: clock.now(), leftBy: dana.user.id })
    .where(eq(huddleMember.userId, dana.user.id));
  assert.equal(
    [await answer(lee), await answer(dana)],
    ["Kim answered you in Kim.", "Somebody answered you in a huddle."],
  );
  await everyChildLeaves();
  assert.equal([await read(dana), await read(lee)], [nobody, nobody]);
  await server.close();
});

test("a child's circle is named to its guardians alone, and only who is in it", async () => {
  const { server, clock, dana, kim, lee, walt, nia, told, change, guardsNoMore } = await open();
  await addFollower(server, nia.id, walt.user.id, kim.user.id);
  const read = (reader: Talker, who: Talker) =>
    told(reader, "circle_newcomer", { child_id: nia.id, user_id: who.user.id }, null);
  assert.equal(
    [await read(kim, lee), await read(kim, walt), await read(kim, dana), await read(walt, kim)],
    [
      "Lee is there for Nia now.",
      "Walt is there for Nia now.",
      "Somebody is there for Nia now.",
      "Somebody is there for your player now.",
    ],
  );
  const banned = { bannedAt: clock.now() };
  for (const who of [lee, walt]) await change(who, banned);
  assert.equal(
    [await read(kim, lee), await read(kim, walt)],
    ["Somebody is there for Nia now.", "Somebody is there for Nia now."],
  );
  await change(lee, { bannedAt: null });
  await guardsNoMore(lee);
  assert.equal(
    [await read(kim, lee), await read(lee, kim)],
    ["Somebody is there for Nia now.", "Somebody is there for your player now."],
  );
  await server.close();
});

test("who is answered hears nothing once they left the team, or for words that they took back", async () => {
  const { server, db, teamId, send, takeBack, kim, lee, everyChildLeaves } = await open();
  const answered = async (seq: number | undefined) => {
    await db.delete(ding);
    await send(kim, "An answer", { reply_to: seq });
    return (await db.select().from(ding)).map(({ userId, kind }) => [userId, kind]);
  };
  const [stays, goes] = [(await send(lee, "Stays")).body, (await send(lee, "Goes")).body];
  await addMember(server, teamId, { userId: kim.user.id, roles: ["coach"] });
  assert.equal(await answered(stays.seq), [[lee.user.id, "answered"]]);
  await takeBack(lee, goes.message_id);
  assert.equal(await answered(goes.seq), []);
  await everyChildLeaves();
  assert.equal(await answered(stays.seq), []);
  await server.close();
});

test("no summary is written for somebody banned, leaving or deleted, or whose address is not verified", async () => {
  const { server, db, clock, change, dana, kim, lee, walt } = await open();
  await db.update(user).set({ timeZone: "America/Chicago" });
  const readers = async () =>
    (
      await findSummaryReaders(db, { zones: ["America/Chicago"], today: "2026-11-21", after: "", count: 9 })
    ).map(({ name }) => name);
  assert.equal((await readers()).sort(), ["Dana", "Kim", "Lee", "Walt"]);
  await change(kim, { bannedAt: clock.now() });
  await change(lee, { deletionDueAt: clock.now() });
  await change(walt, { emailAddressVerifiedAt: null });
  assert.equal(await readers(), ["Dana"]);
  await change(dana, { deletedAt: clock.now() });
  assert.equal(await readers(), []);
  await server.close();
});

test.run();
