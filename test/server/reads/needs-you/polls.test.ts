import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { askedGrill, idOfPost, openFeed } from "../../../support/people/feed";
import type { Talker } from "../../../support/people/talk";

const test = suite("polls in what waits for somebody");

const hour = 3_600_000;

async function open() {
  const feed = await openFeed();
  const { call, clock, post } = feed;
  const items = async (person: Talker) =>
    (
      await call<{ items: components["schemas"]["WaitingItem"][] }>(person, "GET /user/me/waiting")
    ).body.items.filter(({ kind }) => kind === "poll");
  return {
    ...feed,
    items,
    ids: async (person: Talker) => (await items(person)).map(({ card_id: id }) => id),
    closingIn: (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString(),
    ask: async (person: Talker, text: string, closes_at: string | null = null) =>
      idOfPost(await post(person, text, { poll: { ...askedGrill.poll, closes_at } })),
  };
}

test("a poll is listed in its last 24 hours, to the millisecond, until it closes", async () => {
  const { server, clock, ask, items, ids, closingIn, teamId, dana, kim, walt } = await open();
  const closes = closingIn(48);
  const id = await ask(dana, "Grill on Friday?\nBring salad.", closes);
  clock.advance(24 * hour - 1);
  assert.equal(await items(kim), []);
  clock.advance(1);
  const [item, ...more] = await items(kim);
  assert.equal(more, []);
  const { colour_one, colour_two, ...rest } = item ?? {};
  assert.ok(colour_one && colour_two);
  assert.equal(rest, {
    kind: "poll",
    id: `poll ${id}`,
    created_at: clock.now().toISOString(),
    card_id: id,
    question: "Grill on Friday?\nBring salad.",
    closes_at: closes,
    team_id: teamId,
    team_name: "Comets",
  });
  assert.equal([await ids(dana), await ids(walt)], [[], []], "neither its author nor a follower");
  clock.advance(24 * hour - 1);
  assert.equal(await ids(kim), [id]);
  clock.advance(1);
  assert.equal(await ids(kim), []);
  await server.close();
});

test("a reminder lists it at once, until the vote, the closing or the deletion", async () => {
  const { server, ask, ids, vote, remind, change, takeBack, dana, kim, lee } = await open();
  const [voted, closed, deleted] = [await ask(dana, "A?"), await ask(dana, "B?"), await ask(dana, "C?")];
  assert.equal(await ids(kim), []);
  for (const id of [voted, closed, deleted]) await remind(dana, id, "vote");
  assert.equal((await ids(kim)).sort(), [voted, closed, deleted].sort());
  await vote(kim, voted, 1);
  assert.equal((await ids(kim)).sort(), [closed, deleted].sort());
  assert.is((await ids(lee)).length, 3);
  await change(dana, closed, { is_poll_closed: true });
  assert.equal(await ids(kim), [deleted]);
  await takeBack(dana, deleted, deleted);
  assert.equal([await ids(kim), await ids(lee)], [[], [voted]]);
  await vote(kim, voted);
  assert.equal(await ids(kim), [voted], "a vote that was taken back is asked for again");
  await server.close();
});

test("a family of which one has voted is not asked, and a person who blocked the author neither", async () => {
  const { server, db, clock, ask, ids, vote, call, familiesPost, closingIn, dana, kim, lee, walt } =
    await open();
  await db.execute(sql`
    insert into guardianship (id, child_id, user_id, origin, created_at)
    select gen_random_uuid(), child_id, ${walt.user.id}, 'made', now() from guardianship where user_id = ${kim.user.id}`);
  await familiesPost();
  const id = await ask(lee, "Grill?", closingIn(2));
  assert.equal([await ids(kim), await ids(walt), await ids(dana), await ids(lee)], [[id], [id], [id], []]);
  await vote(walt, id, 1);
  assert.equal([await ids(kim), await ids(walt), await ids(dana)], [[], [], [id]]);
  await vote(walt, id);
  await call(kim, `PUT /user/me/block/user_id/${lee.user.id}`);
  assert.equal([await ids(kim), await ids(walt)], [[], [id]]);
  await db.execute(sql`update team set archived_at = ${clock.now().toISOString()}::timestamptz`);
  assert.equal([await ids(walt), await ids(dana)], [[], []]);
  await server.close();
});

test("words that name somebody are left out", async () => {
  const { server, post, items, closingIn, dana, kim, lee } = await open();
  const poll = { ...askedGrill.poll, closes_at: closingIn(2) };
  await post(dana, `@{${lee.user.id}} brings the grill?`, { mentions: [lee.user.id], poll });
  const [item] = await items(kim);
  assert.equal([item?.kind, item?.question], ["poll", undefined]);
  await server.close();
});

test.run();
