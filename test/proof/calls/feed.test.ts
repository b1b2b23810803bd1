import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { feedCard } from "../../../server/platform/db/schema/feed";
import type { Asked, ask } from "../../support/people/ask";
import { addEvent } from "../../support/people/schedule";
import { proofCounts, record } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";
import {
  fields,
  type Operation,
  type PersonKey,
  people,
  readers,
  replies,
  rights,
  type State,
  states,
  type Write,
  writes,
} from "./feed.data";
import {
  type Card,
  canaries,
  changedTables,
  fingerprint,
  isReader,
  openWorld,
  poll,
  type Somebody,
  type World,
} from "./feed-world";

const test = suite("who may do what in the feed");

interface Cell {
  world: World;
  key: PersonKey;
  card: Card;
}

interface Line {
  call: Parameters<typeof ask>[2];
  body?: object;
  version?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each row reads the body of its own call.
type AnyBody = any;

interface Row {
  line(cell: Cell): Line | Promise<Line>;
  /** Somebody else who makes the call; by default the person of the cell. */
  caller?: Somebody;
  /** What in the cell is the person's own; by default it is all Lee's. */
  own?: "post" | "comment" | undefined;
  isReading?: true;
  showsVoters?: false;
  /** Before the calls to a card, by others. */
  ready?(cell: Cell): Promise<unknown>;
  /** Before the call, by the person, whatever the reply is. */
  first?(cell: Cell): Promise<unknown>;
  /** After a success. */
  after?(cell: Cell): Promise<unknown>;
  /** Before the next post. */
  undo?(world: World): Promise<unknown>;
  /** How many of what the row is about are in a reply with 200. */
  count?(body: AnyBody, cell: Cell): number;
}

const reads = (path: (cell: Cell) => string): Pick<Row, "line" | "isReading"> => ({
  line: (cell) => ({ call: `GET ${path(cell)}` }),
  isReading: true,
});
/** Opening what was deleted leaves a line in the audit. */
const opens = (path: (cell: Cell) => string): Pick<Row, "line"> => ({ line: reads(path).line });
const changes = (body: object): Pick<Row, "line"> => ({
  line: ({ world, card }) => ({ call: `PATCH ${world.of(card.id)}`, body }),
});
const reminds = (what: "seen" | "vote"): Row => ({
  line: ({ world, card }) => ({ call: `POST ${world.of(card.id)}/nudge`, body: { for: what } }),
});
const posts = (familiesPost: boolean, more: object = {}): Row => ({
  line: ({ world }) => ({
    call: `POST ${world.team}/feed_card`,
    body: { card_id: randomUUID(), text: "Hello", ...more },
  }),
  ready: ({ world }) => world.letFamiliesPost(familiesPost),
  undo: (world) => world.letFamiliesPost(true),
});
const reports = (target: (card: Card) => string): Row => ({
  line: ({ world, card }) => ({
    call: `POST ${world.team}/report`,
    body: { target_id: target(card), reason: "unkind" },
  }),
});
const votes = (...picks: number[]) => ({
  line: ({ world, card }: Cell): Line => ({ call: `PUT ${world.of(card.id)}/vote`, body: { picks } }),
});
const cheers = (method: "POST" | "DELETE", messageId: (card: Card) => string) => ({
  line: ({ world, card }: Cell): Line => ({
    call: `${method} ${world.messageOf(card.id, messageId(card))}/reaction`,
    ...(method === "POST" && { body: { cheer: "clap" } }),
  }),
});
const edits = (messageId: (card: Card) => string) => ({
  line: ({ world, card }: Cell): Line => ({
    call: `PATCH ${world.messageOf(card.id, messageId(card))}`,
    body: { text: "Better words" },
  }),
});
const deletes = (messageId: (card: Card) => string) => ({
  line: ({ world, card }: Cell): Line => ({ call: `DELETE ${world.messageOf(card.id, messageId(card))}` }),
});
const ofPost = ({ id }: Card) => id;
const ofComment = ({ comment }: Card) => comment;
const ofOwnComment = ({ ownComment }: Card) => ownComment;

const byManager =
  (body: object) =>
  ({ world, card }: Cell) =>
    world.must("M", `PATCH ${world.of(card.id)}`, { body });
const unpin = ({ server: { services } }: World) =>
  services.db.update(feedCard).set({ pinnedAt: null, pinnedBy: null });
const deleted =
  (messageId: (card: Card) => string) =>
  ({ world, card }: Cell) =>
    world.must(card.author, `DELETE ${world.messageOf(card.id, messageId(card))}`);
const isSame = (own: string) => (other: string) => own === other;

const operations: Record<Operation, Row> = {
  "find it in the feed": {
    ...reads(() => "/feed"),
    count: ({ cards }, { card }) => cards.filter((each: AnyBody) => each.card_id === card.id).length,
  },
  "find it in the team's feed": {
    ...reads(({ world }) => `/feed?team_id=${world.teamId}`),
    count: ({ cards }, { card }) => cards.filter((each: AnyBody) => each.card_id === card.id).length,
  },
  "read the post": reads(({ world, card }) => world.of(card.id)),
  "read its comments": reads(({ world, card }) => `${world.huddle(card.id)}/message`),
  "read its huddle": reads(({ world, card }) => world.huddle(card.id)),
  "read who reads it": reads(({ world, card }) => `${world.huddle(card.id)}/reader`),
  "be among who reads it": {
    ...reads(({ world, card }) => `${world.huddle(card.id)}/reader`),
    caller: "Lee",
    count: (body, cell) => listed(body.readers, cell).length,
  },
  "count it as new": { ...reads(() => "/user/me/pings"), count: ({ new_feed_cards }) => new_feed_cards },
  "find it among huddles": {
    ...reads(() => "/huddle"),
    count: ({ huddles }, { card }) =>
      huddles.filter(({ id, kind }: AnyBody) => id === card.id || kind === "card").length,
  },
  "find it by a search of chat": {
    line: () => ({ call: "POST /huddle/search", body: { text: canaries.post } }),
    count: ({ hits }) => hits.length,
  },
  comment: {
    line: ({ world, card }) => ({
      call: `POST ${world.huddle(card.id)}/message`,
      body: { message_id: randomUUID(), text: "Thanks" },
    }),
  },
  "edit one's own comment": { ...edits(ofOwnComment), own: "comment" },
  "edit another's comment": edits(ofComment),
  "delete one's own comment": { ...deletes(ofOwnComment), own: "comment" },
  "delete another's comment": deletes(ofComment),
  "cheer the post": cheers("POST", ofPost),
  "cheer a comment": cheers("POST", ofComment),
  "take one's cheer back": {
    ...cheers("DELETE", ofPost),
    first: ({ world, key, card }) =>
      world.call(key, `POST ${world.messageOf(card.id)}/reaction`, { body: { cheer: "fire" } }),
  },
  "read who cheered the post": reads(({ world, card }) => `${world.messageOf(card.id)}/reaction`),
  vote: votes(1),
  "take one's vote back": {
    ...votes(),
    first: ({ world, key, card }) =>
      world.call(key, `PUT ${world.of(card.id)}/vote`, { body: { picks: [2] } }),
  },
  "read who voted, shown to all": reads(({ world, card }) => `${world.of(card.id)}/voter`),
  "read who voted, shown to staff": {
    ...reads(({ world, card }) => `${world.of(card.id)}/voter`),
    showsVoters: false,
  },
  "post while families may not": posts(false),
  "ask while families may not": posts(false, { poll: poll() }),
  "post while families may": posts(true),
  "ask while families may": posts(true, { poll: poll() }),
  "be named in a post": {
    line: ({ world, key }) => {
      const mentions = [world.id(key)];
      return {
        call: `POST ${world.team}/feed_card`,
        body: { card_id: randomUUID(), text: `Look, @{${mentions}}`, mentions },
      };
    },
    caller: "Lee",
  },
  "edit one's own post": { ...changes({ text: "Better words" }), own: "post" },
  "edit another's post": changes({ text: "Better words" }),
  "edit another's post as a message": edits(ofPost),
  "delete one's own post": { ...deletes(ofPost), own: "post" },
  "delete another's post": deletes(ofPost),
  "close one's own comments": { ...changes({ takes_comments: false }), own: "post" },
  "close another's comments": changes({ takes_comments: false }),
  "open another's comments": {
    ...changes({ takes_comments: true }),
    ready: byManager({ takes_comments: false }),
  },
  "close one's own poll": { ...changes({ is_poll_closed: true }), own: "post" },
  "close another's poll": changes({ is_poll_closed: true }),
  "read a post's earlier words": {
    ...reads(({ world, card }) => `${world.messageOf(card.id)}/version`),
    ready: ({ world, card }) =>
      world.must(card.author, `PATCH ${world.of(card.id)}`, { body: { text: "Later words" } }),
  },
  "read a deleted post's words": {
    ...opens(({ world, card }) => `${world.messageOf(card.id)}/version`),
    ready: deleted(ofPost),
  },
  "read a deleted comment's words": {
    ...opens(({ world, card }) => `${world.messageOf(card.id, card.comment)}/version`),
    ready: deleted(ofComment),
  },
  "pin one's own post": { ...changes({ is_pinned: true }), own: "post", undo: unpin },
  "pin another's post": { ...changes({ is_pinned: true }), undo: unpin },
  "unpin a post": {
    ...changes({ is_pinned: false }),
    ready: byManager({ is_pinned: true }),
    undo: unpin,
  },
  "read who has seen it": reads(({ world, card }) => `${world.of(card.id)}/reader`),
  "be among who may have seen it": {
    ...reads(({ world, card }) => `${world.of(card.id)}/reader`),
    caller: "C",
    count: (body, cell) => listed(body.readers, cell).length,
  },
  "be counted as having seen it": {
    ...reads(({ world, card }) => `${world.of(card.id)}/reader`),
    caller: "C",
    first: (cell) => cell.world.call(cell.key, "POST /feed/seen", { body: seenOf(cell) }),
    count: (body, cell) => listed(body.readers, cell).filter(({ has_seen }) => has_seen).length,
  },
  "remind who has not seen it": reminds("seen"),
  "remind who has not voted": reminds("vote"),
  "mark it seen": { line: (cell) => ({ call: "POST /feed/seen", body: seenOf(cell) }) },
  mute: {
    line: ({ world, card }) => ({
      call: `PUT ${world.huddle(card.id)}/marker`,
      body: { muted_until: new Date(world.server.clock.now().getTime() + 3_600_000).toISOString() },
    }),
  },
  "report a post": reports(ofPost),
  "report a comment": reports(ofComment),
  "block its author": {
    line: ({ world }) => ({ call: `PUT /user/me/block/user_id/${world.id("Lee")}` }),
    after: ({ world, key }) => world.must(key, `DELETE /user/me/block/user_id/${world.id("Lee")}`),
  },
  "let families post": {
    line: async ({ world }) => ({
      call: `PATCH ${world.team}`,
      body: { families_post: false },
      version: await world.versionOfTeam(),
    }),
    undo: (world) => world.letFamiliesPost(true),
  },
};

const seenOf = ({ world, card }: Cell) => ({ cards: [{ team_id: world.teamId, card_id: card.id }] });
const listed = (all: readonly { user_id: string; has_seen?: boolean }[], { world, key }: Cell) =>
  all.filter(({ user_id }) => isSame(world.id(key))(user_id));

let server: TestServer;
let world: World;
test.before(async () => {
  server = await openTestServer();
  world = await openWorld(server);
});
test.after(() => server.close());

/** What the table's sign stands for; the status is in the code. */
function outcomeOf({ status, code, body }: Asked<AnyBody>, row: Row, cell: Cell): number | string {
  if (status === 200) return row.count ? Math.min(row.count(body, cell), 1) : 200;
  assert.is(Number(/_(\d{3})(_|$)/.exec(code ?? "")?.[1]), status, `${status} with ${code}`);
  return code ?? status;
}

let cells = 0;
const wrong: string[] = [];

/** What people got who do not read the feed. */
const strangersReplies: { by: PersonKey; call: string; text: string }[] = [];

async function judge(name: string, row: Row, cell: Cell, sign: string | undefined) {
  const expected = replies[sign as keyof typeof replies];
  assert.is.not(expected, undefined, `${name}: what is ${sign}?`);
  await row.first?.(cell);
  const { call, ...more } = await row.line(cell);
  const asked = await world.call(row.caller ?? cell.key, call, more);
  if (!row.caller && !isReader(cell.key))
    strangersReplies.push({ by: cell.key, call: `${name}: ${call}`, text: asked.text });
  const seen = outcomeOf(asked, row, cell);
  cells += 1;
  if (seen !== expected) wrong.push(`${name} of ${cell.key}: ${seen} and not ${expected}`);
  if (asked.status === 200 && isReader(cell.key)) await row.after?.(cell);
}

/** Whether a cell changes its post. All others of a row share one. */
const isChanging = ({ own, first, isReading }: Row, key: PersonKey, sign: string) =>
  isReader(key) && (own || first || (sign === "+" && !isReading));

const cardFor = ({ own, showsVoters }: Row, key: PersonKey): Promise<Card> =>
  world.newCard({
    author: own === "post" ? key : "Lee",
    ...(own === "comment" && { commentOf: key }),
    showsVoters: showsVoters ?? true,
  });

/** Each cell of a row. Whoever is refused or only reads changes nothing, nor does anybody who does not read the feed. */
async function judgeRow(name: string, row: Row, signs: string, end?: (cell: Cell) => Promise<unknown>) {
  assert.is(signs.length, people.length, name);
  const signOf = (key: PersonKey) => signs[people.indexOf(key)] ?? "";
  const changing = people.filter((key) => isChanging(row, key, signOf(key)));
  for (const key of changing) {
    const cell = { world, key, card: await cardFor(row, key) };
    await row.ready?.(cell);
    await end?.(cell);
    await judge(name, row, cell, signOf(key));
    await world.archive(false);
    await row.undo?.(world);
  }
  const shared: Cell = { world, key: "S", card: await cardFor({ ...row, own: undefined }, "S") };
  await row.ready?.(shared);
  await end?.(shared);
  const before = await fingerprint(server);
  for (const key of people.filter((each) => !changing.includes(each))) {
    const ownOnes = end || !row.own ? undefined : world.own.get(key)?.[row.own];
    await judge(name, row, { world, key, card: ownOnes ?? shared.card }, signOf(key));
  }
  assert.equal(
    changedTables(before, await fingerprint(server)),
    [],
    `${name}: the tables that somebody changed`,
  );
  await world.archive(false);
  await row.undo?.(world);
}

/** The mistakes since the last test. */
const mistakes = () => wrong.splice(0);

for (const [name, row] of Object.entries(operations))
  test(name, async () => {
    await judgeRow(name, row, rights[name as Operation]);
    assert.equal(mistakes(), []);
  });

const endings: Record<State, (cell: Cell) => Promise<unknown>> = {
  "comments closed": byManager({ takes_comments: false }),
  "poll closed": byManager({ is_poll_closed: true }),
  "post deleted": deleted(ofPost),
  "team archived": () => world.archive(true),
};

/** Each write in each state; the short run takes every fifth. */
const stateRows = Object.entries(writes)
  .flatMap(([name, signs]) => states.map((state) => ({ name: name as Write, state, signs: signs[state] })))
  .filter((_, index) => index % proofCounts.feedStateStride === 0);

for (const { name, state, signs } of stateRows)
  test(`${name}: ${state}`, async () => {
    const row: Row = { ...operations[name] };
    // What the row is prepared with is the state.
    delete row.ready;
    await judgeRow(`${name}, ${state}`, row, signs, endings[state]);
    assert.equal(mistakes(), []);
  });

const keysOf = (prefix: string, value: object | null | undefined) =>
  Object.keys(value ?? {}).map((field) => `${prefix} ${field}`);

/** The names of all fields that a person gets of a post, by every call that reads it. */
async function fieldsFor(key: PersonKey, cardId: string): Promise<Set<string>> {
  const body = async (path: string): Promise<AnyBody> => (await world.call<AnyBody>(key, `GET ${path}`)).body;
  const feeds = [
    await body("/feed"),
    await body(`/feed?team_id=${world.teamId}`),
    await body(world.of(cardId)),
  ];
  const cards: AnyBody[] = feeds
    .flatMap(({ cards = [] }) => cards)
    .filter(({ card_id }) => card_id === cardId);
  assert.is(cards.length, isReader(key) ? 3 : 0, key);
  for (const card of cards) assert.equal(Object.keys(card).sort(), Object.keys(cards[0]).sort(), key);
  const { readers: seen = [] } = await body(`${world.of(cardId)}/reader`);
  const { voters = [] } = await body(`${world.of(cardId)}/voter`);
  const { families_post } = await body(world.team);
  return new Set([
    ...cards.flatMap((card) => [
      ...keysOf("card", card),
      ...keysOf("mine", card.mine),
      ...keysOf("readers", card.readers),
      ...keysOf("last", card.last),
      ...keysOf("event", card.event),
      ...keysOf("poll", card.poll),
    ]),
    ...seen.flatMap((each: object) => keysOf("reader", each)),
    ...voters.flatMap((each: object) => keysOf("voter", each)),
    ...feeds.flatMap(({ teams = [] }) => teams.flatMap((each: object) => keysOf("team", each))),
    ...(families_post === undefined ? [] : ["settings families_post"]),
  ]);
}

/** A coach's post with an event, a poll, votes, a comment, a cheer, somebody named and earlier words, pinned. */
async function postWithAll(): Promise<string> {
  const event = await addEvent(server, world.teamId, {
    createdBy: world.id("M"),
    title: `The ${canaries.event}`,
    startsLocal: "2026-12-24T17:30:00",
  });
  const { id } = await world.newCard({
    author: "C",
    showsVoters: false,
    more: { event_id: event.id, text: `@{${world.id("G")}}: a ${canaries.post}`, mentions: [world.id("G")] },
  });
  await world.must("C", `PATCH ${world.of(id)}`, { body: { text: `${canaries.child}'s ${canaries.post}` } });
  await world.must("M", `PATCH ${world.of(id)}`, { body: { is_pinned: true } });
  await world.must("P", `PUT ${world.of(id)}/vote`, { body: { picks: [1] } });
  await world.must("G", `POST ${world.messageOf(id)}/reaction`, { body: { cheer: "clap" } });
  return id;
}

test("each person gets the fields of the table, and no other", async () => {
  const cardId = await postWithAll();
  for (const [index, key] of people.entries()) {
    const seen = await fieldsFor(key, cardId);
    const expected = Object.entries(fields).flatMap(([field, signs]) =>
      signs[index] === "+" ? [field] : [],
    );
    assert.equal([...seen].sort(), expected.sort(), key);
    cells += Object.keys(fields).length;
  }
});

test("who is staff, who may post, and how many read a post, is each person's own", async () => {
  for (const familiesPost of [true, false]) {
    await world.letFamiliesPost(familiesPost);
    for (const key of readers) {
      const { teams } = await world.must<AnyBody>(key, "GET /feed");
      const isStaff = key === "M" || key === "C";
      const mayPost = isStaff || familiesPost;
      assert.equal(
        teams.map((team: AnyBody) => [team.is_staff, team.may_post, team.readers]),
        [[isStaff, mayPost, mayPost ? 5 : null]],
        key,
      );
    }
  }
  await world.letFamiliesPost(true);
});

test("no reply to people outside the feed has a word of it or a child's name", () => {
  for (const { by, call, text } of strangersReplies)
    for (const [what, word] of Object.entries(canaries))
      assert.not(text.includes(word), `${call} gave ${by} the ${what}`);
  assert.ok(strangersReplies.length > 350, `${strangersReplies.length} replies`);
});

test("no cell was left out", () => {
  const rows = Object.keys(rights).length + stateRows.length + Object.keys(fields).length;
  assert.is(cells, rows * people.length);
  record({ point: 1, tried: "Cells of the feed's matrices", count: cells, wrong: 0 });
});

test.run();
