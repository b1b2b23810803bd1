import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addTeam } from "../../../support/people/club";
import { askedGrill, idOfPost, openFeed, post as storePost } from "../../../support/people/feed";
import { addEvent } from "../../../support/people/schedule";
import type { Huddle } from "../../../support/people/talk";

const test = suite("posts of the feed");

test("a coach posts, and everybody who reads the team's huddle reads it; a follower reads no feed", async () => {
  const { server, post, feed, cards, of, call, teamId, dana, kim, lee, walt } = await openFeed();
  const posted = await post(dana, "  Picture day is Saturday.\u202e ");
  assert.is(posted.status, 200);
  const [card] = posted.body.cards;
  assert.equal(
    [card?.text, card?.as_staff, card?.comments, card?.takes_comments, card?.mine?.read_seq],
    ["Picture day is Saturday.", true, 0, true, 1],
  );
  for (const reader of [kim, lee]) assert.is((await cards(reader))[0]?.text, "Picture day is Saturday.");
  assert.equal((await feed(walt)).body, { cards: [], teams: [], people: [], blocked: [], next_after: null });
  assert.is((await feed(walt, `?team_id=${teamId}`)).code, "FEED_403_PRIVATE");
  assert.is((await call(walt, `GET ${of(card?.card_id ?? "")}`)).code, "FEED_404");
  assert.is((await feed(kim, `?team_id=${randomUUID()}`)).code, "TEAM_404");
  await server.close();
});

test("families post once a manager allows it, and staff alone read whether they may", async () => {
  const { server, post, feed, call, team, dana, kim, walt } = await openFeed();
  assert.is((await post(kim, "Lost a glove")).code, "FEED_403_POST");
  assert.equal(
    (await feed(kim)).body.teams.map(({ is_staff, may_post, readers }) => [is_staff, may_post, readers]),
    [[false, false, null]],
  );
  const { body } = await call<{ version: number; families_post?: boolean }>(dana, `GET ${team}`);
  assert.is(body.families_post, false);
  const more = { version: body.version, body: { families_post: true } };
  const changed = await call<{ families_post?: boolean }>(dana, `PATCH ${team}`, more);
  assert.equal([changed.status, changed.body.families_post], [200, true]);
  assert.is((await call<{ families_post?: boolean }>(kim, `GET ${team}`)).body.families_post, undefined);
  const posted = await post(kim, "Lost a glove");
  assert.is(posted.body.cards[0]?.as_staff, false);
  assert.equal(
    (await feed(kim)).body.teams.map(({ is_staff, may_post, readers }) => [is_staff, may_post, readers]),
    [[false, true, 3]],
  );
  assert.is((await post(walt, "Hello")).code, "FEED_403_PRIVATE");
  await server.close();
});

test("a post sent again is the stored one as it is now; another text or person with its id is refused", async () => {
  const { server, post, change, of, call, send, huddleId, dana, kim, familiesPost } = await openFeed();
  await familiesPost();
  const card_id = randomUUID();
  assert.is((await post(dana, "Snacks?", { card_id })).status, 200);
  await change(dana, card_id, { text: "Snacks, please" });
  const again = await post(dana, "Snacks?", { card_id });
  assert.equal([again.status, again.body.cards[0]?.text], [200, "Snacks, please"]);
  assert.is((await post(dana, "Other", { card_id })).code, "REQUEST_422_REUSED");
  assert.is((await post(kim, "Snacks?", { card_id })).code, "REQUEST_422_REUSED");
  const { body: message } = await send(dana, "In chat");
  assert.is((await post(dana, "In chat", { card_id: message.message_id })).code, "REQUEST_422_REUSED");
  assert.is((await post(dana, "In chat", { card_id: huddleId })).code, "REQUEST_422_REUSED");
  assert.is((await call(dana, `GET ${of(message.message_id)}`)).code, "FEED_404");
  await server.close();
});

test("a post's id is no other team's, since dings and pushes are grouped by it", async () => {
  const { server, db, post, huddleId, call, dana, kim } = await openFeed();
  const { id: other } = await addTeam(server, kim.user.id);
  const mine = await storePost(server, { teamId: other, userId: kim.user.id }, "Theirs");
  assert.is((await post(dana, "Theirs", { card_id: mine })).code, "REQUEST_422_REUSED");
  const taken = { body: { card_id: huddleId, text: "Ours" } };
  assert.is((await call(kim, `POST /team/team_id/${other}/feed_card`, taken)).code, "REQUEST_422_REUSED");
  const { rows } = await db.execute(sql`select count(*)::int as count from feed_card`);
  assert.equal(rows, [{ count: 1 }]);
  await server.close();
});

