import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { banned, playerLeft } from "../../../support/people/roles";
import { type Huddle, openTalk, type Talker } from "../../../support/people/talk";

const test = suite("blocked people");

async function open() {
  const talk = await openTalk();
  const fold = (who: Talker, whom: Talker) =>
    talk.call<{ people: { name: string }[] }>(who, `PUT /user/me/block/user_id/${whom.user.id}`);
  return { ...talk, fold };
}

test("who is blocked rings nothing, counts for nothing and is not found, and nobody is told", async () => {
  const { server, fold, send, huddles, search, call, kim, lee } = await open();
  await send(kim, "Pangolin at the gate");
  const before = JSON.stringify([await huddles(kim), (await search(kim, "pangolin")).body]);
  assert.equal(
    (await fold(lee, kim)).body.people.map(({ name }) => name),
    ["Kim Test"],
  );
  const [team] = await huddles(lee);
  assert.equal([team?.unread, team?.last?.text, team?.last?.author_id], [0, null, kim.user.id]);
  assert.is((await call(lee, "GET /user/me/pings")).body.new_messages, 0);
  assert.is((await search(lee, "pangolin")).body.hits.length, 0);
  assert.is(JSON.stringify([await huddles(kim), (await search(kim, "pangolin")).body]), before);
  assert.equal((await call(kim, "GET /user/me/block")).body.people, []);
  await call(lee, `DELETE /user/me/block/user_id/${kim.user.id}`);
  assert.is((await huddles(lee))[0]?.unread, 1);
  await server.close();
});

test("no new group holds both, a group of the two is over, one of three goes on", async () => {
  const { server, fold, group, send, call, at, dana, kim, lee } = await open();
  const { body: two } = await group(kim, [lee]);
  const { body: three } = await group(dana, [kim, lee]);
  await fold(lee, kim);
  assert.is((await send(kim, "Hello?", {}, two.id)).code, "HUDDLE_403_INACTIVE");
  assert.is((await send(lee, "Hello?", {}, two.id)).code, "HUDDLE_403_INACTIVE");
  assert.is((await send(kim, "Hello all", {}, three.id)).status, 200);
  for (const [who, others] of [
    [kim, [lee]],
    [lee, [kim]],
    [dana, [kim, lee]],
  ] as const)
    assert.is((await group(who, others)).code, "COLLABORATOR_404");
  const { body: mine } = await group(dana, [kim]);
  const bring = { user_ids: [lee.user.id] };
  assert.is((await call(dana, `POST ${at(mine.id)}/seat`, { body: bring })).code, "COLLABORATOR_404");
  await server.close();
});

test("a group of two who have parted reads and sounds like a closed one to both, and stays closed when the block ends", async () => {
  const { server, fold, group, send, call, at, huddles, thread, dana, kim, lee, db, teamId } = await open();
  const hana = await addAdult(server, { firstName: "Hana" });
  await addMember(server, teamId, { userId: hana.user.id });
  const { body: blocked } = await group(kim, [lee]);
  const { body: closed } = await group(kim, [hana]);
  for (const { id } of [blocked, closed]) await send(kim, "Hello", {}, id);
  const clock = async () =>
    (await db.execute<{ seq: number }>(sql`select seq::int as seq from team_sequence`)).rows[0]?.seq;
  const before = await clock();
  await fold(lee, kim);
  const after = await clock();
  assert.is(after, Number(before) + 1);
  assert.is((await call(kim, `POST ${at(closed.id)}/close`, { version: 1 })).status, 200);
  assert.is(await clock(), Number(after) + 1);

  /** All that somebody can find out about a group, without what tells the two groups apart. */
  const seen = async (who: Talker, id: string) => {
    const listed = (await huddles(who)).find((huddle) => huddle.id === id);
    const { body } = await call<Huddle>(who, `GET ${at(id)}`);
    const replies = [
      await call(who, `GET ${at(id)}/reader`),
      await thread(who, "", id),
      await send(who, "Hello?", {}, id),
      await send(who, "Hello?", { huddle_version: 1 }, id),
      await call(who, `PATCH ${at(id)}`, { body: { title: "New" }, version: 2 }),
      await call(who, `POST ${at(id)}/close`, { version: 2 }),
      await call(who, `POST ${at(id)}/seat`, { body: { user_ids: [dana.user.id] } }),
      await call(who, "GET /user/me/pings"),
    ].map(({ status, code }) => code ?? status);
    return [
      listed?.is_over,
      listed?.version,
      listed?.unread,
      listed?.last?.text,
      body.is_over,
      body.version,
      body.readers,
      replies,
    ];
  };
  const like = await seen(kim, closed.id);
  assert.equal(like.slice(0, 7), [true, 2, 0, "Hello", true, 2, 2]);
  assert.equal(await seen(kim, blocked.id), like);
  await call(lee, `DELETE /user/me/block/user_id/${kim.user.id}`);
  assert.equal(await seen(kim, blocked.id), like);
  assert.equal(await seen(lee, blocked.id), await seen(hana, closed.id));
  assert.is((await group(kim, [lee])).status, 200, "a new one is another");
  const { rows } = await db.execute(sql`select closed_by from huddle where id = ${blocked.id}::uuid`);
  assert.equal(rows, [{ closed_by: "02102020" }]);
  await server.close();
});

