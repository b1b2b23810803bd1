import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { event } from "../../../../server/platform/db/schema/schedule";
import { addEvent } from "../../../support/people/schedule";
import { type Huddle, openTalk } from "../../../support/people/talk";
import { readStatements } from "../../../support/server/count-statements";

const test = suite("groups");

test("the same two get their group again, three another", async () => {
  const { server, group, dana, kim, lee } = await openTalk();
  const { body: first } = await group(kim, [dana]);
  assert.equal([first.kind, first.name, first.readers, first.is_mine], ["group", "Dana", 2, true]);
  assert.is((await group(dana, [kim])).body.id, first.id);
  const { body: three } = await group(kim, [dana, lee], { title: " Nets  and balls " });
  assert.equal([three.name, three.readers], ["Nets and balls", 3]);
  assert.is((await group(kim, [kim])).code, "COLLABORATOR_404");
  await server.close();
});

test("the same people get the group that exists, a new one for another title, other people or after it was closed", async () => {
  const { server, group, call, at, db, dana, kim, lee } = await openTalk();
  const { body: first } = await group(kim, [dana, lee]);
  assert.is((await group(lee, [kim, dana])).body.id, first.id);
  const { body: nets } = await group(dana, [kim, lee], { title: "Nets" });
  assert.is.not(nets.id, first.id);
  assert.is((await group(kim, [dana, lee], { title: " nets " })).body.id, nets.id);
  assert.is((await group(kim, [dana, lee])).body.id, first.id, "the one without a title");
  const seated = await db.execute(sql`select from ding where kind = 'seated'`);
  assert.is(seated.rows.length, 4, "nobody is told twice of one");
  await call(kim, `POST ${at(first.id)}/close`, { version: 1 });
  assert.is((await group(lee, [kim, dana])).body.id, nets.id);
  await call(dana, `DELETE ${at(nets.id)}/seat/user_id/${lee.user.id}`);
  assert.is.not((await group(kim, [dana])).body.id, nets.id, "Lee was in it");
  assert.is.not((await group(kim, [dana, lee])).body.id, nets.id);
  await server.close();
});

test("three who start their group at once get the same one", async () => {
  const { server, group, dana, kim, lee } = await openTalk();
  const made = await Promise.all([group(kim, [lee, dana]), group(lee, [kim, dana]), group(dana, [kim, lee])]);
  assert.is(new Set(made.map(({ body }) => body.id)).size, 1);
  await server.close();
});

test("who is blocked is refused as somebody unknown, by the same statements", async () => {
  const { server, db, group, call, at, dana, kim, lee } = await openTalk();
  const { body: made } = await group(kim, [dana]);
  await db.execute(
    sql`insert into person_block (user_id, blocked_id) values (${lee.user.id}, ${kim.user.id})`,
  );
  const asked = async (ask: () => Promise<{ code?: string | undefined }>) => {
    const statements = readStatements(db);
    const { code } = await ask();
    return { code, statements: statements() };
  };
  const bringIn = (userId: string) =>
    asked(() => call(kim, `POST ${at(made.id)}/seat`, { body: { user_ids: [userId] } }));
  const start = (userId: string) => asked(() => group(kim, [{ ...lee, user: { ...lee.user, id: userId } }]));
  for (const refused of [bringIn, start]) {
    const blocked = await refused(lee.user.id);
    assert.is(blocked.code, "COLLABORATOR_404");
    assert.equal(blocked, await refused(randomUUID()));
  }
  await server.close();
});

test("no group is titled like the team's own huddles, at its start or later", async () => {
  const { server, db, group, call, at, dana, kim, lee } = await openTalk();
  await db.execute(sql`update team set name = 'Comets'`);
  const { body: made } = await group(dana, [kim, lee]);
  for (const title of [
    "Comets grown-ups",
    " comets  GROWN-UPS",
    "Comets staff",
    "CometsStaff",
    "Ｃomets staff",
  ]) {
    const refused = [
      await group(dana, [kim, lee], { title }),
      await call(dana, `PATCH ${at(made.id)}`, { body: { title }, version: 1 }),
    ];
    for (const { code, body } of refused)
      assert.equal(
        [code, (body as { fields?: unknown }).fields],
        ["REQUEST_400_INVALID", [{ field: "title", rule: "reserved" }]],
        title,
      );
  }
  assert.is((await group(dana, [kim, lee], { title: "Comets grown-ups, nets" })).status, 200);
  await server.close();
});

