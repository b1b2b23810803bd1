import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../../server/platform/db/schema/account";
import { session } from "../../../../server/platform/db/schema/session";
import { membership } from "../../../../server/platform/db/schema/team";
import { type Hub, openHub } from "../../../../server/reads/live/hub";
import { addAdult, addMember, addTeam } from "../../../support/people/club";
import { huddleOf } from "../../../support/people/huddle";
import { type Listening, listen } from "../../../support/people/listening";
import { addPerson } from "../../../support/people/person";
import { openTalk } from "../../../support/people/talk";
import { breakable, gone } from "../../../support/server/breakable-database";

const test = suite("live hub");

type Person = Awaited<ReturnType<typeof addPerson>>;

/** The Comets with a hub, whose seconds pass when the test says so. */
async function open() {
  const talk = await openTalk();
  const { services, clock } = talk.server;
  const hubs: Hub[] = [];
  const openOne = (more: Partial<Parameters<typeof openHub>[0]> = {}) => {
    const hub = openHub({ ...services, ...more });
    hubs.push(hub);
    return hub;
  };
  const hub = openOne();
  const heard = async (of = hub) => {
    of.ring(talk.teamId);
    await of.settled();
  };
  return {
    ...talk,
    hub,
    openOne,
    heard,
    /** A second passes. */
    async second(of = hub, seconds = 1) {
      clock.advance(seconds * 1_000);
      await of.tick();
      await of.settled();
    },
    listen: (person: Person, more: Parameters<typeof listen>[3] = {}, of = hub) =>
      listen(of, clock, person, more),
    async close() {
      for (const each of hubs) each.close();
      await talk.server.close();
    },
  };
}

test("whoever reads a huddle hears its messages as they stand, alike for all; a follower hears nothing", async () => {
  const { send, edit, call, at, heard, teamId, huddleId, dana, kim, lee, walt, ...rest } = await open();
  const [his, hers] = [await rest.listen(kim), await rest.listen(lee)];
  const follower = await rest.listen(walt);
  const { body: first } = await send(dana, "Practice is off.");
  await heard();
  const { my_cheer: _, ...shared } = first;
  assert.equal(his.told()[1], {
    name: "message",
    data: { team_id: teamId, at: first.changed, huddle_id: huddleId, message: shared },
  });
  await edit(dana, first.message_id, "Practice is on.");
  const body = { cheer: "clap" };
  await call(kim, `POST ${at()}/message/message_id/${first.message_id}/reaction`, { body });
  await heard();
  assert.equal(his.words(), ["Practice is off.", "Practice is on."]);
  assert.match(hers.text(), /"cheers":\{"clap":1\}/);
  assert.is(hers.text(), his.text());
  assert.equal([follower.names(), follower.hello()?.places], [["hello"], {}]);
  await rest.close();
});

test("a minor's account hears nothing, even as a player by a row that the product never writes", async () => {
  const { server, db, teamId, send, heard, dana, ...rest } = await open();
  const minor = await addPerson(server, { dateOfBirth: "2011-03-01" });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.insert(membership).values({
      teamId,
      id: randomUUID(),
      userId: minor.user.id,
      roles: ["player"],
      letInBy: dana.user.id,
      letInAt: server.clock.now(),
    });
  });
  const line = await rest.listen(minor);
  await send(dana, "Practice is off.");
  await heard();
  assert.equal([line.names(), line.hello()?.places], [["hello"], {}]);
  await rest.close();
});

test("staff's and groups' words are heard by those who read them alone", async () => {
  const { send, group, heard, server, teamId, dana, kim, lee, ...rest } = await open();
  const [coach, his, hers] = [await rest.listen(dana), await rest.listen(kim), await rest.listen(lee)];
  const { body: pair } = await group(dana, [kim]);
  await send(dana, "Lineup", {}, await huddleOf(server, teamId, "staff"));
  await send(kim, "Just us", {}, pair.id);
  await heard();
  assert.equal(coach.words(), ["Lineup", "Just us"]);
  assert.equal(his.names(), ["hello", "huddle", "message"]);
  assert.equal([hers.names(), hers.text().includes(pair.id)], [["hello"], false]);
  await rest.close();
});