test("a group in which two who have parted are left alone closes, whoever removed the third member", async () => {
  const { server, fold, group, call, at, db, dana, kim, lee } = await open();
  const left = await group(dana, [kim, lee], { title: "left" });
  const alone = await group(dana, [kim, lee], { title: "alone" });
  await fold(kim, lee);
  const read = async (id: string) => {
    const { body } = await call<Huddle>(lee, `GET ${at(id)}`);
    return [body.is_over, body.version];
  };
  assert.equal(await read(left.body.id), [false, 1]);
  await call(dana, `DELETE ${at(left.body.id)}/seat/user_id/${dana.user.id}`);
  assert.equal(await read(left.body.id), [true, 3]);
  assert.equal(await read(alone.body.id), [false, 1]);
  await db.execute(banned.end(dana.user.id));
  assert.equal(await read(alone.body.id), [true, 3]);
  await call(kim, `DELETE /user/me/block/user_id/${lee.user.id}`);
  assert.equal(await read(alone.body.id), [true, 3]);
  await server.close();
});

test("a block and the start of a group at once leave no open group of the two", async () => {
  const { server, fold, group, call, at, kim, lee } = await open();
  for (let round = 0; round < 6; round += 1) {
    const [{ status, body }] = await Promise.all([group(kim, [lee]), fold(lee, kim)]);
    if (status === 200) assert.is((await call<Huddle>(kim, `GET ${at(body.id)}`)).body.is_over, true);
    await call(lee, `DELETE /user/me/block/user_id/${kim.user.id}`);
  }
  await server.close();
});

for (const role of ["coach", "manager"])
  test(`an older block ends for good when the blocked person becomes ${role} of a shared team`, async () => {
    const { server, db, teamId, fold, call, send, huddles, kim, lee } = await open();
    await addMember(server, teamId, { userId: kim.user.id });
    await fold(lee, kim);
    await send(kim, "Training moves");
    assert.is((await huddles(lee))[0]?.unread, 0);
    const become = (roles: string[]) =>
      db.execute(
        sql`update membership set roles = array(select json_array_elements_text(${JSON.stringify(roles)}::json)) where user_id = ${kim.user.id}`,
      );
    await become(["player", role]);
    assert.equal((await call(lee, "GET /user/me/block")).body.people, []);
    assert.is((await huddles(lee))[0]?.unread, 1);
    await become(["player"]);
    assert.equal((await call(lee, "GET /user/me/block")).body.people, []);
    await server.close();
  });

