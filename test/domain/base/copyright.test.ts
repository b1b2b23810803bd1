import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyrightYears } from "../../../domain/base/copyright";
import { sportsEmoji } from "../../../domain/base/sports-emoji";

const test = suite("copyright");

test("one year or a range, never reversed", () => {
  assert.is(copyrightYears(2024), "2024");
  assert.is(copyrightYears(2025), "2024–2025");
  assert.is(copyrightYears(2031), "2024–2031");
  assert.is(copyrightYears(1970), "2024");
});

test("every emoji is one character, and none comes twice", () => {
  const signs = new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const emoji of sportsEmoji) assert.is([...signs.segment(emoji)].length, 1, emoji);
  assert.is(new Set(sportsEmoji).size, sportsEmoji.length);
});

test.run();
