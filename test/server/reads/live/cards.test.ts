import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openHub } from "../../../../server/reads/live/hub";
import { askedGrill, idOfPost, openFeed } from "../../../support/people/feed";
import { listen } from "../../../support/people/listening";
import type { Talker } from "../../../support/people/talk";

const test = suite("posts on the live line");

async function open() {
  const feed = await openFeed();
  const { services, clock } = feed.server;
  const hub = openHub(services);
  return {
    ...feed,
    heard: async () => {
      hub.ring(feed.teamId);
      await hub.settled();
    },
    listen: (person: Talker, more: Parameters<typeof listen>[3] = {}) => listen(hub, clock, person, more),
    async close() {
      hub.close();
      await feed.server.close();
    },
  };
}

const cardsOf = (line: Awaited<ReturnType<typeof listen>>) =>
  line.told().flatMap(({ name, data }) => (name === "card" ? [data.card] : []));

test("a post is a card and no message, the same for all its readers; a follower hears nothing", async () => {
  const { post, card, heard, dana, kim, lee, walt, ...rest } = await open();
  const [coach, his, hers] = [await rest.listen(dana), await rest.listen(kim), await rest.listen(lee)];
  const follower = await rest.listen(walt);
  const id = idOfPost(await post(dana, "Picture day", askedGrill));
  await heard();
  assert.equal(his.names(), ["hello", "card"]);
  const { mine: _, ...shared } = (await card(kim, id)) ?? {};
  assert.equal(cardsOf(his), [shared]);
  assert.equal([hers.text(), coach.text()], [his.text(), his.text()]);
  assert.equal(follower.names(), ["hello"]);
  await rest.close();
});

test("a comment is a message and its card; each change is the card as it is then", async () => {
  const { post, send, change, vote, takeBack, call, at, heard, dana, kim, ...rest } = await open();
  const id = idOfPost(await post(dana, "Picture day", askedGrill));
  const line = await rest.listen(kim);
  await send(kim, "Nice", {}, id);
  await heard();
  assert.equal(line.names(), ["hello", "message", "card"]);
  assert.equal(line.words(), ["Nice"]);
  assert.equal(
    cardsOf(line).map(({ comments, last }) => [comments, last?.text]),
    [[1, "Nice"]],
  );
  const seen = async (act: Promise<{ status: number }>) => {
    assert.is((await act).status, 200);
    await heard();
    return cardsOf(line).at(-1);
  };
  assert.is((await seen(change(dana, id, { is_pinned: true })))?.is_pinned, true);
  assert.is((await seen(change(dana, id, { is_pinned: false })))?.is_pinned, false);
  assert.is((await seen(change(dana, id, { takes_comments: false })))?.takes_comments, false);
  assert.is((await seen(change(dana, id, { text: "Saturday" })))?.text, "Saturday");
  assert.equal((await seen(vote(kim, id, 2)))?.poll?.counts, [0, 1]);
  const cheer = { body: { cheer: "clap" } };
  const cheered = call(kim, `POST ${at(id)}/message/message_id/${id}/reaction`, cheer);
  assert.equal((await seen(cheered))?.cheers, { clap: 1 });
  assert.ok((await seen(change(dana, id, { is_poll_closed: true })))?.poll?.closed_at);
  assert.is((await seen(takeBack(dana, id, id)))?.withdrawn_as, "author");
  assert.equal(new Set(line.names()), new Set(["hello", "message", "card"]));
  assert.is(line.words().length, 1, "no other message");
  await rest.close();
});

test("a deleted post is delivered to nobody later, and chat goes on as it was", async () => {
  const { post, takeBack, send, heard, dana, kim, ...rest } = await open();
  const away = await rest.listen(kim);
  away.cut();
  const id = idOfPost(await post(dana, "A secret"));
  await takeBack(dana, id, id);
  await send(dana, "In chat");
  const again = await rest.listen(kim, { places: away.places() });
  await heard();
  assert.not.match(again.text(), /secret/);
  assert.equal(again.names(), ["hello", "card", "message"]);
  assert.equal(again.words(), ["In chat"]);
  await rest.close();
});

test("a stream that returns after many comments and posts misses none", async () => {
  const { server, post, send, heard, dana, kim, ...rest } = await open();
  const id = idOfPost(await post(dana, "Picture day"));
  const away = await rest.listen(kim);
  away.cut();
  for (let count = 0; count < 12; count += 1)
    await send(kim, `No. ${count}`, { message_id: randomUUID() }, id);
  const other = idOfPost(await post(dana, "Another"));
  const again = await rest.listen(kim, { places: away.places() });
  await heard();
  assert.is(again.words().length, 12);
  assert.equal(
    cardsOf(again).map(({ card_id, comments }) => [card_id, comments]),
    [
      [id, 12],
      [other, 0],
    ],
  );
  await rest.close();
});

test.run();
