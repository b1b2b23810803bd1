import { suite } from "uvu";
import * as assert from "uvu/assert";
import { removeOldTalk } from "../../../../server/core/huddle/retention.store";
import { feedCard, poll, pollVote } from "../../../../server/platform/db/schema/feed";
import { message, messageVersion, readPosition } from "../../../../server/platform/db/schema/huddle";
import { report } from "../../../../server/platform/db/schema/report";
import { askedGrill, idOfPost, openFeed } from "../../../support/people/feed";
import { openTalk } from "../../../support/people/talk";

const test = suite("retention of talk");

const day = 86_400_000;

test("words taken back go after 90 days, messages and reports after 24 months, an answer stays without what it answered", async () => {
  const { server, db, send, takeBack, call, team, clock, kim, lee } = await openTalk();
  const { body: said } = await send(kim, "Hello");
  await takeBack(kim, said.message_id);
  const body = { target_id: said.message_id, reason: "other" };
  await call(lee, `POST ${team}/report`, { body });
  const left = async () => [
    (await db.select().from(messageVersion)).length,
    (await db.select().from(message)).length,
    (await db.select().from(report)).length,
  ];
  const start = clock.now().getTime();
  const later = async (days: number, more = 0) => {
    await removeOldTalk(db, new Date(start + days * day + more));
    return left();
  };
  assert.equal(await later(90), [1, 1, 1]);
  assert.equal(await later(90, 1), [0, 1, 1]);
  clock.advance(1_000);
  await send(lee, "Hello back", { reply_to: said.seq });
  // From November 2026 on, 24 months have 731 days.
  assert.equal(await later(731), [0, 2, 1]);
  assert.equal(await later(731, 1), [0, 1, 0]);
  const [answer] = await db.select().from(message);
  assert.equal([answer?.text, answer?.replyTo], ["Hello back", null]);
  await server.close();
});

test("a post goes whole 24 months after it was posted, and none of its comments before", async () => {
  const { server, db, post, send, vote, see, clock, huddleId, dana, kim } = await openFeed();
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  await send(kim, "Burgers", {}, id);
  await send(kim, "In chat", {}, huddleId);
  await vote(kim, id, 1);
  await see(kim, id);
  const start = clock.now().getTime();
  const left = async () => [
    (await db.select().from(feedCard)).length,
    (await db.select().from(poll)).length,
    (await db.select().from(pollVote)).length,
    (await db.select().from(message)).map(({ text }) => text).sort(),
    (await db.select().from(readPosition)).filter(({ huddleId: of }) => of === id).length,
  ];
  clock.advance(day);
  await send(dana, "Still there?", {}, id);
  await removeOldTalk(db, new Date(start + 731 * day));
  assert.equal(await left(), [1, 1, 1, ["Burgers", "Grill?", "In chat", "Still there?"], 2]);
  await removeOldTalk(db, new Date(start + 731 * day + 1));
  assert.equal(await left(), [0, 0, 0, [], 0]);
  await server.close();
});

test.run();
