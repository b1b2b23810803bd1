import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { ringNextHuddle } from "../../../server/notify/huddle/queue-huddle-pushes";
import { ringDue } from "../../../server/notify/push/send-pushes";
import { user } from "../../../server/platform/db/schema/account";
import { ding } from "../../../server/platform/db/schema/notification-dings";
import { type Hub, openHub } from "../../../server/reads/live/hub";
import { addTeam } from "../../support/people/club";
import { type Listening, listen } from "../../support/people/listening";
import { addEvent } from "../../support/people/schedule";
import { record } from "../../support/proof";
import { type Browser, openPushService } from "../../support/server/push-service";
import { openTestServer } from "../../support/server/server";
import { type PersonKey, people, readers } from "./feed.data";
import { canaries, isReader, openWorld, poll, type Somebody, tablesWith, type World } from "./feed-world";

const test = suite("what the feed tells nobody");

type FeedCard = components["schemas"]["FeedCard"];
type Line = Parameters<World["call"]>[1];

const strangers = people.filter((key) => !isReader(key));

async function open() {
  const server = await openTestServer();
  return openWorld(server);
}

/** Calls of the feed that name a card, by the team's path and the card's id. */
const cardCalls = (team: string, card: string): [Line, object?][] => {
  const of = `${team}/feed_card/card_id/${card}`;
  return [
    [`GET ${of}`],
    [`PATCH ${of}`, { text: "Other words" }],
    [`PATCH ${of}`, { is_pinned: true }],
    [`PATCH ${of}`, { takes_comments: false }],
    [`PATCH ${of}`, { is_poll_closed: true }],
    [`PUT ${of}/vote`, { picks: [1] }],
    [`PUT ${of}/vote`, { picks: [] }],
    [`GET ${of}/voter`],
    [`GET ${of}/reader`],
    [`POST ${of}/nudge`, { for: "seen" }],
    [`POST ${of}/nudge`, { for: "vote" }],
  ];
};

/** Calls of a huddle with the card's id. */
const huddleCalls = (team: string, card: string): [Line, object?][] => {
  const huddle = `${team}/huddle/huddle_id/${card}`;
  const message = `${huddle}/message/message_id/${card}`;
  return [
    [`GET ${huddle}`],
    [`GET ${huddle}/reader`],
    [`GET ${huddle}/message`],
    [`POST ${huddle}/message`, { message_id: randomUUID(), text: "Hello" }],
    [`PATCH ${message}`, { text: "Other words" }],
    [`DELETE ${message}`],
    [`GET ${message}/version`],
    [`GET ${message}/reaction`],
    [`POST ${message}/reaction`, { cheer: "clap" }],
    [`DELETE ${message}/reaction`],
    [`PUT ${huddle}/marker`, { read_seq: 1 }],
    [`POST /feed/seen`, { cards: [{ team_id: team.split("/").at(-1), card_id: card }] }],
  ];
};

/** A reply without the number of its request. */
const plain = ({ status, text }: { status: number; text: string }) =>
  `${status} ${text.replace(/"request_id":"[^"]*"/, "")}`;

/** The Rockets, which a stranger manages, with a post, an event and a message of their own. */
async function addRockets({ server, id, must }: World) {
  const { id: rockets } = await addTeam(server, id("S"), { name: "Rockets" });
  const team = `/team/team_id/${rockets}`;
  const cardId = randomUUID();
  await must("S", `POST ${team}/feed_card`, {
    body: { card_id: cardId, text: "Rockets only", poll: poll() },
  });
  const event = await addEvent(server, rockets, { createdBy: id("S") });
  return { teamId: rockets, team, cardId, eventId: event.id };
}