test("words that were taken back reach nobody later", async () => {
  const { send, takeBack, dana, kim, lee, heard, ...rest } = await open();
  const his = await rest.listen(kim);
  his.cut();
  const { body: said } = await send(dana, "A secret");
  await takeBack(dana, said.message_id);
  await send(dana, "Something else");
  const hers = await rest.listen(lee);
  const again = await rest.listen(kim, { places: his.places() });
  await heard();
  assert.equal(again.words(), ["", "Something else"]);
  assert.not.match(again.text() + hers.text(), /secret/);
  assert.match(again.text(), /"withdrawn_as":"author"/);
  await rest.close();
});

test("who was removed from the team hears nothing more and starts anew", async () => {
  const { send, db, dana, kim, lee, heard, ...rest } = await open();
  const hers = await rest.listen(lee);
  await send(dana, "Before");
  await heard();
  await db
    .update(membership)
    .set({ endedAt: rest.clock.now(), endedBy: dana.user.id, endReason: "removed" })
    .where(sql`child_id in (
    select child_id from guardianship where user_id = ${lee.user.id})`);
  await send(dana, "After");
  await heard();
  assert.equal([hers.words(), hers.bye()], [["Before"], { reason: "moved", again_in: 0 }]);
  const again = await rest.listen(lee, { places: hers.places() });
  assert.equal(again.hello()?.places, {});
  await send(kim, "Later");
  await heard();
  assert.equal(again.names(), ["hello"]);
  await rest.close();
});

test("who was taken out of a group hears no more of it, and of the team everything", async () => {
  const { send, group, call, at, dana, kim, lee, heard, ...rest } = await open();
  const { body: three } = await group(dana, [kim, lee]);
  const hers = await rest.listen(lee);
  await call(dana, `DELETE ${at(three.id)}/seat/user_id/${lee.user.id}`);
  await send(kim, "Without her", {}, three.id);
  await heard();
  assert.equal([hers.words(), hers.bye()?.reason], [[], "moved"]);
  const again = await rest.listen(lee);
  await send(kim, "Still without her", {}, three.id);
  await send(kim, "To all");
  await heard();
  assert.equal([again.words(), again.bye()], [["To all"], undefined]);
  await rest.close();
});

test("what was said before one came to a group is not heard, even when it changes", async () => {
  const { send, group, call, at, dana, kim, lee, heard, ...rest } = await open();
  const { body: pair } = await group(dana, [kim]);
  const { body: old } = await send(dana, "Wombat plans", {}, pair.id);
  const hers = await rest.listen(lee);
  await call(dana, `POST ${at(pair.id)}/seat`, { body: { user_ids: [lee.user.id] } });
  await heard();
  assert.equal(hers.names(), ["hello", "huddle"]);
  const about = `${at(pair.id)}/message/message_id/${old.message_id}`;
  await call(dana, `PATCH ${about}`, { body: { text: "Wombat plan B" } });
  await send(kim, "Welcome", {}, pair.id);
  await heard();
  assert.equal(hers.words(), ["Welcome"]);
  await rest.close();
});

test("another server's listeners hear within a second, and nobody anything twice", async () => {
  const { send, openOne, second, dana, kim, lee, heard, hub, ...rest } = await open();
  const other = openOne();
  const [near, far] = [await rest.listen(kim), await rest.listen(lee, {}, other)];
  for (const text of ["One", "Two"]) await send(dana, text);
  await heard();
  assert.equal([near.words(), far.words()], [["One", "Two"], []]);
  await second(other);
  await second(hub);
  assert.equal(
    [near.words(), far.words()],
    [
      ["One", "Two"],
      ["One", "Two"],
    ],
  );
  await rest.close();
});

