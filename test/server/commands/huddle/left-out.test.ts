import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { child } from "../../../../server/platform/db/schema/family";
import { team } from "../../../../server/platform/db/schema/team";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { openTalk, type Talker } from "../../../support/people/talk";

/** Who and what no longer counts in huddles: each rule here fails a test without it, here or in a file beside it. */
const test = suite("what is left out of huddles");

async function open() {
  const talk = await openTalk();
  const { call, at, send } = talk;
  return {
    ...talk,
    leave: (who: Talker, id: string) => call(who, `DELETE ${at(id)}/seat/user_id/${who.user.id}`),
    say: async (who: Talker, id: string) => {
      const { code, status } = await send(who, "Hello?", {}, id);
      return code ?? status;
    },
  };
}

test("a group is over when one of the two who are left has blocked the other, not for somebody who left", async () => {
  const { server, group, call, leave, say, dana, kim, lee } = await open();
  const groups = [];
  for (const title of ["One", "Two", "Three"])
    groups.push((await group(dana, [kim, lee], { title })).body.id);
  const [one = "", two = "", three = ""] = groups;
  await call(lee, `PUT /user/me/block/user_id/${kim.user.id}`);
  assert.is(await say(kim, one), 200);
  await leave(dana, one);
  assert.equal([await say(kim, one), await say(lee, one)], ["HUDDLE_403_INACTIVE", "HUDDLE_403_INACTIVE"]);
  await leave(kim, two);
  assert.is(await say(lee, two), 200);
  await leave(lee, three);
  assert.is(await say(kim, three), 200);
  await server.close();
});

test("two people do not get a group again that was closed, that one of them left, or in which a third was", async () => {
  const { server, group, call, at, leave, dana, kim, lee } = await open();
  const { body: three } = await group(dana, [kim, lee]);
  await leave(dana, three.id);
  const { body: first } = await group(kim, [lee]);
  assert.is.not(first.id, three.id);
  assert.is((await group(lee, [kim])).body.id, first.id);
  await call(kim, `POST ${at(first.id)}/close`, { version: 1 });
  const { body: second } = await group(kim, [lee]);
  assert.is.not(second.id, first.id);
  await leave(lee, second.id);
  assert.is.not((await group(kim, [lee])).body.id, second.id);
  await server.close();
});

test("closed groups do not count towards a team's hundred", async () => {
  const { server, db, group, teamId, dana, kim } = await open();
  const add = (count: number, closedAt: string | null) =>
    db.execute(sql`
      insert into huddle (team_id, id, kind, closed_at)
      select ${teamId}::uuid, gen_random_uuid(), 'group', ${closedAt}::timestamptz from generate_series(1, ${count}::int)`);
  await add(100, "2026-01-01T00:00:00Z");
  await add(99, null);
  assert.is((await group(dana, [kim])).status, 200);
  assert.is((await group(dana, [kim], { title: "One more" })).status, 200, "the same two have theirs");
  await db.execute(sql`update huddle set closed_at = now() where kind = 'group' and created_by is not null`);
  await add(1, null);
  assert.is((await group(dana, [kim])).code, "HUDDLE_403_FULL");
  await server.close();
});

test("the list names nobody who left a group, and no mute that is over, which counts again", async () => {
  const { server, clock, group, call, at, send, leave, huddles, dana, kim, lee } = await open();
  const { body: made } = await group(dana, [kim, lee]);
  const seen = async () => (await huddles(dana)).find(({ id }) => id === made.id);
  assert.match((await seen())?.name ?? "", /^(Kim and Lee|Lee and Kim)$/);
  await leave(lee, made.id);
  assert.is((await seen())?.name, "Kim");
  const muted_until = new Date(clock.now().getTime() + 60_000).toISOString();
  await call(dana, `PUT ${at(made.id)}/marker`, { body: { muted_until } });
  await send(kim, "Anybody?", {}, made.id);
  const count = async () => (await call(dana, "GET /user/me/pings")).body.new_messages;
  assert.equal([(await seen())?.muted_until, await count()], [muted_until, 0]);
  clock.advance(60_000);
  assert.equal([(await seen())?.muted_until, await count()], [null, 1]);
  await server.close();
});