test("another team's post, by its path or one's own, is answered as one that never was", async () => {
  const world = await open();
  const { call, must, team, server } = world;
  const rockets = await addRockets(world);
  const { body } = await call<components["schemas"]["Huddles"]>("G", "GET /huddle");
  const chat = body.huddles[0]?.id ?? "";
  const said = randomUUID();
  await must("G", `POST ${team}/huddle/huddle_id/${chat}/message`, {
    body: { message_id: said, text: "Hi" },
  });
  const nowhere = `/team/team_id/${randomUUID()}`;
  const places: [string, string][] = [
    [team, rockets.cardId],
    [rockets.team, rockets.cardId],
    [rockets.team, randomUUID()],
    [nowhere, rockets.cardId],
    [nowhere, randomUUID()],
  ];
  const ofChat: [string, string][] = [
    [team, chat],
    [team, said],
  ];
  let tried = 0;
  for (const key of ["M", "G", "W", "A"] as const)
    for (const [calls, others] of [
      [cardCalls, [...places, ...ofChat]],
      [huddleCalls, places],
    ] as const) {
      const never = calls(team, randomUUID());
      for (const [index, [line, body = {}]] of never.entries()) {
        const sent = line.startsWith("GET") ? {} : { body };
        const expected = plain(await call(key, line, sent));
        for (const [path, card] of others) {
          const [other = line, otherBody = {}] = calls(path, card)[index] ?? [];
          const more = other.startsWith("GET") ? {} : { body: otherBody };
          assert.is(plain(await call(key, other, more)), expected, `${key}: ${other} and ${line}`);
          tried += 1;
        }
        assert.match(expected, /^404 .*"(FEED|HUDDLE)_404"|^200 .*new_feed_cards/, line);
      }
    }
  const { cards } = await must<components["schemas"]["Feed"]>("S", "GET /feed");
  assert.equal(
    cards.map(({ card_id, text, is_pinned, takes_comments, comments, cheers, poll }) => [
      [card_id, text, is_pinned, takes_comments, comments],
      [cheers, poll?.voters, poll?.closed_at],
    ]),
    [
      [
        [rockets.cardId, "Rockets only", false, true, 0],
        [{}, 0, null],
      ],
    ],
  );
  record({
    point: 10,
    tried: "Calls with another team's post, beside one that never was",
    count: tried,
    wrong: 0,
  });
  await server.close();
});

test("another team's post, event, message and team say nothing to whoever posts, reports or pages", async () => {
  const world = await open();
  const { call, must, team, server } = world;
  const rockets = await addRockets(world);
  const alike = async (line: (id: string) => Line, known: string, body?: (id: string) => object) => {
    for (const key of ["M", "G"] as const) {
      const [here, never] = [known, randomUUID()].map((id) =>
        call(key, line(id), body ? { body: body(id) } : {}),
      );
      assert.is(
        plain((await here) ?? missing()),
        plain((await never) ?? missing()),
        `${key}: ${line(known)}`,
      );
    }
  };
  await alike((id) => `GET /feed?team_id=${id}`, rockets.teamId);
  await alike(
    (id) => `POST /team/team_id/${id}/feed_card`,
    rockets.teamId,
    () => ({ card_id: randomUUID(), text: "Hello" }),
  );
  await alike(
    () => `POST ${team}/feed_card`,
    rockets.eventId,
    (event_id) => ({ card_id: randomUUID(), text: "Hello", event_id }),
  );
  await alike(
    () => `POST ${team}/report`,
    rockets.cardId,
    (target_id) => ({ target_id, reason: "unkind" }),
  );
  // Dings and pushes are grouped by a post's id, so that of another team's post is refused, without a word of it.
  const sameId = { body: { card_id: rockets.cardId, text: "Comets only" } };
  const refused = await call("M", `POST ${team}/feed_card`, sameId);
  assert.is(refused.code, "REQUEST_422_REUSED");
  assert.not.match(JSON.stringify(refused.body), /Rockets/);
  for (const [key, texts] of [
    ["G", []],
    ["S", ["Rockets only"]],
  ] as const) {
    const { cards } = await must<components["schemas"]["Feed"]>(key, "GET /feed");
    assert.equal(
      cards.filter(({ card_id }) => card_id === rockets.cardId).map((card) => card.text),
      texts,
    );
  }
  await server.close();
});

const missing = (): never => {
  throw new Error("There is no reply.");
};

/** In the text of the one post of `happen`. */
const okapi = "okapi";

/** All that can happen to a post. */
async function happen({ must, newCard, comment, of, messageOf, huddle, team, id, server, teamId }: World) {
  const event = await addEvent(server, teamId, { createdBy: id("M"), title: `The ${canaries.event}` });
  const text = `${canaries.child}'s ${canaries.post} met an ${okapi}`;
  const card = await newCard({ author: "C", more: { event_id: event.id, text } });
  const patch = (key: Somebody, body: object) => must(key, `PATCH ${of(card.id)}`, { body });
  // A question that somebody has answered stands as it is.
  await patch("C", {
    text: `@{${id("P")}}: the ${canaries.post} is ${canaries.child}'s`,
    mentions: [id("P")],
  });
  await comment("G", card.id);
  await must("P", `PUT ${of(card.id)}/vote`, { body: { picks: [1] } });
  await must("P", `PUT ${of(card.id)}/vote`, { body: { picks: [2] } });
  for (const messageId of [card.id, card.comment])
    await must("G", `POST ${messageOf(card.id, messageId)}/reaction`, { body: { cheer: "heart" } });
  await must("G", `PUT ${huddle(card.id)}/marker`, {
    body: { muted_until: new Date(server.clock.now().getTime() + 3_600_000).toISOString() },
  });
  await must("P", "POST /feed/seen", { body: { cards: [{ team_id: teamId, card_id: card.id }] } });
  await must("C", `POST ${of(card.id)}/nudge`, { body: { for: "vote" } });
  await patch("M", { is_pinned: true });
  await must("Lee", `PATCH ${messageOf(card.id, card.comment)}`, {
    body: { text: `Two ${canaries.comment}s` },
  });
  await patch("C", { takes_comments: false });
  await patch("C", { is_poll_closed: true });
  await must("P", `POST ${team}/report`, { body: { target_id: card.comment, reason: "unkind" } });
  await must("M", `DELETE ${messageOf(card.id, card.comment)}`);
  return card;
}

