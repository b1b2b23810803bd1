import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addAdult, addTeam } from "../../support/people/club";
import { openTalk, type Talker } from "../../support/people/talk";

const test = suite("folded people");

async function open() {
  const talk = await openTalk();
  const fold = (who: Talker, whom: Talker) =>
    talk.call<{ people: { name: string }[] }>(who, `PUT /user/me/block/user_id/${whom.user.id}`);
  return { ...talk, fold };
}

test("who is folded rings nothing, counts for nothing and is not found, and nobody is told", async () => {
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

test("strangers, oneself and staff cannot be folded away", async () => {
  const { server, fold, dana, kim, walt } = await open();
  assert.is((await fold(kim, kim)).code, "COLLABORATOR_404");
  assert.is((await fold(kim, walt)).code, "COLLABORATOR_404");
  assert.is((await fold(kim, dana)).code, "BLOCK_403_CIRCLE");
  const other = await addTeam(server, kim.user.id);
  assert.ok(other.id);
  assert.is((await fold(dana, kim)).status, 200, "a manager elsewhere is nobody's staff here");
  await server.close();
});

test("people who folded each other away read the same huddle, and are not offered to each other for a group", async () => {
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
