import { once } from "node:events";
import { createServer } from "node:http";
import { Agent } from "node:https";
import { connect } from "node:net";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import { overAuth } from "../../../../server/core/identity/firebase-port";
import { portOf } from "../../../support/server/forwarder";

const test = suite("exchange with a real Firebase project");

type Exchange = readonly [route: string, asked: unknown, reply: object];

/**
 * The production adapter, with firebase-admin's requests redirected to this process. No real project is available here: the replies are
 * written after Google's reference of the Identity Toolkit REST API.
 */
async function replay(exchanges: readonly Exchange[]) {
  const asked: unknown[] = [];
  const answers = exchanges.map(([, , reply]) => reply);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    asked.push([`${request.method} ${request.url}`, JSON.parse(Buffer.concat(parts).toString() || "null")]);
    const answer = answers.shift() ?? { error: { code: 500, message: "NOT_RECORDED" } };
    response.writeHead("error" in answer ? 400 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const agent = Object.assign(new Agent(), { createConnection: () => connect(portOf(server), "127.0.0.1") });
  const app = initializeApp(
    {
      projectId: "drip-live",
      credential: { getAccessToken: async () => ({ access_token: "recorded", expires_in: 3_600 }) },
      httpAgent: agent,
    },
    "exchange",
  );
  const identity = overAuth(getAuth(app), "drip-live", (work) => work());
  return {
    identity,
    asked,
    expected: exchanges.map(([route, body]) => [route, body]),
    async close() {
      await deleteApp(app);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const accounts = "/v1/projects/drip-live/accounts";
const google = {
  providerId: "google.com",
  rawId: "1182",
  federatedId: "1182",
  email: "stranger@example.com",
};
const ownPassword = { providerId: "password", rawId: "robin@example.com", email: "robin@example.com" };
const record = (change: object) => ({
  kind: "identitytoolkit#GetAccountInfoResponse",
  users: [
    {
      localId: "u1",
      email: "robin@example.com",
      emailVerified: true,
      createdAt: "1795252500000",
      lastLoginAt: "1795252500000",
      validSince: "1795252500",
      providerUserInfo: [ownPassword],
      ...change,
    },
  ],
});
const lookUp = (reply: object): Exchange => [`POST ${accounts}:lookup`, { localId: ["u1"] }, reply];
const updated = { kind: "identitytoolkit#SetAccountInfoResponse", localId: "u1" };
const wanted = { emailAddress: keyOf("robin@example.com"), isEmailAddressVerified: true };

const update = (body: object): Exchange => [`POST ${accounts}:update`, { localId: "u1", ...body }, updated];

async function inOneSecond<T>(work: () => Promise<T>): Promise<[T, number]> {
  const result = await work();
  return [result, Math.floor(Date.now() / 1000)];
}

test("a reset updates address, password and links in one call, then revokes all tokens", async () => {
  const moved = record({ email: "moved@example.com", providerUserInfo: [ownPassword, google] });
  const changed = record({ validSince: "1795252507" });
  const exchange = await replay([
    lookUp(moved),
    update({
      email: "robin@example.com",
      emailVerified: true,
      deleteProvider: ["google.com"],
      password: "bcdf-ghjk-mnpq-rstv",
    }),
    // firebase-admin reads an account again after changing it.
    lookUp(changed),
    update({ validSince: 0 }),
    lookUp(changed),
  ]);
  const before = Math.floor(Date.now() / 1000);
  const [secured, after] = await inOneSecond(() =>
    exchange.identity.secureAccount("u1", {
      ...wanted,
      password: "bcdf-ghjk-mnpq-rstv",
      keep: ({ provider }) => provider === "drip",
    }),
  );
  assert.equal(secured, { outcome: "secured", tokensValidAfter: new Date(1_795_252_507_000) });
  const [, , , revoked] = exchange.asked as [unknown, { validSince: number }][];
  assert.ok(revoked && revoked[1].validSince > before && revoked[1].validSince <= after, "a later second");
  Object.assign(revoked[1], { validSince: 0 });
  assert.equal(exchange.asked, exchange.expected);
  await exchange.close();
});

test("a take-over unlinks the password and restores the address that goes with it", async () => {
  const exchange = await replay([
    lookUp(record({ providerUserInfo: [ownPassword, google] })),
    update({ emailVerified: true, deleteProvider: ["password"] }),
    lookUp(record({})),
    update({ email: "robin@example.com", emailVerified: true }),
    lookUp(record({})),
    update({ validSince: 0 }),
    lookUp(record({})),
  ]);
  await exchange.identity.secureAccount("u1", { ...wanted, keep: ({ provider }) => provider === "google" });
  const revoked = exchange.asked.at(-2) as [unknown, { validSince: number }];
  Object.assign(revoked[1], { validSince: 0 });
  assert.equal(exchange.asked, exchange.expected);
  await exchange.close();
});

test("an enrolled second factor is removed together with the links", async () => {
  const mfaInfo = [{ mfaEnrollmentId: "m1", phoneInfo: "+15555550100", enrolledAt: "2026-11-21T12:00:00Z" }];
  const exchange = await replay([
    lookUp(record({ mfaInfo })),
    update({ emailVerified: true, mfa: {} }),
    lookUp(record({})),
    update({ validSince: 0 }),
    lookUp(record({})),
  ]);
  await exchange.identity.secureAccount("u1", { ...wanted, keep: ({ provider }) => provider === "drip" });
  const revoked = exchange.asked.at(-2) as [unknown, { validSince: number }];
  Object.assign(revoked[1], { validSince: 0 });
  assert.equal(exchange.asked, exchange.expected);
  await exchange.close();
});

test("the provider's refusals are distinguished: address taken, account missing", async () => {
  const taken = await replay([
    lookUp(record({ email: "moved@example.com" })),
    [
      `POST ${accounts}:update`,
      { localId: "u1", email: "robin@example.com", emailVerified: true },
      { error: { code: 400, message: "EMAIL_EXISTS" } },
    ],
  ]);
  assert.equal(await taken.identity.secureAccount("u1", wanted), { outcome: "address_taken" });
  assert.equal(taken.asked, taken.expected);
  await taken.close();
  const missing = await replay([lookUp({ kind: "identitytoolkit#GetAccountInfoResponse" })]);
  assert.equal(await missing.identity.secureAccount("u1", wanted), { outcome: "missing" });
  await missing.close();
});

test.run();
