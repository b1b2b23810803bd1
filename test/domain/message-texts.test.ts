import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { identityFailureTexts, readIdentityFailure } from "../../domain/identity-errors";
import { isMessageCode, messageTexts } from "../../domain/message-texts";

const test = suite("message texts");

test("the catalogue and its texts name the same codes", () => {
  const contract = parse(readFileSync("openapi.yaml", "utf8"));
  const codes: string[] = contract.components.schemas.MessageCode.enum;
  assert.equal(Object.keys(messageTexts).sort(), [...codes].sort());
});

test("each text is a sentence for people, without a code in it", () => {
  for (const [code, text] of Object.entries(messageTexts)) assert.match(text, /^[A-Z][^_]+[.!]$/, code);
});

test("two codes mean more than their pattern says", () => {
  assert.is(messageTexts.REACTION_401_CREATE, "You can't add another reaction here.");
  assert.is(messageTexts.PLAN_401_CREATE, "Please finish setting up your account first.");
});

test("an inherited name is no code", () => {
  assert.equal(["toString", "NOPE_404", "USER_404"].map(isMessageCode), [false, false, true]);
});

test("every error of the identity provider has a text", () => {
  const texts = (code: string) => identityFailureTexts[readIdentityFailure({ code })];
  for (const code of ["auth/invalid-credential", "auth/wrong-password", "auth/user-not-found"])
    assert.is(texts(code), "That's not the password we have on file for you.");
  assert.is(
    texts("auth/account-exists-with-different-credential"),
    "We hit a snag signing you in. Are you using the right sign-in provider?",
  );
  assert.is(readIdentityFailure({ code: "auth/popup-closed-by-user" }), "popup-closed");
  assert.is(readIdentityFailure({ code: "auth/popup-blocked" }), "popup-blocked");
  assert.is(readIdentityFailure({ code: "auth/network-request-failed" }), "unreachable");
  for (const thrown of [null, undefined, "auth/wrong-password", {}, new Error("x"), { code: "constructor" }])
    assert.is(readIdentityFailure(thrown), "unknown");
});

test.run();