/** The same people's streams while something happens; what they were sent at first is left out. */
async function lines(world: World, hub: Hub, act: () => Promise<unknown>) {
  const heard = new Map<PersonKey, Listening>();
  for (const key of people) heard.set(key, await listen(hub, world.server.clock, world.person(key)));
  await act();
  hub.ring(world.teamId);
  await hub.settled();
  return (key: PersonKey) => {
    const line = heard.get(key);
    if (!line) throw new Error(`${key} has no stream.`);
    return line;
  };
}

const cardsIn = (line: Listening): FeedCard[] =>
  line.told().flatMap(({ name, data }) => (name === "card" ? [data.card] : []));

/** Each name of a field, at any depth. */
const namesIn = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...namesIn(inner),
      ]);

test("who does not read the feed hears of nothing that happens in it", async () => {
  const world = await open();
  const hub = openHub(world.server.services);
  const line = await lines(world, hub, () => happen(world));
  for (const key of strangers) {
    assert.equal(
      line(key)
        .names()
        .filter((name) => name !== "hello" && name !== "schedule"),
      [],
      key,
    );
    for (const word of Object.values(canaries))
      assert.not(line(key).text().includes(word), `${key}: ${word}`);
  }
  for (const key of readers) assert.ok(line(key).text().includes(canaries.post), key);
  hub.close();
  await world.server.close();
});

test("a card on the live line is the same to all, and has nothing that differs between its readers", async () => {
  const world = await open();
  const hub = openHub(world.server.services);
  let id = "";
  const line = await lines(world, hub, async () => {
    id = (await happen(world)).id;
  });
  const told = readers.map((key) =>
    line(key)
      .told()
      .filter(({ name }) => name !== "hello" && name !== "schedule"),
  );
  for (const others of told) assert.equal(others, told[0]);
  const cards = cardsIn(line("G")).filter(({ card_id }) => card_id === id);
  assert.ok(cards.length > 0);

  const own = await Promise.all(
    readers.map(
      async (key) => (await world.must<{ cards: FeedCard[] }>(key, `GET ${world.of(id)}`)).cards[0],
    ),
  );
  const fieldsOf = (card: FeedCard | undefined) => new Map(Object.entries(card ?? {}));
  const all = new Set(own.flatMap((card) => [...fieldsOf(card).keys()]));
  const differing = [...all].filter(
    (field) => new Set(own.map((card) => JSON.stringify(fieldsOf(card).get(field)))).size > 1,
  );
  assert.equal(differing.sort(), ["mine", "readers"]);
  for (const card of cards) {
    const names = namesIn(card);
    for (const field of [...differing, "read_seq", "muted_until", "picks", "cheer", "my_cheer", "seen"])
      assert.not(names.includes(field), field);
  }
  const last = fieldsOf(cards.at(-1));
  for (const field of all)
    if (!differing.includes(field)) assert.equal(last.get(field), fieldsOf(own[0]).get(field), field);
  const messages = told.flat().filter(({ name }) => name === "message");
  assert.ok(messages.length > 0);
  for (const message of messages) assert.not(namesIn(message).includes("my_cheer"));
  hub.close();
  await world.server.close();
});

/** What people outside the feed can read of the team, of chat and of themselves. */
const wholeReading = ({ team, teamId, of, huddle, messageOf }: World, cardId: string): [Line, object?][] => [
  ["GET /feed"],
  [`GET /feed?team_id=${teamId}`],
  [`GET ${of(cardId)}`],
  [`GET ${of(cardId)}/voter`],
  [`GET ${of(cardId)}/reader`],
  [`GET ${huddle(cardId)}`],
  [`GET ${huddle(cardId)}/message`],
  [`GET ${huddle(cardId)}/reader`],
  [`GET ${messageOf(cardId)}/version`],
  [`GET ${messageOf(cardId)}/reaction`],
  ["GET /huddle"],
  ["POST /huddle/search", { text: canaries.post }],
  ["POST /huddle/search", { text: canaries.comment }],
  ["GET /user/me/pings"],
  ["GET /user/me/dings"],
  ["GET /user/me/waiting"],
  ["GET /user/me/teams"],
  [`GET ${team}`],
  [`GET ${team}/report`],
  [`GET ${team}/membership`],
];

