import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { addMember } from "../../../support/people/club";
import { askedGrill, idOfPost, openFeed } from "../../../support/people/feed";
import type { Talker } from "../../../support/people/talk";

const test = suite("votes that count, and what they hold in place");

type Feed = Awaited<ReturnType<typeof openFeed>>;

/** Takes a guardian's player out of the team. Returns how they join again. */
async function takeOut({ db, clock, server, teamId }: Feed, { user }: Talker) {
  const { rows } = await db.execute<{ child_id: string }>(sql`
    update membership set ended_at = ${clock.now().toISOString()}::timestamptz, end_reason = 'left'
    where child_id in (select child_id from guardianship where user_id = ${user.id}) returning child_id`);
  const childId = rows[0]?.child_id ?? "";
  return () => addMember(server, teamId, { childId });
}

test("votes of people who have left the team do not count, and do again once they return", async () => {
  const feed = await openFeed();
  const { server, post, vote, card, call, of, clock, dana, kim, lee } = feed;
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  await vote(kim, id, 1);
  clock.advance(1);
  await vote(lee, id, 2);
  const counted = async () => {
    const { poll } = (await card(dana, id)) ?? {};
    const { body } = await call<components["schemas"]["Voters"]>(dana, `GET ${of(id)}/voter`);
    return [poll?.counts, poll?.voters, body.voters.map(({ user_id }) => user_id)];
  };
  const both = [[1, 1], 2, [kim.user.id, lee.user.id]];
  assert.equal(await counted(), both);
  const comeBack = await takeOut(feed, kim);
  assert.equal(await counted(), [[0, 1], 1, [lee.user.id]]);
  await comeBack();
  assert.equal(await counted(), both);
  await server.close();
});

test("several answers of one person count once as a voter", async () => {
  const { server, post, vote, card, dana, kim } = await openFeed();
  const several = { poll: { ...askedGrill.poll, is_multiple: true } };
  const id = idOfPost(await post(dana, "Which?", several));
  assert.equal((await card(dana, id))?.poll?.counts, [0, 0]);
  await vote(kim, id, 1, 2);
  const { poll } = (await card(dana, id)) ?? {};
  assert.equal([poll?.counts, poll?.voters], [[1, 1], 1]);
  await server.close();
});

test("a question stays as it is once somebody has voted, by both calls that edit it", async () => {
  const feed = await openFeed();
  const { server, post, vote, change, call, at, card, dana, kim } = feed;
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  assert.is((await change(dana, id, { text: "Grill on Friday?" })).status, 200);
  await vote(kim, id, 1);
  const edit = (text: string) => call(dana, `PATCH ${at(id)}/message/message_id/${id}`, { body: { text } });
  assert.is((await change(dana, id, { text: "No grill?" })).code, "POLL_403_VOTED");
  assert.is((await edit("No grill?")).code, "POLL_403_VOTED");
  assert.is((await edit("Grill on Friday?")).status, 200, "the same words are no change");
  const comeBack = await takeOut(feed, kim);
  assert.is((await change(dana, id, { text: "No grill?" })).code, "POLL_403_VOTED", "they may return");
  await comeBack();
  assert.is((await card(dana, id))?.text, "Grill on Friday?");
  await vote(kim, id);
  assert.is((await change(dana, id, { text: "No grill?" })).status, 200);
  const plain = idOfPost(await post(dana, "Saturday"));
  assert.is((await change(dana, plain, { text: "Sunday" })).status, 200);
  await server.close();
});

test.run();