test("bad posts answer why, and write nothing", async () => {
  const { server, db, post, teamId, clock, dana, walt } = await openFeed();
  const poll = (change: object) => ({ poll: { ...askedGrill.poll, ...change } });
  const at = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();
  const day = 86_400_000;
  const other = await addEvent(server, teamId, {
    startsLocal: "2026-12-24T17:30:00",
    createdBy: dana.user.id,
  });
  await db.execute(sql`delete from event where id = ${other.id}::uuid`);
  const { id: otherTeam } = await addTeam(server, walt.user.id);
  const theirs = await addEvent(server, otherTeam, {
    startsLocal: "2026-12-24T17:30:00",
    createdBy: walt.user.id,
  });
  const bad: readonly [string, object, string?][] = [
    ["", {}],
    [" \u202e ", {}],
    ["x".repeat(4_001), {}],
    ["Who?", poll({ options: ["One"] })],
    ["Who?", poll({ options: Array.from({ length: 9 }, (_, index) => `${index}`) })],
    ["Who?", poll({ options: ["Same", "same"] })],
    ["Who?", poll({ options: ["ΑΣ", "ασ"] })],
    ["Who?", poll({ options: ["Caf\u00e9", "Cafe\u0301"] })],
    ["Who?", poll({ options: ["One", "\u202e"] })],
    ["Who?", poll({ options: ["One", "x".repeat(81)] })],
    ["Who?", poll({ closes_at: at(-1) })],
    ["Who?", poll({ closes_at: at(0) })],
    ["Who?", poll({ closes_at: at(60 * day + 1) })],
    ["Who?", { mentions: [dana.user.id] }],
    [`@{${walt.user.id}}`, { mentions: [walt.user.id] }, "COMMENT_403_MENTION"],
    ["Game", { event_id: other.id }, "EVENT_ITEM_404"],
    ["Game", { event_id: theirs.id }, "EVENT_ITEM_404"],
    ["Game", { event_id: "no-id" }, "EVENT_ITEM_404"],
  ];
  for (const [text, more, code = "REQUEST_400_INVALID"] of bad)
    assert.is((await post(dana, text, more)).code, code, JSON.stringify([text.slice(0, 20), more]));
  const { rows } = await db.execute(sql`select count(*)::int as count from huddle where kind = 'card'`);
  assert.equal(rows, [{ count: 0 }]);
  assert.is((await post(dana, "x".repeat(4_000), poll({ closes_at: at(60 * day) }))).status, 200);
  await server.close();
});

test("an event on a post is the event as it is, and gone with it", async () => {
  const { server, db, post, card, teamId, dana, kim } = await openFeed();
  const event = await addEvent(server, teamId, {
    startsLocal: "2026-12-24T17:30:00",
    createdBy: dana.user.id,
  });
  const id = idOfPost(await post(dana, "Bring cake", { event_id: event.id }));
  assert.equal(
    [(await card(kim, id))?.event?.starts_local, (await card(kim, id))?.event?.status],
    ["2026-12-24T17:30:00", "on"],
  );
  await db.execute(sql`update event set status = 'called_off', called_off_for = 'weather'`);
  assert.is((await card(kim, id))?.event?.status, "called_off");
  await db.execute(sql`delete from event`);
  assert.equal([(await card(kim, id))?.event, (await card(kim, id))?.text], [undefined, "Bring cake"]);
  await server.close();
});

