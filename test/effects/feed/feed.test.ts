import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, setup } from "xstate";
import type { FeedLineEvent } from "../../../domain/feed/feed-outcomes";
import { actOnCard } from "../../../src/effects/feed/card.effects";
import { readCardReaders } from "../../../src/effects/feed/card-dialogs.effects";
import { cardSaver } from "../../../src/effects/feed/card-form.effects";
import { readEventsToPost } from "../../../src/effects/feed/events-to-post.actors";
import { feedLineOf, markSeen, readFeed } from "../../../src/effects/feed/feed.effects";
import { reminder } from "../../../src/effects/feed/reminder.effects";
import { openLine } from "../../../src/effects/live/line.effects";
import { card, cardKey, feed, streamed } from "../../support/people/feeding";
import { person, said } from "../../support/people/talking";
import { practice, week } from "../../support/people/week";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("feed effects");
const path = "/team/team_id/comets/feed_card/card_id/c1";
const first = { teamId: null, after: null, tag: null, also: [] };
const signal = new AbortController().signal;
const pings = { last_new_ping_at: null, new_feed_cards: 0, new_messages: 0, new_notifications: 0 };

test("a page is read with cards that are not in it", async () => {
  const { client, asked } = open({
    "GET /feed": () => json(feed([card(2)])),
    [`GET ${path}`]: () => json(feed([card(1)], { people: [person("lee")] })),
  });
  const also = [cardKey, { ...cardKey, cardId: "c2" }];
  const outcome = await readFeed(client, { ...first, teamId: "comets", after: "p2", also }, signal);
  assert.equal(asked, ["GET /feed?team_id=comets&after=p2", `GET ${path}`]);
  assert.is(outcome.kind, "read");
  if (outcome.kind !== "read") return;
  assert.equal(
    outcome.feed.cards.map(({ card_id: id }) => id),
    ["c2", "c1"],
  );
  assert.ok(outcome.feed.people.some(({ user_id: id }) => id === "lee"));
});

test("who has no access has no feed, and an unreachable one is refused with its reason", async () => {
  for (const code of ["FEED_403_PRIVATE", "TEAM_404"]) {
    const { client } = open({ "GET /feed": () => problem(code) });
    assert.equal(await readFeed(client, first, signal), { kind: "gone" });
  }
  const { client } = open({ "GET /feed": () => problem("REQUEST_429_LIMIT") });
  assert.is((await readFeed(client, first, signal)).kind, "refused");
  const same = open({ "GET /feed": () => new Response(null, { status: 304 }) });
  assert.equal(await readFeed(same.client, { ...first, tag: '"1"' }, signal), { kind: "unchanged" });
});

test("seen cards are marked, and a failure is one", async () => {
  const { client, bodies } = open({ "POST /feed/seen": () => json(pings) });
  assert.equal(await markSeen(client, { cards: [cardKey], isHome: false }), { kind: "marked", pings });
  await markSeen(client, { cards: [], isHome: true });
  assert.equal(bodies, [{ cards: [{ team_id: "comets", card_id: "c1" }] }, { cards: [], is_home: true }]);
  const failing = open({ "POST /feed/seen": () => problem("REQUEST_429_LIMIT") });
  assert.equal(await markSeen(failing.client, { cards: [], isHome: false }), { kind: "failed" });
});

test("each action calls what it does, and what a card has in common with a message is done there", async () => {
  const huddle = "/team/team_id/comets/huddle/huddle_id/c1";
  const replied = json(feed([card(1)]));
  const { client, asked, bodies } = open({
    [`PUT ${path}/vote`]: () => replied.clone(),
    [`PATCH ${path}`]: () => replied.clone(),
    [`GET ${path}`]: () => replied.clone(),
    [`DELETE ${huddle}/message/message_id/c1`]: () => json(said(1, { withdrawn_as: "author", text: "" })),
    [`PUT ${huddle}/marker`]: () => json(pings),
  });
  const act = (action: Parameters<typeof actOnCard>[2]) => actOnCard(client, "me", action);
  assert.is((await act({ kind: "vote", key: cardKey, picks: [2] })).kind, "feed");
  assert.is((await act({ kind: "pin", key: cardKey, isPinned: true })).kind, "feed");
  assert.is((await act({ kind: "comments", key: cardKey, takesComments: false })).kind, "feed");
  assert.is((await act({ kind: "close_poll", key: cardKey })).kind, "feed");
  assert.equal(bodies, [
    { picks: [2] },
    { is_pinned: true },
    { takes_comments: false },
    { is_poll_closed: true },
  ]);
  asked.length = 0;
  assert.is((await act({ kind: "delete", key: cardKey })).kind, "feed");
  assert.is(asked.at(-1), `GET ${path}`, "the deleted post says by whom and when");
});

test("the same post again is the same try, and an edit changes the words alone", async () => {
  let ids = 0;
  const { client, bodies } = open({
    "POST /team/team_id/comets/feed_card": () => problem("FEED_403_POST"),
    [`PATCH ${path}`]: () => json(feed([card(1)])),
  });
  const save = cardSaver(client, () => `id${++ids}`);
  const form = { teamId: "comets", text: "Hi", mentions: [], poll: null, eventId: null, isQuiet: true };
  for (const text of ["Hi", "Hi", "Ho"])
    assert.is((await save({ form: { ...form, text }, key: "", saved: null })).kind, "refused");
  assert.equal(
    bodies.map((body) => (body as { card_id: string }).card_id),
    ["id1", "id1", "id2"],
  );
  assert.equal(bodies[0], { card_id: "id1", text: "Hi", mentions: [], is_quiet: true });
  const edited = await save({ form: { ...form, text: "Mended" }, key: "", saved: feed([card(1)]) });
  assert.equal([edited.kind, bodies.at(-1)], ["saved", { text: "Mended", mentions: [] }]);
});

