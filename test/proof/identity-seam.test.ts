// Full run only: it stops the identity provider at every step of a call.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../server/commands/mail-links/password-reset-mails";
import { type FirebaseIdentity, firebaseIdentity } from "../../server/core/identity/firebase";
import { settleRevocations } from "../../server/core/identity/revocations";
import { openIdentityEmulator } from "../support/browser/identity-emulator";
import { type Answer, call, linkIn, me, prove, signUp } from "../support/people/people";
import { proofCounts, record } from "../support/proof";
import { openStranger, password, type Stranger, type Trick } from "../support/server/identity-stranger";
import { openTestServer, type TestServer, testConfig } from "../support/server/server";

const test = suite("identity seam on the emulator");

let folder: string;
let emulator: Awaited<ReturnType<typeof openIdentityEmulator>>;
let identity: FirebaseIdentity;
let server: TestServer;
let serial = 0;

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "drip-seam-"));
  emulator = await openIdentityEmulator(join(folder, "identity"));
  const emulated = { ...testConfig.identity, emulatorHost: emulator.host };
  identity = firebaseIdentity({ identity: emulated, isProduction: false }, { patience: 60_000 });
});
test.before.each(async () => {
  server = await openTestServer({ identity, now: () => new Date() });
  server.expectFaults();
});
test.after.each(() => server.close());
test.after(async () => {
  await identity.close();
  await emulator.close();
  await rm(folder, { recursive: true });
});

interface Scene {
  id: string;
  address: string;
  stranger: Stranger;
  /** Sessions at our server that the stranger opened. */
  sessions: Answer[];
  /** The owner's password, if the owner chose one. */
  own: string;
  from: string;
}

const logIn = (scene: Scene, id_token: string | undefined, email_address = scene.address) =>
  call(server, "/auth/log_in_with_firebase", { email_address, id_token: id_token ?? "none" }, scene);
const logInWithGoogle = (scene: Scene, access_token: string | undefined) =>
  call(
    server,
    "/auth/log_in_with_provider",
    { provider: "google", access_token: access_token ?? "none" },
    scene,
  );

/** A stranger signs up with somebody's address, or had the password of an account that its owner verified later. */
async function openScene(isSquatted: boolean): Promise<Scene> {
  serial += 1;
  const address = `owner-${serial}@example.com`;
  const from = `10.0.${serial >> 8}.${serial & 255}`;
  const id = String((await signUp(server, { email_address: address, password }, { from })).body.user_id);
  const stranger = openStranger(emulator, address, serial);
  const scene: Scene = { id, address, stranger, sessions: [], own: password, from };
  const session = await logIn(scene, await stranger.signIn());
  scene.sessions.push(session);
  if (!isSquatted) await prove(server, session, await mailed(scene, "verify"), scene);
  return scene;
}

async function mailed({ address }: Scene, page: "reset" | "verify") {
  const own = { ...server, inbox: async () => (await server.inbox()).filter(({ to }) => to === address) };
  return linkIn(own, page);
}

async function reset(scene: Scene) {
  await call(server, "/auth/reset_password", { email_address: scene.address }, scene);
  await mailPasswordResets(server.services);
  const token = await mailed(scene, "reset");
  const confirmed = await call(server, "/auth/reset_password/confirm", { token }, scene);
  assert.is(confirmed.status, 200, confirmed.text);
  scene.own = String(confirmed.body.temporary_password);
}

/** Ways in which the owner claims the account. */
const moments: Record<string, { isSquatted: boolean; pass: (scene: Scene) => Promise<void> }> = {
  "the owner of the address resets the password": { isSquatted: true, pass: reset },
  "the owner of the address comes with Google": {
    isSquatted: true,
    async pass(scene) {
      const answer = await logInWithGoogle(scene, await scene.stranger.ownersGoogle());
      // A foreign link that existed before is removed and reported; the next sign-in continues.
      if (answer.status !== 200) await logInWithGoogle(scene, await scene.stranger.ownersGoogle());
    },
  },
  "the owner resets the password": { isSquatted: false, pass: reset },
  "the owner changes the password": {
    isSquatted: false,
    async pass(scene) {
      const id_token = await signIn(scene.address, scene.own);
      const here = await logIn(scene, id_token);
      // Tampering found at the log-in sent a mail.
      if (here.status !== 200) return reset(scene);
      const next = "Pick-and-roll-27";
      const reply = await call(
        server,
        `/user/user_id/${scene.id}/password`,
        { id_token, password: next },
        { ...scene, method: "PUT", headers: { authorization: `Bearer ${here.body.access_token}` } },
      );
      if (reply.status !== 200) return reset(scene);
      scene.own = next;
    },
  },
  "the owner signs out everywhere and resets the password": {
    isSquatted: false,
    async pass(scene) {
      const id_token = await signIn(scene.address, scene.own);
      const here = await logIn(scene, id_token);
      const { refresh_token } = here.body;
      if (here.status === 200)
        await call(server, "/auth/log_out", { refresh_token, everywhere: true, id_token }, scene);
      await settleRevocations(server.services);
      await reset(scene);
    },
  },
};

