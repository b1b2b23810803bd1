// Runs on PostgreSQL as well.
import { getTableName, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { recordAcknowledgement } from "../../../../server/commands/notification/acknowledge-push";
import { hashOfAcknowledgement } from "../../../../server/core/notification/push-acknowledgement";
import {
  deleteOldAcknowledgements,
  recordAcknowledged,
  removeSilentDevices,
} from "../../../../server/core/notification/push-acknowledgement.store";
import { schema } from "../../../../server/platform/db/schema/all";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { pushAcknowledgement, pushToken } from "../../../../server/platform/db/schema/notification-push";
import { copyAccount } from "../../../../server/reads/account-copy/account-copy";
import { ask, type Person } from "../../../support/people/ask";
import { openEscalation } from "../../../support/people/escalation";
import { countStatements } from "../../../support/server/count-statements";
import { openTestServer, type TestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("heard");

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let server: TestServer;
let made: Awaited<ReturnType<typeof openEscalation>>;
test.before.each(async () => {
  server = await openTestServer();
  made = await openEscalation(server);
  await made.tell("call_off", 1);
});
test.after.each(() => server.close());

const now = () => server.clock.now();
const device = async () => {
  const [row] = await server.services.db.select().from(pushToken);
  return (
    row && {
      ok: row.lastOkAt,
      failures: row.failures,
      unheard: row.unheard,
      since: row.unheardSince,
      silent: row.silentSince,
    }
  );
};
const acknowledgedAt = async () =>
  (await server.services.db.select().from(pushAcknowledgement)).map(
    (row) => row.acknowledgedAt?.getTime() ?? null,
  );

/** One more push to this person's phone, and its token. */
async function ring(person: Person): Promise<string> {
  const [pushed] = await made.ring(person);
  return pushed?.payload.heard ?? "none";
}

/** Every row of the database but the counts of calls. */
async function everything() {
  const tables = Object.values(schema).filter((table) => table !== rateBucket);
  const rows = await Promise.all(
    tables.map(async (table) => [
      getTableName(table),
      (
        await server.services.db.execute(
          sql`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
        )
      ).rows,
    ]),
  );
  return Object.fromEntries(rows);
}

test("a push that its service took is not heard until its device says so", async () => {
  await made.addPhone(made.other);
  await server.services.db.update(pushToken).set({ failures: 3, failingSince: now() });
  const sentAt = now();
  const token = await ring(made.other);
  assert.match(token, /^[\w-]{22}$/);
  const taken = { ok: null, failures: 0, unheard: 1, since: sentAt, silent: null };
  assert.equal(await device(), taken);
  const [row] = await server.services.db.select().from(pushAcknowledgement);
  assert.equal(
    [row?.sentAt, row?.acknowledgedAt, row?.version, row?.groupKey],
    [sentAt, null, 2, `event:${made.id}`],
  );
  assert.is(JSON.stringify(row).includes(token), false, "who reads the table cannot acknowledge");
  server.clock.advance(8 * minute);
  const reply = await made.hear(token);
  assert.equal([reply.statusCode, reply.body], [204, ""]);
  await until(async () => (await device())?.ok !== null);
  assert.equal(await device(), { ok: now(), failures: 0, unheard: 0, since: null, silent: null });
  assert.equal(await acknowledgedAt(), [now().getTime()]);
});

test("an acknowledgement changes nothing but its moment and the device's counters", async () => {
  await made.addPhone(made.other);
  await made.addPhone(made.mother);
  await ring(made.mother);
  const token = await ring(made.other);
  const before = await everything();
  await recordAcknowledgement(server.services, token);
  const after = await everything();
  const at = now().toISOString();
  const isAt = (value: unknown) => typeof value === "string" && new Date(value).toISOString() === at;
  const changed = Object.keys(before).flatMap((table) =>
    after[table].flatMap((row: { row: Record<string, unknown> }) => {
      const same = before[table].some((old: object) => JSON.stringify(old) === JSON.stringify(row));
      return same ? [] : [[table, row.row] as const];
    }),
  );
  assert.equal(changed.map(([table]) => table).sort(), ["push_acknowledgement", "push_token"]);
  for (const [table, row] of changed) {
    const counters =
      table === "push_acknowledgement"
        ? ["acknowledged_at"]
        : ["last_ok_at", "unheard", "unheard_since", "silent_since"];
    assert.ok(
      before[table].some((old: { row: Record<string, unknown> }) =>
        Object.keys(row).every(
          (name) => counters.includes(name) || JSON.stringify(old.row[name]) === JSON.stringify(row[name]),
        ),
      ),
      table,
    );
    assert.ok(isAt(row.acknowledged_at ?? row.last_ok_at));
  }
});

test("a used, old, cut, foreign or unknown token gets the same reply and changes nothing", async () => {
  await made.addPhone(made.other);
  const old = await ring(made.other);
  server.clock.advance(2 * hour);
  const used = await ring(made.other);
  await recordAcknowledgement(server.services, used);
  server.clock.advance(hour);
  const unheard = await ring(made.other);
  server.clock.advance(21 * hour);
  const [row] = await server.services.db.select().from(pushAcknowledgement);
  const before = await everything();
  const tokens = [
    used,
    old,
    unheard.slice(1),
    `${unheard.slice(0, -2)}??`,
    row?.tokenHash ?? "",
    hashOfAcknowledgement(unheard),
    String(made.other.headers.authorization).slice(0, 128),
    "unknown",
    "x".repeat(128),
  ];
  const replies = [];
  for (const token of tokens) {
    const { statusCode, body, headers } = await made.hear(token);
    const { "x-request-id": _, date: __, ...rest } = headers;
    replies.push(JSON.stringify({ statusCode, body, ...rest }));
    await recordAcknowledgement(server.services, token);
  }
  assert.equal([...new Set(replies)].length, 1, "all replies are alike");
  assert.is(JSON.parse(replies[0] ?? "").statusCode, 204);
  assert.equal(await everything(), before);
});

test("a body that is too large or holds no token is refused with its code, and nothing is written", async () => {
  await made.addPhone(made.other);
  await ring(made.other);
  const before = await everything();
  const send = async (payload: object) => {
    const { statusCode, body } = await server.app.inject({ method: "POST", url: "/push/heard", payload });
    return [statusCode, JSON.parse(body).message_code];
  };
  assert.equal(await send({ heard: "x".repeat(1_000_000) }), [413, "REQUEST_413_TOO_LARGE"]);
  for (const wrong of [
    {},
    { heard: "" },
    { heard: 7 },
    { heard: "x".repeat(129) },
    { heard: "a", user: "b" },
  ])
    assert.equal(await send(wrong), [400, "REQUEST_400_INVALID"], JSON.stringify(wrong).slice(0, 40));
  assert.equal(await everything(), before);
});

test("an acknowledgement is one statement beside the count of calls, whatever its token is", async () => {
  await made.addPhone(made.other);
  for (const token of [await ring(made.other), "unknown"]) {
    const statements = countStatements(server.services.db);
    await recordAcknowledgement(server.services, token);
    assert.is(statements(), 1, token);
  }
});

test("sixty calls a minute from one client, whoever's the tokens are", async () => {
  const statuses = new Map<number, number>();
  for (let count = 0; count < 61; count += 1) {
    const { statusCode } = await made.hear(`unknown-${count}`);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  assert.equal(
    [...statuses],
    [
      [204, 60],
      [429, 1],
    ],
  );
});

test("a device that acknowledges before its service has replied counts as heard", async () => {
  const phone = await made.addPhone(made.other);
  const { post } = made.service;
  made.service.post = async (push) => {
    const { heard } = JSON.parse(phone.unseal(push.body));
    await recordAcknowledged(server.services.db, { tokenHash: hashOfAcknowledgement(heard), now: now() });
    return post(push);
  };
  await ring(made.other);
  assert.equal(await device(), { ok: now(), failures: 0, unheard: 0, since: null, silent: null });
});

test("three in a row over an hour without an acknowledgement make a device silent; it is rung on, and one acknowledgement ends it", async () => {
  await made.addPhone(made.other);
  const first = now();
  await ring(made.other);
  server.clock.advance(30 * minute);
  await ring(made.other);
  server.clock.advance(30 * minute - 1);
  await ring(made.other);
  assert.equal(
    await device(),
    { ok: null, failures: 0, unheard: 3, since: first, silent: null },
    "within the hour",
  );
  server.clock.advance(1);
  const token = await ring(made.other);
  assert.equal((await device())?.silent, now());
  const { body } = await ask<components["schemas"]["PushTokens"]>(
    server,
    made.other,
    "GET /user/me/push_token",
  );
  assert.is(body.tokens[0]?.silent_since, now().toISOString());
  const silent = now();
  server.clock.advance(minute);
  assert.ok(await ring(made.other), "it is still rung");
  assert.equal((await device())?.silent, silent);
  await recordAcknowledgement(server.services, token);
  assert.equal(await device(), { ok: now(), failures: 0, unheard: 0, since: null, silent: null });
});

test("two unheard ones days apart are not three", async () => {
  await made.addPhone(made.other);
  await ring(made.other);
  server.clock.advance(4 * hour);
  await ring(made.other);
  assert.is((await device())?.silent, null);
});

test("a push that its service refuses or cannot take counts for no silence", async () => {
  const phone = await made.addPhone(made.other);
  made.service.answers(phone, 503);
  await ring(made.other);
  made.service.answers(phone, 400);
  await ring(made.other);
  assert.equal([(await device())?.unheard, await acknowledgedAt()], [0, [null, null]]);
});

test("a silent device is erased after a month, or after a week with ten pushes; a busy weekend erases none", async () => {
  const { db } = server.services;
  await made.addPhone(made.other);
  const is = async (unheard: number, days: number) => {
    await db.update(pushToken).set({ unheard, silentSince: new Date(now().getTime() - days * day) });
    await removeSilentDevices(db, now());
    return (await device()) !== undefined;
  };
  assert.equal([await is(200, 3), await is(9, 29), await is(9, 30)], [true, true, false]);
  await made.addPhone(made.other);
  assert.equal([await is(10, 6.9), await is(10, 7)], [true, false]);
});

test("a silent device that is switched on again starts anew", async () => {
  const phone = await made.addPhone(made.other);
  await server.services.db.update(pushToken).set({ unheard: 5, unheardSince: now(), silentSince: now() });
  const { status } = await ask(server, made.other, "POST /user/me/push_token", { body: phone.device });
  assert.is(status, 200);
  assert.equal(await device(), { ok: null, failures: 0, unheard: 0, since: null, silent: null });
});

test("a silent device waits in Needs you of its owner, who can have it forgotten; nobody else can", async () => {
  await made.addPhone(made.other);
  const waiting = async (person: Person) =>
    (
      await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting")
    ).body.items.filter(({ kind }) => kind === "silent_device");
  const forget = (person: Person, id: string) =>
    ask(server, person, "POST /user/me/waiting/dismiss", { body: { id } });
  assert.equal(await waiting(made.other), []);
  await server.services.db.update(pushToken).set({ silentSince: now() });
  const [item, ...more] = await waiting(made.other);
  assert.equal(more, []);
  assert.equal([item?.device_label, item?.created_at], ["Chrome on Android", now().toISOString()]);
  assert.equal(await waiting(made.mother), []);
  const id = String(item?.id);
  assert.is((await forget(made.mother, id)).status, 200);
  assert.is((await waiting(made.other)).length, 1);
  await forget(made.other, id);
  assert.equal([await waiting(made.other), await device()], [[], undefined]);
});

test("acknowledgements are kept for thirty days, and are part of a copy without the token", async () => {
  const { db } = server.services;
  await made.addPhone(made.other);
  const token = await ring(made.other);
  const sentAt = now();
  await recordAcknowledgement(server.services, token);
  const copy = await db.transaction((tx) => copyAccount(tx, made.other.user, server.services));
  assert.equal(copy.rings_heard, [{ made_at: sentAt, sent_at: sentAt, heard_at: sentAt }]);
  await deleteOldAcknowledgements(db, new Date(sentAt.getTime() + 30 * day));
  assert.is((await acknowledgedAt()).length, 1, "on the thirtieth day");
  await deleteOldAcknowledgements(db, new Date(sentAt.getTime() + 30 * day + 1));
  assert.equal(await acknowledgedAt(), []);
});

test.run();
