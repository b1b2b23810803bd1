// Runs on PGlite as well.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { callPostCard } from "../../../../server/core/feed/card.store";
import { brokenRule } from "../../../../server/platform/db/fault";
import { askedGrill, grill, idOfPost, openFeed, post } from "../../../support/people/feed";

const test = suite("rules of the feed");

test("who posted, when and as what never changes, nor what a poll asks; a poll is closed once", async () => {
  const { server, db, teamId, dana } = await openFeed();
  await post(server, { teamId, userId: dana.user.id }, "Grill?", { poll: grill });
  const refused = (statement: ReturnType<typeof sql>) =>
    db.execute(statement).then(() => undefined, brokenRule);
  for (const change of [
    sql`author_id = 'x'`,
    sql`posted = posted + 1`,
    sql`posted_at = posted_at - interval '1 day'`,
    sql`as_staff = false`,
  ])
    assert.is(await refused(sql`update feed_card set ${change}`), "DR041");
  for (const change of [
    sql`options = '{a,b}'`,
    sql`is_multiple = true`,
    sql`shows_voters = false`,
    sql`closes_at = now()`,
  ])
    assert.is(await refused(sql`update poll set ${change}`), "DR041");
  await db.execute(sql`update poll set closed_at = now(), closed_by = 'x'`);
  assert.is(await refused(sql`update poll set closed_at = null, closed_by = null`), "DR041");
  assert.is(await refused(sql`update poll set closed_by = 'y'`), "DR041");
  await server.close();
});

test("a card belongs to a huddle of kind card whose first message is its author's", async () => {
  const { db, server, teamId, huddleId, send, dana, kim } = await openFeed();
  await send(kim, "No post");
  const insert = (id: string, authorId: string) =>
    db
      .execute(
        sql`insert into feed_card (team_id, id, author_id, posted, posted_at, as_staff)
          values (${teamId}::uuid, ${id}::uuid, ${authorId}, 1, now(), true)`,
      )
      .then(() => undefined, brokenRule);
  assert.is(await insert(huddleId, kim.user.id), "DR041");
  assert.is(await insert(randomUUID(), dana.user.id), "DR041");
  await server.close();
});

test("the database takes 2 to 8 options of 1 to 80 characters, no two alike", async () => {
  const { db, server } = await openFeed();
  const isFit = async (options: readonly (string | null)[]) => {
    const { rows } = await db.execute<{ fits: boolean | null }>(
      sql`select are_poll_options(array(select json_array_elements_text(${JSON.stringify(options)}::json))) as fits`,
    );
    return rows[0]?.fits === true;
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
  for (const options of [many(2), many(8), ["a", "x".repeat(80)]]) assert.is(await isFit(options), true);
  for (const options of [
    many(1),
    many(9),
    [],
    ["a", "A"],
    ["a", " a"],
    ["a", ""],
    ["a", "x".repeat(81)],
    ["a", null],
  ])
    assert.is(await isFit(options), false, JSON.stringify(options));
  await server.close();
});

test("a vote picks existing options, each once, one where one is wanted, and none after the end", async () => {
  const { db, server, teamId, dana, kim, clock } = await openFeed();
  const place = { teamId, userId: dana.user.id };
  const one = await post(server, place, "One", { poll: grill });
  const several = await post(server, place, "Several", {
    poll: { ...grill, isMultiple: true, closesAt: new Date(clock.now().getTime() + 60_000) },
  });
  const insert = (cardId: string, picks: string, after = 0) =>
    db
      .execute(sql`
        insert into poll_vote (team_id, message_id, user_id, picks, made_at)
        values (${teamId}::uuid, ${cardId}::uuid, ${kim.user.id}, ${picks}::smallint[],
          ${new Date(clock.now().getTime() + after).toISOString()}::timestamptz)
        on conflict (team_id, message_id, user_id) do update set picks = excluded.picks, made_at = excluded.made_at`)
      .then(() => undefined, brokenRule);
  for (const picks of ["{3}", "{0}", "{1,2}", "{NULL}"]) assert.is(await insert(one, picks), "DR042", picks);
  for (const picks of ["{1,1}", "{2,3}"]) assert.is(await insert(several, picks), "DR042", picks);
  assert.is(await insert(several, "{1,2}", 59_999), undefined);
  assert.is(await insert(several, "{1}", 60_000), "DR043");
  assert.is(await insert(one, "{2}"), undefined);
  await server.close();
});

test("six pins at once: three of them stand", async () => {
  const { server, teamId, change, cards, dana } = await openFeed();
  const ids: string[] = [];
  for (const words of ["1", "2", "3", "4", "5", "6"])
    ids.push(await post(server, { teamId, userId: dana.user.id }, words));
  const replies = await Promise.all(ids.map((id) => change(dana, id, { is_pinned: true })));
  assert.is(replies.filter(({ status }) => status === 200).length, 3);
  assert.is(replies.filter(({ code }) => code === "FEED_403_PINS").length, 3);
  assert.is((await cards(dana)).filter(({ is_pinned }) => is_pinned).length, 3);
  const pinned = ids.filter((_, index) => replies[index]?.status === 200);
  await change(dana, String(pinned[0]), { is_pinned: false });
  const refused = ids.find((id) => !pinned.includes(id)) ?? "";
  assert.is((await change(dana, refused, { is_pinned: true })).status, 200);
  await server.close();
});

test("a card that is sent twelve times at once exists once", async () => {
  const { server, db, teamId, dana, clock } = await openFeed();
  const posting = {
    ...{ teamId, userId: dana.user.id, cardId: randomUUID(), text: "Once", mentions: [], eventId: null },
    ...{ poll: grill, isQuiet: false, now: clock.now() },
  };
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => callPostCard(db, posting)));
  assert.equal(outcomes.sort(), [...Array.from({ length: 11 }, () => "again"), "posted"]);
  const { rows } = await db.execute(sql`
    select (select count(*)::int from feed_card) as cards, (select count(*)::int from message) as messages,
      (select count(*)::int from poll) as polls, (select count(*)::int from huddle where kind = 'card') as huddles`);
  assert.equal(rows, [{ cards: 1, messages: 1, polls: 1, huddles: 1 }]);
  await server.close();
});

