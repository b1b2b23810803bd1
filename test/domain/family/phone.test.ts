import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { phoneNumberRule, readPhoneNumber, showPhoneNumber } from "../../../domain/family/phone";

const test = suite("phone number");

test("spaces, dashes and brackets are ignored, and 00 stands for +", () => {
  for (const typed of [
    "+15550100200",
    " +1 555 0100 200 ",
    "+1 (555) 010-0200",
    "+1–555–010–0200",
    "001 555 0100200",
    "00 1 [555] 010 0200",
    "\u202a+1\u00a0555\u00a00100\u00a0200\u202c",
  ])
    assert.is(readPhoneNumber(typed), "+15550100200", typed);
  assert.is(readPhoneNumber("+44 (0)20 7946 0018"), "+442079460018");
  assert.is(readPhoneNumber("+39 06 1234567"), "+39061234567");
});

test("an incomplete international number gives none", () => {
  for (const typed of [
    "",
    "555 0100 200",
    "0555 0100 200",
    "+0 555 0100 200",
    "000 555 0100 200",
    "+123456",
    "+1234567890123456",
    "+1 555 CALL NOW",
    "++15550100200",
    "1+5550100200",
    "+1555.010.0200",
    "+１５５５０１００２００",
  ])
    assert.is(readPhoneNumber(typed), null, typed);
  assert.equal(
    [readPhoneNumber("+1234567"), readPhoneNumber("+123456789012345")],
    ["+1234567", "+123456789012345"],
  );
});

test("the field keeps a valid number, or the typed text with its fault", () => {
  assert.equal(phoneNumberRule("00 1 555 0100 200"), { value: "+15550100200", problem: null });
  assert.equal(phoneNumberRule(" 555 "), {
    value: "555",
    problem: "That number won't ring. Start with + and the country, like +1 555 0100 200.",
  });
  assert.equal(phoneNumberRule("  "), { value: "", problem: "Pssst! Required field." });
});

test("a number is shown in groups", () => {
  for (const [number, shown] of [
    ["+15550100200", "+1 555 010 0200"],
    ["+442079460018", "+44 207 946 0018"],
    ["+3536123456", "+353 612 3456"],
    ["+4930123456", "+49 301 234 56"],
    ["+390612345678", "+39 061 234 5678"],
    ["+1234567", "+1 234 567"],
    ["+999123456789012", "+999 123 456 789 012"],
    ["+9991234", "+999 1234"],
  ] as const)
    assert.is(showPhoneNumber(number), shown, number);
});

const number = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 14 }),
  )
  .map(([first, rest]) => `+${first}${rest.join("")}`);

test("property: a formatted number parses to itself, and no group has a single digit", () => {
  fc.assert(
    fc.property(number, (each) => {
      const shown = showPhoneNumber(each);
      assert.is(readPhoneNumber(shown), each);
      assert.is(readPhoneNumber(each.replace("+", "00")), each);
      assert.match(shown, /^\+\d{1,3}( \d{3})*( \d{2,4})$/);
    }),
    { numRuns: 1_000 },
  );
});

test("property: any text gives a valid number or null", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const read = readPhoneNumber(typed);
      assert.ok(read === null || /^\+[1-9][0-9]{6,14}$/.test(read));
    }),
  );
});

test.run();
