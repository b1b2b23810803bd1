import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sendMessage } from "../../../../server/commands/huddle/messages";
import { message, messageVersion } from "../../../../server/platform/db/schema/huddle";
import { Problem } from "../../../../server/platform/http/problem";
import { addAdult, addTeam } from "../../../support/people/club";
import { huddleOf } from "../../../support/people/huddle";
import { openTalk } from "../../../support/people/talk";

const test = suite("messages");

test("the same id again answers the stored message, with other words it is refused", async () => {
  const { server, call, at, kim, lee, db } = await openTalk();
  const body = { message_id: randomUUID(), text: "We're by the gate." };
  const first = await call(kim, `POST ${at()}/message`, { body });
  const again = await call(kim, `POST ${at()}/message`, { body });
  assert.is(again.status, 200);
  assert.equal(again.body, first.body);
  const other = await call(kim, `POST ${at()}/message`, { body: { ...body, text: "We left." } });
  assert.is(other.code, "REQUEST_422_REUSED");
  assert.is((await call(lee, `POST ${at()}/message`, { body })).code, "REQUEST_422_REUSED");
  assert.is((await db.select().from(message)).length, 1);
  await server.close();
});

test("other words under the id of a changed or deleted message are refused, the first ones answered", async () => {
  const { server, call, at, kim, edit, takeBack, db } = await openTalk();
  const body = { message_id: randomUUID(), text: "We're by the gate." };
  const send = (text = body.text) => call(kim, `POST ${at()}/message`, { body: { ...body, text } });
  await send();
  const codes = async () => [
    (await send()).status,
    (await send("We left.")).code,
    (await send("We're by the east gate.")).code,
  ];
  const expected = [200, "REQUEST_422_REUSED", "REQUEST_422_REUSED"];
  await edit(kim, body.message_id, "We're by the east gate.");
  assert.equal(await codes(), expected);
  await takeBack(kim, body.message_id);
  assert.equal(await codes(), expected);
  // The words themselves are deleted after 90 days, and nobody can tell any more.
  await db.delete(messageVersion);
  assert.is((await send("We left.")).status, 200);
  await server.close();
});

test("a message that is stored but not found is answered as an outage, as when a standby without it answers", async () => {
  const { server, teamId, huddleId, dana, kim, db } = await openTalk();
  const transaction: typeof db.transaction = async (work, config) => {
    const result = await db.transaction(work, config);
    await db.delete(message);
    return result;
  };
  const behind = new Proxy(db, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });
  const services = { db: behind, now: server.services.now };
  // Somebody is named, so that it is sent in a transaction.
  const text = `@{${dana.user.id}}, we're by the gate.`;
  const body = { message_id: randomUUID(), text, mentions: [dana.user.id] };
  const fault = await sendMessage(services, { teamId, huddleId, userId: kim.user.id }, body).catch(
    (error: unknown) => error,
  );
  assert.ok(fault instanceof Problem);
  assert.is(fault.messageCode, "SERVER_503_DATABASE");
  await server.close();
});

test("a second try after a change or after taking back brings no old words back", async () => {
  const { server, call, at, kim, edit, takeBack } = await openTalk();
  const body = { message_id: randomUUID(), text: "We're by the gate." };
  const send = () => call<{ text: string; withdrawn_as: string }>(kim, `POST ${at()}/message`, { body });
  await send();
  await edit(kim, body.message_id, "We're by the east gate.");
  assert.is((await send()).body.text, "We're by the east gate.");
  await takeBack(kim, body.message_id);
  const { status, body: left } = await send();
  assert.equal([status, left.text, left.withdrawn_as], [200, "", "author"]);
  await server.close();
});