test("an older block ends by every way in which the two come to share a team whose staff the blocked person is", async () => {
  const { server, db, fold, call, kim, lee } = await open();
  const blocks = async () =>
    (await call<{ people: unknown[] }>(lee, "GET /user/me/block")).body.people.length;
  const elsewhere = await addTeam(server, kim.user.id);
  await fold(lee, kim);
  assert.is(await blocks(), 1, "staff of a team that is not Lee's");
  const kid = await addChild(server, [lee.user.id]);
  assert.is(await blocks(), 1);
  await addMember(server, elsewhere.id, { childId: kid.id });
  assert.is(await blocks(), 0, "Lee's child joins it");

  await db.execute(playerLeft.end(lee.user.id));
  await db.execute(sql`delete from membership where child_id = ${kid.id}`);
  await db.execute(playerLeft.back(lee.user.id));
  await fold(lee, kim);
  const other = await addAdult(server);
  const theirs = await addChild(server, [other.user.id]);
  await addMember(server, elsewhere.id, { childId: theirs.id });
  assert.is(await blocks(), 1);
  await db.execute(sql`
    insert into guardianship (id, child_id, user_id, origin) values (gen_random_uuid(), ${theirs.id}, ${lee.user.id}, 'made')`);
  assert.is(await blocks(), 0, "Lee becomes a guardian of a player there");
  await server.close();
});

test("a block of somebody who was made staff while banned ends with the ban", async () => {
  const { server, db, teamId, fold, call, kim, lee } = await open();
  const blocks = async () =>
    (await call<{ people: unknown[] }>(lee, "GET /user/me/block")).body.people.length;
  await addMember(server, teamId, { userId: kim.user.id });
  await fold(lee, kim);
  await db.execute(banned.end(kim.user.id));
  await db.execute(sql`update membership set roles = '{player,coach}' where user_id = ${kim.user.id}`);
  assert.is(await blocks(), 1);
  await db.execute(banned.back(kim.user.id));
  assert.is(await blocks(), 0);
  await server.close();
});

test("a third person is not told that two others have parted: the list stays, and the refusal is that of a stranger", async () => {
  const { fold, group, call, at, dana, kim, lee, server } = await open();
  const list = () => call(dana, `GET ${at()}/reader?to=pick`);
  const { body: before } = await list();
  const { body: mine } = await group(dana, [kim]);
  await fold(lee, kim);
  assert.equal((await list()).body, before);
  const bring = (userId: string) => call(dana, `POST ${at(mine.id)}/seat`, { body: { user_ids: [userId] } });
  const stranger = await addAdult(server);
  const said = ({ status, body }: { status: number; body: object }) => ({ status, ...body, request_id: "" });
  const unknown = said(await group(dana, [kim, stranger]));
  for (const reply of [
    await group(dana, [kim, lee]),
    await group(dana, [lee, kim]),
    await bring(lee.user.id),
    await bring(stranger.user.id),
  ])
    assert.equal(said(reply), unknown);
  assert.is((await group(dana, [lee])).status, 200, "each alone comes");
  await server.close();
});

test("strangers, oneself and staff cannot be blocked", async () => {
  const { server, fold, dana, kim, walt } = await open();
  assert.is((await fold(kim, kim)).code, "COLLABORATOR_404");
  assert.is((await fold(kim, walt)).code, "COLLABORATOR_404");
  assert.is((await fold(kim, dana)).code, "BLOCK_403_CIRCLE");
  const other = await addTeam(server, kim.user.id);
  assert.ok(other.id);
  assert.is((await fold(dana, kim)).status, 200, "a manager elsewhere is nobody's staff here");
  await server.close();
});

test("people who have blocked each other read the same huddle, and are not offered to each other for a group", async () => {
  const talk = await openTalk();
  const { server, call, at, dana, kim, lee } = talk;
  await call(kim, `PUT /user/me/block/user_id/${lee.user.id}`);
  const listed = async (who: typeof kim, query: string) => {
    const { body } = await call<{ people: { shown_name: string }[]; readers: unknown[] }>(
      who,
      `GET ${at()}/reader${query}`,
    );
    assert.is(body.readers.length, body.people.length);
    return body.people.map(({ shown_name }) => shown_name);
  };
  const [all, pick] = ["", "?to=pick"];
  assert.equal(await listed(kim, pick), ["Dana Test", "Kim Test"]);
  assert.equal(await listed(lee, pick), ["Dana Test", "Lee Test"]);
  assert.equal(await listed(dana, pick), ["Dana Test", "Kim Test", "Lee Test"]);
  for (const who of [kim, lee]) assert.is((await listed(who, all)).length, 3);
  await server.close();
});

test.run();
