import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ringNextHuddle } from "../../../../server/notify/huddle/queue-huddle-pushes";
import { ringDue } from "../../../../server/notify/push/send-pushes";
import { user } from "../../../../server/platform/db/schema/account";
import { ding, pushSettings } from "../../../../server/platform/db/schema/notification-dings";
import { addAdult, addChild, addMember } from "../../../support/people/club";
import { askedGrill, idOfPost, openFeed } from "../../../support/people/feed";
import type { Talker } from "../../../support/people/talk";
import { type Browser, openPushService } from "../../../support/server/push-service";

const test = suite("what rings of the feed");

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Everybody has a phone and lives in Chicago, at UTC-6; it is noon there. Mo is the guardian of another player. */
async function open() {
  const feed = await openFeed();
  const { server, db, clock, call, teamId, dana, kim, lee } = feed;
  clock.set(new Date("2026-11-22T18:00:00Z"));
  const mo = await addAdult(server, { firstName: "Mo", fullName: "Mo Test" });
  await addMember(server, teamId, { childId: (await addChild(server, [mo.user.id])).id });
  await db.update(user).set({ timeZone: "America/Chicago" });
  const service = openPushService();
  const phones = new Map<Browser, string>();
  const names = new Map<string, string>();
  for (const person of [dana, kim, lee, mo]) {
    const browser = service.browser();
    assert.is((await call(person, "POST /user/me/push_token", { body: browser.device })).status, 200);
    phones.set(browser, person.user.firstName ?? "");
    names.set(person.user.id, person.user.firstName ?? "");
  }
  return {
    ...feed,
    mo,
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
    dings: async () =>
      (await db.select().from(ding))
        .map(({ userId, kind, about, times }) =>
          [names.get(userId), kind, names.get(about.user_id ?? ""), times].join(" "),
        )
        .sort(),
    settle: (person: Talker, change: Partial<typeof pushSettings.$inferInsert>) =>
      db.insert(pushSettings).values({ userId: person.user.id, ...change }),
  };
}

test("a post of staff rings after ten seconds whoever has not seen or muted it, and wants posts to ring", async () => {
  const { server, clock, post, see, call, at, rung, settle, dana, kim, lee, mo } = await open();
  await settle(lee, { posts: false });
  await settle(mo, { talk: "none" });
  const id = idOfPost(await post(dana, "Picture day"));
  clock.advance(9 * second);
  assert.equal(await rung(), []);
  clock.advance(second);
  assert.equal(await rung(), ["Kim: post", "Mo: post"]);
  const other = idOfPost(await post(dana, "Another"));
  await see(kim, other);
  await call(mo, `PUT ${at(other)}/marker`, { body: { muted_until: "9999-12-31T00:00:00.000Z" } });
  clock.advance(10 * second);
  assert.equal(await rung(), []);
  assert.is.not(id, other);
  await server.close();
});

test("neither a quiet post rings nor a family's, and no post whose author one has blocked", async () => {
  const { server, clock, post, call, familiesPost, rung, dana, kim, lee } = await open();
  await familiesPost();
  await post(dana, "Quietly", { is_quiet: true });
  await post(kim, "Lost a glove");
  await call(lee, `PUT /user/me/block/user_id/${kim.user.id}`);
  clock.advance(minute);
  assert.equal(await rung(), []);
  await server.close();
});

test("a comment rings the author and who commented before, by their settings, and leaves each a ding", async () => {
  const { server, clock, post, send, rung, dings, settle, dana, kim, lee, mo } = await open();
  await settle(lee, { talk: "named" });
  const id = idOfPost(await post(dana, "Who drives?", { is_quiet: true }));
  await send(kim, "I do", {}, id);
  clock.advance(10 * second);
  assert.equal(await rung(), ["Dana: comment"]);
  assert.equal(await dings(), ["Dana commented Kim 1"]);
  await send(lee, "Me too", {}, id);
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Dana: comment", "Kim: comment"]);
  await send(mo, "And me", {}, id);
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Dana: comment", "Kim: comment"], "Lee wants to be named");
  assert.equal(await dings(), ["Dana commented Mo 3", "Kim commented Mo 2", "Lee commented Mo 1"]);
  await server.close();
});

test("whoever reads along, or has muted the post, hears of no comment and finds no ding", async () => {
  const { server, clock, post, send, call, at, rung, dings, dana, kim, lee } = await open();
  const id = idOfPost(await post(dana, "Who drives?", { is_quiet: true }));
  await send(kim, "I do", {}, id);
  const mark = (person: Talker, body: object) => call(person, `PUT ${at(id)}/marker`, { body });
  await mark(kim, { muted_until: "9999-12-31T00:00:00.000Z" });
  await send(lee, "Me too", {}, id);
  await mark(dana, { read_seq: 3 });
  clock.advance(minute);
  assert.equal([await rung(), await dings()], [[], []]);
  await server.close();
});