test("what is too long, empty, unseen or names too many is refused and stores nothing", async () => {
  const { server, send, kim, walt, dana, db, call, at } = await openTalk();
  assert.is((await send(kim, "x".repeat(2_001))).code, "REQUEST_400_INVALID");
  assert.is((await send(kim, " \n ")).code, "REQUEST_400_INVALID");
  assert.is((await send(kim, "\u202e\u2066")).code, "REQUEST_400_INVALID");
  const eleven = Array.from({ length: 11 }, () => randomUUID());
  assert.is(
    (await send(kim, eleven.map((id) => `@{${id}}`).join(), { mentions: eleven })).code,
    "REQUEST_400_INVALID",
  );
  const twice = { mentions: [dana.user.id, dana.user.id] };
  assert.is((await send(kim, `@{${dana.user.id}}`, twice)).code, "REQUEST_400_INVALID");
  assert.is(
    (await send(kim, `@{${walt.user.id}}`, { mentions: [walt.user.id] })).code,
    "COMMENT_403_MENTION",
  );
  assert.is((await send(kim, "Yes", { reply_to: 1 })).code, "MESSAGE_404");
  assert.is((await send(kim, "Yes", { reply_to: "1" })).code, "REQUEST_400_INVALID");
  const body = { message_id: "no id", text: "Hello" };
  assert.is((await call(kim, `POST ${at()}/message`, { body })).code, "REQUEST_400_INVALID");
  assert.equal(await db.select().from(message), []);
  await server.close();
});

test("two thousand signs fit, combining marks too, and signs that turn text around are left out", async () => {
  const { server, send, kim } = await openTalk();
  const marks = `e${"\u0301".repeat(1_999)}`;
  assert.is((await send(kim, marks)).body.text, marks);
  assert.is((await send(kim, "a\u202eb\u2069c\n  line  ")).body.text, "abc\n  line");
  await server.close();
});

test("a huddle of another team is hidden below this team's address", async () => {
  const { server, call, team, dana } = await openTalk();
  const other = await addTeam(server, dana.user.id);
  const foreign = `${team}/huddle/huddle_id/${await huddleOf(server, other.id)}`;
  const body = { message_id: randomUUID(), text: "Hello" };
  assert.is((await call(dana, `POST ${foreign}/message`, { body })).code, "HUDDLE_404");
  assert.is((await call(dana, `GET ${foreign}/message`)).code, "HUDDLE_404");
  const unknown = `/team/team_id/${randomUUID()}/huddle/huddle_id/${randomUUID()}`;
  assert.is((await call(dana, `POST ${unknown}/message`, { body })).code, "HUDDLE_404");
  await server.close();
});

test("nobody is named in a message whose text does not name them, sent or changed", async () => {
  const { server, send, edit, call, kim, dana } = await openTalk();
  const names = (text: string) => ({ text: `${text} @{${dana.user.id}}`, mentions: [dana.user.id] });
  const refused = await send(kim, "Who brings the nets?", { mentions: [dana.user.id] });
  assert.equal(
    [refused.code, refused.body],
    ["REQUEST_400_INVALID", { ...refused.body, fields: [{ field: "mentions", rule: "named" }] }],
  );
  assert.is((await send(kim, `@{${dana.user.id}`, { mentions: [dana.user.id] })).code, "REQUEST_400_INVALID");
  const { text, mentions } = names("Who brings the nets,");
  const { body: said } = await send(kim, text, { mentions });
  assert.equal(said.mentions, mentions);
  assert.is((await edit(kim, said.message_id, "Who?", { mentions })).code, "REQUEST_400_INVALID");
  assert.equal((await edit(kim, said.message_id, "Who?")).body.mentions, []);
  assert.equal((await edit(kim, said.message_id, names("And").text, { mentions })).body.mentions, mentions);
  assert.is((await call(dana, "GET /user/me/pings")).body.new_notifications, 1);
  await server.close();
});

