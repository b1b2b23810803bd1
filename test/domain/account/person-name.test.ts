import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cleanPersonName, personNameRule } from "../../../domain/account/person-name";
import { nameTexts } from "../../../domain/account/texts";
import { hidesSigns } from "../../../domain/fields/unseen-signs";

const test = suite("person name");

const unseen = {
  "a control sign": "Ro\u0007bin",
  "a line break": "Robin\nReyes",
  "a line separator": "Robin\u2028",
  "a bidi override": "Ro\u202enib",
  "a bidi isolate": "Ro\u2066bin",
  "a zero width space": "Ro\u200bbin",
  "a joiner in a script that is not joined": "Ro\u200dbin",
  "a joiner at the end": "امیر\u200c",
  "a byte order mark": "\ufeffRobin\ufeff!",
  "a soft hyphen": "Ro\u00adbin",
  "a filler letter": "\u3164",
  "a blank of Braille": "\u2800",
  "a tag": "Robin\u{e0041}",
  "half a surrogate": "Ro\ud800bin",
};
for (const [name, text] of Object.entries(unseen))
  test(`${name} is found`, () => {
    assert.is(hidesSigns(text), true);
    assert.is(personNameRule(32)(`x${text}x`).problem, nameTexts.unseen);
    assert.is(hidesSigns(cleanPersonName(text)), false);
  });

test("names of many languages are kept as they are", () => {
  for (const name of [
    "Robin",
    "Zoë O'Brien-Núñez",
    "李 小龍",
    "Nguyễn Thị",
    "امیر\u200cحسین",
    "ක්\u200dරිස්",
    "Jean\u00a0Luc",
    "🏀",
  ]) {
    assert.is(hidesSigns(name), false, name);
    assert.is(personNameRule(32)(name).problem, null, name);
    assert.is(hidesSigns(name), false, `${name}, once more`);
  }
});

test("a name is trimmed, required and limited in length", () => {
  const rule = personNameRule(5);
  assert.equal(rule(" Robin "), { value: "Robin", problem: null });
  assert.equal(
    [rule(" ").problem, rule("Robins").problem],
    ["Pssst! Required field.", "Keep it to 5 characters."],
  );
});

test("a name from a provider is cleaned, its spaces included", () => {
  assert.is(cleanPersonName("  Robin\r\n\u202e Reyes\u200b "), "Robin Reyes");
  assert.is(cleanPersonName("امیر\u200cحسین"), "امیر\u200cحسین");
  assert.is(cleanPersonName("\u3164\u200b"), "");
});

test.run();