test("its author edits a post at any time, and the earlier words stay readable", async () => {
  const { server, post, change, card, call, at, clock, dana, kim, walt } = await openFeed();
  const id = idOfPost(await post(dana, "Saturday"));
  clock.advance(3 * 86_400_000);
  const edited = await change(dana, id, { text: `Sunday, @{${kim.user.id}}`, mentions: [kim.user.id] });
  assert.equal(
    edited.body.cards.map(({ text, is_edited, mentions }) => [text, is_edited, mentions]),
    [[`Sunday, @{${kim.user.id}}`, true, [kim.user.id]]],
  );
  const message = `${at(id)}/message/message_id/${id}`;
  const versions = await call<{ versions: { text: string }[] }>(kim, `GET ${message}/version`);
  assert.equal(
    versions.body.versions.map(({ text }) => text),
    ["Saturday"],
  );
  assert.is((await change(kim, id, { text: "Monday" })).code, "FEED_401_UPDATE");
  assert.is((await call(kim, `PATCH ${message}`, { body: { text: "Monday" } })).code, "FEED_401_UPDATE");
  assert.is((await call(dana, `PATCH ${message}`, { body: { text: "Monday" } })).status, 200);
  const naming = { text: `@{${walt.user.id}}`, mentions: [walt.user.id] };
  assert.is((await change(dana, id, naming)).code, "COMMENT_403_MENTION");
  assert.is((await change(walt, id, { text: "Mine" })).code, "FEED_404");
  assert.is((await card(kim, id))?.text, "Monday");
  await server.close();
});

test("a change is exactly one, and what already is so changes nothing", async () => {
  const { server, db, post, change, dana } = await openFeed();
  const id = idOfPost(await post(dana, "Saturday"));
  for (const body of [
    { is_pinned: true, takes_comments: false },
    { mentions: [] },
    { is_pinned: true, mentions: [] },
    { is_poll_closed: true },
    { is_poll_closed: false },
    { text: " " },
  ])
    assert.is((await change(dana, id, body)).code, "REQUEST_400_INVALID", JSON.stringify(body));
  const seq = async () => (await db.execute(sql`select seq::int as seq from team_sequence`)).rows[0]?.seq;
  const before = await seq();
  for (const body of [{ is_pinned: false }, { takes_comments: true }, { text: "Saturday" }])
    assert.is((await change(dana, id, body)).status, 200);
  assert.is(await seq(), before);
  await server.close();
});

test("comments are messages: 2,000 characters, edited within 15 minutes, deleted by author or staff", async () => {
  const { server, post, send, takeBack, call, at, card, thread, clock, dana, kim, lee } = await openFeed();
  const id = idOfPost(await post(dana, "Who drives?"));
  const first = await send(kim, "I do", {}, id);
  assert.is(first.status, 200);
  assert.is((await send(kim, "x".repeat(2_001), {}, id)).code, "REQUEST_400_INVALID");
  const shown = await card(lee, id);
  assert.equal([shown?.comments, shown?.last?.text, shown?.last_seq], [1, "I do", 2]);
  const message = `${at(id)}/message/message_id/${first.body.message_id}`;
  assert.is((await call(lee, `PATCH ${message}`, { body: { text: "No" } })).code, "MESSAGE_401_UPDATE");
  assert.is((await takeBack(lee, first.body.message_id, id)).code, "MESSAGE_401_DELETE");
  clock.advance(16 * 60_000);
  assert.is((await call(kim, `PATCH ${message}`, { body: { text: "We do" } })).code, "MESSAGE_403_LATE");
  assert.is((await takeBack(dana, first.body.message_id, id)).status, 200);
  assert.equal((await card(lee, id))?.last, {
    ...{ seq: 2, author_id: kim.user.id, text: null, withdrawn_as: "staff" },
    made_at: first.body.made_at,
  });
  assert.equal((await thread(lee, "", id)).body.messages.length, 2);
  await server.close();
});

