import { and, eq, isNotNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { wordsOf } from "../../../../domain/dings/ding-texts";
import type { components } from "../../../../openapi";
import { addDings } from "../../../../server/core/notification/ding.store";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { membership } from "../../../../server/platform/db/schema/team";
import { addChild, addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { openTalk, type Talker } from "../../../support/people/talk";

const test = suite("dings");

type Dings = components["schemas"]["Dings"];
type Pings = components["schemas"]["Pings"];
type Settings = components["schemas"]["RingSettings"];

async function open() {
  const talk = await openTalk();
  const list = (person: Talker, query = "") => talk.call<Dings>(person, `GET /ding${query}`);
  return {
    ...talk,
    list,
    words: async (person: Talker) => (await list(person)).body.items.map(wordsOf),
    markRead: (person: Talker, body: object) => talk.call<Pings>(person, "POST /ding/read", { body }),
  };
}

test("the list names what its reader may know now, the newest first", async () => {
  const { server, db, clock, teamId, send, words, dana, kim, lee, walt } = await open();
  const event = await addEvent(server, teamId, {
    startsLocal: "2026-11-28T10:00:00",
    createdBy: dana.user.id,
    title: "Game",
    opponent: "Rockets",
  });
  const sam = await addChild(server, [kim.user.id]);
  await addMember(server, teamId, { childId: sam.id });
  const everybody = [dana, kim, lee, walt].map(({ user }) => user.id);
  const tell = async (
    kind: "called_off" | "team_newcomer" | "circle_newcomer",
    about: object,
    team: string | null,
  ) => {
    await addDings(db, { userIds: everybody, kind, teamId: team, about, now: clock.now() });
    clock.advance(1_000);
  };
  await tell("called_off", { event_id: event.id }, teamId);
  await tell("team_newcomer", { child_id: sam.id }, teamId);
  await tell("circle_newcomer", { child_id: sam.id, user_id: lee.user.id }, null);
  await send(kim, `@{${lee.user.id}}`, { mentions: [lee.user.id] });
  const off = "Game vs Rockets is off.";
  assert.equal(await words(dana), ["Somebody is there for your player now.", "Sam is in at Comets.", off]);
  assert.equal(
    await words(kim),
    ["Somebody is there for Sam now.", "Sam is in at Comets.", off],
    "Lee is not in for Sam",
  );
  assert.equal(await words(lee), [
    "Kim named you in Comets grown-ups.",
    "Somebody is there for your player now.",
    "Somebody is in at Comets.",
    off,
  ]);
  assert.equal(await words(walt), [
    "Somebody is there for your player now.",
    "Somebody is in at Comets.",
    off,
  ]);
  await db
    .update(membership)
    .set({ endedAt: clock.now(), endReason: "left" })
    .where(and(eq(membership.teamId, teamId), isNotNull(membership.childId)));
  assert.equal(await words(lee), [
    "Somebody named you in a huddle.",
    "Somebody is there for your player now.",
    "Somebody is in at Comets.",
    "Something at Comets is off.",
  ]);
  await server.close();
});

test("pages follow each other without a gap or a repetition", async () => {
  const { server, db, clock, list, kim } = await open();
  await db.insert(ding).values(
    Array.from({ length: 60 }, (_, index) => ({
      userId: kim.user.id,
      id: `0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b${String(index + 10)}`,
      kind: "report_done" as const,
      groupKey: String(index),
      about: {},
      lastAt: new Date(clock.now().getTime() - Math.floor(index / 20) * 1_000),
    })),
  );
  const first = (await list(kim)).body;
  const second = (await list(kim, `?after=${first.next_after}`)).body;
  assert.equal([first.items.length, second.items.length, second.next_after], [50, 10, null]);
  assert.is(new Set([...first.items, ...second.items].map(({ id }) => id)).size, 60);
  await server.close();
});

test("some are read by their ids, all up to a moment; another's are as unknown ones", async () => {
  const { server, db, clock, list, markRead, kim, lee } = await open();
  const add = async (end: string) => {
    const huddle_id = `0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b0${end}`;
    const news = { userIds: [kim.user.id], kind: "seated", teamId: null, about: { huddle_id } } as const;
    await addDings(db, { ...news, now: clock.now() });
    clock.advance(1_000);
  };
  for (const end of ["1", "2", "3"]) await add(end);
  const shown = (await list(kim)).body.items;
  const ids = shown.map(({ id }) => id);
  assert.is((await markRead(lee, { ding_ids: ids })).code, "NOTIFICATION_404");
  assert.is((await markRead(kim, { ding_ids: [ids[2]] })).body.new_notifications, 2);
  assert.is((await markRead(kim, { ding_ids: [ids[2]] })).status, 200, "a second time as well");
  await add("4");
  assert.is(
    (await markRead(kim, { up_to: shown[0]?.last_at })).body.new_notifications,
    1,
    "the fourth came later",
  );
  const read = (await list(kim)).body.items.map(({ is_read, is_seen }) => [is_read, is_seen]);
  assert.equal(read, [[false, false], ...Array(3).fill([true, true])]);
  await add("2");
  assert.is((await list(kim)).body.items.length, 5, "what was read is not the same ding any more");
  assert.is((await markRead(kim, { ding_ids: ["x"] })).code, "NOTIFICATION_404");
  for (const body of [{}, { ding_ids: ids, up_to: shown[0]?.last_at }, { ding_ids: [] }])
    assert.is((await markRead(kim, body)).code, "REQUEST_400_INVALID", JSON.stringify(body));
  await server.close();
});

test("an answer and a Got it read the ding of their event, and only the person's own", async () => {
  const { server, db, clock, call, team, teamId, list, dana, kim, lee } = await open();
  const sam = await addChild(server, [kim.user.id, lee.user.id]);
  const player = await addMember(server, teamId, { childId: sam.id });
  const made = { startsLocal: "2026-11-28T10:00:00", createdBy: dana.user.id };
  const [game, practice] = [await addEvent(server, teamId, made), await addEvent(server, teamId, made)];
  const userIds = [kim.user.id, lee.user.id];
  for (const { id } of [game, practice])
    await addDings(db, { userIds, kind: "answer_wanted", teamId, about: { event_id: id }, now: clock.now() });
  const unread = async (person: Talker) =>
    (await list(person)).body.items.filter(({ is_read }) => !is_read).map(({ about }) => about.event_id);
  await call(kim, `PUT ${team}/event/event_id/${game.id}/answer/membership_id/${player.id}`, {
    body: { answer: "yes", event_version: 1 },
    version: 0,
  });
  assert.equal([await unread(kim), (await unread(lee)).length], [[practice.id], 2]);
  await call(kim, "POST /schedule/got_it", {
    body: { items: [{ team_id: teamId, event_id: practice.id, version: 1 }] },
  });
  assert.equal([await unread(kim), (await unread(lee)).length], [[], 2]);
  await server.close();
});

test("a huddle that is read to its end has read what named and answered one there", async () => {
  const { server, call, at, send, list, kim, lee } = await open();
  const unread = async () => (await list(lee)).body.items.filter(({ is_read }) => !is_read).length;
  await send(kim, `@{${lee.user.id}}`, { mentions: [lee.user.id] });
  const { body: last } = await send(kim, "And more");
  const read = (read_seq: number) => call(lee, `PUT ${at()}/marker`, { body: { read_seq } });
  await read(Number(last.seq) - 1);
  assert.is(await unread(), 1);
  await read(Number(last.seq));
  assert.is(await unread(), 0);
  await server.close();
});

test("ring settings have defaults, a version, and no quiet hours without an end", async () => {
  const { server, call, kim } = await open();
  const path = "/user/me/ring_settings";
  const first = (await call<Settings>(kim, `GET ${path}`)).body;
  assert.equal(first, {
    talk: "all",
    posts: true,
    is_quiet: true,
    quiet_from: "21:00",
    quiet_to: "07:00",
    digest: "daily",
    muted_mails: [],
    version: 1,
  });
  const { version: _, ...body } = { ...first, talk: "named" };
  const save = (change: object, version?: number) =>
    call<Settings>(kim, `PUT ${path}`, {
      body: { ...body, ...change },
      ...(version !== undefined && { version }),
    });
  assert.is((await save({})).code, "REQUEST_428_VERSION");
  assert.is((await save({ quiet_to: "21:00" }, 1)).code, "REQUEST_400_INVALID");
  assert.is((await save({ quiet_from: "24:00" }, 1)).code, "REQUEST_400_INVALID");
  assert.is((await save({ talk: "some" }, 1)).code, "REQUEST_400_INVALID");
  for (const muted_mails of [["changes"], ["posts", "posts"]])
    assert.is((await save({ muted_mails }, 1)).code, "REQUEST_400_INVALID", "changes are always mailed");
  const both = await Promise.all([save({}, 1), save({ digest: "never" }, 1)]);
  assert.equal(both.map(({ status }) => status).sort(), [200, 412]);
  assert.equal((await call<Settings>(kim, `GET ${path}`)).body.version, 2);
  const chosen = (await save({ posts: false, muted_mails: ["answers"] }, 2)).body;
  assert.equal([chosen.posts, chosen.muted_mails], [false, ["answers"]]);
  const { posts: __, muted_mails: ___, ...older } = body;
  const kept = await call<Settings>(kim, `PUT ${path}`, { version: 3, body: older });
  assert.equal(
    [kept.status, kept.body.posts, kept.body.muted_mails],
    [200, false, ["answers"]],
    "a page that does not know the switches",
  );
  await server.close();
});

test.run();
