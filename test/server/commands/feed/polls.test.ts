import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { findRemindable } from "../../../../server/core/feed/card-push.store";
import { addMember } from "../../../support/people/club";
import { askedGrill, idOfPost, openFeed } from "../../../support/people/feed";

const test = suite("polls and readers of posts");

type Readers = components["schemas"]["WhoHasSeen"];

test("one press votes, another changes it, none takes it back, and the counts follow", async () => {
  const { server, post, vote, card, dana, kim, lee, walt } = await openFeed();
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  const counts = async () => {
    const { poll } = (await card(dana, id)) ?? {};
    return [poll?.counts, poll?.voters];
  };
  assert.equal((await vote(kim, id, 1)).body.cards[0]?.mine?.picks, [1]);
  await vote(lee, id, 2);
  assert.equal(await counts(), [[1, 1], 2]);
  await vote(kim, id, 2);
  assert.equal(await counts(), [[0, 2], 2]);
  assert.equal((await vote(kim, id)).body.cards[0]?.mine?.picks, []);
  assert.equal(await counts(), [[0, 1], 1]);
  assert.is((await vote(walt, id, 1)).code, "FEED_404");
  assert.is((await vote(kim, randomUUID(), 1)).code, "FEED_404");
  await server.close();
});

test("a poll of several answers counts each, and bad picks are refused", async () => {
  const { server, db, post, vote, dana, kim } = await openFeed();
  const many = { poll: { ...askedGrill.poll, options: ["A", "B", "C"], is_multiple: true } };
  const id = idOfPost(await post(dana, "Which?", many));
  const voted = await vote(kim, id, 3, 1);
  assert.equal(
    [voted.body.cards[0]?.mine?.picks, voted.body.cards[0]?.poll?.counts],
    [
      [1, 3],
      [1, 0, 1],
    ],
  );
  for (const picks of [[4], [1, 1], [0], [9]])
    assert.is((await vote(kim, id, ...picks)).code, "REQUEST_400_INVALID", picks.join());
  const one = idOfPost(await post(dana, "Grill?", askedGrill));
  assert.is((await vote(kim, one, 1, 2)).code, "REQUEST_400_INVALID");
  const none = idOfPost(await post(dana, "No poll"));
  assert.is((await vote(kim, none, 1)).code, "REQUEST_400_INVALID");
  const { rows } = await db.execute(sql`select message_id, picks from poll_vote`);
  assert.equal(rows, [{ message_id: id, picks: [1, 3] }]);
  await server.close();
});

test("the same vote again changes nothing that others are notified of", async () => {
  const { server, db, post, vote, dana, kim } = await openFeed();
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  const seq = async () => (await db.execute(sql`select seq::int as seq from team_sequence`)).rows[0]?.seq;
  await vote(kim, id);
  assert.is(await seq(), 1);
  await vote(kim, id, 1);
  await vote(kim, id, 1);
  assert.is(await seq(), 2);
  await server.close();
});

test("a poll ends at its time to the millisecond, or when its author or staff close it", async () => {
  const { server, post, vote, change, clock, familiesPost, dana, kim, lee } = await openFeed();
  await familiesPost();
  const closes_at = new Date(clock.now().getTime() + 60_000).toISOString();
  const timed = idOfPost(await post(dana, "Grill?", { poll: { ...askedGrill.poll, closes_at } }));
  const own = idOfPost(await post(kim, "Which day?", askedGrill));
  assert.is((await change(lee, own, { is_poll_closed: true })).code, "FEED_401_UPDATE");
  const closed = await change(kim, own, { is_poll_closed: true });
  assert.is(closed.body.cards[0]?.poll?.closed_at, clock.now().toISOString());
  clock.advance(59_999);
  assert.is(
    (await change(dana, own, { is_poll_closed: true })).body.cards[0]?.poll?.closed_at,
    closed.body.cards[0]?.poll?.closed_at,
  );
  assert.is((await vote(lee, own, 1)).code, "POLL_403_CLOSED");
  assert.is((await vote(kim, timed, 1)).status, 200);
  clock.advance(1);
  assert.is((await vote(lee, timed, 1)).code, "POLL_403_CLOSED");
  assert.is((await vote(kim, timed)).code, "POLL_403_CLOSED");
  await server.close();
});

test("who voted is read by all if the poll shows it, else by staff alone", async () => {
  const { server, post, vote, of, call, dana, kim, lee, walt } = await openFeed();
  const voters = (person: typeof kim, id: string) =>
    call<components["schemas"]["Voters"]>(person, `GET ${of(id)}/voter`);
  const open = idOfPost(await post(dana, "Open", askedGrill));
  const secret = idOfPost(await post(dana, "Secret", { poll: { ...askedGrill.poll, shows_voters: false } }));
  for (const id of [open, secret]) await vote(kim, id, 2);
  const expected = [[kim.user.id, [2]]];
  const read = async (person: typeof kim, id: string) =>
    (await voters(person, id)).body.voters.map(({ user_id, picks }) => [user_id, picks]);
  assert.equal([await read(lee, open), await read(dana, secret)], [expected, expected]);
  assert.is((await voters(lee, secret)).code, "FEED_401_REQUEST");
  assert.is((await voters(walt, open)).code, "FEED_404");
  const plain = idOfPost(await post(dana, "No poll"));
  assert.equal([await read(dana, plain), (await voters(lee, plain)).code], [[], "FEED_401_REQUEST"]);
  await server.close();
});

