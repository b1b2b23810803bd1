import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codeAlphabet, normaliseCode, showCode } from "../../../domain/invitation/code";

const test = suite("invitation code");
const code = fc
  .array(fc.constantFrom(...codeAlphabet), { minLength: 8, maxLength: 8 })
  .map((signs) => signs.join(""));

test("codes use 29 characters: the digits from 2 to 9 and the consonants", () => {
  assert.is(codeAlphabet.length, 29);
  assert.is(new Set(codeAlphabet).size, 29);
  assert.equal(
    [...codeAlphabet],
    [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((sign) => !"01AEIOU".includes(sign)),
  );
});

test("a code is parsed in any case, with or without dash and spaces", () => {
  for (const typed of [
    "K7QM4XTD",
    "k7qm-4xtd",
    " K7QM 4XTD ",
    "k7qm–4xtd",
    "K 7 Q M - 4 X T D\n",
    "K7QM\u00a0—\u00a04XTD",
    "\u2066K7QM-4XTD\u2069",
  ])
    assert.is(normaliseCode(typed), "K7QM4XTD", typed);
  assert.is(showCode("K7QM4XTD"), "K7QM-4XTD");
});

test("a text of another length or with other characters is no code", () => {
  for (const typed of [
    "",
    "K7QM-4XT",
    "K7QM-4XTDD",
    "K7QM-4XTA",
    "K7QM-4XT0",
    "K7QM-4XT1",
    "K7QM_4XTD",
    "K7QM-4XTß",
    "K7QM-4XTſ",
    "\u212a7QM-4XTD",
    "K7QM-4XT４",
    "K7QM.4XTD",
  ])
    assert.is(normaliseCode(typed), null, typed);
});

test("property: a formatted code parses to itself", () => {
  fc.assert(
    fc.property(code, (signs) => {
      for (const typed of [signs, showCode(signs), showCode(signs).toLowerCase(), [...signs].join(" ")])
        assert.is(normaliseCode(typed), signs);
    }),
  );
});

test("property: any text gives a valid code or null", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const read = normaliseCode(typed);
      assert.ok(
        read === null || (read.length === 8 && [...read].every((sign) => codeAlphabet.includes(sign))),
      );
    }),
  );
});

test.run();