test("a stream that was cut continues from its place, in order and without a gap", async () => {
  const { send, dana, kim, lee, heard, teamId, db, ...rest } = await open();
  const [his, hers] = [await rest.listen(kim), await rest.listen(lee)];
  await send(dana, "One");
  await heard();
  his.cut();
  for (const text of ["Two", "Three"]) await send(dana, text);
  await heard();
  const again = await rest.listen(kim, { places: his.places() });
  await send(dana, "Four");
  await heard();
  assert.equal([...his.words(), ...again.words()], ["One", "Two", "Three", "Four"]);
  assert.equal(hers.words(), ["One", "Two", "Three", "Four"]);
  assert.equal(again.hello()?.reset, []);

  await db.execute(sql`update team_sequence set seq = seq + 201 where team_id = ${teamId}::uuid`);
  const late = await rest.listen(kim, { places: again.places() });
  const restored = await rest.listen(kim, { places: { [teamId]: 10_000 } });
  await send(dana, "Five");
  await heard();
  assert.equal([late.hello()?.reset, late.words()], [[teamId], ["Five"]]);
  assert.equal([restored.hello()?.reset, restored.words()], [[teamId], ["Five"]]);
  await rest.close();
});

test("more than two hundred changes are told in pieces, all and in order", async () => {
  const { sendMany, kim, heard, ...rest } = await open();
  const his = await rest.listen(kim);
  const words = await sendMany(430);
  await heard();
  assert.equal(his.words(), words);
  await rest.close();
});

test("with the session the stream ends, at the next delivery or within a minute", async () => {
  const { send, second, db, dana, kim, lee, heard, ...rest } = await open();
  const [his, hers, coach] = [await rest.listen(kim), await rest.listen(lee), await rest.listen(dana)];
  await db.update(session).set({ revokedAt: rest.clock.now() }).where(eq(session.id, kim.sessionId));
  await db.update(user).set({ mustChangePassword: true }).where(eq(user.id, dana.user.id));
  await send(lee, "Hello");
  await heard();
  assert.equal([his.words(), his.bye()?.reason, coach.bye()?.reason], [[], "ended", "ended"]);
  await db.update(user).set({ bannedAt: rest.clock.now() }).where(eq(user.id, lee.user.id));
  await second(undefined, 59);
  assert.is(hers.bye(), undefined);
  await second();
  assert.is(hers.bye()?.reason, "ended");
  await rest.close();
});

test("whose teams change starts anew within a minute", async () => {
  const { server, second, dana, walt, ...rest } = await open();
  const his = await rest.listen(walt);
  const { id } = await addTeam(server, dana.user.id);
  await addMember(server, id, { userId: walt.user.id });
  await second(undefined, 60);
  assert.is(his.bye()?.reason, "moved");
  assert.equal(Object.keys((await rest.listen(walt)).hello()?.places ?? {}), [id]);
  await rest.close();
});

test("a quiet stream gets a sign of life, ends with its token, and with the server", async () => {
  const { second, hub, kim, lee, ...rest } = await open();
  const his = await rest.listen(kim, { minutes: 1 });
  const hers = await rest.listen(lee);
  await second(undefined, 14);
  assert.equal(his.names(), ["hello"]);
  await second();
  await second();
  assert.equal(his.names(), ["hello", "beat"]);
  await second(undefined, 44);
  assert.equal(his.bye(), { reason: "token", again_in: 0 });
  hub.close();
  const { reason, again_in = -1 } = hers.bye() ?? {};
  assert.is(reason, "closing");
  assert.ok(again_in >= 0 && again_in <= 5);
  const refused = await rest.listen(kim).catch((problem) => problem.messageCode);
  assert.is(refused, "SERVER_503_SHUTDOWN");
  await rest.close();
});