test("a post about an event names it", async () => {
  const { client, bodies } = open({ "POST /team/team_id/comets/feed_card": () => json(feed([card(1)])) });
  const form = { teamId: "comets", text: "Hi", mentions: [], poll: null, eventId: "e1", isQuiet: false };
  await cardSaver(client, () => "id1")({ form, key: "", saved: null });
  assert.equal(bodies, [{ card_id: "id1", text: "Hi", mentions: [], event_id: "e1" }]);
});

test("events to post about are those that are to come, at most twelve", async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const many = Array.from({ length: 14 }, (_, nth) => practice({ id: `e${nth}`, ends_at: at(nth) }));
  const { client } = open({ "GET /team/team_id/comets/event": () => json(week({ events: many })) });
  const outcome = await readEventsToPost(client, { teamId: "comets" }, signal);
  assert.equal(
    outcome.kind === "known" && outcome.value.map(({ id }) => id),
    many.slice(1, 13).map(({ id }) => id),
  );
  const refused = open({ "GET /team/team_id/comets/event": () => problem("SERVER_503_BUSY") });
  const failed = await readEventsToPost(refused.client, { teamId: "comets" }, signal);
  assert.is(failed.kind, "refused");
});

test("the same words after a stored post are another post", async () => {
  let ids = 0;
  const { client, bodies } = open({ "POST /team/team_id/comets/feed_card": () => json(feed([card(1)])) });
  const save = cardSaver(client, () => `id${++ids}`);
  const form = {
    teamId: "comets",
    text: "Ice is here",
    mentions: [],
    poll: null,
    eventId: null,
    isQuiet: false,
  };
  for (const _ of [1, 2]) assert.is((await save({ form, key: "", saved: null })).kind, "saved");
  assert.equal(
    bodies.map((body) => (body as { card_id: string }).card_id),
    ["id1", "id2"],
  );
});

test("who has seen it comes with the children for whom they read", async () => {
  const seen = { has_seen: true, is_seen_at_home: false, has_voted: false, is_voted_at_home: false };
  const { client } = open({
    [`GET ${path}/reader`]: () => json({ readers: [{ user_id: "kim", ...seen }], people: [person("kim")] }),
    "GET /team/team_id/comets/huddle/huddle_id/c1/reader": () =>
      json({ readers: [{ user_id: "kim", standing: "guardian", of: ["Nia"] }], people: [person("kim")] }),
  });
  assert.equal(await readCardReaders(client, cardKey), {
    kind: "known",
    value: [{ user_id: "kim", ...seen, person: person("kim"), of: ["Nia"] }],
  });
});

test("a reminder without a reply is the same try, the next one is another", async () => {
  const keys: (string | null)[] = [];
  let ids = 0;
  let isLost = true;
  const { client } = open({
    [`POST ${path}/nudge`]: (request) => {
      keys.push(request.headers.get("idempotency-key"));
      if (isLost) throw new TypeError("no line");
      return json({ reminded: 2 });
    },
  });
  const remind = reminder(client, () => `key${++ids}`);
  assert.is((await remind({ card: cardKey, what: "seen" })).kind, "refused");
  isLost = false;
  assert.equal(await remind({ card: cardKey, what: "seen" }), { kind: "reminded", reminded: 2 });
  await remind({ card: cardKey, what: "seen" });
  assert.equal([keys.at(-3), keys.at(-2), keys.at(-1)], ["key1", "key1", "key2"]);
});

test("cards of the line are passed on as they are, others and broken ones are not; the badge counts without a line", () => {
  const line = openLine();
  let count = 0;
  const listeners = new Set<() => void>();
  const session = {
    subscribe: (hear: () => void) => {
      listeners.add(hear);
      return { unsubscribe: () => void listeners.delete(hear) };
    },
    getSnapshot: () => ({ context: { auth: { newFeedCards: count } } }),
  };
  const heard: FeedLineEvent[] = [];
  const actor = createActor(
    setup({
      types: { events: {} as FeedLineEvent },
      actors: { line: feedLineOf(line, session) },
      actions: { note: ({ event }) => void heard.push(event) },
    }).createMachine({ invoke: { src: "line" }, on: { "*": { actions: "note" } } }),
  ).start();
  line.publish({ type: "line.opened", isResumed: false });
  const told = (of: object) =>
    line.publish({ type: "fact.published", fact: { kind: "card", teamId: "comets", at: 12, card: of } });
  told(streamed(1));
  told({ card_id: "broken" });
  line.publish({ type: "fact.published", fact: { kind: "schedule", teamId: "comets" } });
  line.publish({ type: "fact.published", fact: { kind: "seen", teamId: "comets" } });
  const grow = () => {
    count += 1;
    for (const hear of listeners) hear();
  };
  grow();
  line.publish({ type: "line.lost" });
  grow();
  assert.equal(heard, [
    { type: "changes.wanted" },
    { type: "card.received", at: 12, card: streamed(1) },
    { type: "schedule.received", teamId: "comets" },
    { type: "seen.received", teamId: "comets" },
    { type: "changes.wanted" },
  ]);
  actor.stop();
  assert.is(listeners.size, 0);
});

function open(replies: Record<string, (request: Request) => Response>) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const { client } = openClient(async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    if (request.method !== "GET") {
      const sent = await request.clone().text();
      if (sent !== "") bodies.push(JSON.parse(sent));
    }
    const reply = replies[`${request.method} ${pathname}`];
    if (!reply) throw new Error(`Nobody answers ${request.method} ${pathname}`);
    return reply(request);
  });
  return { client, asked, bodies };
}

test.run();
