// Full run only: it kills servers and starts them again.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openProduct, type Product } from "../support/browser/product";
import { productDatabase } from "../support/browser/product-database";
import { inGroups, proofCounts, record, seeded } from "../support/proof";
import { sendHalf } from "../support/server/half-sent";
import { until } from "../support/until";

const test = suite("crash");

const password = "Alley-oop-2026";
let product: Product;
test.before(async () => {
  product = await openProduct({ TRUSTED_PROXIES: "1", LOG_LEVEL: "warn", ...(await productDatabase()) });
});
test.after(() => product.close());

let clients = 0;
const client = () => {
  clients += 1;
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
};

/** Null: no reply arrived, so the outcome is unknown. */
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  try {
    const reply = await fetch(product.origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": client(), ...headers },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}

const signUp = (email_address: string) =>
  post("/auth/sign_up_with_email_address", {
    email_address,
    password,
    first_name: "Robin",
    last_name: "Reyes",
    date_of_birth: "1988-02-29",
  });

/** On a busy machine the emulator, just started, may take longer than the server waits for it: that says nothing about the account. */
async function logIn(body: object) {
  const replies: Awaited<ReturnType<typeof post>>[] = [];
  await until(async () => {
    const reply = await post("/auth/log_in_with_firebase", body);
    replies.push(reply);
    return reply?.body.message_code !== "SERVER_503_IDENTITY";
  });
  return replies.at(-1) ?? null;
}

/** The user's id, if the account exists on both sides; otherwise who said what instead. */
async function findUser(emailAddress: string): Promise<{ id: string } | { missing: string }> {
  const signedIn = await product
    .identity()
    .call("signInWithPassword", { email: emailAddress, password, returnSecureToken: true });
  if (!signedIn.idToken) return { missing: `the provider: ${JSON.stringify(signedIn)}` };
  const reply = await logIn({ email_address: emailAddress, id_token: signedIn.idToken });
  if (reply?.status !== 200) return { missing: `the log-in: ${JSON.stringify(reply)}` };
  const authorization = `Bearer ${reply.body.access_token}`;
  const me = await fetch(`${product.origin}/user/me`, { headers: { authorization } });
  return me.status === 200
    ? { id: ((await me.json()) as { id: string }).id }
    : { missing: `the user: ${me.status}` };
}

async function userOf(emailAddress: string): Promise<string | null> {
  const found = await findUser(emailAddress);
  return "id" in found ? found.id : null;
}

/** What says that an account is missing; nothing if it exists. */
async function missingOf(emailAddress: string): Promise<string[]> {
  const found = await findUser(emailAddress);
  return "missing" in found ? [`${emailAddress}, ${found.missing}`] : [];
}

async function accountsAtProvider(): Promise<number> {
  const address = `${product.identity().origin}/identitytoolkit.googleapis.com/v1/projects/demo-drip/accounts:batchGet?maxResults=5000`;
  const reply = await fetch(address, { headers: { authorization: "Bearer owner" } });
  return ((await reply.json()) as { users?: unknown[] }).users?.length ?? 0;
}

test("a server killed repeatedly during sign-ups loses and duplicates no acknowledged account", async () => {
  const { crashes, crashSignUps } = proofCounts;
  const random = seeded(6);
  const each = Math.ceil(crashSignUps / crashes);
  const acknowledged: string[] = [];
  const unknown: string[] = [];
  let late = 0;
  let slowest = 0;
  let slowestIdentity = 0;
  for (let round = 0; round < crashes; round += 1) {
    const addresses = Array.from({ length: each }, (_, index) => `player-${round}-${index}@example.com`);
    const killAfter = 1 + random.below(each - 1);
    let done = 0;
    let killed: Promise<void> | undefined;
    await inGroups(addresses, 10, async (address) => {
      const reply = killed ? null : await signUp(address);
      if (reply?.status === 200) acknowledged.push(address);
      else unknown.push(address);
      done += 1;
      if (done >= killAfter) killed ??= product.crashAndRestart();
    });
    await killed;
    slowest = Math.max(slowest, product.readyAfter());
    slowestIdentity = Math.max(slowestIdentity, product.identityReadyAfter());
    if (product.readyAfter() > 3_000) late += 1;
  }

  const lost = (await inGroups(acknowledged, 10, missingOf)).flat();
  assert.equal(lost, [], "acknowledged accounts are lost");
  const again = await inGroups(acknowledged, 10, signUp);
  const doubled = again.filter((reply) => reply?.status !== 409).length;
  assert.is(doubled, 0, "an account can be made twice");
  assert.ok(acknowledged.length > 0 && unknown.length > 0);
  if (crashes > 1) await resolveAll(unknown, acknowledged.length);
  record({
    point: 6,
    tried: `kill -9 (${crashes} times, identity provider included) during sign-ups: acknowledged accounts lost or doubled`,
    count: acknowledged.length + unknown.length,
    wrong: lost.length + doubled,
    note: `${acknowledged.length} acknowledged before the kill`,
  });
  record({
    point: 6,
    tried: "Starts of the server after kill -9, until it is fit for traffic, that took more than 3 s",
    count: crashes,
    wrong: late,
    note: `slowest ${(slowest / 1000).toFixed(1)} s; the emulator, started before it, ${(slowestIdentity / 1000).toFixed(1)} s`,
  });
});

/** People without a reply retry; an account that the crash left incomplete is then theirs, or is removed within about a minute. */
async function resolveAll(addresses: readonly string[], others: number) {
  const ids = new Set<string>();
  let open = [...addresses];
  const deadline = Date.now() + 150_000;
  while (open.length > 0 && Date.now() < deadline) {
    const left: string[] = [];
    for (const address of open) {
      await signUp(address);
      const id = await userOf(address);
      if (id === null) left.push(address);
      else ids.add(id);
    }
    open = left;
    if (open.length > 0) await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
  assert.equal(open, [], "an address is blocked for good");
  assert.is(ids.size, addresses.length);
  assert.is(await accountsAtProvider(), addresses.length + others, "orphans at the identity provider");
  record({
    point: 6,
    tried:
      "Sign-ups cut off by the kill, tried again: blocked for good, or an orphan at the identity provider",
    count: addresses.length,
    wrong: 0,
  });
}

test("on SIGTERM under load the server answers every request in flight and exits within 10 s", async () => {
  const { inFlight } = proofCounts;
  const port = Number(new URL(product.origin).port);
  const body = (index: number) =>
    JSON.stringify({ refresh_token: `${String(index).padStart(22, "A")}.${"B".repeat(43)}` });
  const halves = await inGroups(
    Array.from({ length: inFlight }, (_, index) => index),
    50,
    (index) => sendHalf(port, { path: "/auth/log_out", body: body(index), client: client() }),
  );
  const stopping = product.stopServer();
  await until(async () => !(await isListening()));
  const replies = await Promise.all(halves.map((half) => half.finish()));
  const { took, code } = await stopping;
  const dropped = replies.filter((reply) => reply?.status !== 200).length;
  assert.is(
    dropped,
    0,
    `dropped: ${JSON.stringify([...new Set(replies.map((reply) => reply?.body ?? "no reply"))]).slice(0, 500)}`,
  );
  assert.ok(took <= 10_000, `${took} ms, code ${code}`);
  assert.is(code, 0, product.log().slice(-1_000));
  record({
    point: 6,
    tried: "Requests in flight at SIGTERM that were dropped",
    count: inFlight,
    wrong: dropped,
    note: `exit after ${(took / 1000).toFixed(1)} s`,
  });
});

const isListening = () =>
  fetch(`${product.origin}/health`).then(
    () => true,
    () => false,
  );

test.run();
