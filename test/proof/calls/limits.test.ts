import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../server/commands/mail-links/password-reset-mails";
import {
  type Answer,
  call,
  cookieHeader,
  cookieTransport,
  linkIn,
  logIn,
  signUp,
  spend,
} from "../../support/people/people";
import { inGroups, proofCounts, record, seeded } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("limits");

const address = "robin@example.com";
let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  await signUp(server);
});
test.after.each(async () => {
  await mailPasswordResets(server.services);
  await server.close();
});

const check = (email_address: string, from = "203.0.113.1") =>
  call(server, "/user/email_address/validate", { email_address }, { from });
const reset = (email_address: string, from = "203.0.113.1") =>
  call(server, "/auth/reset_password", { email_address }, { from });
const person = (index: number) => `person-${index}@example.com`;
const passed = (replies: Answer[]) => replies.filter(({ status }) => status === 200).length;
const client = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function isHeldUp({ status, body, headers }: Answer, atMost: number) {
  assert.equal([status, body.message_code], [429, "REQUEST_429_LIMIT"]);
  const wait = Number(headers["retry-after"]);
  assert.ok(wait >= 1 && wait <= atMost, `Retry-After ${wait}`);
}

test("one client can check one address ten times a minute, in whatever letter case", async () => {
  const random = seeded(9);
  const spellings = times(proofCounts.spellings).map(() =>
    [...address].map((sign) => (random.chance(0.5) ? sign.toUpperCase() : sign)).join(""),
  );
  const replies = await inGroups(spellings, 20, (spelling) => check(spelling));
  assert.is(passed(replies), 10);
  for (const reply of replies.slice(20)) isHeldUp(reply, 60);
  server.clock.advance(60_000);
  assert.is((await check(address)).status, 200);
  record({
    point: 9,
    tried: "Spellings of one address from one client: more than 10 passed in a minute",
    count: spellings.length,
    wrong: passed(replies) - 10,
  });
});

test("one client can check sixty addresses a minute and two thousand a day", async () => {
  assert.is(passed(await inGroups(times(70), 10, (index) => check(person(index)))), 60);
  server.clock.advance(60_000);
  let good = 60;
  if (proofCounts.checksByHand > 0) {
    await spend(server, proofCounts.checksByHand);
    server.clock.advance(60_000);
    good = proofCounts.checksByHand;
  }
  let asked = 0;
  for (let minute = 0; minute < 40 && good < 2_100; minute += 1) {
    const replies = await inGroups(times(50), 10, (index) => check(person(1_000 + minute * 50 + index)));
    asked += 50;
    good += passed(replies);
    const refused = replies.find(({ status }) => status !== 200);
    if (refused) {
      isHeldUp(refused, 86_400);
      break;
    }
    server.clock.advance(60_000);
  }
  assert.is((await check("another@example.com", "203.0.113.9")).status, 200, "a neighbour goes on");
  server.clock.advance(86_400_000);
  assert.is((await check(address)).status, 200, "the next day it goes on");
  record({ point: 9, tried: "Checks of one client: 60 a minute, 2,000 a day", count: 70 + asked, wrong: 0 });
  assert.ok(Math.abs(good - 2_000) <= 10, `${good} passed on one day`);
});

test("one client can ask for fifteen resets an hour, and one address gets three mails an hour", async () => {
  const byClient = await inGroups(times(30), 10, (index) => reset(person(index)));
  assert.is(passed(byClient), 15);
  for (const reply of byClient.slice(-5)) isHeldUp(reply, 3_600);

  const entered = await logIn(server, {}, { headers: cookieTransport() });
  const before = (await server.inbox()).length;
  const random = seeded(10);
  const replies = await inGroups(times(proofCounts.resets), 10, (index) =>
    reset(
      [...address].map((sign) => (random.chance(0.5) ? sign.toUpperCase() : sign)).join(""),
      client(index),
    ),
  );
  assert.is(passed(replies), proofCounts.resets);
  await mailPasswordResets(server.services);
  const mails = (await server.inbox()).length - before;
  assert.is(mails, 3);
  const own = { headers: { cookie: cookieHeader(entered) }, from: "203.0.113.1" };
  assert.equal((await call(server, "/auth/reset_password", { email_address: address }, own)).body, {
    sent: 1,
    link_expires_in: 900,
    next_in: 0,
  });
  await mailPasswordResets(server.services);
  assert.is((await server.inbox()).length - before, 4, "the owner's own browser has a share of its own");
  const token = await linkIn(server, "reset");
  assert.is((await call(server, "/auth/reset_password/confirm", { token })).status, 200);
  record({
    point: 9,
    tried:
      "Hostile resets of one address, after which a browser that had signed in to it got no working link",
    count: proofCounts.resets,
    wrong: 0,
  });
  server.clock.advance(3_600_000);
  await reset(address, client(0));
  await mailPasswordResets(server.services);
  assert.is((await server.inbox()).length - before, 5, "an hour later one may leave again");
  record({
    point: 9,
    tried: "Resets of one address, in as many spellings, from as many clients: mails beyond 3 in an hour",
    count: proofCounts.resets,
    wrong: mails - 3,
  });
});

test("attacks on an address never lock out its owner on another client", async () => {
  const attempts = proofCounts.spellings;
  await inGroups(times(attempts), 20, async (index) => {
    const from = client(index % 20);
    await check(address, from);
    await reset(address, from);
    await call(
      server,
      "/auth/log_in_with_firebase",
      { email_address: address, id_token: "forged" },
      { from },
    );
    await signUp(server, {}, { from });
  });
  const home = "198.51.100.7";
  assert.equal(
    [await check(address, home), await reset(address, home), await logIn(server, {}, { from: home })].map(
      ({ status }) => status,
    ),
    [200, 200, 200],
  );
  record({
    point: 9,
    tried: "Rounds of attack on one address, after which its owner elsewhere was locked out",
    count: attempts,
    wrong: 0,
  });
});

test.run();
