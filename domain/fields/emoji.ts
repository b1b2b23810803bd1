import { type FieldRule, type TextRuleOptions, textRule } from "./field-rules";
import { hidesSigns, keptJoiners, unseenSigns } from "./unseen-signs";

const picture = "\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?";

/** The only flags made of invisible letters: England, Scotland and Wales. */
const flags = ["gbeng", "gbsct", "gbwls"].map((place) => {
  const letters = [...place].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  return `\\u{1F3F4}${letters.join("")}\\u{E007F}`;
});

/** Emoji as keyboards type them, including zero-width characters: ⚽️, 🏃🏽‍♀️, 7️⃣, 🏴󠁧󠁢󠁥󠁮󠁧󠁿. */
export const emojiPattern = `${flags.join("|")}|${picture}(?:\\u200D${picture})*|[0-9#*]\\uFE0F\\u20E3`;

const emoji = new RegExp(emojiPattern, "gu");
const keptOrUnseen = new RegExp(`(${emojiPattern}|${keptJoiners.source})|${unseenSigns.source}`, "gu");

/** For titles, places and teams: whether the text contains invisible characters outside of emoji. */
export const hidesSignsBesideEmoji = (text: string): boolean => hidesSigns(text.replace(emoji, " "));

/** Removes those characters. */
export const withoutUnseenSigns = (text: string): string => text.replace(keptOrUnseen, "$1");

/** Rule for a line of text that is not a person's name, in which look-alike texts have to be equal. */
export const lineRule = ({ unseen, ...options }: TextRuleOptions & { unseen: string }): FieldRule => {
  const rule = textRule(options);
  return (text) => {
    const reading = rule(text);
    return reading.problem === null && hidesSignsBesideEmoji(reading.value)
      ? { ...reading, problem: unseen }
      : reading;
  };
};
