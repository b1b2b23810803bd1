import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dateTexts } from "../../../domain/dates/texts";
import { dripNameTexts } from "../../../domain/drip-name/texts";
import { fieldTexts } from "../../../domain/fields/texts";
import { identityFailureTexts, readIdentityFailure } from "../../../domain/identity/identity-errors";
import { isMessageCode, messageTexts } from "../../../domain/problem/message-texts";
import { bundleContract } from "../../../openapi/bundle.mjs";
import { root } from "../../../server/platform/config/root";

const test = suite("message texts");
const codes: string[] = bundleContract(root).components.schemas.MessageCode.enum;
const entries = Object.entries(messageTexts);

test("the codes with a text are exactly those of the contract", () => {
  assert.equal(Object.keys(messageTexts).sort(), [...codes].sort());
  assert.ok(codes.length > 150);
});

test("each text is one short message", () => {
  for (const [code, text] of entries) {
    assert.ok(
      text.trim() === text && text.length >= 20 && text.length <= 140,
      `${code}: ${text.length} characters`,
    );
    assert.match(text, /[.!?]$/, code);
    assert.match(text, /^[A-Z]/, code);
    assert.not.match(text, / {2}|undefined|NaN|\[object/, code);
  }
});

/** An example number, whose three digits in a row are no error number. */
const phoneNumber = "+1 555 0100 200";

test("no text contains a code or an error number", () => {
  for (const [code, text] of entries) {
    assert.not.match(
      text.replace(phoneNumber, ""),
      /[A-Z]{2,}_|_[A-Z0-9]|\b[45]\d\d\b|\b(null|token|JWT|HTTP|API|JSON|error|invalid)\b/i,
      code,
    );
    for (const other of codes) assert.not.ok(text.includes(other), code);
  }
});

test("no two codes share a text, except the two about the same address rule", () => {
  const byText = new Map<string, string[]>();
  for (const [code, text] of entries) byText.set(text, [...(byText.get(text) ?? []), code]);
  assert.equal(
    [...byText.values()].filter((sharing) => sharing.length > 1),
    [["AUTH_400_EMAIL_ADDRESS", "USER_400_EMAIL_ADDRESS"]],
  );
});

test("texts that the specification gives are taken from it", () => {
  assert.is(messageTexts.USER_400_EMAIL_ADDRESS, fieldTexts.emailAddress);
  assert.is(messageTexts.USER_400_DRIP_NAME, dripNameTexts.profane);
  assert.is(messageTexts.USER_403_DRIP_NAME, dripNameTexts.taken);
  assert.is(messageTexts.USER_403_AGE, dateTexts.underage);
});

// Words that a code's text must contain, from section 8 of the specification.
const meanings: Partial<Record<keyof typeof messageTexts, RegExp>> = {
  AUTH_401_ROLE: /claim your drip name/,
  USER_403_PASSWORD: /provider/,
  USER_409_CONFLICT: /already.*sign in/i,
  COLLABORATOR_401_UPDATE: /manager/,
  COLLABORATOR_403_LAST_GUARDIAN: /invite someone first, or delete the profile/i,
  COLLABORATOR_403_LAST_MANAGER: /name another one first, or archive/i,
  COLLABORATOR_409_CONFLICT: /already here/,
  COLLABORATOR_409_NUMBER: /number/,
  INVITATION_401_CREATE: /coach or manager/,
  CHILD_403_AGE: /under 18s/,
  USER_400_PHONE_NUMBER: /start with \+/i,
  EVENT_PARTY_MEMBER_409_CONFLICT: /already have a role/,
  INVITATION_409_CONFLICT: /already here/,
  INVITATION_409_PENDING: /already have an invitation/,
  INVITATION_409_REQUEST_CONFLICT: /already in/,
  INVITATION_409_REQUEST_PENDING: /already asked to join/,
  PROCESSION_GROUP_409_CONFLICT: /reload the page/,
  PROCESSION_GROUP_MEMBER_409_CONFLICT: /already in the procession/,
  SEATED_GUEST_409_CONFLICT: /remove that seat first/i,
  SUBSCRIPTION_409_CONFLICT: /already subscribed/,
  PUSH_TOKEN_409_CONFLICT: /Notifications are already on/,
  COMMENT_403_MENTION: /mentioned hasn't been invited yet/,
  MESSAGING_403: /check the phone number/,
  MESSAGING_500_SERVER: /check the phone number/,
  FEED_403_PRIVATE: /private/,
  INVITATION_403_SELF: /can't invite yourself/,
  PLAN_401_CREATE: /finish setting up your account/i,
  SITE_403_DIRECTORY: /already used/,
  REACTION_401_CREATE: /another/,
  STORAGE_400_FILE_TOO_LARGE: /50MB/,
  STORAGE_400_TOO_MANY_FILES: /10 files/,
};

test("what the specification says about a code is in its text", () => {
  for (const [code, meaning] of Object.entries(meanings))
    assert.match(messageTexts[code as keyof typeof messageTexts], meaning, code);
});

test("a property inherited by every object is no message code", () => {
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
