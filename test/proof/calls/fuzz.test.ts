// Full run only: it sends thousands of generated requests.
import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deviceOf } from "../../../domain/session/device-of";
import { openSession } from "../../../server/core/session/session.store";
import { user } from "../../../server/platform/db/schema/account";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { session } from "../../../server/platform/db/schema/session";
import { badBody, type Hints, pathOf, validBody } from "../../support/contract/contract-fuzz";
import { type Operation, operations, replyFault } from "../../support/contract/contract-schemas";
import { addChild, addFollower, addJoinRequest, addMember, addTeam } from "../../support/people/club";
import { huddleOf, say } from "../../support/people/huddle";
import { addPerson } from "../../support/people/person";
import { addEvent } from "../../support/people/schedule";
import { proofCounts, record } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("fuzz");

const seed = 20_261_121;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPerson>>[];
let hints: Hints;
/** Ids for path parameters, of a family and a team in which the first two people have all rights. */
let known: Record<string, string>;

test.before.each(async () => {
  server = await openTestServer();
  const roles = ["administrator", "squad_member", "onboarding", "default"];
  people = await Promise.all(
    roles.map((role) => addPerson(server, { role, emailAddressVerifiedAt: server.clock.now() })),
  );
  for (const { user: person } of people)
    server.identity.addAccount({
      subject: person.id,
      emailAddress: person.emailAddress,
      password: "Alley-oop-2026",
    });
  const opened = await Promise.all(
    people.map(({ user: { id } }) =>
      openSession(server.services.db, server.services.config, {
        userId: id,
        transport: "bare",
        device: deviceOf(undefined),
        now: server.clock.now(),
      }),
    ),
  );
  const idTokens = people.map(({ user: { id, emailAddress } }) =>
    server.identity.signToken({ subject: id, emailAddress, provider: "drip" }),
  );
  known = await openFamilyAndTeam();
  hints = {
    email_address: people.map((person) => person.user.emailAddress),
    id_token: idTokens,
    access_token: idTokens,
    refresh_token: [...opened.map(({ refreshToken }) => refreshToken), "cookie"],
    time_zone: ["Europe/Berlin", "America/Chicago", "+02:00"],
    password: ["Alley-oop-2027", "password1234"],
    date_of_birth: ["1988-02-29", "2020-01-01", "2023-02-29"],
    drip_name: ["robin_23", "Robin_23", "admin", "shithead"],
    first_name: ["Sam", "Ada"],
    last_initial: ["R", "É"],
    number: ["7", "10", null],
    sport: ["soccer"],
    age_group: ["u10"],
    colour_one: ["#1d2f6f"],
    colour_two: ["#ffc53d"],
    starts_on: ["2026-08-15"],
    ends_on: ["2026-11-30"],
    phone_number: ["+15550100200", null],
    child_id: [known.child_id ?? ""],
    membership_id: [known.membership_id ?? ""],
    request_id: [known.request_id ?? ""],
    invitation_id: [known.invitation_id ?? ""],
    event_id: [known.event_id ?? ""],
    duty_id: [known.duty_id ?? ""],
    driver_id: people.map(({ user: { id } }) => id),
    text: ["See you there.", "Who brings the balls?"],
    starts_local: ["2026-12-01T17:30:00"],
    name: ["Comets", "Snacks"],
  };
});