test("somebody's standing is that of this team, whatever they are elsewhere", async () => {
  const { server, call, at, dana, kim } = await open();
  await addTeam(server, kim.user.id);
  const { body } = await call<{ people: { user_id: string; standing: string }[] }>(
    dana,
    `GET ${at()}/reader`,
  );
  assert.is(body.people.find(({ user_id }) => user_id === kim.user.id)?.standing, "guardian");
  await server.close();
});

test("two in a group who have parted keep no third out of it", async () => {
  const { server, teamId, group, call, at, dana, kim, lee } = await open();
  const pia = await addAdult(server);
  await addMember(server, teamId, { userId: pia.user.id });
  const { body: made } = await group(dana, [kim, lee]);
  await call(kim, `PUT /user/me/block/user_id/${lee.user.id}`);
  const bring = { body: { user_ids: [pia.user.id] } };
  assert.is((await call(dana, `POST ${at(made.id)}/seat`, bring)).status, 200);
  await server.close();
});

test("what the open list has shown counts no more beside what came since", async () => {
  const { server, call, send, kim, lee } = await open();
  for (const text of ["One", "Two"]) await send(kim, text);
  await call(lee, "POST /user/me/pings/seen", { body: { kind: "message" } });
  await send(kim, "Three");
  assert.is((await call(lee, "GET /user/me/pings")).body.new_messages, 1);
  await server.close();
});

test("cheers of words that were taken back are shown to nobody", async () => {
  const { server, call, at, send, takeBack, thread, kim, lee } = await open();
  const { body: said } = await send(kim, "One");
  const about = `${at()}/message/message_id/${said.message_id}` as const;
  await call(lee, `POST ${about}/reaction`, { body: { cheer: "clap" } });
  const cheered = async () => {
    const [message] = (await thread(lee)).body.messages;
    return [message?.cheers, message?.my_cheer];
  };
  assert.equal(await cheered(), [{ clap: 1 }, "clap"]);
  await takeBack(kim, said.message_id);
  assert.equal(await cheered(), [{}, null]);
  await server.close();
});

test("changed words name nobody who does not read the huddle", async () => {
  const { server, send, edit, kim, walt, dana } = await open();
  const { body: said } = await send(kim, "One");
  const naming = (who: Talker) =>
    edit(kim, said.message_id, `@{${who.user.id}}`, { mentions: [who.user.id] });
  assert.is((await naming(walt)).code, "COMMENT_403_MENTION");
  assert.is((await naming(dana)).status, 200);
  await server.close();
});

test("in an archived team nothing more is said", async () => {
  const { server, db, clock, call, at, dana, kim, huddleId, huddles } = await open();
  const { body: said } = await call<{ message_id: string }>(kim, `POST ${at()}/message`, {
    body: { message_id: randomUUID(), text: "Bye" },
  });
  await db.update(team).set({ archivedAt: clock.now() });
  assert.ok((await huddles(dana)).every(({ is_over }) => is_over));
  const about = `${at(huddleId)}/message/message_id/${said.message_id}` as const;
  assert.is(
    (await call(dana, `POST ${about}/reaction`, { body: { cheer: "clap" } })).code,
    "HUDDLE_403_INACTIVE",
  );
  await server.close();
});

test("whose own profile as a child was taken down is a grown-up like any other", async () => {
  const { server, db, say, dana, kim, huddleId } = await open();
  const profile = await addChild(server, [kim.user.id]);
  const own = async (deletedAt: Date | null) => {
    await db.transaction(async (tx) => {
      // The product links no account yet.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx
        .update(child)
        .set({ userId: dana.user.id, deletedAt, deletedBy: kim.user.id })
        .where(eq(child.id, profile.id));
    });
    return say(dana, huddleId);
  };
  assert.equal([await own(null), await own(server.clock.now())], ["HUDDLE_404", 200]);
  await server.close();
});

test("a message answers none of another huddle's, and is not sent there by a second try", async () => {
  const { server, group, send, dana, kim } = await open();
  const { body: made } = await group(dana, [kim]);
  for (const text of ["One", "Two"]) await send(dana, text, {}, made.id);
  await send(dana, "One");
  assert.is((await send(kim, "Yes", { reply_to: 2 })).code, "MESSAGE_404");
  assert.is((await send(kim, "Yes", { reply_to: 1 })).status, 200);
  const again = { message_id: randomUUID() };
  assert.is((await send(dana, "Three", again, made.id)).status, 200);
  assert.is((await send(dana, "Three", again)).code, "REQUEST_422_REUSED");
  await server.close();
});

test.run();
