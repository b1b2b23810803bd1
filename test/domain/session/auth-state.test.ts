import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ok, unreachable } from "../../../domain/base/result";
import { signedOutState, withLogIn, withMe } from "../../../domain/session/auth-state";
import { user } from "../../support/people/user";
import { accessToken } from "../../support/server/access-token";

const test = suite("auth state");

test("signed out, all fields are empty", () => {
  const { newFeedCards, newMessages, newNotifications, mustChangePassword, timeZoneOptions, ...rest } =
    signedOutState;
  assert.equal([newFeedCards, newMessages, newNotifications], [0, 0, 0]);
  assert.equal([mustChangePassword, timeZoneOptions], [false, []]);
  assert.ok(Object.values(rest).every((value) => value === null));
});

test("a sign-in sets the token and its expiry, never the real refresh token", () => {
  const token = accessToken(1_795_248_000);
  const reply = {
    access_token: token,
    refresh_token: "the real one",
    oauth_state: "s",
    pkce_code_challenge: "c",
    pkce_code_verifier: "v",
  };
  const state = {
    accessToken: token,
    refreshToken: "cookie",
    tokenExpiry: 1_795_248_000,
    oauthState: "s",
    pkceCodeChallenge: "c",
    pkceCodeVerifier: "v",
    mustChangePassword: false,
  };
  assert.equal(withLogIn(reply), state);
  assert.equal(withLogIn({ ...reply, must_change_password: true }), { ...state, mustChangePassword: true });
});

test("a user has their id, a call its value or no answer", () => {
  const me = user({ id: "u7" });
  assert.equal(withMe(me), { me, userId: "u7" });
  assert.equal([ok(7), unreachable], [{ kind: "ok", value: 7 }, { kind: "unreachable" }]);
});

test.run();
