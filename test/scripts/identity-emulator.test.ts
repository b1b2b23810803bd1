import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../server/root";
import { openIdentityEmulator } from "../support/identity-emulator";

const test = suite<{ folder: string }>("identity emulator");

test.before.each((context) => {
  context.folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "drip-identity-")), "identity");
});
test.after.each(({ folder }) => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));

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

test("kill -9 between and during sign-ups loses no acknowledged account", async ({ folder }) => {
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < 3; round++) {
    const emulator = await openIdentityEmulator(folder);
    for (const [emailAddress, subject] of acknowledged) {
      const signedIn = await emulator.call("signInWithPassword", { email: emailAddress, password });
      assert.is(signedIn.localId, subject, `${emailAddress} after ${round} kills`);
    }
    const signUps = Array.from({ length: 8 }, async (_, index) => {
      const email = `r${round}n${index}@example.com`;
      const { localId } = await emulator.call("signUp", { email, password });
      if (localId) acknowledged.set(email, localId);
    });
    // The first reply is in, the others are on their way: the worst moment.
    await Promise.any(signUps);
    await emulator.kill();
    await Promise.allSettled(signUps);
    assert.ok(acknowledged.size > round);
  }
  const emulator = await openIdentityEmulator(folder);
  for (const [email, subject] of acknowledged)
    assert.is((await emulator.call("signInWithPassword", { email, password })).localId, subject);
  await emulator.close();
});

test("it never announces that it will close an idle connection: a caller could take it up at that moment", async ({
  folder,
}) => {
  const emulator = await openIdentityEmulator(folder);
  const agent = new http.Agent({ keepAlive: true });
  const [reply] = (await once(http.get(emulator.origin, { agent }), "response")) as [http.IncomingMessage];
  agent.destroy();
  await emulator.close();
  assert.equal([reply.headers.connection, reply.headers["keep-alive"]], ["keep-alive", undefined]);
});

test("many sign-ups at once are all answered and all saved", async ({ folder }) => {
  const emulator = await openIdentityEmulator(folder);
  const emails = Array.from({ length: 30 }, (_, index) => `n${index}@example.com`);
  const replies = await Promise.all(emails.map((email) => emulator.call("signUp", { email, password })));
  await emulator.kill();
  const { users } = JSON.parse(fs.readFileSync(path.join(folder, "accounts.json"), "utf8"));
  assert.equal(
    users.map((user: { localId: string }) => user.localId).sort(),
    replies.map((reply) => reply.localId).sort(),
  );
});

test("an account that cannot be saved is not acknowledged", async ({ folder }) => {
  const emulator = await openIdentityEmulator(folder);
  // A folder in the file's place fails the rename for root as well.
  fs.mkdirSync(path.join(folder, "accounts.json", "in-the-way"), { recursive: true });
  const reply = await emulator.call("signUp", { email: "robin@example.com", password });
  assert.equal(reply.error, { code: 503, message: "UNAVAILABLE" });
  await emulator.close();
});

test("a Google account keeps its subject and its link", async ({ folder }) => {
  const first = await openIdentityEmulator(folder);
  const { localId } = await first.call("signInWithIdp", google);
  await first.kill();
  const second = await openIdentityEmulator(folder);
  const again = await second.call("signInWithIdp", google);
  assert.equal([again.localId, again.isNewUser], [localId, undefined]);
  await second.close();
});

test("a restart is no change of passwords", async ({ folder }) => {
  const first = await openIdentityEmulator(folder);
  const { localId } = await first.call("signUp", { email: "robin@example.com", password });
  const validSince = async (emulator: typeof first) => {
    const reply = await emulator.lookUp(localId ?? "");
    return ((await reply.json()) as { users: { validSince: string }[] }).users[0]?.validSince;
  };
  const before = await validSince(first);
  await first.kill();
  const beginning = Math.floor(Date.now() / 1000);
  while (Math.floor(Date.now() / 1000) === beginning) await new Promise(setImmediate);
  const second = await openIdentityEmulator(folder);
  assert.is(await validSince(second), before);
  await second.close();
});

test("errors equal the real product's: a wrong password and an unknown address look alike", async ({
  folder,
}) => {
  const emulator = await openIdentityEmulator(folder);
  await emulator.call("signUp", { email: "robin@example.com", password });
  const wrong = await emulator.call("signInWithPassword", { email: "robin@example.com", password: "x" });
  const unknown = await emulator.call("signInWithPassword", { email: "nobody@example.com", password });
  assert.is(wrong.error?.message, "INVALID_LOGIN_CREDENTIALS");
  assert.is(unknown.error?.message, "INVALID_LOGIN_CREDENTIALS");
  await emulator.close();
});

test("the file of accounts is for this user alone, since it holds passwords", async ({ folder }) => {
  const emulator = await openIdentityEmulator(folder);
  await emulator.call("signUp", { email: "robin@example.com", password });
  assert.is(fs.statSync(path.join(folder, "accounts.json")).mode & 0o777, 0o600);
  assert.is(fs.statSync(folder).mode & 0o777, 0o700);
  await emulator.close();
});

test("a second emulator on the same folder is refused with a sentence", async ({ folder }) => {
  const emulator = await openIdentityEmulator(folder);
  try {
    await openIdentityEmulator(folder);
    assert.unreachable();
  } catch (fault) {
    assert.is(
      (fault as Error).message,
      `${folder} is in use by process ${emulator.pid}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  await emulator.close();
});

test("a damaged file is refused with a sentence and left alone", async ({ folder }) => {
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

test("firebase-tools is pinned, since its private path may move", () => {
  const { devDependencies } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  assert.match(devDependencies["firebase-tools"], /^\d+\.\d+\.\d+$/);
});

test.run();