test("a person's seventh stream ends the oldest, and a full server refuses", async () => {
  const { openOne, kim, lee, teamId, ...rest } = await open();
  const restored = { places: { [teamId]: 10_000 } };
  const figures: number[] = [];
  let resets = 0;
  const small = openOne({
    mostStreams: 7,
    onLive: (live) => {
      figures.push(live.streams);
      resets += live.resets;
    },
  });
  const own = [];
  for (let count = 0; count < 7; count += 1)
    own.push(await rest.listen(kim, count === 0 ? restored : {}, small));
  assert.equal(own[0]?.bye(), { reason: "moved", again_in: 60 });
  assert.ok(own.slice(1).every((each) => each.bye() === undefined));
  await rest.listen(lee, {}, small);
  const refused = await rest.listen(lee, {}, small).catch((problem) => problem);
  assert.equal([refused.messageCode, refused.retryAfter], ["SERVER_503_BUSY", 30]);
  assert.equal([figures.at(-1), resets], [7, 1]);
  await rest.close();
});

test("a database that was away is read again with the next second", async () => {
  const { send, second, server, openOne, dana, kim, ...rest } = await open();
  const driver = breakable(server.services.db);
  const his = await rest.listen(kim);
  await send(dana, "Meanwhile");
  driver.break(gone());
  await second();
  await rest.heard();
  assert.equal(his.words(), []);
  driver.mend();
  await second();
  assert.equal(his.words(), ["Meanwhile"]);
  await rest.close();
});

/** Bytes of a slow reader's stream. */
const room = 16 * 1024;

for (const [count, length] of [
  [30, 1_900],
  [150, 100],
] as const)
  test(`a slow reader is told ${count} messages of ${length} characters in portions, in order and on one line`, async () => {
    const { sendMany, kim, lee, heard, hub, teamId, ...rest } = await open();
    const words = await sendMany(count, length);
    const slow = await rest.listen(kim, { places: { [teamId]: 0 }, room });
    const quick = await rest.listen(lee, { places: { [teamId]: 0 } });
    await heard();
    assert.equal(quick.words(), words);
    let portions = 1;
    for (; slow.words().length < count; portions += 1) {
      assert.ok(slow.isFull());
      const before = slow.text().length;
      slow.drain();
      await hub.settled();
      const portion = slow.text().length - before;
      assert.ok(portion > 0 && portion < room + 2 * length + 1_000, `${portion} characters`);
    }
    assert.equal([slow.words(), slow.bye(), quick.words()], [words, undefined, words]);
    assert.ok(portions > 3, `${portions}`);
    await rest.close();
  });

test("of two hundred readers the slow ones hold nobody up, and each is told everything once", async () => {
  const { server, teamId, sendMany, send, dana, hub, heard, ...rest } = await open();
  const people = await Promise.all(Array.from({ length: 40 }, () => addAdult(server)));
  for (const { user: each } of people) await addMember(server, teamId, { userId: each.id });
  const [slow, quick]: [Listening[], Listening[]] = [[], []];
  for (let tab = 0; tab < 5; tab += 1)
    for (const [index, person] of people.entries()) {
      const isSlow = (index + tab) % 2 === 0;
      (isSlow ? slow : quick).push(await rest.listen(person, isSlow ? { room } : {}));
    }
  const words = await sendMany(60, 1_900);
  await heard();
  assert.ok(slow.every((line) => line.isFull() && line.words().length < 10));
  await send(dana, "Meanwhile");
  await heard();
  const all = [...words, "Meanwhile"];
  for (const line of quick) assert.equal(line.words(), all);
  for (let portions = 0; slow.some((line) => line.isFull()); portions += 1) {
    assert.ok(portions < 20);
    for (const line of slow) if (line.isFull()) line.drain();
    await hub.settled();
  }
  assert.is(slow.length + quick.length, 200);
  for (const line of [...slow, ...quick]) assert.equal([line.words(), line.bye()], [all, undefined]);
  await rest.close();
});