/** A second guardian of Kim's child. */
async function openWithPartner() {
  const feed = await openFeed();
  const { server, db, kim, walt, teamId } = feed;
  await db.execute(sql`
    insert into guardianship (id, child_id, user_id, origin, created_at)
    select gen_random_uuid(), child_id, ${walt.user.id}, 'made', now() from guardianship where user_id = ${kim.user.id}`);
  const { user } = feed.lee;
  await addMember(server, teamId, { userId: user.id, roles: ["player"] });
  return feed;
}

test("staff read who has seen a post and voted, at home too; the author is not among them", async () => {
  const { server, post, see, vote, of, call, card, dana, kim, lee, walt } = await openWithPartner();
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  const readers = () => call<Readers>(dana, `GET ${of(id)}/reader`);
  const lines = async () =>
    new Map(
      (await readers()).body.readers.map((each) => [
        each.user_id,
        [each.has_seen, each.is_seen_at_home, each.has_voted, each.is_voted_at_home].map(Number).join(""),
      ]),
    );
  assert.equal([...(await lines()).keys()].sort(), [kim, lee, walt].map(({ user }) => user.id).sort());
  await see(kim, id);
  await vote(walt, id, 1);
  const after = await lines();
  assert.equal(
    [kim, lee, walt].map(({ user }) => after.get(user.id)),
    ["1001", "0000", "0110"],
  );
  assert.equal((await card(dana, id))?.readers, { seen: 1, of: 3 });
  assert.is((await card(kim, id))?.readers, undefined);
  assert.is((await call(kim, `GET ${of(id)}/reader`)).code, "FEED_401_REQUEST");
  await server.close();
});

test("a reminder leaves families alone of which one has seen it or voted; twelve hours apart, three in all", async () => {
  const { server, post, see, vote, remind, clock, dana, kim, walt } = await openWithPartner();
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  await see(kim, id);
  assert.is((await remind(kim, id)).code, "FEED_401_REQUEST");
  assert.is((await remind(dana, id)).body.reminded, 1);
  assert.is((await remind(dana, id, "vote")).code, "FEED_403_NUDGED");
  clock.advance(12 * 3_600_000 - 1);
  assert.is((await remind(dana, id)).code, "FEED_403_NUDGED");
  clock.advance(1);
  assert.is((await remind(dana, id, "vote")).body.reminded, 3);
  await vote(walt, id, 1);
  clock.advance(12 * 3_600_000);
  assert.is((await remind(dana, id, "vote")).body.reminded, 1);
  clock.advance(48 * 3_600_000);
  assert.is((await remind(dana, id)).code, "FEED_403_NUDGED");
  await server.close();
});

test("a card offers its staff a reminder for the open families, from an hour after it was posted, until one was sent", async () => {
  const { post, see, vote, remind, clock, card, change, server, dana, kim, walt } = await openWithPartner();
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  const offered = async () => (await card(dana, id))?.readers?.to_remind;
  clock.advance(3_600_000 - 1);
  assert.is(await offered(), undefined);
  clock.advance(1);
  assert.equal(await offered(), { for: "vote", people: 3, families: 2 });
  await see(kim, id);
  await vote(walt, id, 1);
  assert.equal(await offered(), { for: "vote", people: 1, families: 1 }, "walt's partner has nothing to add");
  await remind(dana, id, "vote");
  assert.is(await offered(), undefined);
  clock.advance(12 * 3_600_000);
  await change(dana, id, { is_poll_closed: true });
  assert.equal(
    await offered(),
    { for: "seen", people: 1, families: 1 },
    "the poll is over: who has not seen it",
  );
  await server.close();
});

test("who needs no reminder is not counted, and a poll that is over is not reminded of", async () => {
  const { server, post, see, remind, change, dana, kim, lee } = await openFeed();
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  for (const person of [kim, lee]) await see(person, id);
  assert.is((await remind(dana, id)).body.reminded, 0);
  assert.is((await remind(dana, id)).body.reminded, 0, "nobody was reminded, so it is no reminder");
  const plain = idOfPost(await post(dana, "No poll"));
  assert.is((await remind(dana, plain, "vote")).code, "REQUEST_400_INVALID");
  await change(dana, id, { is_poll_closed: true });
  assert.is((await remind(dana, id, "vote")).code, "POLL_403_CLOSED");
  await server.close();
});

test("whoever has blocked a post's author is not reminded of it", async () => {
  const { server, db, post, remind, call, feed, teamId, clock, dana, kim, lee, familiesPost } =
    await openFeed();
  await familiesPost();
  const id = idOfPost(await post(lee, "Grill?", askedGrill));
  const key = { teamId, cardId: id, wants: "seen" } as const;
  assert.equal(await findRemindable(db, key, clock.now()), [dana, kim].map(({ user }) => user.id).sort());
  await call(kim, `PUT /user/me/block/user_id/${lee.user.id}`);
  clock.advance(3_600_000);
  const { cards } = (await feed(dana)).body;
  assert.equal(cards.find(({ card_id }) => card_id === id)?.readers?.to_remind?.people, 1, "nor counted");
  assert.equal(await findRemindable(db, key, clock.now()), [dana.user.id]);
  assert.is((await remind(dana, id)).body.reminded, 1);
  const { rows } = await db.execute(sql`select user_id from ding where kind = 'card_nudged'`);
  assert.equal(rows, [{ user_id: dana.user.id }]);
  await server.close();
});

test("one key reminds once", async () => {
  const { server, post, call, of, dana } = await openFeed();
  const id = idOfPost(await post(dana, "Saturday"));
  const key = randomUUID();
  const call_ = () =>
    call<{ reminded: number }>(dana, `POST ${of(id)}/nudge`, { key, body: { for: "seen" } });
  assert.equal([(await call_()).body, (await call_()).body], [{ reminded: 2 }, { reminded: 2 }]);
  await server.close();
});

test.run();
