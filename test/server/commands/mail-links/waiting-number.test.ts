import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { link } from "../../../../server/platform/db/schema/mail";
import {
  type Answer,
  call,
  cookieHeader,
  cookieTransport,
  linkIn,
  logIn,
  me,
  shownNumber,
  signUp,
} from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the number on the waiting screen");

let server: TestServer;
let here: Answer;
test.before.each(async () => {
  server = await openTestServer();
  await signUp(server);
  here = await logIn(server);
});
test.after.each(() => server.close());

const type = (token: string, number?: string) =>
  call(server, "/auth/verify_email_address", { token, number });
const code = async (answer: Answer | Promise<Answer>) => {
  const { status, body } = await answer;
  return body.message_code ?? status;
};
/** Other numbers of two digits. */
const wrong = (number: string) => ["10", "23", "57", "64", "99"].filter((each) => each !== number);
const isIn = async (answer: Answer) => (await me(server, answer.body.access_token)).status === 200;
const resend = (session: Answer) =>
  call(server, "/auth/verify_email_address/resend", undefined, {
    headers: { authorization: `Bearer ${session.body.access_token}` },
  });

test("it has two digits, is the same at each look, and is given to nobody without an access token", async () => {
  const number = await shownNumber(server, here);
  assert.match(number, /^[1-9]\d$/);
  assert.is(await shownNumber(server, here), number);
  assert.is(await code(call(server, "/auth/verify_email_address/number")), "AUTH_401_JWT");
});

test("only the session that asked first shows it, until that one ends", async () => {
  const number = await shownNumber(server, here);
  const other = await logIn(server);
  assert.is(await shownNumber(server, other), "null");
  await call(server, "/auth/log_out", { refresh_token: here.body.refresh_token });
  assert.match(await shownNumber(server, other), /^\d\d$/);
  const token = await linkIn(server, "verify");
  const others = await shownNumber(server, other);
  if (others !== number)
    assert.is(await code(type(token, number)), "AUTH_403_NUMBER", "it went with its session");
  assert.is(await code(type(token, others)), 200);
  assert.ok(await isIn(other));
});

test("of sessions that ask simultaneously one shows it", async () => {
  const sessions = [here, await logIn(server), await logIn(server), await logIn(server)];
  const shown = await Promise.all(sessions.map((session) => shownNumber(server, session)));
  assert.is(shown.filter((number) => number !== "null").length, 1);
});

test("the third wrong one uses the link up, the right one too then", async () => {
  const token = await linkIn(server, "verify");
  const number = await shownNumber(server, here);
  const [first, second, third] = wrong(number);
  assert.equal(
    [await code(type(token, first)), await code(type(token, second)), await code(type(token, third))],
    ["AUTH_403_NUMBER", "AUTH_403_NUMBER", "AUTH_400_LINK"],
  );
  assert.is(await code(type(token, number)), "AUTH_400_LINK");
  assert.is(await code(call(server, "/auth/verify_email_address/preview", { token })), "AUTH_400_LINK");
  assert.is(await shownNumber(server, here), "null");
});

test("of thirty simultaneous guesses three are judged", async () => {
  for (const _ of [1, 2, 3]) {
    server.clock.advance(61_000);
    await resend(here);
    const number = await shownNumber(server, here);
    const token = await linkIn(server, "verify");
    const guesses = Array.from({ length: 30 }, (_, index) => String(10 + index)).filter(
      (each) => each !== number,
    );
    const codes = await Promise.all(guesses.map((guess) => code(type(token, guess))));
    assert.is(codes.filter((each) => each === "AUTH_403_NUMBER").length, 2);
    assert.ok(codes.every((each) => each === "AUTH_403_NUMBER" || each === "AUTH_400_LINK"));
    assert.is(await code(type(token, number)), "AUTH_400_LINK");
  }
});

test("nobody's waiting screen: every number is wrong", async () => {
  const token = await linkIn(server, "verify");
  for (const guess of ["10", "47"]) assert.is(await code(type(token, guess)), "AUTH_403_NUMBER");
  assert.is(await code(type(token)), "AUTH_403_ELSEWHERE", "no number costs no try");
  const [row] = await server.services.db.select().from(link).where(eq(link.kind, "verify"));
  assert.equal([row?.numberTries, row?.usedAt], [2, null]);
});

test("another mail makes another link, whose number the session that asked for it shows", async () => {
  const first = await linkIn(server, "verify");
  const shown = await shownNumber(server, here);
  const other = await logIn(server);
  server.clock.advance(61_000);
  await resend(other);
  assert.is(await shownNumber(server, here), "null");
  const number = await shownNumber(server, other);
  const preview = (token: string) => call(server, "/auth/verify_email_address/preview", { token });
  const newest = await linkIn(server, "verify");
  assert.equal(
    [(await preview(first)).body.takes_number, (await preview(newest)).body.takes_number],
    [false, true],
  );
  if (number !== shown)
    assert.is(await code(type(first, number)), "AUTH_403_NUMBER", "a number is its link's own");
  assert.is(await code(type(newest, number)), 200);
  assert.equal([await isIn(other), await isIn(here)], [true, false]);
});

test("a session of another account shows no number of this one, and presses nothing here", async () => {
  await signUp(server, { email_address: "sly@example.com" });
  const sly = await logIn(server, { email_address: "sly@example.com" }, { headers: cookieTransport() });
  const token = (await server.inbox())
    .filter(({ to }) => to === "robin@example.com")
    .map(({ text }) => /verify#(\S+)/.exec(text)?.[1])[0];
  const headers = cookieTransport(cookieHeader(sly));
  const preview = await call(server, "/auth/verify_email_address/preview", { token }, { headers });
  assert.is(preview.body.is_this_browser, false);
  assert.is(
    await code(call(server, "/auth/verify_email_address", { token }, { headers })),
    "AUTH_403_ELSEWHERE",
  );
  const number = await shownNumber(server, sly);
  if (number !== (await shownNumber(server, here)))
    assert.is(await code(type(token ?? "", number)), "AUTH_403_NUMBER");
});

test("on a proven account a link that was left over does nothing", async () => {
  const { db } = server.services;
  const token = await linkIn(server, "verify");
  const number = await shownNumber(server, here);
  assert.is(await code(type(token, number)), 200);
  await db.update(link).set({ usedAt: null });
  const password = "Pick-and-roll-27";
  assert.equal(
    [
      await code(type(token, number)),
      await code(call(server, "/auth/verify_email_address/new_password", { token, password })),
      await code(call(server, "/auth/verify_email_address/reject", { token })),
      await shownNumber(server, here),
    ],
    ["AUTH_400_LINK", "AUTH_400_LINK", "AUTH_400_LINK", "null"],
  );
});

test("a new password is judged like one of a sign-up, and an unfit one uses nothing up", async () => {
  const token = await linkIn(server, "verify");
  const take = (password: string) =>
    call(server, "/auth/verify_email_address/new_password", { token, password });
  assert.is(await code(take("password1234")), "USER_400_PASSWORD");
  assert.is(await code(take("short")), "USER_400_PASSWORD");
  server.identity.fail("secureAccount", "after");
  assert.is(await code(take("Pick-and-roll-27")), "SERVER_503_IDENTITY");
  assert.ok(await isIn(here));
  assert.equal((await take("Pick-and-roll-27")).body, { email_address: "robin@example.com" });
  assert.is(await code(take("Pick-and-roll-27")), "AUTH_400_LINK");
});

test.run();