test("a stranger's calls do not lock the sequence of the team", async () => {
  const { server, call, at, send, dana, kim, db } = await openTalk();
  const { body: said } = await send(dana, "Who brings the nets?");
  const stranger = await addAdult(server);
  // The transaction that locked or wrote the row last.
  const lockedBy = async () => {
    const { rows } = await db.execute(sql`select xmin::text, xmax::text from team_sequence order by team_id`);
    return rows;
  };
  const before = await lockedBy();
  const message = `${at()}/message/message_id/${said.message_id}`;
  const body = { message_id: randomUUID(), text: "Let me in", mentions: [] };
  for (const refused of [
    await call(stranger, `POST ${at()}/message`, { body }),
    await call(stranger, `PATCH ${message}`, { body: { text: "Let me in" } }),
    await call(stranger, `DELETE ${message}`),
    await call(stranger, `POST ${message}/reaction`, { body: { cheer: "clap" } }),
    await call(stranger, `PATCH ${at()}`, { body: { title: "Mine" }, version: 1 }),
  ])
    assert.is(refused.code, "HUDDLE_404");
  assert.equal(await lockedBy(), before);
  await send(kim, "I do.");
  assert.not.equal(await lockedBy(), before);
  await server.close();
});

test("words taken back leave the list, the page, the search, quotes and changes, for staff they stay open", async () => {
  const talk = await openTalk();
  const { server, send, kim, lee, dana, takeBack, thread, search, huddles, call, at, db } = talk;
  const { body: said } = await send(kim, "Nobody likes platypus");
  const before = (await thread(lee)).body.as_of;
  await send(lee, "Why?", { reply_to: said.seq });
  await takeBack(kim, said.message_id);
  const gone = (await thread(lee)).body.messages[0];
  assert.equal([gone?.text, gone?.withdrawn_as, gone?.cheers], ["", "author", {}]);
  assert.equal(
    (await thread(lee, `?changed_since=${before}`)).body.messages.map(({ text }) => text),
    ["Why?", ""],
  );
  assert.is((await thread(lee, "?after=1")).body.quoted[0]?.text, "");
  assert.is((await search(lee, "platypus")).body.hits.length, 0);
  await db.execute(sql`delete from message where seq = 2`);
  const [first] = (await huddles(lee)).filter(({ kind }) => kind === "team");
  assert.equal([first?.last?.text, first?.last?.withdrawn_as, first?.unread], [null, "author", 0]);
  const versions = `GET ${at()}/message/message_id/${said.message_id}/version` as const;
  assert.is((await call(lee, versions)).code, "HUDDLE_401_REQUEST");
  assert.is((await call(kim, versions)).code, "HUDDLE_401_REQUEST");
  const opened = await call<{ versions: { text: string }[] }>(dana, versions);
  assert.is(opened.body.versions[0]?.text, "Nobody likes platypus");
  const { rows } = await db.execute<{ actor_id: string }>(
    sql`select actor_id from audit where action = 'message.opened'`,
  );
  assert.equal(rows, [{ actor_id: dana.user.id }]);
  await server.close();
});

test("a change is possible for fifteen minutes, and the earlier words stay readable", async () => {
  const { server, send, kim, lee, edit, call, at, clock } = await openTalk();
  const { body: said } = await send(kim, "At 9");
  clock.advance(15 * 60_000);
  const { body: changed } = await edit(kim, said.message_id, "At 10");
  assert.equal([changed.text, changed.is_edited, changed.seq], ["At 10", true, said.seq]);
  assert.ok(changed.changed > said.changed);
  assert.is((await edit(lee, said.message_id, "At 11")).code, "MESSAGE_401_UPDATE");
  clock.advance(1);
  assert.is((await edit(kim, said.message_id, "At 11")).code, "MESSAGE_403_LATE");
  const versions = `GET ${at()}/message/message_id/${said.message_id}/version` as const;
  const { body } = await call<{ versions: { text: string }[] }>(lee, versions);
  assert.equal(
    body.versions.map(({ text }) => text),
    ["At 9"],
  );
  await server.close();
});

