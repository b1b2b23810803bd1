import { and, eq, isNotNull, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ringNextHuddle } from "../../../../server/notify/huddle/queue-huddle-pushes";
import { ringDue } from "../../../../server/notify/push/send-pushes";
import { user } from "../../../../server/platform/db/schema/account";
import { huddle } from "../../../../server/platform/db/schema/huddle";
import { ding, pushSettings } from "../../../../server/platform/db/schema/notification-dings";
import { pushQueue } from "../../../../server/platform/db/schema/notification-push";
import { membership } from "../../../../server/platform/db/schema/team";
import { addAdult, addMember } from "../../../support/people/club";
import { openTalk, type Talker } from "../../../support/people/talk";
import { type Browser, openPushService } from "../../../support/server/push-service";

const test = suite("what rings of talk");

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Everybody has a phone and lives in Chicago, at UTC-6; it is noon there. */
async function open() {
  const talk = await openTalk();
  const { server, clock, call, dana, kim, lee } = talk;
  clock.set(new Date("2026-11-22T18:00:00Z"));
  await talk.db.update(user).set({ timeZone: "America/Chicago" });
  const service = openPushService();
  const phones = new Map<Browser, string>();
  for (const person of [dana, kim, lee]) {
    const browser = service.browser();
    const { status } = await call(person, "POST /user/me/push_token", { body: browser.device });
    assert.is(status, 200);
    phones.set(browser, person.user.firstName ?? "");
  }
  return {
    ...talk,
    service,
    /** Runs both rounds, and returns who got which push. */
    async rung() {
      while (await ringNextHuddle(server.services));
      while ((await ringDue(server.services, service.post)) > 0);
      return service
        .opened()
        .map(({ browser, payload: { kind } }) => `${phones.get(browser)}: ${kind}`)
        .sort();
    },
    read: (person: Talker, read_seq: number) =>
      call(person, `PUT ${talk.at()}/marker`, { body: { read_seq } }),
    settle: (person: Talker, change: Partial<typeof pushSettings.$inferInsert>) =>
      talk.db.insert(pushSettings).values({ userId: person.user.id, ...change }),
  };
}

test("a message rings ten seconds later, the next ones of the huddle two minutes after that as one, and who reads along hears nothing", async () => {
  const { server, clock, send, read, rung, kim, lee } = await open();
  await send(kim, "We're by the gate");
  clock.advance(9 * second);
  assert.equal(await rung(), []);
  clock.advance(second);
  assert.equal(await rung(), ["Dana: message", "Lee: message"]);
  await send(kim, "Field 7");
  await send(kim, "Bring water");
  await read(lee, 3);
  clock.advance(2 * minute - second);
  assert.equal(await rung(), []);
  clock.advance(second);
  assert.equal(await rung(), ["Dana: message"]);
  assert.equal(await rung(), [], "once");
  await server.close();
});

test("a payload names nobody, no team and no words, and is not urgent", async () => {
  const { server, clock, send, service, kim, lee, huddleId, teamId } = await open();
  await send(kim, `Canary for @{${lee.user.id}}`, { mentions: [lee.user.id] });
  clock.advance(10 * second);
  await ringNextHuddle(server.services);
  await ringDue(server.services, service.post);
  for (const { headers } of service.received)
    assert.equal([headers.urgency, headers.ttl], ["normal", String(4 * 3_600)]);
  assert.is(service.received.length, 2);
  const payload = { v: 1, tag: `h:${huddleId}`, url: `/app/chat/${teamId}.${huddleId}` };
  for (const { text, payload: sent } of service.opened()) {
    const { heard = "", kind: _, ...others } = sent;
    assert.equal(others, payload);
    assert.match(heard, /^[\w-]{22}$/);
    assert.is(text.length, 512);
    assert.not.match(text.replace(heard, ""), /canary|comets|kim|lee|dana|test/i);
  }
  await server.close();
});

test("each huddle rings in a transaction of its own, so that senders to the others do not wait for it", async () => {
  const { server, db, clock, send, group, dana, kim, lee } = await open();
  const { body: made } = await group(kim, [dana, lee]);
  await send(kim, "To all");
  await send(kim, "To some", {}, made.id);
  clock.advance(10 * second);
  const due = async () => (await db.select().from(huddle).where(isNotNull(huddle.ringAt))).length;
  const seen = [await due()];
  while (await ringNextHuddle(server.services)) seen.push(await due());
  assert.equal(seen, [2, 1, 0]);
  await server.close();
});