test("who is named in a post or comment is rung at once, and not again for it", async () => {
  const { server, clock, post, send, rung, dings, dana, kim, lee, mo } = await open();
  const naming = (person: Talker) => ({ mentions: [person.user.id] });
  const id = idOfPost(await post(dana, `@{${kim.user.id}}`, naming(kim)));
  assert.equal(await rung(), ["Kim: named"]);
  clock.advance(10 * second);
  assert.equal(await rung(), ["Lee: post", "Mo: post"]);
  await send(lee, `@{${mo.user.id}}`, naming(mo), id);
  assert.equal(await rung(), ["Mo: named"]);
  clock.advance(2 * minute);
  assert.equal(await rung(), ["Dana: comment"]);
  assert.equal(await dings(), ["Dana commented Lee 1", "Kim named Dana 1", "Mo named Lee 1"]);
  await server.close();
});

test("a push of the feed opens Home with the post, and names nobody, no team and no words", async () => {
  const { server, clock, post, service, teamId, dana } = await open();
  const id = idOfPost(await post(dana, "Canary at the gate"));
  clock.advance(10 * second);
  await ringNextHuddle(server.services);
  await ringDue(server.services, service.post);
  assert.is(service.received.length, 3);
  for (const { text, payload } of service.opened()) {
    const { heard = "", ...sent } = payload;
    assert.equal(sent, { v: 1, kind: "post", tag: `h:${id}`, url: `/app/home?card=${teamId}.${id}` });
    assert.not.match(text.replace(heard, ""), /canary|comets|dana|test/i);
  }
  await server.close();
});

test("a post is dropped from the queue once it is deleted, and one in quiet hours rings at their end", async () => {
  const { server, clock, post, takeBack, rung, dana } = await open();
  const gone = idOfPost(await post(dana, "Wrong team"));
  await takeBack(dana, gone, gone);
  clock.advance(10 * second);
  assert.equal(await rung(), []);
  // 22:00 in Chicago.
  clock.set(new Date("2026-11-23T04:00:00Z"));
  await post(dana, "Late news");
  clock.advance(10 * second);
  assert.equal(await rung(), []);
  clock.set(new Date("2026-11-23T13:00:00Z"));
  assert.equal(await rung(), ["Kim: post", "Lee: post", "Mo: post"]);
  await server.close();
});

test("a reminder rings who has not seen the post, leaves a ding, and is done once it was seen or voted in", async () => {
  const { server, clock, post, see, vote, remind, rung, dings, settle, db, dana, kim, lee, mo } =
    await open();
  await settle(mo, { posts: false });
  const id = idOfPost(await post(dana, "Grill?", { ...askedGrill, is_quiet: true }));
  await see(kim, id);
  assert.is((await remind(dana, id)).body.reminded, 2);
  assert.equal(await rung(), ["Lee: card_nudged"]);
  assert.equal(await dings(), ["Lee card_nudged Dana 1", "Mo card_nudged Dana 1"]);
  await see(lee, id);
  const open_ = async () =>
    (await db.select().from(ding)).filter(({ readAt }) => readAt === null).map(({ userId }) => userId);
  assert.equal(await open_(), [mo.user.id]);
  clock.advance(12 * hour);
  clock.set(new Date("2026-11-23T18:00:00Z"));
  assert.is((await remind(dana, id, "vote")).body.reminded, 3);
  await vote(kim, id, 1);
  assert.equal(await rung(), ["Lee: card_nudged"], "Kim has voted meanwhile");
  assert.not((await open_()).includes(kim.user.id));
  await server.close();
});

test("dings about a post lead to it on Home, with its beginning as their name", async () => {
  const { server, clock, post, send, remind, rung, call, dana, kim, lee } = await open();
  const id = idOfPost(await post(dana, "Who drives?\nWe need two cars.", { is_quiet: true }));
  await remind(dana, id);
  await send(kim, "I do", {}, id);
  clock.advance(10 * second);
  await rung();
  const about = async (person: Talker) =>
    (
      await call<{ items: { kind: string; about: Record<string, unknown> }[] }>(person, "GET /ding")
    ).body.items.map((each) => [each.kind, each.about.huddle_name, each.about.is_post, each.about.who]);
  assert.equal(await about(dana), [["commented", "“Who drives?”", true, "Kim"]]);
  assert.equal(await about(lee), [["card_nudged", "“Who drives?”", true, "Dana"]]);
  await server.close();
});

test.run();
