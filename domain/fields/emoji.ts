import { hidesSigns, keptJoiners, unseenSigns } from "../account/person-name";
import { type FieldRule, type TextRuleOptions, textRule } from "./field-rules";

const picture = "\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?";

/** The only ones that are spelled by invisible letters: England's, Scotland's and Wales's. */
const flags = ["gbeng", "gbsct", "gbwls"].map((place) => {
  const letters = [...place].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  return `\\u{1F3F4}${letters.join("")}\\u{E007F}`;
});

/** As keyboards type them, with signs that have no width of their own: ⚽️, 🏃🏽‍♀️, 7️⃣, 🏴󠁧󠁢󠁥󠁮󠁧󠁿. */
export const emojiPattern = `${flags.join("|")}|${picture}(?:\\u200D${picture})*|[0-9#*]\\uFE0F\\u20E3`;

const emoji = new RegExp(emojiPattern, "gu");
const keptOrUnseen = new RegExp(`(${emojiPattern}|${keptJoiners.source})|${unseenSigns.source}`, "gu");

/** Of a title, a place or a team: whether it contains invisible characters that belong to no emoji. */
export const hidesSignsBesideEmoji = (text: string): boolean => hidesSigns(text.replace(emoji, " "));

/** Without those. */
export const withoutUnseenSigns = (text: string): string => text.replace(keptOrUnseen, "$1");

/** A line of text that is nobody's name: there, what looks alike has to be alike. */
export const lineRule = ({ unseen, ...options }: TextRuleOptions & { unseen: string }): FieldRule => {
  const rule = textRule(options);
  return (text) => {
    const reading = rule(text);
    return reading.problem === null && hidesSignsBesideEmoji(reading.value)
      ? { ...reading, problem: unseen }
      : reading;
  };
};
