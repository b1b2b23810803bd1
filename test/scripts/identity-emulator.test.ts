import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../server/platform/config/root";
import { openIdentityEmulator } from "../support/browser/identity-emulator";
import { proofCounts, record } from "../support/proof";

type Emulator = Awaited<ReturnType<typeof openIdentityEmulator>>;
const test = suite<{ folder: string; shared: { folder: string; emulator: Emulator } }>("identity emulator");

const newFolder = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), "drip-identity-")), "identity");
const remove = (folder: string) => fs.rmSync(path.dirname(folder), { recursive: true, force: true });

// Loading takes two CPU seconds, so the tests share one: the first kills and restarts it, the last user takes its file away.
test.before(async (context) => {
  const folder = newFolder();
  context.shared = { folder, emulator: await openIdentityEmulator(folder) };
});
test.after(async ({ shared }) => {
  await shared.emulator.close();
  remove(shared.folder);
});
test.before.each((context) => {
  context.folder = newFolder();
});
test.after.each(({ folder }) => remove(folder));

const password = "Alley-oop-2026";
const googleToken = JSON.stringify({
  sub: "g1",
  email: "gina@example.com",
  email_verified: true,
  name: "Gina",
});
const google = {
  requestUri: "http://localhost",
  returnSecureToken: true,
  postBody: `id_token=${encodeURIComponent(googleToken)}&providerId=google.com`,
};

const validSince = async (emulator: Emulator, subject: string) => {
  const reply = (await (await emulator.lookUp(subject)).json()) as { users: { validSince?: string }[] };
  return reply.users[0]?.validSince;
};

/** Each account's subject, and the time from which its tokens are valid. */
function readAccounts(folder: string): [string, string | undefined][] {
  const file = path.join(folder, "accounts.json");
  if (!fs.existsSync(file)) return [];
  const { users } = JSON.parse(fs.readFileSync(file, "utf8"));
  return users.map((user: { localId: string; validSince?: string }) => [user.localId, user.validSince]);
}

test("kill -9 between and during sign-ups loses no acknowledged account and no Google link", async ({
  shared,
}) => {
  const { folder } = shared;
  const acknowledged = new Map<string, string>();
  let linked: string | undefined;
  const { emulatorKills } = proofCounts;
  for (let round = 0; ; round++) {
    const saved = readAccounts(folder);
    if (round > 0) shared.emulator = await openIdentityEmulator(folder);
    const { emulator } = shared;
    // If the import reset it, every password would seem to have changed.
    for (const [subject, tokensCountFrom] of saved)
      if (tokensCountFrom) assert.is(await validSince(emulator, subject), tokensCountFrom);
    for (const [emailAddress, subject] of acknowledged) {
      const signedIn = await emulator.call("signInWithPassword", { email: emailAddress, password });
      assert.is(signedIn.localId, subject, `${emailAddress} after ${round} kills`);
    }
    const { localId, isNewUser } = await emulator.call("signInWithIdp", google);
    if (linked) assert.equal([localId, isNewUser], [linked, undefined]);
    linked = localId;
    if (round === emulatorKills) break;
    const signUps = Array.from({ length: 8 }, async (_, index) => {
      const email = `r${round}n${index}@example.com`;
      const { localId } = await emulator.call("signUp", { email, password });
      if (localId) acknowledged.set(email, localId);
    });
    // The first reply has arrived and the others are in flight: the worst moment.
    await Promise.any(signUps);
    await emulator.kill();
    await Promise.allSettled(signUps);
    assert.ok(acknowledged.size > round);
  }
  record({
    point: 6,
    tried: `Acknowledged accounts of the identity emulator, killed ${emulatorKills} times: lost`,
    count: acknowledged.size,
    wrong: 0,
    database: "none",
  });
});

test("replies announce no keep-alive timeout, which a client could race", async ({
  shared: { emulator },
}) => {
  const agent = new http.Agent({ keepAlive: true });
  const [reply] = (await once(http.get(emulator.origin, { agent }), "response")) as [http.IncomingMessage];
  agent.destroy();
  assert.equal([reply.headers.connection, reply.headers["keep-alive"]], ["keep-alive", undefined]);
});

test("parallel sign-ups are all answered and all saved", async ({ shared: { folder, emulator } }) => {
  const emails = Array.from({ length: 30 }, (_, index) => `n${index}@example.com`);
  const replies = await Promise.all(emails.map((email) => emulator.call("signUp", { email, password })));
  const { users } = JSON.parse(fs.readFileSync(path.join(folder, "accounts.json"), "utf8"));
  const saved = users.map((user: { localId: string }) => user.localId);
  assert.equal(
    replies.filter(({ localId }) => !saved.includes(localId)),
    [],
  );
  assert.is(new Set(replies.map(({ localId }) => localId)).size, emails.length);
});

test("a wrong password and an unknown address get the same error, as in Firebase", async ({
  shared: { emulator },
}) => {
  await emulator.call("signUp", { email: "robin@example.com", password });
  const wrong = await emulator.call("signInWithPassword", { email: "robin@example.com", password: "x" });
  const unknown = await emulator.call("signInWithPassword", { email: "nobody@example.com", password });
  assert.is(wrong.error?.message, "INVALID_LOGIN_CREDENTIALS");
  assert.is(unknown.error?.message, "INVALID_LOGIN_CREDENTIALS");
});

test("the accounts file is readable by its owner only, since it holds passwords", async ({
  shared: { folder, emulator },
}) => {
  await emulator.call("signUp", { email: "sam@example.com", password });
  assert.is(fs.statSync(path.join(folder, "accounts.json")).mode & 0o777, 0o600);
  assert.is(fs.statSync(folder).mode & 0o777, 0o700);
});

test("a second emulator on the same folder is refused in one sentence", async ({
  shared: { folder, emulator },
}) => {
  try {
    await openIdentityEmulator(folder);
    assert.unreachable();
  } catch (fault) {
    assert.is(
      (fault as Error).message,
      `${folder} is in use by another server (process ${emulator.pid}). Stop that one first, or name another folder in DATA_DIR.`,
    );
  }
});

test("an account that cannot be saved is not acknowledged", async ({ shared: { folder, emulator } }) => {
  // A folder in the file's place fails the rename for root as well.
  const file = path.join(folder, "accounts.json");
  fs.rmSync(file);
  fs.mkdirSync(path.join(file, "in-the-way"), { recursive: true });
  const reply = await emulator.call("signUp", { email: "sara@example.com", password });
  assert.equal(reply.error, { code: 503, message: "UNAVAILABLE" });
});

test("a damaged accounts file is refused in one sentence and left unchanged", async ({ folder }) => {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "accounts.json");
  fs.writeFileSync(file, '{"users":[');
  try {
    await openIdentityEmulator(folder);
    assert.unreachable();
  } catch (fault) {
    assert.is(
      (fault as Error).message,
      `${file} is not a file of accounts. Move it away to start with none.`,
    );
  }
  assert.is(fs.readFileSync(file, "utf8"), '{"users":[');
});

test("firebase-tools is pinned, since its private path may change", () => {
  const { devDependencies } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  assert.match(devDependencies["firebase-tools"], /^\d+\.\d+\.\d+$/);
});

test.run();