async function openFamilyAndTeam() {
  const [first, second, third, fourth] = people.map((person) => person.user.id);
  if (!first || !second || !third || !fourth) throw new Error("Somebody is missing.");
  const team = await addTeam(server, first);
  await addMember(server, team.id, { userId: second, roles: ["manager"] });
  const child = await addChild(server, [first, second]);
  const player = await addMember(server, team.id, { childId: child.id });
  await addFollower(server, child.id, fourth, first);
  const request = await addJoinRequest(server, team.id, { userId: third });
  const invited = await server.app.inject({
    method: "POST",
    url: `/team/team_id/${team.id}/invitation`,
    headers: { ...people[0]?.headers, "idempotency-key": randomUUID() },
    payload: { roles: ["player"], is_shared: true, days: 14 },
  });
  assert.is(invited.statusCode, 200, invited.body);
  const huddleId = await huddleOf(server, team.id);
  const said = await say(server, { teamId: team.id, huddleId, userId: first }, "We're by the gate.");
  const post = (path: string, payload: object) =>
    server.app.inject({
      method: "POST",
      url: `/team/team_id/${team.id}/${path}`,
      headers: { ...people[0]?.headers, "idempotency-key": randomUUID() },
      payload,
    });
  const cardId = randomUUID();
  const posted = await post("feed_card", { card_id: cardId, text: "Picture day on Saturday." });
  assert.is(posted.statusCode, 200, posted.body);
  const added = await post("duty", { name: "Snacks", sign: "snacks", families: 1, kinds: ["practice"] });
  assert.is(added.statusCode, 200, added.body);
  return {
    card_id: cardId,
    duty_id: String(added.json().duties[0].id),
    huddle_id: huddleId,
    message_id: said.messageId,
    event_id: (await addEvent(server, team.id, { createdBy: first })).id,
    team_id: team.id,
    child_id: child.id,
    membership_id: player.id,
    request_id: request.id,
    invitation_id: String(invited.json().id),
  };
}

/** Headers that operations of families and teams require; the others ignore them. */
const keyAndVersion = () => ({ "idempotency-key": randomUUID(), "if-match": '"1"' });
test.after.each(() => server.close());

const readUsers = () => server.services.db.select().from(user).orderBy(asc(user.id));

let sent = 0;
/** Sends without rate limits, which would hide other refusals. */
async function ask(operation: Operation | null, request: InjectOptions) {
  sent += 1;
  if (sent % 20 === 0) await server.services.db.delete(rateBucket);
  const reply = await server.app.inject({
    remoteAddress: `10.1.${(sent >> 8) & 255}.${sent & 255}`,
    ...request,
  });
  const fault = replyFault(operation?.operationId ?? null, reply);
  assert.is(fault, null, `${operation?.operationId} ${JSON.stringify(request)}: ${fault}`);
  return reply.statusCode;
}

const withBody = operations.filter(({ body }) => body !== null);
const noBody: NonNullable<Operation["body"]> = {};
const anybody = fc.option(fc.nat(3), { nil: null, freq: 8 });
const headersOf = async (caller: number | null): Promise<Record<string, string>> => {
  const person = caller === null ? undefined : people[caller];
  return person ? { authorization: (await person.signIn()).authorization } : {};
};
const json = { "content-type": "application/json" };
const strangeHeaders = fc.record(
  {
    "x-token-transport": fc.constantFrom("cookie", "bare", "COOKIE", ""),
    origin: fc.constantFrom("http://localhost:3000", "https://evil.example", "null", ""),
    cookie: fc.constantFrom("__Host-drip_refresh=x", "drip_refresh=; a=b", "=;=;", "drip_refresh=a.b"),
    "if-none-match": fc.constantFrom("*", 'W/"0-0-0-0"', '"', ","),
    "x-forwarded-for": fc.constantFrom("1.2.3.4", "::1", "unknown"),
  },
  { requiredKeys: [] },
);

