import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../../server/platform/config/root";
import { message } from "../../../../server/platform/db/schema/huddle";
import { addMember } from "../../../support/people/club";
import { playerLeft } from "../../../support/people/roles";
import { type Huddle, openTalk, type Talker } from "../../../support/people/talk";

const test = suite("races of talk");

test("sends, cheers, deletions, members, blocks and read positions at once end in no deadlock, and nothing acknowledged is missing", async () => {
  const { server, db, send, takeBack, group, call, at, dana, kim, lee } = await openTalk();
  const { body: made } = await group(dana, [kim]);
  const { body: first } = await send(dana, "Kick-off", {}, made.id);
  const about = `${at(made.id)}/message/message_id/${first.message_id}/reaction`;
  const acknowledged: string[] = [];
  const speak = async (who: Talker) => {
    const { status, body } = await send(who, `from ${who.user.id}`, {}, made.id);
    if (status === 200) acknowledged.push(body.message_id);
    return status;
  };
  const round = () => [
    speak(dana),
    speak(kim),
    speak(lee),
    call(kim, `POST ${about}`, { body: { cheer: "clap" } }).then(({ status }) => status),
    call(kim, `DELETE ${about}`).then(({ status }) => status),
    call(dana, `POST ${at(made.id)}/seat`, { body: { user_ids: [lee.user.id] } }).then(
      ({ status }) => status,
    ),
    call(dana, `DELETE ${at(made.id)}/seat/user_id/${lee.user.id}`).then(({ status }) => status),
    call(kim, `PUT /user/me/block/user_id/${lee.user.id}`).then(({ status }) => status),
    call(kim, `DELETE /user/me/block/user_id/${lee.user.id}`).then(({ status }) => status),
    call(lee, "POST /user/me/pings/seen", { body: { kind: "message" } }).then(({ status }) => status),
    call(kim, `PUT ${at(made.id)}/marker`, { body: { read_seq: 2 } }).then(({ status }) => status),
    takeBack(dana, first.message_id, made.id).then(({ status }) => status),
  ];
  const statuses: number[] = [];
  for (let times = 0; times < 4; times += 1) statuses.push(...(await Promise.all(round())));
  assert.equal(
    statuses.filter((status) => status >= 500),
    [],
  );
  assert.ok(acknowledged.length >= 8);
  const stored = (await db.select().from(message)).map(({ id }) => id);
  assert.equal(
    acknowledged.filter((id) => !stored.includes(id)),
    [],
  );
  await server.close();
});

test("two who start their group at once get the same one", async () => {
  const { server, group, kim, lee } = await openTalk();
  const [one, other] = await Promise.all([group(kim, [lee]), group(lee, [kim])]);
  assert.is(one.body.id, other.body.id);
  await server.close();
});

test("one message sent by many tries at once is stored once", async () => {
  const { server, db, call, at, kim } = await openTalk();
  const body = { message_id: randomUUID(), text: "Once" };
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => call(kim, `POST ${at()}/message`, { body })),
  );
  assert.ok(tries.every(({ status }) => status === 200));
  assert.equal(new Set(tries.map(({ text }) => text)).size, 1);
  assert.is((await db.select().from(message)).length, 1);
  await server.close();
});

test("roles that end and come back while others send: nobody reads what was sent for people without them", async () => {
  const { server, db, send, group, call, at, thread, textsOf, dana, kim, lee } = await openTalk();
  const { body: made } = await group(dana, [kim, lee]);
  const unheard: string[] = [];
  const statuses: number[] = [];
  const versionNow = async () => (await call<Huddle>(kim, `GET ${at(made.id)}`)).body.version;
  const speak = async (who: Talker, text: string, shown: number) => {
    const { status } = await send(who, text, { huddle_version: shown }, made.id);
    statuses.push(status);
    return status === 200;
  };
  for (let round = 0; round < 6; round += 1) {
    const all = await versionNow();
    await Promise.all([
      db.execute(playerLeft.end(lee.user.id)),
      ...[dana, kim, lee].map((who, index) => speak(who, `all ${round} ${index}`, all)),
    ]);
    const two = await versionNow();
    assert.is(two, all + 1);
    await Promise.all([
      ...[dana, kim, dana, kim].map(async (who, index) => {
        const text = `two ${round} ${index}`;
        if (await speak(who, text, two)) unheard.push(text);
      }),
      db.execute(playerLeft.back(lee.user.id)),
    ]);
    assert.is(await versionNow(), two + 1);
    const heard = textsOf((await thread(lee, "", made.id)).body);
    assert.equal(
      heard.filter((text) => unheard.includes(text) || !text.startsWith("two")),
      [],
    );
  }
  assert.equal(
    statuses.filter((status) => status >= 500),
    [],
  );
  await server.close();
});

test("two roles that end at once, and members who are added at the same time, leave no member without a role", async () => {
  const { server, db, teamId, group, call, at, dana, kim, lee } = await openTalk();
  await addMember(server, teamId, { userId: lee.user.id });
  const own = (isEnd: boolean) =>
    isEnd
      ? sql`update membership set ended_at = now(), end_reason = 'left' where user_id = ${lee.user.id}`
      : sql`update membership set ended_at = null, end_reason = null where user_id = ${lee.user.id}`;
  const { body: made } = await group(dana, [kim]);
  for (let round = 0; round < 6; round += 1) {
    const body = { user_ids: [lee.user.id] };
    await Promise.all([
      db.execute(own(true)),
      call(dana, `POST ${at(made.id)}/seat`, { body }),
      group(dana, [lee]),
      db.execute(playerLeft.end(lee.user.id)),
      call(kim, `POST ${at(made.id)}/seat`, { body }),
      group(kim, [lee, dana]),
    ]);
    const { rows } = await db.execute(
      sql`select from huddle_member where user_id = ${lee.user.id} and left_at is null`,
    );
    assert.is(rows.length, 0);
    await Promise.all([db.execute(own(false)), db.execute(playerLeft.back(lee.user.id))]);
  }
  await server.close();
});

test("the view of who reads what is read by its functions in one file alone", () => {
  const isRead =
    /\b(huddle_reach|huddles_read_by|readable_since|readers_of_huddle|readers_of_huddles)\b\s*[(]/;
  const readers = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => isRead.test(readFileSync(join(root, "server", file), "utf8")));
  assert.equal(readers, ["core/access/team-access.store.ts"]);
});

test.run();
