import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { addMember, addTeam } from "../../../support/people/club";
import { idOfPost, openFeed, post as storePost } from "../../../support/people/feed";

const test = suite("pages of the feed");

type Feed = components["schemas"]["Feed"];

test("the newest of all teams first: ten with the pinned ones, then twenty, and each once", async () => {
  const { server, teamId, feed, change, clock, dana, kim } = await openFeed();
  const { id: rockets } = await addTeam(server, dana.user.id, { name: "Rockets" });
  await addMember(server, rockets, { userId: kim.user.id });
  const made: string[] = [];
  for (let count = 0; count < 45; count += 1) {
    // Several at one moment, so that ids decide.
    if (count % 3 === 0) clock.advance(1_000);
    const place = { teamId: count % 2 ? rockets : teamId, userId: dana.user.id };
    made.push(await storePost(server, place, `No. ${count}`));
  }
  const pinned = [made[0], made[2]].map(String);
  for (const id of pinned) await change(dana, id, { is_pinned: true });
  const pages: Feed[] = [];
  let query = "";
  do {
    const { body, status } = await feed(kim, query);
    assert.is(status, 200);
    pages.push(body);
    query = `?after=${body.next_after}`;
  } while (pages.at(-1)?.next_after);
  assert.equal(
    pages.map(({ cards }) => cards.length),
    [12, 20, 13],
  );
  const ids = pages.flatMap(({ cards }) => cards.map(({ card_id }) => card_id));
  assert.is(new Set(ids).size, 45);
  assert.equal([...ids].sort(), [...made].sort());
  const moments = pages.map(({ cards }) =>
    cards.filter(({ is_pinned }) => !is_pinned).map(({ posted_at, card_id }) => `${posted_at} ${card_id}`),
  );
  const all = moments.flat();
  assert.equal(all, [...all].sort().reverse());
  assert.equal(
    pages[0]?.teams.map(({ name }) => name),
    ["Comets", "Rockets"],
  );
  const own = await feed(kim, `?team_id=${rockets}`);
  assert.ok(own.body.cards.every(({ team_id }) => team_id === rockets));
  for (const after of ["forged", "MQ", Buffer.from("1 no-id").toString("base64url")])
    assert.is((await feed(kim, `?after=${after}`)).code, "REQUEST_400_INVALID", after);
  await server.close();
});

test("a tag of the same page is answered with 304, and any change makes another", async () => {
  const { server, post, call, of, send, vote, dana, kim } = await openFeed();
  const id = idOfPost(await post(dana, "Hello", { poll: { ...grillPoll } }));
  const tagOf = async (line: `GET ${string}`) => String((await call(kim, line)).headers.etag);
  for (const line of ["GET /feed", `GET ${of(id)}`] as const) {
    const tag = await tagOf(line);
    const same = await call(kim, line, { headers: { "if-none-match": tag } });
    assert.is(same.status, 304);
    await send(dana, "A comment", {}, id);
    const commented = await tagOf(line);
    assert.is.not(commented, tag);
    await vote(dana, id, line === "GET /feed" ? 1 : 2);
    assert.is.not(await tagOf(line), commented);
  }
  await server.close();
});

const grillPoll = { options: ["A", "B"], is_multiple: false, shows_voters: true, closes_at: null };

test("words of people whom one has blocked are marked, and not the last of a post", async () => {
  const { server, post, send, call, feed, familiesPost, dana, kim, lee } = await openFeed();
  await familiesPost();
  const id = idOfPost(await post(kim, "From Kim"));
  await send(kim, "Kim again", {}, id);
  await call(lee, `PUT /user/me/block/user_id/${kim.user.id}`);
  const hers = (await feed(lee)).body;
  assert.equal([hers.blocked, hers.cards[0]?.last?.text], [[kim.user.id], null]);
  const coach = (await feed(dana)).body;
  assert.equal([coach.blocked, coach.cards[0]?.last?.text], [[], "Kim again"]);
  await server.close();
});

test("people are the authors, who is named and who commented last, with what they are in the team; an erased account is absent", async () => {
  const { server, db, post, send, feed, dana, kim, lee } = await openFeed();
  const id = idOfPost(await post(dana, `@{${lee.user.id}} has the keys`, { mentions: [lee.user.id] }));
  await send(kim, "Thanks", {}, id);
  const people = async () =>
    (await feed(lee)).body.people.map(({ shown_name, standing }) => `${shown_name}, ${standing}`);
  assert.equal(await people(), ["Dana Test, manager", "Kim Test, guardian", "Lee Test, guardian"]);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from "user" where id = ${kim.user.id}`);
  });
  assert.equal(await people(), ["Dana Test, manager", "Lee Test, guardian"]);
  const [card] = (await feed(lee)).body.cards;
  assert.is(card?.last?.author_id, kim.user.id);
  await server.close();
});

test("who leaves a team reads nothing of it any more, by no call", async () => {
  const { server, db, post, send, feed, of, call, at, see, vote, dana, lee } = await openFeed();
  const id = idOfPost(await post(dana, "Hello", { poll: grillPoll }));
  await db.execute(sql`
    update membership set ended_at = now(), ended_by = ${dana.user.id}, end_reason = 'removed'
    where child_id in (select child_id from guardianship where user_id = ${lee.user.id})`);
  assert.equal((await feed(lee)).body.cards, []);
  for (const line of [`GET ${of(id)}`, `GET ${of(id)}/voter`, `GET ${of(id)}/reader`] as const)
    assert.is((await call(lee, line)).code, "FEED_404");
  assert.is((await vote(lee, id, 1)).code, "FEED_404");
  assert.is((await send(lee, "Hm", {}, id)).code, "HUDDLE_404");
  assert.is((await call(lee, `GET ${at(id)}/message`)).code, "HUDDLE_404");
  assert.is((await see(lee, id)).status, 200);
  assert.equal((await call<Feed>(dana, `GET ${of(id)}`)).body.cards[0]?.readers, { seen: 0, of: 1 });
  await server.close();
});

test.run();