test("bad requests: no 5xx, no success, no reply outside the contract, and nothing is stored", async () => {
  const before = await readUsers();
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc
        .constantFrom(...withBody)
        .chain((operation) =>
          fc.record({ operation: fc.constant(operation), payload: badBody(operation.body ?? noBody, hints) }),
        ),
      anybody,
      strangeHeaders,
      fc.constantFrom<Record<string, string>>(
        json,
        json,
        json,
        json,
        { "content-type": "text/plain" },
        { "content-type": "application/json; charset=x" },
        {},
      ),
      async ({ operation, payload }, caller, strange, media) => {
        const id = people[caller ?? 0]?.user.id ?? "nobody";
        const status = await ask(operation, {
          method: operation.method,
          url: pathOf(operation, id, known),
          headers: { ...keyAndVersion(), ...strange, ...(await headersOf(caller)), ...media },
          payload,
        });
        assert.ok(status >= 400, `${operation.operationId} took ${payload} with ${status}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      },
    ),
    { numRuns: proofCounts.badRequests, seed },
  );
  assert.equal(await readUsers(), before, "mass assignment and broken bodies change nobody");
  for (const status of [400, 401, 413, 415]) assert.ok(statuses.has(status), `${status} was never seen`);
  record({
    point: 2,
    tried: "Bad requests made from openapi.yaml: 5xx, successes, replies off their schema",
    count: proofCounts.badRequests,
    wrong: 0,
    note: [...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
  });
});

test("bad paths, ids and methods get a failure of the common shape", async () => {
  const before = await readUsers();
  const runs = Math.ceil(proofCounts.badRequests / 20);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...operations),
      fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") as fc.Arbitrary<
        "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS"
      >,
      fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom("..", "%00", "%ff", "'; drop table user;--", "a".repeat(200), "🏀"),
      ),
      async (operation, method, part) => {
        const isHit = operation.method === method && !operation.path.includes("{id}");
        const url = isHit
          ? `${operation.path}/${encodeURIComponent(part)}`
          : operation.path.replace("{id}", encodeURIComponent(part));
        const status = await ask(null, { method, url, headers: await headersOf(1) });
        assert.ok(status >= 400, `${method} ${url}: ${status}`);
      },
    ),
    { numRuns: runs, seed },
  );
  assert.equal(await readUsers(), before);
  record({
    point: 2,
    tried: "Bad paths, ids and methods: 5xx, successes, bodies of another shape",
    count: runs,
    wrong: 0,
  });
});

test("valid requests: no 5xx, no reply outside the contract, and nobody gains a right", async () => {
  const before = new Map((await readUsers()).map((row) => [row.id, row]));
  const statuses = new Map<number, number>();
  const { db } = server.services;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...operations).chain((operation) =>
        fc.record({
          operation: fc.constant(operation),
          body: operation.body ? validBody(operation.body, hints) : fc.constant(null),
        }),
      ),
      // Half of them members, so that enough gets past the rights to be handled.
      fc.oneof(anybody, fc.nat(1)),
      fc.nat(3),
      async ({ operation, body }, caller, target) => {
        const id = people[target]?.user.id ?? "nobody";
        const status = await ask(operation, {
          method: operation.method,
          url: pathOf(operation, id, known),
          headers: { ...keyAndVersion(), ...(await headersOf(caller)), ...(body && json) },
          ...(body && { payload: JSON.stringify(body) }),
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // Sign-outs and password changes end sessions, so the next request gets a new one.
        if (sent % 10 === 0) await db.update(session).set({ revokedAt: null });
      },
    ),
    { numRuns: proofCounts.validRequests, seed },
  );
  for (const row of await readUsers()) {
    const old = before.get(row.id);
    const roles = old
      ? [old.role, ...(old.role === "onboarding" ? ["squad_member"] : [])]
      : ["onboarding", "squad_member"];
    assert.ok(roles.includes(row.role), `${old?.role} became ${row.role}`);
    if (old) assert.equal([row.emailAddress, row.bannedAt, row.deletedAt], [old.emailAddress, null, null]);
  }
  assert.ok(
    (statuses.get(200) ?? 0) > proofCounts.validRequests / 5,
    `too few got through: ${JSON.stringify([...statuses])}`,
  );
  record({
    point: 2,
    tried: "Valid requests made from openapi.yaml: 5xx, replies off their schema, rights gained",
    count: proofCounts.validRequests,
    wrong: 0,
    note: [...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
  });
});

test.run();
