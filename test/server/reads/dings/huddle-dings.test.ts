import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ding, pushSettings } from "../../../../server/platform/db/schema/notification-dings";
import { openTalk } from "../../../support/people/talk";

const test = suite("dings of talk");

async function open() {
  const talk = await openTalk();
  const { dana, kim, lee } = talk;
  const names = new Map([dana, kim, lee].map(({ user: { id, firstName } }) => [id, firstName]));
  const dings = async () =>
    (await talk.db.select().from(ding))
      .map(({ userId, kind, about, times }) => [
        names.get(userId),
        kind,
        names.get(about.user_id ?? ""),
        times,
      ])
      .sort();
  return { ...talk, dings };
}

test("who is named or answered gets one ding, being named comes first, and nobody for their own words", async () => {
  const { server, send, dings, kim, lee, dana } = await open();
  const { body: asked } = await send(kim, "Who brings the nets?");
  assert.equal(await dings(), [], "a message makes no ding");
  await send(lee, "Me", { reply_to: asked.seq });
  await send(lee, "You too", { reply_to: asked.seq });
  await send(lee, `And @{${dana.user.id}}, not @{${lee.user.id}}`, {
    reply_to: asked.seq,
    mentions: [dana.user.id, lee.user.id],
  });
  const { body: named } = await send(dana, `@{${kim.user.id}}`, {
    mentions: [kim.user.id],
    reply_to: asked.seq,
  });
  assert.is(named.reply_to, asked.seq);
  assert.equal(await dings(), [
    ["Dana", "named", "Lee", 1],
    ["Kim", "answered", "Lee", 3],
    ["Kim", "named", "Dana", 1],
  ]);
  await server.close();
});

test("a message that is sent twice names once; one that is refused names nobody", async () => {
  const { server, send, dings, dana, kim, walt } = await open();
  const more = { message_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b10", mentions: [kim.user.id] };
  for (let time = 0; time < 2; time += 1)
    assert.is((await send(dana, `@{${kim.user.id}}?`, more)).status, 200);
  assert.is(
    (await send(dana, `@{${walt.user.id}}?`, { mentions: [walt.user.id] })).code,
    "COMMENT_403_MENTION",
  );
  assert.equal(await dings(), [["Kim", "named", "Dana", 1]]);
  await server.close();
});

test("nobody hears of somebody they blocked; who wants no rings of chat still finds the dings", async () => {
  const { server, db, call, send, dings, dana, kim, lee } = await open();
  await call(kim, `PUT /user/me/block/user_id/${lee.user.id}`);
  await db.insert(pushSettings).values({ userId: dana.user.id, talk: "none" });
  await send(lee, `Both? @{${kim.user.id}} @{${dana.user.id}}`, { mentions: [kim.user.id, dana.user.id] });
  const { body: said } = await send(dana, "Yes");
  await send(lee, "Good", { reply_to: said.seq });
  assert.equal(await dings(), [
    ["Dana", "answered", "Lee", 1],
    ["Dana", "named", "Lee", 1],
  ]);
  await server.close();
});

test("who is brought into a group gets a ding, its founder none", async () => {
  const { server, call, at, group, dings, kim, lee, dana } = await open();
  const { body: two } = await group(kim, [lee]);
  await group(kim, [lee]);
  assert.equal(await dings(), [["Lee", "seated", "Kim", 1]]);
  await call(lee, `POST ${at(two.id)}/seat`, { body: { user_ids: [dana.user.id, kim.user.id] } });
  assert.equal(await dings(), [
    ["Dana", "seated", "Lee", 1],
    ["Lee", "seated", "Kim", 1],
  ]);
  await server.close();
});

test("who is taken down hears of it, who takes back own words does not; who reported hears that somebody looked", async () => {
  const { server, call, team, send, takeBack, dings, dana, kim, lee } = await open();
  const { body: own } = await send(kim, "Never mind");
  await takeBack(kim, own.message_id);
  assert.equal(await dings(), []);
  const { body: rude } = await send(kim, "Your kid is hopeless");
  await takeBack(dana, rude.message_id);
  assert.equal(await dings(), [["Kim", "taken_down", undefined, 1]]);
  const { body: worse } = await send(kim, "Go home");
  await call(lee, `POST ${team}/report`, { body: { target_id: worse.message_id, reason: "unkind" } });
  const [report] = (await call<{ reports: { report_id: string }[] }>(dana, `GET ${team}/report`)).body
    .reports;
  const decide = `POST ${team}/report/report_id/${report?.report_id}/decide` as const;
  await call(dana, decide, { body: { decision: "withdrawn" }, version: 1 });
  assert.equal(await dings(), [
    ["Dana", "report", undefined, 1],
    ["Kim", "taken_down", undefined, 2],
    ["Lee", "report_done", undefined, 1],
  ]);
  await server.close();
});

test.run();
