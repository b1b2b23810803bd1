import { suite } from "uvu";
import * as assert from "uvu/assert";
import { emailAddressRule, isEmailAddress } from "../../../domain/account/email-address";
import { bundleContract } from "../../../openapi/bundle.mjs";
import { root } from "../../../server/config/root";

const test = suite("email address");

test("the pattern is the contract's", () => {
  const { pattern, minLength, maxLength } = bundleContract(root).components.schemas.EmailAddress;
  assert.equal(
    { ...emailAddressRule, pattern: emailAddressRule.pattern.source },
    { pattern, minLength, maxLength },
  );
});

for (const text of ["a@b.co", "coach+u12@club.example.org", "O'Neil@ex-ample.ie", "josé@fußball.de"]) {
  test(`accepts ${text}`, () => assert.is(isEmailAddress(text), true));
}

for (const text of ["", "a", "a@b", "@b.co", "a@b.", "a@.co", "a b@c.de", "a@b@c.de", " a@b.co", "a@b..co"]) {
  test(`refuses "${text}"`, () => assert.is(isEmailAddress(text), false));
}

test("accepts 128 characters and not 129", () => {
  assert.is(isEmailAddress(`${"a".repeat(123)}@b.co`), true);
  assert.is(isEmailAddress(`${"a".repeat(124)}@b.co`), false);
});

test.run();
