import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../server/config/root";
import { message } from "../../../server/db/schema/huddle";
import { openTalk, type Talker } from "../../support/people/talk";

const test = suite("races of talk");

test("sends, cheers, take-backs, seats, folds and markers at once end in no deadlock, and nothing acknowledged is missing", async () => {
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

test("the view of who reads what is read by its functions in one file alone", () => {
  const isRead = /\b(huddle_reach|reach_of|since_in|company_of|hearers)\b\s*[(]/;
  const readers = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => isRead.test(readFileSync(join(root, "server", file), "utf8")));
  assert.equal(readers, ["access/reach.store.ts"]);
});

test.run();