test("news while all readers are slow reach the first that drains, and then the others", async () => {
  const { send, dana, kim, lee, heard, second, hub, ...rest } = await open();
  const [his, hers] = [await rest.listen(kim, { room: 1 }), await rest.listen(lee, { room: 1 })];
  await send(dana, "One");
  await heard();
  await second();
  assert.equal([his.words(), hers.words()], [[], []]);
  for (const line of [his, hers]) {
    line.drain();
    await hub.settled();
    assert.equal(line.words(), ["One"]);
  }
  await send(dana, "Two");
  hers.drain();
  await hub.settled();
  await second();
  assert.equal([his.words(), hers.words()], [["One"], ["One", "Two"]]);
  his.drain();
  await hub.settled();
  assert.equal(his.words(), ["One", "Two"]);
  await rest.close();
});

test("what a slow reader's read finds of another server's news reaches everybody at once", async () => {
  const { sendMany, send, dana, kim, lee, heard, hub, ...rest } = await open();
  const [slow, quick] = [await rest.listen(kim, { room }), await rest.listen(lee)];
  await sendMany(10, 1_900);
  await heard();
  await send(dana, "From elsewhere");
  slow.drain();
  await hub.settled();
  assert.equal([slow.words().at(-1), quick.words().at(-1)], ["From elsewhere", "From elsewhere"]);
  await rest.close();
});

test("a reader that drains while the others' news are read hears them next", async () => {
  const { send, dana, kim, lee, teamId, hub, ...rest } = await open();
  const [slow, quick] = [await rest.listen(kim, { room: 1 }), await rest.listen(lee)];
  assert.ok(slow.isFull());
  await send(dana, "One");
  hub.ring(teamId);
  slow.drain();
  await hub.settled();
  assert.equal([slow.words(), quick.words()], [["One"], ["One"]]);
  await rest.close();
});

test("words that are taken back between two portions are not told", async () => {
  const { sendMany, send, takeBack, dana, kim, heard, hub, ...rest } = await open();
  const slow = await rest.listen(kim, { room });
  await sendMany(20, 1_900);
  const { body: said } = await send(dana, "A secret");
  await heard();
  assert.ok(slow.isFull());
  await takeBack(dana, said.message_id);
  await heard();
  while (slow.isFull()) {
    slow.drain();
    await hub.settled();
  }
  assert.equal([slow.words().length, slow.words().at(-1)], [21, ""]);
  assert.not.match(slow.text(), /secret/);
  await rest.close();
});

test("who is removed between two portions is told nothing more", async () => {
  const { sendMany, db, dana, lee, heard, hub, ...rest } = await open();
  const slow = await rest.listen(lee, { room });
  await sendMany(20, 1_900);
  await heard();
  const { length } = slow.words();
  await db
    .update(membership)
    .set({ endedAt: rest.clock.now(), endedBy: dana.user.id, endReason: "removed" })
    .where(sql`child_id in (
    select child_id from guardianship where user_id = ${lee.user.id})`);
  await heard();
  assert.equal([slow.words().length, slow.bye()], [length, undefined]);
  slow.drain();
  await hub.settled();
  assert.equal([slow.words().length, slow.bye()], [length, { reason: "moved", again_in: 0 }]);
  await rest.close();
});

test("who was taken out of a group between two portions hears no more of it", async () => {
  const { sendMany, send, group, call, at, dana, kim, lee, heard, hub, ...rest } = await open();
  const { body: three } = await group(dana, [kim, lee]);
  const slow = await rest.listen(lee, { room });
  await sendMany(20, 1_900);
  await send(kim, "Just us three", {}, three.id);
  await heard();
  assert.ok(slow.isFull());
  await call(dana, `DELETE ${at(three.id)}/seat/user_id/${lee.user.id}`);
  slow.drain();
  await hub.settled();
  assert.is(slow.bye()?.reason, "moved");
  assert.not.match(slow.text(), /Just us/);
  await rest.close();
});

