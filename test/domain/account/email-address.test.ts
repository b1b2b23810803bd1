import { suite } from "uvu";
import * as assert from "uvu/assert";
import { emailAddressRule, emailRule, isEmailAddress } from "../../../domain/account/email-address";
import { bundleContract } from "../../../openapi/bundle.mjs";
import { root } from "../../../server/platform/config/root";

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

test("a field's address is trimmed and judged; it may be empty if it is not required", () => {
  const rule = emailRule({ isRequired: true });
  const problem = "That doesn't look like a valid email address ✉️.";
  assert.equal(rule(" coach@club.org "), { value: "coach@club.org", problem: null });
  assert.equal(rule("coach@club"), { value: "coach@club", problem });
  assert.equal(rule(`${"a".repeat(124)}@b.co`).problem, problem);
  assert.equal(rule(" "), { value: "", problem: "Pssst! Required field." });
  assert.equal(emailRule()(" "), { value: "", problem: null });
});

test.run();