test("nobody outside the feed reads a word of it by any call, nor anybody a deleted post's but staff", async () => {
  const world = await open();
  const card = await happen(world);
  const words = [okapi, canaries.post, canaries.comment, canaries.option];
  const textsOf = (key: PersonKey) =>
    Promise.all(
      wholeReading(world, card.id).map(async ([line, body]) => {
        const { text } = await world.call(key, line, body ? { body } : {});
        return { line, text };
      }),
    );
  for (const key of strangers)
    for (const { line, text } of await textsOf(key))
      for (const word of words) assert.not(text.includes(word), `${key}: ${line}: ${word}`);
  assert.ok((await textsOf("G")).some(({ text }) => text.includes(okapi)));

  await world.must("C", `DELETE ${world.messageOf(card.id)}`);
  for (const key of readers)
    for (const { line, text } of await textsOf(key)) {
      const isForThem = line.endsWith("/version") && (key === "M" || key === "C");
      assert.is(text.includes(okapi), isForThem, `${key}: ${line}`);
    }
  await world.server.close();
});

test("words of posts and comments lie where words lie, and in no queue, notice, mail or line of the log", async () => {
  const world = await open();
  await happen(world);
  const { server } = world;
  const lying = async (word: string) => (await tablesWith(server, word)).join(" ");
  assert.is(await lying(canaries.post), "message message_version report");
  assert.is(await lying(canaries.comment), "message message_version report");
  assert.is(await lying(canaries.option), "poll");
  assert.is(await lying(canaries.event), "event");
  // A child's name is in the words of others, but the product puts it nowhere of its own.
  assert.is(await lying(canaries.child), "child message message_version report");
  const sent = (await server.inbox()).map(({ subject, text, html }) => `${subject} ${text} ${html}`);
  assert.is(sent.length, 1, "of the report, to the manager");
  for (const word of Object.values(canaries))
    assert.equal(
      [...sent, ...server.logLines].filter((text) => text.includes(word)),
      [],
    );
  await server.close();
});

/** A phone for everybody, also for whoever had one before they were banned. */
async function addPhones({ server, call, id }: World, service: ReturnType<typeof openPushService>) {
  const { db } = server.services;
  const phones = new Map<Browser, Somebody>();
  await db.update(user).set({ timeZone: "America/Chicago", bannedAt: null });
  for (const key of [...people, "Lee"] as const) {
    const browser = service.browser();
    const { status } = await call(key, "POST /user/me/push_token", { body: browser.device });
    if (status === 200) phones.set(browser, key);
  }
  await db
    .update(user)
    .set({ bannedAt: server.clock.now() })
    .where(eq(user.id, id("B")));
  return phones;
}

test("pushes go to readers alone, and neither they nor dings have a word of the feed or a child's name", async () => {
  const world = await open();
  const { server, newCard } = world;
  const { services, clock } = server;
  clock.set(new Date("2026-11-22T18:00:00Z"));
  const service = openPushService();
  const phones = await addPhones(world, service);
  for (const key of ["W", "L", "X", "B", "S", "A"] as const)
    assert.ok([...phones.values()].includes(key), key);
  const rung: { key: Somebody | undefined; kind: string; text: string }[] = [];
  for (const act of [() => newCard({ author: "C", commentOf: "P" }), () => happen(world), () => newCard()]) {
    await act();
    clock.advance(120_000);
    while (await ringNextHuddle(services));
    while ((await ringDue(services, service.post)) > 0);
    for (const { browser, text, payload } of service.opened())
      rung.push({ key: phones.get(browser), kind: payload.kind, text });
  }
  for (const { key, kind, text } of rung) {
    assert.ok(key && isReader(key), `${kind} for ${key}`);
    for (const word of [...Object.values(canaries), okapi])
      assert.not(text.includes(word), `${key}: ${text}`);
  }
  assert.equal([...new Set(rung.map(({ kind }) => kind))].sort(), ["comment", "post"]);
  const found = await services.db.select().from(ding);
  assert.ok(found.length > 0);
  const allowed = [...readers, "Lee" as const].map(world.id);
  assert.equal(
    found.filter(({ userId }) => !allowed.includes(userId)),
    [],
  );
  for (const word of [...Object.values(canaries), okapi])
    assert.not(JSON.stringify(found).includes(word), word);
  await server.close();
});

test.run();