test("a slow reader who is more than two hundred changes behind the others starts anew", async () => {
  const { sendMany, openOne, kim, lee, heard, ...rest } = await open();
  let resets = 0;
  const hub = openOne({
    onLive: (live) => {
      resets += live.resets;
    },
  });
  const slow = await rest.listen(kim, { room: 4_096 }, hub);
  const quick = await rest.listen(lee, {}, hub);
  await sendMany(230);
  await heard(hub);
  assert.is(quick.words().length, 230);
  slow.drain();
  await hub.settled();
  assert.equal([slow.bye(), resets, quick.bye()], [{ reason: "moved", again_in: 0 }, 1, undefined]);
  await rest.close();
});

test("a full stream gets no sign of life, and is closed when its reader takes nothing for a minute", async () => {
  const { sendMany, kim, lee, heard, second, hub, ...rest } = await open();
  const slow = await rest.listen(kim, { room });
  const stuck = await rest.listen(lee, { room });
  await sendMany(30, 1_900);
  await heard();
  const before = stuck.text();
  await second(hub, 59);
  assert.equal([stuck.text() === before, stuck.isCut()], [true, false]);
  slow.drain();
  await hub.settled();
  await second();
  assert.equal([stuck.text() === before, stuck.isCut(), slow.isCut()], [true, true, false]);
  const again = await rest.listen(lee, { places: stuck.places() });
  await heard();
  assert.is(stuck.words().length + again.words().length, 30);
  await rest.close();
});

test("a reader that leaves a little waiting is closed after a minute too, and one that takes everything stays", async () => {
  const { kim, lee, walt, second, hub, ...rest } = await open();
  const many = 1_000_000;
  const stuck = await rest.listen(kim, { room: many });
  const slow = await rest.listen(lee, { room: many });
  const quick = await rest.listen(walt);
  for (let quarter = 0; quarter < 8; quarter += 1) {
    assert.is(stuck.isCut(), quarter >= 4, `${quarter}`);
    if (quarter % 3 === 0) slow.drain();
    await second(hub, 15);
  }
  assert.not.ok(stuck.isFull());
  assert.equal([slow.isCut(), quick.isCut(), quick.names().length], [false, false, 9]);
  await rest.close();
});

test("a full stream that has to end is closed without a word, which nobody would read", async () => {
  const { kim, lee, second, hub, ...rest } = await open();
  const [slow, quick] = [
    await rest.listen(kim, { minutes: 0.5, room: 1 }),
    await rest.listen(lee, { minutes: 0.5 }),
  ];
  await second(hub, 30);
  assert.equal([slow.isCut(), slow.bye()], [true, undefined]);
  assert.equal([quick.isCut(), quick.bye()?.reason], [false, "token"]);
  await rest.close();
});

for (const role of ["coach", "manager"] as const)
  test(`whoever becomes and stops being a ${role} is told of the staff's huddle within a second, and others of nothing they lose`, async () => {
    const { db, server, teamId, second, kim, lee, dana, ...rest } = await open();
    const staff = await huddleOf(server, teamId, "staff");
    const [his, hers, boss] = [await rest.listen(kim), await rest.listen(lee), await rest.listen(dana)];
    await addMember(server, teamId, { userId: kim.user.id, roles: [role] });
    await second();
    for (const line of [his, boss]) {
      const [, news] = line.told();
      assert.is(news?.name === "huddle" && news.data.huddle_id, staff);
    }
    assert.equal([hers.names(), his.bye()], [["hello"], undefined]);

    const become = (roles: string) =>
      db.execute(sql`update membership set roles = ${roles}::text[] where user_id = ${kim.user.id}`);
    await become("{player}");
    await second();
    assert.equal(his.bye(), { reason: "moved", again_in: 0 });
    assert.equal([hers.names(), boss.bye()], [["hello"], undefined]);

    const again = await rest.listen(kim);
    await become(`{player,${role}}`);
    await second();
    assert.equal([again.names(), again.bye()], [["hello", "huddle"], undefined]);
    await db.execute(sql`
      update membership set ended_at = now(), ended_by = 'x', end_reason = 'left' where user_id = ${kim.user.id}`);
    await second();
    assert.is(again.bye()?.reason, "moved");
    const last = await rest.listen(kim);
    await second();
    assert.equal(last.names(), ["hello"]);
    await rest.close();
  });

