import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readIdentityFailure } from "../../../domain/identity/identity-errors";

const test = suite("identity errors");

const meant = {
  "auth/invalid-credential": "wrong-password",
  "auth/invalid-login-credentials": "wrong-password",
  "auth/wrong-password": "wrong-password",
  "auth/user-not-found": "wrong-password",
  "auth/missing-password": "wrong-password",
  "auth/account-exists-with-different-credential": "other-credential",
  "auth/popup-closed-by-user": "popup-closed",
  "auth/cancelled-popup-request": "popup-closed",
  "auth/user-cancelled": "popup-closed",
  "auth/popup-blocked": "popup-blocked",
  "auth/too-many-requests": "too-many-tries",
  "auth/user-disabled": "disabled",
  "auth/network-request-failed": "unreachable",
  "auth/timeout": "unreachable",
  "auth/never-heard-of": "unknown",
  constructor: "unknown",
};
for (const [code, failure] of Object.entries(meant)) {
  test(`${code} means ${failure}`, () => {
    assert.is(readIdentityFailure({ code }), failure);
    assert.is(readIdentityFailure(Object.assign(new Error("no"), { code })), failure);
  });
}

test("any other exception is unknown", () => {
  for (const thrown of [null, undefined, "auth/timeout", 7, {}, new Error("auth/timeout")])
    assert.is(readIdentityFailure(thrown), "unknown");
});

test.run();
