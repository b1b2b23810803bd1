import { suite } from "uvu";
import * as assert from "uvu/assert";
import { limits } from "../../../domain/base/limits";
import { commonPasswords } from "../../../domain/password/common-passwords";
import { passwordProblem, strength } from "../../../domain/password/password";

const test = suite("password");

const problems = [
  ["", "too_short"],
  ["123456789", "too_short"],
  ["nine·char", "too_short"],
  ["Alley-oop1", null],
  ["⚽️🏀⚾️🏈", "too_short"],
  ["🏀".repeat(24), null],
  ["a b c d e f", null],
  ["x".repeat(24), null],
  ["x".repeat(25), "too_long"],
  ["          ", "blank"],
  ["\u00a0\u2003\u200b\u3164        ", null],
  ["\u00a0\u2003\u200b        ", "blank"],
  ["1234567890", "too_common"],
  ["PassWord123", "too_common"],
  ["basketball", "too_common"],
] as const;
for (const [password, problem] of problems) {
  test(`"${password}" is ${problem ?? "valid"}`, () => assert.is(passwordProblem(password), problem));
}

const strengths = [
  ["", 0, ["digit", "lowercase", "nonWord", "uppercase", "length"]],
  ["7", 1, ["lowercase", "nonWord", "uppercase", "length"]],
  ["a", 1, ["digit", "nonWord", "uppercase", "length"]],
  ["-", 1, ["digit", "lowercase", "uppercase", "length"]],
  ["_", 0, ["digit", "lowercase", "nonWord", "uppercase", "length"]],
  ["A", 1, ["digit", "lowercase", "nonWord", "length"]],
  ["é", 1, ["digit", "nonWord", "uppercase", "length"]],
  ["aaaaaaaaaa", 2, ["digit", "nonWord", "uppercase"]],
  ["Alley-oop-2026", 5, []],
] as const;
for (const [password, points, lacks] of strengths) {
  test(`"${password}" scores ${points} of 5`, () => assert.equal(strength(password), { points, lacks }));
}

test("the common ones all have a valid length and are in lower case", () => {
  const odd = [...commonPasswords].filter(
    (password) =>
      password.length < limits.password.min ||
      password.length > limits.password.max ||
      password !== password.toLowerCase(),
  );
  assert.equal(odd, []);
});

test.run();
