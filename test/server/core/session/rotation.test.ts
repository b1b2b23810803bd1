import { eq } from "drizzle-orm";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deviceOf } from "../../../../domain/session/device-of";
import { successorOf } from "../../../../server/core/access/refresh-token";
import type { Transport } from "../../../../server/core/access/transport";
import { keyOf } from "../../../../server/core/account/mailbox";
import { rotate, stragglerGrace } from "../../../../server/core/session/rotation.store";
import {
  findByToken,
  openSession,
  removeEndedSessions,
  revokeAll,
  revokeByToken,
  sessionLife,
} from "../../../../server/core/session/session.store";
import type { Database } from "../../../../server/platform/db/database";
import { user } from "../../../../server/platform/db/schema/account";
import { session } from "../../../../server/platform/db/schema/session";
import { takeDatabase } from "../../../support/server/database";

const test = suite("rotation of refresh tokens");

const config = { signingKey: "a signing key of more than thirty-two characters" };
const start = new Date("2026-11-21T12:00:00Z").getTime();
const userId = "user-1";

let database: Awaited<ReturnType<typeof takeDatabase>>;

test.before.each(async () => {
  database = await takeDatabase();
  const emailAddress = keyOf("robin@example.com");
  await database.db
    .insert(user)
    .values({ id: userId, role: "onboarding", fullName: "Robin", emailAddress, mailboxKey: emailAddress });
});
test.after.each(() => database.release());

async function open(db: Database, transport: Transport = "cookie") {
  const opened = await openSession(db, config, {
    userId,
    transport,
    device: deviceOf(undefined),
    now: new Date(start),
  });
  return {
    first: opened.refreshToken,
    id: opened.sessionId,
    show: (token: string, at = 0) => rotate(db, config, { token, transport, now: new Date(start + at) }),
  };
}

const tokenOf = (rotation: Awaited<ReturnType<typeof rotate>>) => {
  assert.is(rotation.outcome, "refreshed");
  return rotation.outcome === "refreshed" ? (rotation.refreshToken ?? "") : "";
};

test("a retry gets the same successor, before its use and for 30 s after", async () => {
  const { first, show } = await open(database.db);
  const second = tokenOf(await show(first));
  assert.is(tokenOf(await show(first, 3_600_000)), second);
  await show(second, 3_600_000);
  assert.is(tokenOf(await show(first, 3_600_000 + stragglerGrace - 1)), second);
});

test("a token shown 30 s after its successor's first use ends the whole family", async () => {
  const { first, show } = await open(database.db);
  const second = tokenOf(await show(first));
  const third = tokenOf(await show(second));
  assert.is((await show(first, stragglerGrace)).outcome, "reused");
  for (const token of [first, second, third])
    assert.is((await show(token, stragglerGrace)).outcome, "unknown");
});

test("a token several rotations old gets the token on file", async () => {
  const { first, show } = await open(database.db);
  const second = tokenOf(await show(first));
  const third = tokenOf(await show(second, 1_000));
  const fourth = tokenOf(await show(third, 2_000));
  assert.is(tokenOf(await show(first, 3_000)), third);
  assert.is(tokenOf(await show(third, 40_000)), fourth);
});

test("fifty simultaneous uses get one successor", async () => {
  const { first, show } = await open(database.db);
  const tokens = await Promise.all(Array.from({ length: 50 }, async () => tokenOf(await show(first))));
  assert.is(new Set(tokens).size, 1);
  assert.is(tokens[0], successorOf(config, first));
  const next = await Promise.all(
    Array.from({ length: 50 }, async () => tokenOf(await show(tokens[0] ?? ""))),
  );
  assert.is(new Set(next).size, 1);
});

test("fifty simultaneous uses of predecessor and successor leave the family valid", async () => {
  const { first, show } = await open(database.db);
  const second = tokenOf(await show(first));
  const replies = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => tokenOf(await show(index % 2 ? first : second))),
  );
  const third = successorOf(config, second);
  assert.ok(replies.every((token) => token === second || token === third));
  assert.is(tokenOf(await show(third)), successorOf(config, third));
});

test("after refreshes race a revocation no token works", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { first, show } = await open(database.db);
    const shown = Array.from({ length: 8 }, () => show(first));
    const revoked =
      round % 2 === 0
        ? revokeAll(database.db, { userId, now: new Date(start) })
        : revokeByToken(database.db, { token: first, now: new Date(start) });
    const replies = await Promise.all(shown);
    await revoked;
    for (const reply of replies)
      if (reply.outcome === "refreshed") assert.is((await show(reply.refreshToken ?? "")).outcome, "unknown");
    assert.is((await show(first)).outcome, "unknown");
  }
});

test("sessions end after their idle time and, even when used, after their maximum age", async () => {
  for (const transport of ["cookie", "bare"] as const) {
    const { idle, total } = sessionLife[transport];
    const idling = await open(database.db, transport);
    assert.is((await idling.show(idling.first, idle)).outcome, "unknown");

    const busy = await open(database.db, transport);
    let token = busy.first;
    for (let at = 0; at < total; at += idle / 2) token = tokenOf(await busy.show(token, at));
    assert.is((await busy.show(token, total - 1)).outcome, "refreshed");
    assert.is((await busy.show(token, total)).outcome, "unknown");
  }
});

test("the lifetimes are the agreed ones", () => {
  const days = (milliseconds: number) => milliseconds / 86_400_000;
  assert.equal([days(sessionLife.cookie.idle), days(sessionLife.cookie.total)], [60, 180]);
  assert.equal([days(sessionLife.bare.idle), days(sessionLife.bare.total)], [7, 30]);
});

