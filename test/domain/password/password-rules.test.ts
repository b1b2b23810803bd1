import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  changedPasswordRule,
  currentPasswordRule,
  matchingPasswordRule,
  newPasswordRule,
} from "../../../domain/password/password-rules";
import { passwordTexts } from "../../../domain/password/texts";

const test = suite("password rules");

test("a password is never trimmed", () => {
  assert.equal(newPasswordRule("  eight8  "), { value: "  eight8  ", problem: null });
});

const passwords = [
  [newPasswordRule, "", passwordTexts.required],
  [newPasswordRule, "short", passwordTexts.tooShort],
  [newPasswordRule, "x".repeat(25), passwordTexts.tooLong],
  [newPasswordRule, "          ", passwordTexts.required],
  [newPasswordRule, "qwertyuiop", passwordTexts.tooCommon],
  [currentPasswordRule, "", passwordTexts.required],
  [currentPasswordRule, "old", null],
  [matchingPasswordRule("Alley-oop-2026"), "", passwordTexts.required],
  [matchingPasswordRule("Alley-oop-2026"), "Alley-oop-2027", passwordTexts.mismatch],
  [matchingPasswordRule("Alley-oop-2026"), "Alley-oop-2026", null],
  [matchingPasswordRule("short"), "short", passwordTexts.tooShort],
] as const;
for (const [rule, text, problem] of passwords) {
  test(`password "${text}": ${problem}`, () => assert.is(rule(text).problem, problem));
}

test("the texts are exactly the specified ones", () => {
  assert.equal(passwordTexts, {
    required: "That's very... empty.",
    mismatch: "Your passwords don't seem to match.",
    tooShort: "Use a minimum of 10 characters.",
    tooLong: "Use a maximum of 24 characters.",
    tooCommon: "That one's in every guessing playbook. Mix up something of your own.",
    unchanged: "That's the one you have. Pick a new one.",
  });
});

test("a new password must differ from the old one", () => {
  const rule = changedPasswordRule("Alley-oop-2026");
  assert.equal(
    ["Alley-oop-2026", "Alley-oop-2027", "short", ""].map((text) => rule(text).problem),
    ["That's the one you have. Pick a new one.", null, passwordTexts.tooShort, passwordTexts.required],
  );
});

test.run();
