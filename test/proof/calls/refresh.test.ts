// Full run only: it races hundreds of refreshes.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../server/platform/db/schema/account";
import { session } from "../../../server/platform/db/schema/session";
import { type Answer, call, form, logIn, signUp } from "../../support/people/people";
import { proofCounts, record } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("refresh");

let server: TestServer;
test.before(async () => {
  server = await openTestServer();
  await signUp(server);
});
test.after(() => server.close());

let clients = 0;
/** Each from its own address, to stay below the rate limit. */
const from = () => {
  clients += 1;
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
};

const refresh = (refresh_token: string, at: TestServer = server) =>
  call(at, "/auth/refresh_access_token", { refresh_token }, { from: from() });

const tokenOf = ({ body }: Answer) => String(body.refresh_token);

const openFamily = async () => tokenOf(await logIn(server, {}, { from: from() }));

test("parallel uses of one token all get the same successor", async () => {
  const { refreshRounds, refreshAtOnce } = proofCounts;
  let wrong = 0;
  let token = await openFamily();
  for (let round = 0; round < refreshRounds; round += 1) {
    const replies = await Promise.all(Array.from({ length: refreshAtOnce }, () => refresh(token)));
    const successors = new Set(replies.map(tokenOf));
    wrong += replies.filter(({ status }) => status !== 200).length + successors.size - 1;
    assert.is(wrong, 0, `round ${round}: ${[...new Set(replies.map(({ status }) => status))]}`);
    token = [...successors][0] ?? "";
  }
  record({
    point: 4,
    tried: `Rounds of ${refreshAtOnce} parallel uses of one refresh token: one successor, no 5xx`,
    count: refreshRounds,
    wrong,
  });
});

test("a grandparent token used after its 30 s of grace ends the whole family", async () => {
  let wrong = 0;
  for (let round = 0; round < proofCounts.endings; round += 1) {
    const family = [await openFamily()];
    for (let step = 0; step < 2; step += 1) family.push(tokenOf(await refresh(family.at(-1) ?? "")));
    await refresh(family[2] ?? "");
    server.clock.advance(29_999);
    if ((await refresh(family[0] ?? "")).status !== 200) wrong += 1;
    server.clock.advance(1);
    for (const token of family) if ((await refresh(token)).body.message_code !== "AUTH_401_JWT") wrong += 1;
  }
  assert.is(wrong, 0);
  record({
    point: 4,
    tried: "Families ended by a grandparent token after its 30 s of grace",
    count: proofCounts.endings,
    wrong,
  });
});

test("after refreshes race a sign-out no token of the family works, nor after a restart", async () => {
  const handedOut: string[] = [];
  for (let round = 0; round < proofCounts.endings; round += 1) {
    const first = await openFamily();
    const everywhere = round % 2 === 1;
    const { email_address, password } = form();
    const proof = everywhere && { id_token: server.identity.signInWithPassword(email_address, password) };
    const ending = () =>
      call(server, "/auth/log_out", { refresh_token: first, everywhere, ...proof }, { from: from() });
    const racing = Array.from({ length: 9 }, (_, place) => (place === round % 9 ? ending() : refresh(first)));
    const replies = await Promise.all(racing);
    for (const { status, text } of replies) assert.ok(status === 200 || status === 401, `${status}: ${text}`);
    // A sign-out everywhere refuses the provider's tokens of its own second.
    server.clock.advance(1_000);
    handedOut.push(first, ...replies.map(tokenOf).filter((token) => token !== "undefined"));
  }
  const { db, now, identity } = server.services;
  const restarted = await openTestServer({ db, now, identity });
  let survivors = 0;
  for (const token of new Set(handedOut))
    for (const at of [server, restarted]) if ((await refresh(token, at)).status !== 401) survivors += 1;
  await restarted.close();
  assert.is(survivors, 0);
  const held = await db.select({ id: session.id }).from(session);
  assert.ok(held.length > 0 && (await db.select().from(user)).length === 2);
  record({
    point: 4,
    tried: "Refreshes racing a sign-out: tokens that still worked, before and after a restart",
    count: new Set(handedOut).size,
    wrong: survivors,
  });
});

test.run();