test("who is a coach or manager all along is told nothing of a change between the two", async () => {
  const { db, second, dana, ...rest } = await open();
  const line = await rest.listen(dana);
  await db.execute(sql`update membership set roles = '{manager}' where user_id = ${dana.user.id}`);
  await second();
  assert.equal(line.names(), ["hello"]);
  await rest.close();
});

test("who stopped being a coach while the line was cut starts anew once, and then stays", async () => {
  const { db, server, teamId, second, send, heard, kim, lee, dana, ...rest } = await open();
  await addMember(server, teamId, { userId: kim.user.id, roles: ["coach"] });
  const line = await rest.listen(kim);
  const parent = await rest.listen(lee);
  for (const each of [line, parent]) each.cut();
  await db.execute(sql`update membership set roles = '{player}' where user_id = ${kim.user.id}`);
  const back = await rest.listen(kim, { places: line.places() });
  const hers = await rest.listen(lee, { places: parent.places() });
  await second();
  assert.equal([back.bye()?.reason, hers.bye()], ["moved", undefined]);
  const again = await rest.listen(kim);
  await addMember(server, teamId, { userId: lee.user.id, roles: ["coach"] });
  await send(dana, "Hello");
  await heard();
  assert.equal([again.names(), again.bye()], [["hello", "message"], undefined]);
  assert.equal(hers.names(), ["hello", "huddle", "message"]);
  await rest.close();
});

test("an old leaving ends no new line: not when the group changes again, nor when others are behind", async () => {
  const { send, group, call, at, dana, kim, lee, heard, hub, second, ...rest } = await open();
  const { body: three } = await group(dana, [kim, lee]);
  const slow = await rest.listen(kim, { room: 1 });
  const old = await rest.listen(lee);
  await call(dana, `DELETE ${at(three.id)}/seat/user_id/${lee.user.id}`);
  await heard();
  assert.is(old.bye()?.reason, "moved");
  const line = await rest.listen(lee);
  await second();
  slow.drain();
  await hub.settled();
  await send(dana, "To all");
  await heard();
  assert.is((await call(dana, `PATCH ${at(three.id)}`, { body: { title: "Two" }, version: 2 })).status, 200);
  await heard();
  assert.equal([line.names(), line.bye()], [["hello", "message"], undefined]);

  await call(dana, `POST ${at(three.id)}/seat`, { body: { user_ids: [lee.user.id] } });
  await heard();
  await send(dana, "Welcome back", {}, three.id);
  await heard();
  assert.equal([line.words(), line.bye()], [["To all", "Welcome back"], undefined]);
  await call(dana, `DELETE ${at(three.id)}/seat/user_id/${lee.user.id}`);
  await heard();
  assert.is(line.bye()?.reason, "moved");
  await rest.close();
});

test("who was taken out of a group long ago, while the line was cut, starts anew once", async () => {
  const { group, call, at, clock, dana, kim, lee, heard, ...rest } = await open();
  const { body: three } = await group(dana, [kim, lee]);
  const line = await rest.listen(lee);
  line.cut();
  await call(dana, `DELETE ${at(three.id)}/seat/user_id/${lee.user.id}`);
  clock.advance(5 * 60_000);
  const back = await rest.listen(lee, { places: line.places() });
  await heard();
  assert.is(back.bye()?.reason, "moved");
  const again = await rest.listen(lee);
  await heard();
  assert.equal([again.names(), again.bye()], [["hello"], undefined]);
  await rest.close();
});

test.run();
