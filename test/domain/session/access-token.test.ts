import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRefreshDue, readExpiry } from "../../../domain/session/access-token";
import { accessToken } from "../../support/server/access-token";

const test = suite("access token");

test("the expiry is the token's own", () => {
  assert.is(readExpiry(accessToken(1_795_248_000)), 1_795_248_000);
});

test("base64url's own characters are decoded", () => {
  assert.is(readExpiry(`x.${Buffer.from('{"exp":99,"n":"~~~???>>>"}').toString("base64url")}.y`), 99);
});

test("a token that cannot be decoded expires at 60", () => {
  const claims = (value: unknown) => `x.${btoa(JSON.stringify(value))}.y`;
  for (const token of [
    "",
    "x",
    "..",
    "a.%%%.c",
    "cookie",
    claims({}),
    claims({ exp: "soon" }),
    claims(null),
    claims(7),
    `x.${btoa('{"exp":1e999}')}.y`,
  ])
    assert.is(readExpiry(token), 60, token);
  fc.assert(fc.property(fc.string(), (token) => Number.isFinite(readExpiry(token))));
});

test("a refresh is due within 60 seconds of the expiry, not before", () => {
  assert.is(isRefreshDue(1_000, 939_999, 60_000), false);
  assert.is(isRefreshDue(1_000, 940_000, 60_000), true);
  assert.is(isRefreshDue(60, Date.now(), 60_000), true);
});

test.run();
