import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isEmailAddress } from "../../../domain/account/email-address";
import { isSameMailbox, mailboxKey } from "../../../domain/account/mailbox-key";

const test = suite("mailbox key");

const spellings: Record<string, readonly string[]> = {
  "ann@example.com": [
    "ann@example.com",
    "Ann@Example.COM",
    "ann@ｅxample.com",
    "ann@exam\u00adple.com",
    "ann@ex\u200bample.com",
    "ann@ℯxample.com",
    "ann@ｅｘａｍｐｌｅ.com",
    "ann@𝐞xample.com",
  ],
  "ann@mail.example.com": ["ann@mail.example。com", "ann@mail．example.com"],
  "ann@xn--mller-kva.de": ["ann@müller.de", "ann@MÜLLER.de", "ann@mu\u0308ller.de", "ann@xn--mller-kva.de"],
  "ann@xn--fa-hia.de": ["ann@faß.de"],
  "josé@example.com": ["José@example.com", "JOSÉ@example.com"],
};
for (const [key, spelt] of Object.entries(spellings))
  for (const address of spelt)
    test(`${JSON.stringify(address)} is ${key}`, () => {
      assert.is(mailboxKey(address), key);
      assert.is(isEmailAddress(address), true);
    });

test("dots and pluses make other mailboxes, and so does ß instead of ss", () => {
  const addresses = ["a.b@example.com", "ab@example.com", "ab+c@example.com", "a@faß.de", "a@fass.de"];
  assert.is(new Set(addresses.map(mailboxKey)).size, addresses.length);
});

for (const address of [
  "ann@ex/ample.com",
  "ann@example.com:80",
  "ann@example.com／x",
  "ann@ex%61mple.com",
  "ann@ex％61mple.com",
  "ann@ex?ample.com",
  "ann@ex#ample.com",
  "ann@ex\\ample.com",
  "ann@ex\u0000ample.com",
  "ann@1.2.3.4",
  "ann@0x7f.1",
  "ann@example.com。",
  "ann@-example.com",
  "ann@example-.com",
  "ann@xn--a.com",
  "ann@\u00ad.com",
])
  test(`${JSON.stringify(address)} has no key and is no e-mail address`, () => {
    assert.is(mailboxKey(address), null);
    assert.is(isEmailAddress(address), false);
  });

test("a key is its own key", () => {
  for (const key of Object.keys(spellings)) assert.is(mailboxKey(key), key);
});

test("what has no key is no mailbox, not even its own", () => {
  assert.is(isSameMailbox("Ann@ｅxample.com", "ann@example.com"), true);
  assert.is(isSameMailbox("ann@example.com", "ann@example.org"), false);
  assert.is(isSameMailbox("ann@1.2.3.4", "ann@1.2.3.4"), false);
  assert.is(isSameMailbox(null, null), false);
  assert.is(isSameMailbox("ann@example.com", null), false);
});

test.run();
