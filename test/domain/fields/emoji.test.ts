import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hidesSignsBesideEmoji, lineRule, withoutUnseenSigns } from "../../../domain/fields/emoji";
import { hidesSigns } from "../../../domain/fields/unseen-signs";

const test = suite("emoji in a line of text");

const england = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
/** Emoji as phones type them. */
const typed = [
  "⚽",
  "⚽\uFE0F",
  "❤\uFE0F",
  "🏃🏽",
  "🏃🏽\u200D♀\uFE0F",
  "👨\u200D👩\u200D👧\u200D👦",
  "🏳\uFE0F\u200D🌈",
  "🏴\u200D☠\uFE0F",
  "🧑🏻\u200D❤\uFE0F\u200D💋\u200D🧑🏾",
  "🇺🇸",
  "7\uFE0F\u20E3",
  "☝🏾",
  england,
];
const unseen = [
  "\u200D",
  "\uFE0F",
  "\u200B",
  "\u202E",
  "\u2066",
  "\u00AD",
  "\u2060",
  "\u{E0067}",
  "\u{E007F}",
];
const plain = fc.string({ unit: fc.constantFrom(..."aZ é7#*ß字."), maxLength: 6 });
const sentence = fc
  .array(fc.oneof(plain, fc.constantFrom(...typed)), { maxLength: 6 })
  .map((parts) => parts.join(""));

test("emoji as phones type them are accepted anywhere in a line, and kept in notes", () => {
  fc.assert(
    fc.property(sentence, (text) => {
      assert.is(hidesSignsBesideEmoji(text), false);
      assert.is(withoutUnseenSigns(text), text);
    }),
  );
});

test("invisible characters outside of emoji are refused in lines, and removed from notes", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aZé7#字"), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(letters, fc.constantFrom(...unseen), letters, sentence, (before, sign, after, rest) => {
      assert.is(hidesSignsBesideEmoji(`${rest} ${before}${sign}${after}`), true);
      assert.is(withoutUnseenSigns(`${rest} ${before}${sign}${after}`), `${rest} ${before}${after}`);
    }),
  );
});

test("in every accepted line each zero-width character belongs to a visible emoji", () => {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  const pieces = fc.constantFrom(...typed, ...unseen, "a", "7", "#", " ", "🏴", "字");
  const soup = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
  let passed = 0;
  fc.assert(
    fc.property(soup, (text) => {
      const kept = withoutUnseenSigns(text);
      assert.is(hidesSignsBesideEmoji(kept), false);
      assert.is(hidesSignsBesideEmoji(text), kept !== text);
      for (const { segment } of graphemes.segment(kept)) {
        if (!hidesSigns(segment)) continue;
        passed += 1;
        assert.match(segment, /^(\p{Extended_Pictographic}|[0-9#*]\uFE0F\u20E3)/u);
        assert.not.match(segment, /\u200D$|\uFE0F{2}|\u200D{2}/);
      }
    }),
    { numRuns: 500 },
  );
  assert.ok(passed > 0);
});

test("invisible letters spell three flags and nothing else", () => {
  const tags = (word: string) =>
    [...word].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
  assert.is(hidesSignsBesideEmoji(england), false);
  for (const word of ["gbxxx", "gben", "meetmebehindthegym"])
    assert.is(hidesSignsBesideEmoji(`🏴${tags(word)}\u{E007F}`), true, word);
  assert.is(hidesSignsBesideEmoji(`⚽${tags("gbeng")}\u{E007F}`), true);
});

test("the joiners of Persian and Indian words are kept, also next to an emoji", () => {
  const text = "می\u200Cروم ⚽\uFE0F क्\u200D";
  assert.is(hidesSignsBesideEmoji("می\u200Cروم ⚽\uFE0F"), false);
  assert.is(withoutUnseenSigns(`${text}ष\u202E`), `${text}ष`);
});

test("a person's name may not contain emoji", () => {
  for (const emoji of typed.filter((each) => /[\u200D\uFE0F\u{E0067}]/u.test(each)))
    assert.is(hidesSigns(`Mia ${emoji}`), true, emoji);
});

test("a line's first problem is reported, its length before others", () => {
  const rule = lineRule({ isRequired: true, max: 8, unseen: "Unseen." });
  assert.equal(rule(" ⚽\uFE0F Derby"), { value: "⚽\uFE0F Derby", problem: null });
  assert.equal(rule("Der\u200Bby"), { value: "Der\u200Bby", problem: "Unseen." });
  assert.ok(rule("⚽\uFE0F Derbies")?.problem?.includes("8"));
  assert.ok(rule(" ").problem);
});

test.run();