test("a token of one transport is unknown in the other, and its family stays valid", async () => {
  const { first, show } = await open(database.db, "cookie");
  const bare = await rotate(database.db, config, { token: first, transport: "bare", now: new Date(start) });
  assert.is(bare.outcome, "unknown");
  assert.is((await show(first)).outcome, "refreshed");
});

test("a malformed or foreign token is unknown and changes nothing", async () => {
  const { first, id, show } = await open(database.db);
  for (const token of [
    "",
    "cookie",
    id,
    `${id}.`,
    `${id}.short`,
    "x.y",
    `${"A".repeat(22)}.${"A".repeat(43)}`,
  ])
    assert.is((await show(token)).outcome, "unknown", token);
  assert.is((await show(first)).outcome, "refreshed");
});

test("only hashes are stored", async () => {
  const { first, show, id } = await open(database.db);
  const second = tokenOf(await show(first));
  const third = tokenOf(await show(second));
  const [row] = await database.db.select().from(session).where(eq(session.id, id));
  const kept = JSON.stringify(row);
  for (const token of [first, second, third])
    assert.not.ok(kept.includes(token.split(".")[1] ?? "nothing"), "a secret is in the row");
});

test("a new server key ends no session", async () => {
  const { first, show } = await open(database.db);
  const second = tokenOf(await show(first));
  await show(second);
  const changed = { signingKey: "quite another signing key, of thirty-two and more" };
  const now = new Date(start);
  const current = await rotate(database.db, changed, { token: second, transport: "cookie", now });
  const third = tokenOf(current);
  assert.is(third, successorOf(changed, second));
  const straggler = await rotate(database.db, changed, { token: first, transport: "cookie", now });
  assert.equal(straggler.outcome === "refreshed" && straggler.refreshToken, null);
  assert.is(
    (await rotate(database.db, changed, { token: third, transport: "cookie", now })).outcome,
    "refreshed",
  );
});

test("sign-out of one session, of all, and of all others", async () => {
  const now = new Date(start);
  const [here, there, elsewhere] = [
    await open(database.db),
    await open(database.db),
    await open(database.db),
  ];
  await revokeByToken(database.db, { token: here.first, now });
  assert.is((await here.show(here.first)).outcome, "unknown");
  await revokeAll(database.db, { userId, except: there.id, now });
  assert.is((await elsewhere.show(elsewhere.first)).outcome, "unknown");
  assert.is((await there.show(there.first)).outcome, "refreshed");

  const another = await open(database.db);
  assert.equal(await findByToken(database.db, { token: another.first, now }), { id: another.id, userId });
  await revokeAll(database.db, { userId, now });
  assert.is((await another.show(another.first)).outcome, "unknown");
  assert.is((await there.show(there.first)).outcome, "unknown");
});

test("an invented secret with a real session id finds no session", async () => {
  const now = new Date(start);
  const [here, there] = [await open(database.db), await open(database.db)];
  assert.is(await findByToken(database.db, { token: `${here.id}.${"A".repeat(43)}`, now }), null);
  assert.is((await there.show(there.first)).outcome, "refreshed");
});

test("ended sessions are deleted, living ones stay", async () => {
  const now = new Date(start);
  const living = await open(database.db);
  const revoked = await open(database.db);
  await open(database.db, "bare");
  await revokeByToken(database.db, { token: revoked.first, now });
  await removeEndedSessions(database.db, new Date(start + sessionLife.bare.idle));
  assert.equal(
    (await database.db.select().from(session)).map((row) => row.id),
    [living.id],
  );
});

type Step =
  | { kind: "show"; back: number; times: number }
  | { kind: "wait"; seconds: number }
  | { kind: "revoke" };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant("show" as const),
      back: fc.nat(4),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      seconds: fc.constantFrom(1, 5, 14, 15, 29, 30, 31, 3_600),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revoke" as const) }) },
);

/** A model of the rule: the tokens in order, the current one, and until when earlier ones are still accepted. */
function openModel() {
  let onFile = 0;
  let isOver = false;
  const until = new Map<number, number>();
  return {
    revoke() {
      isOver = true;
    },
    /** Index of the token in the reply, or why there is none. */
    show(index: number, at: number): number | "reused" | "unknown" {
      if (isOver) return "unknown";
      if (index === onFile) return onFile + 1;
      if (index === onFile + 1) {
        until.set(onFile, at + stragglerGrace);
        onFile = index;
        return onFile + 1;
      }
      if ((until.get(index) ?? 0) > at) return onFile;
      isOver = true;
      return "reused";
    },
  };
}

test("property: any interleaving of retries, late uses, waits and revocations follows the rules", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const { first, show } = await open(database.db);
      const model = openModel();
      const chain = [first];
      let at = 0;
      for (const next of steps) {
        if (next.kind === "wait") {
          at += next.seconds * 1000;
        } else if (next.kind === "revoke") {
          model.revoke();
          await revokeAll(database.db, { userId, now: new Date(start + at) });
        } else {
          // Only tokens issued before can be presented.
          const index = Math.max(0, chain.length - 1 - next.back);
          const token = chain[index] ?? "";
          const expected = Array.from({ length: next.times }, () => model.show(index, at));
          const replies = await Promise.all(expected.map(() => show(token, at)));
          const seen = replies.map((reply) => {
            if (reply.outcome !== "refreshed") return reply.outcome;
            const newest = reply.refreshToken ?? "";
            if (!chain.includes(newest)) chain.push(newest);
            return chain.indexOf(newest);
          });
          assert.equal(seen.map(String).sort(), expected.map(String).sort(), JSON.stringify({ steps, at }));
        }
      }
    }),
    { numRuns: 150 },
  );
});

test.run();