test("a person has one cheer for a message, and each change of cheers is a change of the message", async () => {
  const { server, send, kim, lee, call, at } = await openTalk();
  const { body: said } = await send(kim, "We won!");
  const reaction = `${at()}/message/message_id/${said.message_id}/reaction`;
  const cheer = (who: typeof kim, name: string) =>
    call<typeof said>(who, `POST ${reaction}`, { body: { cheer: name } });
  await cheer(kim, "fire");
  const { body: two } = await cheer(lee, "fire");
  assert.equal([two.cheers, two.my_cheer], [{ fire: 2 }, "fire"]);
  assert.is(two.changed, said.changed + 2);
  assert.is((await cheer(lee, "fire")).body.changed, two.changed);
  assert.is((await cheer(lee, "clap")).code, "REACTION_401_CREATE");
  assert.is((await cheer(lee, "boo")).code, "REQUEST_400_INVALID");
  assert.equal((await call<typeof said>(lee, `DELETE ${reaction}`)).body.cheers, { fire: 1 });
  assert.is((await call(lee, `DELETE ${reaction}`)).code, "REACTION_404");
  await server.close();
});

test("pages go both ways and around a message, changes come in their order", async () => {
  const { server, db, teamId, huddleId, kim, lee, thread } = await openTalk();
  await db.execute(sql`
    insert into message (team_id, huddle_id, seq, id, changed, author_id, text, made_at)
    select ${teamId}::uuid, ${huddleId}::uuid, n, gen_random_uuid(), n, ${kim.user.id}, 'no. ' || n, now() from generate_series(1, 120) n`);
  await db.execute(sql`update huddle set last_seq = 120`);
  await db.execute(sql`update team_sequence set seq = 120`);
  const seqs = async (query: string) => {
    const { body } = await thread(lee, query);
    return [body.messages[0]?.seq, body.messages.at(-1)?.seq, body.is_whole];
  };
  assert.equal(await seqs(""), [71, 120, false]);
  assert.equal(await seqs("?before=71"), [21, 70, false]);
  assert.equal(await seqs("?before=21"), [1, 20, true]);
  assert.equal(await seqs("?after=70"), [71, 120, true]);
  assert.equal(await seqs("?around=60"), [35, 84, false]);
  assert.equal(await seqs("?changed_since=10"), [11, 60, false]);
  assert.is((await thread(lee, "?changed_since=10")).body.as_of, 60);
  assert.equal(await seqs("?changed_since=100"), [101, 120, true]);
  // An early message that changed late stands where it changed, also at the end of a page that is cut.
  await db.execute(sql`update message set changed = 121 where seq = 60`);
  await db.execute(sql`update message set changed = 60 where seq = 3`);
  await db.execute(sql`update team_sequence set seq = 121`);
  assert.equal(await seqs("?changed_since=10"), [11, 3, false]);
  assert.is((await thread(lee, "?changed_since=10")).body.as_of, 60);
  for (const bad of ["?before=x", "?before=-1", "?after=1&before=2", `?after=${"9".repeat(16)}`])
    assert.is((await thread(lee, bad)).code, "REQUEST_400_INVALID", bad);
  await server.close();
});

test("search finds words and their beginnings, the newest first, and treats signs as nothing", async () => {
  const { server, send, kim, lee, search, clock } = await openTalk();
  await send(kim, "Bring the blue shirts");
  clock.advance(1_000);
  await send(lee, "Blueberries for everybody");
  const texts = async (text: string) => (await search(kim, text)).body.hits.map(({ message: m }) => m.text);
  assert.equal(await texts("BLUE"), ["Blueberries for everybody", "Bring the blue shirts"]);
  assert.equal(await texts("shirt blue"), ["Bring the blue shirts"]);
  assert.equal(await texts("lue"), []);
  assert.equal(await texts("':* | !&"), []);
  assert.is((await search(kim, "x")).code, "REQUEST_400_INVALID");
  await server.close();
});

test.run();