test("sending beside two rounds that ring neither deadlocks, nor loses or doubles a ring", async () => {
  const { server, db, clock, send, dana, kim, lee } = await open();
  let rings = 0;
  const round = async () => {
    const isDue = await ringNextHuddle(server.services);
    return isDue ? 1 : 0;
  };
  const speak = async (person: Talker) => (await send(person, "On our way")).status;
  for (let step = 0; step < 6; step += 1) {
    const talking = [kim, lee, kim, lee].map(speak);
    const [one, other] = await Promise.all([round(), round()]);
    assert.equal(await Promise.all(talking), [200, 200, 200, 200]);
    assert.ok(one + other <= 1, `${one + other} rings in two minutes`);
    rings += one + other;
    clock.advance(2 * minute);
  }
  rings += await round();
  assert.is(await round(), 0);
  const [rung] = await db.select().from(huddle).where(eq(huddle.kind, "team"));
  assert.equal([rung?.lastSeq, rung?.rungSeq, rung?.ringAt], [24, 24, null]);
  const [heard] = await db.select().from(pushQueue).where(eq(pushQueue.userId, dana.user.id));
  assert.equal([heard?.times, (heard?.about as { up_to: number } | undefined)?.up_to], [rings, 24]);
  assert.ok(rings >= 5);
  await server.close();
});

test("who is named or answered hears that, also with only that wanted; nothing wanted is silence", async () => {
  const { server, clock, send, settle, rung, dana, kim, lee } = await open();
  await settle(lee, { talk: "named" });
  const { body: asked } = await send(lee, "Who brings the nets?");
  clock.advance(10 * second);
  assert.equal(await rung(), ["Dana: message", "Kim: message"]);
  await send(dana, "Not me");
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Kim: message"], "Lee only hears of what concerns her");
  await send(kim, "Me", { reply_to: asked.seq });
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Dana: message", "Lee: answered"]);
  await send(kim, `@{${dana.user.id}}`, { mentions: [dana.user.id], reply_to: asked.seq });
  await settle(dana, { talk: "none" });
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Lee: answered"]);
  await server.close();
});

test("a mention rings at once the one who is named, also when the huddle has just rung, and once", async () => {
  const { server, clock, send, read, rung, kim, lee, dana } = await open();
  const name = (...people: Talker[]) => ({ mentions: people.map(({ user }) => user.id) });
  await send(kim, "We're by the gate");
  clock.advance(10 * second);
  assert.equal(await rung(), ["Dana: message", "Lee: message"]);
  await send(kim, "Field 7");
  await send(kim, `@{${lee.user.id}} water?`, name(lee));
  assert.equal(await rung(), ["Lee: named"]);
  await send(kim, `@{${lee.user.id}} please`, name(lee));
  assert.equal(await rung(), ["Lee: named"]);
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Dana: message"], "Lee was rung for all of it");
  await send(kim, "Thanks");
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Dana: message", "Lee: message"]);
  await send(kim, `@{${lee.user.id}}`, name(lee));
  await read(lee, 6);
  assert.equal(await rung(), [], "it was read before it rang");
  await read(dana, 6);
  clock.advance(2 * minute);
  assert.equal(await rung(), []);
  await server.close();
});

test("a mention does not ring at once who muted the huddle, blocked the author, wants nothing, or has quiet hours", async () => {
  const { server, clock, call, at, db, send, settle, rung, teamId, dana, kim, lee } = await open();
  const otto = await addAdult(server, { firstName: "Otto" });
  await addMember(server, teamId, { userId: otto.user.id });
  const everybody = { mentions: [dana, kim, otto].map(({ user }) => user.id) };
  const naming = () => send(lee, everybody.mentions.map((id) => `@{${id}}`).join(" "), everybody);
  await settle(dana, { talk: "none" });
  await call(kim, `PUT ${at()}/marker`, { body: { muted_until: "2026-11-23T00:00:00.000Z" } });
  await naming();
  assert.equal(await rung(), []);
  await call(kim, `PUT ${at()}/marker`, { body: { muted_until: null } });
  await call(kim, `PUT /user/me/block/user_id/${lee.user.id}`);
  await naming();
  assert.equal(await rung(), []);
  await call(kim, `DELETE /user/me/block/user_id/${lee.user.id}`);
  await db.update(pushSettings).set({ talk: "all", quietFrom: "11:00", quietTo: "13:00" });
  await naming();
  assert.equal(await rung(), ["Kim: named"]);
  clock.advance(hour);
  assert.equal(await rung(), ["Dana: named"]);
  await server.close();
});