test("forty people are the most, and a group of forty-one stores nothing", async () => {
  const { server, db, group, call, at, dana, kim, lee } = await openTalk();
  const { body: made } = await group(dana, [kim]);
  const forty = Array.from({ length: 40 }, (_, index) => `nobody-${index}`);
  const body = { user_ids: forty };
  assert.is((await call(dana, `POST ${at(made.id)}/seat`, { body })).code, "REQUEST_400_INVALID");
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into huddle_member (team_id, huddle_id, user_id, since_seq, added_by)
      select team_id, id, 'nobody-' || n, 0, 'x' from huddle, generate_series(3, 40) n where id = ${made.id}::uuid`);
  });
  const one = { user_ids: [lee.user.id] };
  assert.is((await call(dana, `POST ${at(made.id)}/seat`, { body: one })).code, "HUDDLE_403_FULL");
  assert.is((await call(lee, `GET ${at(made.id)}`)).code, "HUDDLE_404");
  await server.close();
});

test("who left by themselves is not brought in again, who was taken out is", async () => {
  const { server, group, call, at, dana, kim, lee } = await openTalk();
  const { body: made } = await group(dana, [kim, lee]);
  const members = `${at(made.id)}/seat`;
  await call(kim, `DELETE ${members}/user_id/${kim.user.id}`);
  await call(dana, `DELETE ${members}/user_id/${lee.user.id}`);
  const bring = (userId: string) => call(dana, `POST ${members}`, { body: { user_ids: [userId] } });
  assert.is((await bring(kim.user.id)).code, "COLLABORATOR_404");
  assert.is((await bring(lee.user.id)).status, 200);
  assert.is((await call(kim, `GET ${at(made.id)}`)).code, "HUDDLE_404");
  await server.close();
});

test("what was said before one came is read by no way", async () => {
  const { server, group, call, at, team, send, thread, search, huddles, dana, kim, lee } = await openTalk();
  const { body: made } = await group(dana, [kim]);
  const { body: old } = await send(dana, "Wombat plans", {}, made.id);
  await call(dana, `POST ${at(made.id)}/seat`, { body: { user_ids: [lee.user.id] } });
  const mine = async () => (await huddles(lee)).find(({ id }) => id === made.id);
  assert.equal([(await mine())?.last, (await mine())?.unread], [undefined, 0]);
  const about = `${at(made.id)}/message/message_id/${old.message_id}`;
  for (const query of ["", "?before=2", "?after=0", "?around=1", "?changed_since=0"])
    assert.equal((await thread(lee, query, made.id)).body.messages, [], query);
  assert.is((await search(lee, "wombat")).body.hits.length, 0);
  assert.is((await call(lee, `GET ${about}/version`)).code, "MESSAGE_404");
  assert.is((await call(lee, `GET ${about}/reaction`)).code, "MESSAGE_404");
  assert.is((await call(lee, `POST ${about}/reaction`, { body: { cheer: "clap" } })).code, "MESSAGE_404");
  assert.is((await call(lee, `DELETE ${about}`)).code, "MESSAGE_404");
  assert.is((await send(lee, "What?", { reply_to: old.seq }, made.id)).code, "MESSAGE_404");
  await send(kim, "As we said", { reply_to: old.seq }, made.id);
  const { body: page } = await thread(lee, "", made.id);
  assert.equal([page.messages.length, page.messages[0]?.reply_to, page.quoted], [1, old.seq, []]);
  const report = { target_id: old.message_id, reason: "unkind" };
  assert.is((await call(lee, `POST ${team}/report`, { body: report })).code, "MESSAGE_404");
  await server.close();
});

test("a message for the people who were shown is refused once somebody came in", async () => {
  const { server, group, call, at, send, thread, dana, kim, lee } = await openTalk();
  const { body: made } = await group(dana, [kim]);
  const shown = { huddle_version: made.version };
  await call(dana, `POST ${at(made.id)}/seat`, { body: { user_ids: [lee.user.id] } });
  assert.is((await send(kim, "Just us?", shown, made.id)).code, "REQUEST_412_CHANGED");
  assert.equal((await thread(lee, "", made.id)).body.messages, []);
  const { body: now } = await call<Huddle>(kim, `GET ${at(made.id)}`);
  assert.is((await send(kim, "All of us", { huddle_version: now.version }, made.id)).status, 200);
  await server.close();
});

test("somebody who left the team is out of its huddles and groups with the next call", async () => {
  const { server, db, group, call, at, send, huddles, search, dana, kim, lee } = await openTalk();
  const { body: made } = await group(dana, [kim, lee]);
  await send(dana, "Secret numbat", {}, made.id);
  await db.execute(sql`update membership set ended_at = now(), ended_by = ${dana.user.id}, end_reason = 'left'
    where child_id in (select child_id from guardianship where user_id = ${kim.user.id})`);
  assert.equal(await huddles(kim), []);
  assert.is((await call(kim, `GET ${at(made.id)}/message`)).code, "HUDDLE_404");
  assert.is((await send(kim, "Still here?", {}, made.id)).code, "HUDDLE_404");
  assert.is((await search(kim, "numbat")).body.hits.length, 0);
  await server.close();
});

test("a closed group is read and takes nothing more, words in it can still be taken back", async () => {
  const { server, group, call, at, send, takeBack, dana, kim, lee } = await openTalk();
  const { body: made } = await group(kim, [lee, dana]);
  const { body: said } = await send(lee, "Bye", {}, made.id);
  assert.is((await call(lee, `POST ${at(made.id)}/close`, { version: 1 })).code, "HUDDLE_401_UPDATE");
  assert.is((await call<Huddle>(kim, `POST ${at(made.id)}/close`, { version: 1 })).body.is_over, true);
  assert.is((await send(lee, "Wait", {}, made.id)).code, "HUDDLE_403_INACTIVE");
  const about = `${at(made.id)}/message/message_id/${said.message_id}`;
  assert.is(
    (await call(kim, `POST ${about}/reaction`, { body: { cheer: "clap" } })).code,
    "HUDDLE_403_INACTIVE",
  );
  assert.is((await call(lee, `PATCH ${about}`, { body: { text: "No" } })).code, "HUDDLE_403_INACTIVE");
  assert.is((await takeBack(lee, said.message_id, made.id)).status, 200);
  await server.close();
});

test("an event has one huddle, over a week after its end and when the event is taken back", async () => {
  const { server, db, call, at, team, teamId, send, dana, kim, lee, clock } = await openTalk();
  const row = await addEvent(server, teamId, { createdBy: dana.user.id });
  const open = (person: typeof kim) => call<Huddle>(person, `PUT ${team}/event/event_id/${row.id}/huddle`);
  const [one, other] = await Promise.all([open(kim), open(lee)]);
  assert.is(one.body.id, other.body.id);
  assert.is(one.body.event_id, row.id);
  assert.is((await send(kim, "Who drives?", {}, one.body.id)).status, 200);
  clock.set(new Date(row.endsAt.getTime() + 7 * 86_400_000 - 1_000));
  assert.is((await call<Huddle>(kim, `GET ${at(one.body.id)}`)).body.is_over, false);
  clock.advance(1_000);
  assert.is((await call<Huddle>(kim, `GET ${at(one.body.id)}`)).body.is_over, true);
  assert.is((await send(kim, "And back?", {}, one.body.id)).code, "HUDDLE_403_INACTIVE");
  await db.delete(event);
  const { body: left } = await call<Huddle>(kim, `GET ${at(one.body.id)}`);
  assert.equal([left.is_over, left.event_id, left.last_seq], [true, null, 1]);
  await server.close();
});

test("unread counts others' messages after the read position, which only moves forwards", async () => {
  const { server, call, at, send, huddles, kim, lee, dana } = await openTalk();
  for (const text of ["one", "two", "three"]) await send(kim, text);
  await send(lee, "mine");
  const unread = async (who: typeof kim) => (await huddles(who)).find(({ kind }) => kind === "team")?.unread;
  const pings = async (who: typeof kim) => (await call(who, "GET /user/me/pings")).body.new_messages;
  const mark = (who: typeof kim, body: object) => call(who, `PUT ${at()}/marker`, { body });
  assert.equal([await unread(lee), await pings(lee), await unread(kim)], [3, 3, 1]);
  assert.is((await mark(lee, { read_seq: 2 })).body.new_messages, 1);
  await mark(lee, { read_seq: 1 });
  assert.is(await unread(lee), 1);
  await mark(lee, { read_seq: 999 });
  assert.equal([await unread(lee), await pings(lee)], [0, 0]);
  await send(kim, "four");
  assert.is(await unread(lee), 1);
  assert.is((await mark(dana, { muted_until: "9999-12-31T00:00:00.000Z" })).body.new_messages, 0);
  assert.is(await unread(dana), 5);
  assert.is((await mark(dana, { muted_until: null })).body.new_messages, 5);
  await call(dana, "POST /user/me/pings/seen", { body: { kind: "message" } });
  assert.equal([await pings(dana), await unread(dana)], [0, 5]);
  await server.close();
});

test.run();