const signIn = async (email: string, secret: string) =>
  (await emulator.call("signInWithPassword", { email, password: secret, returnSecureToken: true })).idToken;

/** How often the stranger can sign in to the account, with every credential they ever held. */
async function countBreakIns({ id, address, stranger, sessions, from }: Scene) {
  const scene = { from, address } as Scene;
  const answers = [...sessions];
  for (const session of sessions)
    answers.push(
      await call(server, "/auth/refresh_access_token", { refresh_token: session.body.refresh_token }, scene),
    );
  for (const token of await stranger.tokens()) {
    answers.push(await logInWithGoogle(scene, token), await logIn(scene, token));
    const { email = address } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    if (email !== address) answers.push(await logIn(scene, token, email));
  }
  const seen = await Promise.all(answers.map((answer) => me(server, answer.body.access_token)));
  return seen.filter(({ body }) => body.id === id).length;
}

/** Whether the owner can sign in at the end, by their own method or by a reset. */
async function isLockedOut(scene: Scene) {
  const byPassword = await logIn(scene, await signIn(scene.address, scene.own));
  if (byPassword.status === 200) return false;
  const byGoogle = await logInWithGoogle(scene, await scene.stranger.ownersGoogle());
  if (byGoogle.status === 200) return (await me(server, byGoogle.body.access_token)).body.id !== scene.id;
  await reset(scene);
  return (await logIn(scene, await signIn(scene.address, scene.own))).status !== 200;
}

const tricks = Object.keys(openStranger({} as typeof emulator, "", 0).tricks) as Trick[];

test("whatever a stranger does at the provider, before or after, they do not get in and no owner is locked out", async () => {
  const cases = Object.entries(moments).flatMap(([name, moment]) =>
    tricks.flatMap((trick) =>
      (["before", "after"] as const).map((order) => ({ name, ...moment, trick, order })),
    ),
  );
  const chosen = cases.filter((_, index) => index % proofCounts.seamStride === 0);
  const wrong: string[] = [];
  let [brokenIn, lockedOut] = [0, 0];
  for (const { name, isSquatted, pass, trick, order } of chosen) {
    const scene = await openScene(isSquatted);
    if (order === "before") await scene.stranger.tricks[trick]();
    await pass(scene);
    if (order === "after") await scene.stranger.tricks[trick]();
    const isOut = await isLockedOut(scene);
    const entered = await countBreakIns(scene);
    if (entered > 0 || isOut) wrong.push(`${trick}, ${order}: ${name}: in ${entered}, locked out ${isOut}`);
    brokenIn += entered;
    lockedOut += isOut ? 1 : 0;
  }
  assert.equal(wrong, []);
  const tried = {
    point: 16,
    count: chosen.length,
    note: `${tricks.length} tricks at ${Object.keys(moments).length} moments, in both orders`,
  };
  record({ ...tried, tried: "A stranger's tricks at the identity provider: got in", wrong: brokenIn });
  record({ ...tried, tried: "The same: owners locked out", wrong: lockedOut });
});

test("races: a reset against the stranger's log-in and linking, a take-over against refreshes", async () => {
  let [brokenIn, lockedOut] = [0, 0];
  for (let round = 0; round < proofCounts.seamRaces; round += 1) {
    const scene = await openScene(round % 2 === 1);
    const { stranger, sessions } = scene;
    const pass = round % 2 === 0 ? reset : moments["the owner of the address comes with Google"]?.pass;
    const [, ...answers] = await Promise.all([
      pass?.(scene),
      ...Array.from({ length: 4 }, async () => logIn(scene, await stranger.signIn())),
      ...Array.from({ length: 4 }, () =>
        call(server, "/auth/refresh_access_token", { refresh_token: sessions[0]?.body.refresh_token }, scene),
      ),
      stranger.tricks["link their Google"](),
    ]);
    for (const answer of answers) if (typeof answer === "object") sessions.push(answer);
    lockedOut += (await isLockedOut(scene)) ? 1 : 0;
    brokenIn += await countBreakIns(scene);
  }
  assert.equal([brokenIn, lockedOut], [0, 0]);
  const tried = { point: 16, count: proofCounts.seamRaces };
  record({
    ...tried,
    tried: "Races of a reset or a take-over with the stranger's log-ins, refreshes and linking: got in",
    wrong: brokenIn,
  });
  record({ ...tried, tried: "The same: owners locked out", wrong: lockedOut });
});

test.run();