test("muted, blocked, taken back, and who has left: each is silence", async () => {
  const { server, clock, db, call, at, send, takeBack, rung, teamId, dana, kim, lee } = await open();
  await call(lee, `PUT ${at()}/marker`, { body: { muted_until: "2026-11-23T00:00:00.000Z" } });
  await send(kim, "One");
  clock.advance(10 * second);
  assert.equal(await rung(), ["Dana: message"]);
  await call(kim, `PUT /user/me/block/user_id/${lee.user.id}`);
  await send(lee, "Two");
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Dana: message"]);
  const { body: regretted } = await send(dana, "Three");
  await takeBack(dana, regretted.message_id);
  clock.advance(2 * minute);
  assert.equal(await rung(), []);
  await send(dana, "Four");
  await db
    .update(membership)
    .set({ endedAt: clock.now(), endReason: "left" })
    .where(and(eq(membership.teamId, teamId), isNotNull(membership.childId)));
  clock.advance(2 * minute);
  assert.equal(await rung(), []);
  await server.close();
});

test("what was read between queueing and sending is not sent; who was brought in hears of it", async () => {
  const { server, clock, send, read, rung, group, call, dana, kim, lee } = await open();
  await send(kim, "One");
  clock.advance(10 * second);
  await ringNextHuddle(server.services);
  await read(lee, 1);
  assert.equal(await rung(), ["Dana: message"]);
  await group(kim, [lee]);
  await group(kim, [dana, lee]);
  await call(dana, "POST /user/me/pings/seen", { body: { kind: "notification" } });
  assert.equal(await rung(), ["Lee: seated", "Lee: seated"], "Dana has seen it");
  await server.close();
});

test("who is brought in is rung for nothing that was said before, and what was read is not sent for what came since", async () => {
  const { server, clock, send, read, rung, group, call, at, dana, kim, lee } = await open();
  const { body: made } = await group(kim, [dana]);
  await send(kim, "Between us", {}, made.id);
  await call(kim, `POST ${at(made.id)}/seat`, { body: { user_ids: [lee.user.id] } });
  clock.advance(10 * second);
  assert.equal(await rung(), ["Dana: message", "Lee: seated"]);
  await send(kim, "One");
  clock.advance(10 * second);
  await ringNextHuddle(server.services);
  await read(lee, 1);
  await send(kim, "Two");
  assert.equal(await rung(), ["Dana: message"]);
  await server.close();
});

test("who muted a group, wants nothing of chat, or has seen it is not told that they were brought in; a mute that is over is none", async () => {
  const { server, db, clock, send, settle, rung, group, call, at, dana, kim, lee } = await open();
  await settle(lee, { talk: "none" });
  const muted_until = new Date(clock.now().getTime() + minute).toISOString();
  const mute = (id?: string) => call(dana, `PUT ${at(id)}/marker`, { body: { muted_until } });
  const { body: two } = await group(kim, [dana]);
  await mute(two.id);
  await group(kim, [lee]);
  assert.equal(await rung(), []);
  const { body: three } = await group(kim, [dana, lee]);
  await db.update(ding).set({ seenAt: clock.now() }).where(sql`${ding.about} ->> 'huddle_id' = ${three.id}`);
  assert.equal(await rung(), []);
  await mute();
  await send(kim, "Anybody?");
  clock.advance(minute);
  assert.equal(await rung(), ["Dana: message"]);
  await server.close();
});

test("what comes in quiet hours rings once at their end, if it was not read by then", async () => {
  const { server, clock, send, read, rung, group, dana, kim, lee } = await open();
  clock.set(new Date("2026-11-23T04:00:00Z"));
  await send(kim, "Still up?");
  await group(kim, [lee, dana]);
  clock.advance(minute);
  assert.equal(await rung(), []);
  await read(dana, 1);
  clock.set(new Date("2026-11-23T12:59:59Z"));
  assert.equal(await rung(), []);
  clock.set(new Date("2026-11-23T13:00:00Z"));
  assert.equal(await rung(), ["Dana: seated", "Lee: quiet_over"], "one thing alone rings as itself");
  assert.equal(await rung(), []);
  clock.set(new Date("2026-11-24T04:00:00Z"));
  await send(kim, "Good night");
  clock.advance(minute);
  assert.equal(await rung(), []);
  await read(lee, 2);
  await read(dana, 2);
  clock.set(new Date("2026-11-24T13:00:00Z"));
  assert.equal(await rung(), [], "all of it was read");
  assert.ok((await server.services.db.select().from(pushQueue)).every(({ dueAt }) => dueAt === null));
  await server.close();
});

test("quiet hours of the day hold until they end; somebody without them hears at once", async () => {
  const { server, clock, send, settle, rung, dana, kim, lee } = await open();
  await settle(lee, { quietFrom: "08:00", quietTo: "15:00" });
  await settle(dana, { isQuiet: false });
  await send(kim, "Anybody?");
  clock.advance(10 * second);
  assert.equal(await rung(), ["Dana: message"]);
  clock.advance(3 * hour - minute);
  assert.equal(await rung(), []);
  clock.advance(minute);
  assert.equal(await rung(), ["Lee: message"]);
  await server.close();
});

test.run();
