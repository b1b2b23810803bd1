import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions } from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deviceOf } from "../../../domain/session/device-of";
import { openSession } from "../../../server/core/session/session.store";
import { user } from "../../../server/platform/db/schema/account";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { identity as identityRows } from "../../../server/platform/db/schema/identity";
import { session } from "../../../server/platform/db/schema/session";
import { documentedReplies, type OperationId } from "../../support/contract/contract";
import type { Caller as Sender } from "../../support/contract/contract-case";
import { contractCases } from "../../support/contract/contract-cases";
import { emailAddress as taken } from "../../support/contract/typical";
import { addPerson } from "../../support/people/person";
import { proofCounts, record } from "../../support/proof";
import { openForge } from "../../support/server/forged-tokens";
import { openTestServer, type TestServer } from "../../support/server/server";
import { permissionRequest } from "./permission-request";
import { goodTokens, permissions, type Target, type TokenKind, targets, tokens } from "./permissions.data";
import { type Caller, callers, type Outcome } from "./permissions-rows";

const test = suite("permissions");

const frequent: Outcome[] = [200, "AUTH_401_JWT", "AUTH_401_BANNED", "AUTH_401_ROLE", "USER_401_UPDATE"];

const isRoute = (name: string): name is OperationId => name in permissions;

test("the operations of the contract and the rows of the table are the same", () => {
  const documented = [...new Set(documentedReplies.map(({ operationId }) => operationId))].sort();
  assert.equal(documented, Object.keys(permissions).sort());
});

interface Subject {
  id: string;
  emailAddress: string;
  dripName: string;
  role: string;
}

/** The person, without any valid token. */
const nobody: Subject = {
  id: randomUUID(),
  emailAddress: "nobody@example.com",
  dripName: "nobody_9",
  role: "",
};

/** What each caller can prove of themselves. */
const openProofs =
  ({ services, identity, clock }: TestServer) =>
  (as: Subject): Sender => ({
    emailAddress: as.emailAddress,
    dripName: as.dripName,
    // The token of each try is another one, since a proof counts once.
    idToken: (provider) =>
      as === nobody
        ? "forged.token"
        : identity.signToken({
            subject: provider === "drip" ? as.id : `google-${as.id}`,
            provider,
            emailAddress: as.emailAddress,
          }),
    async refreshToken() {
      if (as === nobody) return `${randomUUID()}.never-issued`;
      const opened = await openSession(services.db, services.config, {
        userId: as.id,
        transport: "bare",
        device: deviceOf(undefined),
        now: clock.now(),
      });
      return opened.refreshToken;
    },
  });

async function addCaller(server: TestServer, caller: Caller, index: number) {
  const role = caller === "banned" || caller === "deleted" ? "squad_member" : caller;
  const at = server.clock.now();
  const person = await addPerson(server, {
    role,
    emailAddressVerifiedAt: at,
    dripName: `caller_${index}`,
    bannedAt: caller === "banned" ? at : null,
    deletedAt: caller === "deleted" ? at : null,
  });
  const { id, emailAddress } = person.user;
  server.identity.addAccount({ subject: id, emailAddress, password: "Alley-oop-2026" });
  await server.services.db.insert(identityRows).values({
    issuer: server.services.identity.issuer,
    subject: `google-${id}`,
    provider: "google",
    userId: id,
    createdAt: at,
  });
  const subject: Subject = { id, emailAddress, dripName: `caller_${index}`, role };
  return { subject, sessionId: person.sessionId };
}

test("each combination of caller, token and target gets the reply that the table says", async () => {
  const server = await openTestServer();
  const { app, services } = server;
  const { db } = services;
  const proofsOf = openProofs(server);
  const other = await addPerson(server, { dripName: "somebody", timeZone: "Asia/Tokyo" });
  await addPerson(server, { emailAddress: taken });
  const forge = await openForge(server, other);
  const people = new Map<Caller, Awaited<ReturnType<typeof addCaller>>>();
  for (const [index, caller] of callers.entries()) people.set(caller, await addCaller(server, caller, index));

  const wrong: string[] = [];
  let cells = 0;
  let turn = 0;
  const reached = new Map<Outcome, number>();
  async function check(cell: string, expected: Outcome, request: InjectOptions) {
    const seen = await outcomeOf(app, request);
    cells += 1;
    reached.set(seen, (reached.get(seen) ?? 0) + 1);
    if (seen !== expected) wrong.push(`${cell}: ${seen} and not ${expected}`);
  }

  /** Undoes what a success changed: resets the rate limits and restores revoked sessions. */
  const restore = ({ id, role }: Subject, sessionId: string) =>
    db.execute(sql`
      with promoted as (update ${user} set role = ${role} where id = ${id}),
        revived as (update ${session} set revoked_at = null where id = ${sessionId})
      delete from ${rateBucket}`);

  for (const operation of Object.keys(permissions).filter(isRoute)) {
    const { anonymous, callers: outcomes, otherOrMissing, isOpen } = permissions[operation];
    const aims: readonly Target[] = otherOrMissing === undefined ? ["own"] : targets;
    for (const target of aims) {
      const idFor = (own: string) => ({ own, other: other.user.id, missing: randomUUID() })[target];
      const request = (as: Subject) =>
        permissionRequest(contractCases[operation], proofsOf(as), idFor(as.id));
      await check(`${operation} anonymous ${target}`, anonymous, await request(nobody));

      for (const [caller, { subject, sessionId }] of people) {
        for (const kind of tokens) {
          turn += 1;
          if ((isOpen || !goodTokens.includes(kind)) && turn % proofCounts.permissionStride !== 0) continue;
          await restore(subject, sessionId);
          const authorization = await forge(kind, subject.id, sessionId);
          const { headers, ...sent } = await request(subject);
          const expected = expectedOf(kind, outcomes[caller], {
            anonymous,
            isOpen: isOpen ?? false,
            strange: target === "own" ? undefined : otherOrMissing,
          });
          await check(`${operation} ${caller} ${target} ${kind}`, expected, {
            ...sent,
            headers: { ...headers, authorization },
          });
        }
      }
    }
  }

  assert.equal(wrong, []);
  const [untouched] = await db.select().from(user).where(eq(user.id, other.user.id));
  assert.equal(untouched, other.user, "nobody changed somebody else");
  assert.ok(cells >= proofCounts.permissionCells, `${cells} cells are too few`);
  for (const outcome of frequent)
    assert.ok((reached.get(outcome) ?? 0) >= 10, `${outcome} was hardly reached`);
  record({ point: 1, tried: "Cells of the permission matrix", count: cells, wrong: wrong.length });
  await server.close();
});

/** A stream is answered once its head is there. */
async function outcomeOf(app: FastifyInstance, request: InjectOptions): Promise<Outcome> {
  const reply = await app.inject({ ...request, payloadAsStream: true });
  if (reply.statusCode === 200 && reply.headers["content-type"] === "text/event-stream") {
    reply.raw.res.destroy();
    return 200;
  }
  const body = await text(reply.stream());
  if (reply.statusCode === 200) return 200;
  return body === "" ? String(reply.statusCode) : (JSON.parse(body).message_code ?? String(reply.statusCode));
}

function expectedOf(
  kind: TokenKind,
  outcome: Outcome,
  { anonymous, isOpen, strange }: { anonymous: Outcome; isOpen: boolean; strange: Outcome | undefined },
): Outcome {
  if (isOpen) return outcome;
  if (!goodTokens.includes(kind)) return anonymous;
  const isAdmitted = outcome === 200 || outcome === "REQUEST_400_INVALID";
  return isAdmitted ? (strange ?? outcome) : outcome;
}

test.run();