test("closed comments: none is written, cheers, votes and edits go on; its author or staff open them again", async () => {
  const { server, post, send, change, vote, call, at, card, dana, kim, lee, familiesPost } = await openFeed();
  await familiesPost();
  const id = idOfPost(await post(kim, "Which colour?", askedGrill));
  const { body: comment } = await send(lee, "Blue", {}, id);
  assert.is((await change(lee, id, { takes_comments: false })).code, "FEED_401_UPDATE");
  assert.is((await change(kim, id, { takes_comments: false })).body.cards[0]?.takes_comments, false);
  const again = { message_id: comment.message_id };
  assert.is((await send(lee, "Blue", again, id)).status, 200, "a second try of a stored comment");
  assert.is((await send(lee, "Red", {}, id)).code, "COMMENT_401_CREATE");
  assert.is((await send(dana, "Red", {}, id)).code, "COMMENT_401_CREATE");
  const cheer = { body: { cheer: "fire" } };
  assert.is((await call(lee, `POST ${at(id)}/message/message_id/${id}/reaction`, cheer)).status, 200);
  const edit = { body: { text: "Navy" } };
  assert.is((await call(lee, `PATCH ${at(id)}/message/message_id/${comment.message_id}`, edit)).status, 200);
  assert.is((await change(kim, id, { text: "Which color?" })).status, 200);
  assert.is((await vote(lee, id, 1)).status, 200);
  const seen = await card(lee, id);
  assert.equal([seen?.cheers, seen?.mine?.cheer, seen?.mine?.picks], [{ fire: 1 }, "fire", [1]]);
  assert.is((await change(dana, id, { takes_comments: true })).status, 200);
  assert.is((await send(lee, "Red", {}, id)).status, 200);
  await server.close();
});

test("an author opens the comments again that they closed themselves, not those that staff closed", async () => {
  const { server, post, change, card, dana, kim, familiesPost } = await openFeed();
  await familiesPost();
  const id = idOfPost(await post(kim, "Which colour?"));
  for (const takes_comments of [false, true])
    assert.is(
      (await change(kim, id, { takes_comments })).body.cards[0]?.comments_closed_as,
      takes_comments ? undefined : "author",
    );
  await change(dana, id, { takes_comments: false });
  assert.is((await card(kim, id))?.comments_closed_as, "staff");
  assert.is((await change(kim, id, { takes_comments: false })).status, 200);
  assert.is((await change(kim, id, { takes_comments: true })).code, "FEED_401_UPDATE");
  assert.is((await card(kim, id))?.takes_comments, false);
  assert.is((await change(dana, id, { takes_comments: true })).status, 200);
  await server.close();
});

test("a deleted post loses its words, pin and poll, and takes nothing more; its line stays seven days", async () => {
  const {
    server,
    db,
    post,
    send,
    change,
    vote,
    remind,
    takeBack,
    call,
    at,
    of,
    cards,
    card,
    clock,
    ...rest
  } = await openFeed();
  const { dana, kim } = rest;
  const id = idOfPost(await post(dana, "A secret?", askedGrill));
  await change(dana, id, { is_pinned: true });
  await vote(kim, id, 1);
  assert.is((await takeBack(kim, id, id)).code, "FEED_401_DELETE");
  assert.is((await takeBack(dana, id, id)).status, 200);
  const left = await card(kim, id);
  assert.equal(
    [left?.text, left?.is_pinned, left?.takes_comments, left?.poll, left?.withdrawn_as, left?.readers],
    ["", false, false, undefined, "author", undefined],
  );
  assert.not.match(JSON.stringify(await cards(kim)), /secret/);
  assert.is((await send(kim, "What?", {}, id)).code, "HUDDLE_403_INACTIVE");
  assert.is((await vote(kim, id, 2)).code, "FEED_404");
  assert.is((await remind(dana, id)).code, "FEED_404");
  for (const body of [
    { text: "Back" },
    { is_pinned: true },
    { takes_comments: true },
    { is_poll_closed: true },
  ])
    assert.is((await change(dana, id, body)).code, "FEED_404", JSON.stringify(body));
  assert.is((await call(kim, `GET ${of(id)}/voter`)).code, "FEED_404");
  assert.is(
    (await call(kim, `POST ${at(id)}/message/message_id/${id}/reaction`, { body: { cheer: "clap" } })).code,
    "MESSAGE_404",
  );
  const { rows } = await db.execute(sql`select closed_by from poll`);
  assert.equal(rows, [{ closed_by: dana.user.id }]);
  clock.advance(7 * 86_400_000);
  assert.equal(await cards(kim), []);
  assert.is((await call(kim, `GET ${of(id)}`)).code, "FEED_404");
  await server.close();
});

test("staff take down another's post, whose author finds a ding, and no message of the post is reported twice", async () => {
  const { server, db, post, takeBack, call, team, dana, kim, lee, familiesPost } = await openFeed();
  await familiesPost();
  const id = idOfPost(await post(kim, "Not nice"));
  const report = { body: { target_id: id, reason: "unkind" } };
  assert.is((await call(lee, `POST ${team}/report`, report)).status, 200);
  assert.is((await call(lee, `POST ${team}/report`, report)).code, "REPORT_409_CONFLICT");
  assert.is((await takeBack(dana, id, id)).body.withdrawn_as, "staff");
  const { rows } = await db.execute(sql`select kind from ding where user_id = ${kim.user.id}`);
  assert.equal(rows, [{ kind: "taken_down" }]);
  await server.close();
});