test("thirty votes of three people at once count three, and the numbers add up", async () => {
  const { server, vote, card, post: ask, dana, kim, lee } = await openFeed();
  const id = idOfPost(await ask(dana, "Grill?", askedGrill));
  const people = [dana, kim, lee];
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => vote(people[index % 3] ?? dana, id, (index % 2) + 1)),
  );
  assert.ok(replies.every(({ status }) => status === 200));
  const poll = (await card(dana, id))?.poll;
  assert.equal([poll?.voters, (poll?.counts[0] ?? 0) + (poll?.counts[1] ?? 0)], [3, 3]);
  await server.close();
});

test("forty comments of three people at once are forty, numbered without a gap", async () => {
  const { server, db, post: ask, send, card, dana, kim, lee } = await openFeed();
  const id = idOfPost(await ask(dana, "Grill?"));
  const people = [dana, kim, lee];
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send(people[index % 3] ?? dana, `Comment ${index}`, {}, id)),
  );
  assert.ok(replies.every(({ status }) => status === 201 || status === 200));
  const { rows } = await db.execute<{ seq: string }>(
    sql`select seq::int as seq from message where huddle_id = ${id}::uuid order by seq`,
  );
  assert.equal(
    rows.map(({ seq }) => Number(seq)),
    Array.from({ length: 41 }, (_, index) => index + 1),
  );
  assert.is((await card(dana, id))?.comments, 40);
  await server.close();
});

test("while a team is archived amid posts, none comes after that", async () => {
  const { server, db, teamId, post: ask, dana } = await openFeed();
  const archive = db.execute(sql`update team set archived_at = now() where id = ${teamId}::uuid`);
  const replies = await Promise.all([
    ...[1, 2, 3].map((nth) => ask(dana, `Post ${nth}`)),
    archive.then(() => undefined),
    ...[4, 5, 6].map((nth) => ask(dana, `Post ${nth}`)),
  ]);
  const posts = replies.filter((reply) => reply !== undefined);
  assert.ok(posts.every(({ status, code }) => status === 200 || code === "TEAM_403_ARCHIVED"));
  const { rows } = await db.execute(sql`select count(*)::int as cards from feed_card`);
  assert.equal(rows, [{ cards: posts.filter(({ status }) => status === 200).length }]);
  assert.is((await ask(dana, "Late")).code, "TEAM_403_ARCHIVED");
  await server.close();
});

test("while a poll is closed amid votes, no vote comes after the end", async () => {
  const { server, db, vote, change, post: ask, dana, kim, lee } = await openFeed();
  const id = idOfPost(await ask(dana, "Grill?", askedGrill));
  const replies = await Promise.all([
    vote(kim, id, 1),
    change(dana, id, { is_poll_closed: true }),
    vote(lee, id, 2),
    vote(kim, id, 2),
  ]);
  const votes = [replies[0], replies[2], replies[3]];
  assert.ok(votes.every((each) => each?.status === 200 || each?.code === "POLL_403_CLOSED"));
  const before = (await db.execute(sql`select user_id, picks from poll_vote order by user_id`)).rows;
  assert.is((await vote(kim, id, 1)).code, "POLL_403_CLOSED");
  assert.is((await vote(kim, id)).code, "POLL_403_CLOSED");
  assert.equal((await db.execute(sql`select user_id, picks from poll_vote order by user_id`)).rows, before);
  await server.close();
});

test.run();
