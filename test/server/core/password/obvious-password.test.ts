import { suite } from "uvu";
import * as assert from "uvu/assert";
import { limits } from "../../../../domain/base/limits";
import { commonPasswords as shownAtOnce } from "../../../../domain/password/common-passwords";
import { commonPasswords } from "../../../../server/core/password/common-passwords";
import { isObvious } from "../../../../server/core/password/obvious-password";
import { call, form, logIn, signUp } from "../../../support/people/people";
import { openTestServer } from "../../../support/server/server";

const test = suite("obvious passwords");

const owner = {
  emailAddress: "zoe.reyes@river-rats.example.org",
  names: ["Zoë", "Reyes-Okafor", null],
  dripName: "swish_queen",
};

test("at least 3,000 common passwords of our length are listed, in lower case, the form's own included", () => {
  assert.ok(commonPasswords.size >= 3_000, `${commonPasswords.size}`);
  for (const password of commonPasswords) {
    const length = [...password].length;
    assert.ok(length >= limits.password.min && length <= limits.password.max, password);
    assert.is(password, password.toLowerCase());
  }
  assert.equal(
    [...shownAtOnce].filter((password) => !commonPasswords.has(password)),
    [],
  );
});

for (const password of [
  "1q2w3e4r5t",
  "BasketBall",
  "manchester",
  "Zoe-Reyes-2026",
  "zoe.reyes1!",
  "R3y3s-0kaf0r",
  "Okafor!!1999",
  "swishqueen1",
  "Swish_Queen_23",
  "River-Rats-7",
  "drip-drip-drip",
  "Dr1p2026!!",
  "football-coach",
  "GoTeam-Football",
  "Soccer99!!99",
  "V0ll3yb@ll!",
  "b4sketba11-x",
  "Zoë2010Zoë2010",
])
  test(`"${password}" is refused as obvious`, () => assert.is(isObvious(password, owner), true));

for (const password of [
  "Alley-oop-2026",
  "k7fd-29qp-xx3m-wz8t",
  "correct-horse-battery",
  "Zoe loves old trombones",
  "thursday football mud",
  "x7#Lq9!vB2@z",
  "7190254386",
])
  test(`"${password}" is accepted`, () => assert.is(isObvious(password, owner), false));

test("without known names none are checked", () => {
  const nobody = { emailAddress: "a@b.co", names: [null, ""] };
  assert.is(isObvious("Reyes-Okafor-1", nobody), false);
});

test("sign-up and password change refuse them, and ten spaces", async () => {
  const server = await openTestServer();
  for (const [password, rule] of [
    ["Robin-Reyes-2026", "too_common"],
    ["manchester", "too_common"],
    ["          ", "blank"],
    ["\u00a0\u2003\u200b          ", "blank"],
  ] as const) {
    const reply = await signUp(server, { password });
    assert.equal(
      [reply.status, reply.body.message_code, reply.body.fields],
      [400, "USER_400_PASSWORD", [{ field: "password", rule }]],
      password,
    );
  }
  const id = String((await signUp(server)).body.user_id);
  const entered = await logIn(server);
  const headers = { authorization: `Bearer ${entered.body.access_token}` };
  const { email_address: emailAddress, password } = form();
  const id_token = server.identity.signInWithPassword(emailAddress, password);
  const change = { id_token, password: "Reyes-Robin-1" };
  const reply = await call(server, `/user/user_id/${id}/password`, change, { headers, method: "PUT" });
  assert.is(reply.body.message_code, "USER_400_PASSWORD");
  await server.close();
});

test.run();