test("whoever is named in a post finds a ding, unless they have blocked its author", async () => {
  const { server, db, post, call, dana, kim, lee, familiesPost } = await openFeed();
  await familiesPost();
  await call(lee, `PUT /user/me/block/user_id/${kim.user.id}`);
  const people = [dana, lee].map(({ user }) => user.id);
  const text = people.map((id) => `@{${id}}`).join(" ");
  assert.is((await post(kim, text, { mentions: people })).status, 200);
  const { rows } = await db.execute(sql`select user_id, kind from ding`);
  assert.equal(rows, [{ user_id: dana.user.id, kind: "named" }]);
  await server.close();
});

test("in an archived team the feed is read by name, and written by nobody", async () => {
  const { server, db, post, change, vote, remind, send, cards, teamId, dana, kim } = await openFeed();
  const id = idOfPost(await post(dana, "Grill?", askedGrill));
  await db.execute(sql`update team set archived_at = now()`);
  assert.equal(await cards(kim), []);
  assert.is((await cards(kim, `?team_id=${teamId}`)).length, 1);
  assert.is((await post(dana, "More")).code, "TEAM_403_ARCHIVED");
  assert.is((await change(dana, id, { is_pinned: true })).code, "TEAM_403_ARCHIVED");
  assert.is((await vote(kim, id, 1)).code, "TEAM_403_ARCHIVED");
  assert.is((await remind(dana, id)).code, "TEAM_403_ARCHIVED");
  assert.is((await send(kim, "Hm", {}, id)).code, "HUDDLE_403_INACTIVE");
  await server.close();
});

test("the twenty-first post of a day is refused", async () => {
  const { server, db, post, dana } = await openFeed();
  for (let count = 0; count < 20; count += 1) assert.is((await post(dana, `No. ${count}`)).status, 200);
  assert.is((await post(dana, "One more")).code, "REQUEST_429_LIMIT");
  const { rows } = await db.execute(sql`select count(*)::int as count from feed_card`);
  assert.equal(rows, [{ count: 20 }]);
  await server.close();
});

test("no list, badge, search or count of chat has a card or its comments", async () => {
  const { server, post, send, huddles, search, call, at, dana, kim } = await openFeed();
  const id = idOfPost(await post(dana, "Marzipan"));
  await send(dana, "Marzipan, too", {}, id);
  assert.not((await huddles(kim)).some((huddle) => huddle.id === id));
  assert.equal((await search(kim, "Marzipan")).body.hits, []);
  const pings = await call<{ new_messages: number; new_feed_cards: number }>(kim, "GET /user/me/pings");
  assert.equal([pings.body.new_messages, pings.body.new_feed_cards], [0, 1]);
  await call(kim, "POST /user/me/pings/seen", { body: { kind: "message" } });
  const huddle = await call<Huddle>(kim, `GET ${at(id)}`);
  assert.equal(
    [huddle.body.kind, huddle.body.name, huddle.body.readers, huddle.body.unread],
    ["card", "“Marzipan”", 3, 2],
  );
  await server.close();
});

test("who has blocked a post's author reads none of its words in the huddle's name and in dings", async () => {
  const { server, post, remind, call, at, dana, kim, lee, familiesPost } = await openFeed();
  await familiesPost();
  const id = idOfPost(await post(lee, "Marzipan"));
  await remind(dana, id);
  const names = async () => {
    const { body } = await call<{ items: { about: { huddle_name?: string } }[] }>(kim, "GET /ding");
    return [
      (await call<Huddle>(kim, `GET ${at(id)}`)).body.name,
      body.items.map(({ about }) => about.huddle_name),
    ];
  };
  assert.equal(await names(), ["“Marzipan”", ["“Marzipan”"]]);
  await call(kim, `PUT /user/me/block/user_id/${lee.user.id}`);
  assert.equal(await names(), ["A post", ["A post"]]);
  await server.close();
});

test.run();
