import {
  assignIncrementingIds,
  englishDataset,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
} from "obscenity";

import { isForeignProfanity } from "./foreign-profanity";

const english = englishDataset.build();

// Doubled letters collapse before matching, except b, e, l, o, s and g: "jizz" is matched as "jiz".
const missing = [
  pattern`biatch`,
  pattern`|boner|`,
  pattern`butplug`,
  pattern`|coon|`,
  pattern`dumbass`,
  pattern`|gook|`,
  pattern`hitler`,
  pattern`|hoe|`,
  pattern`|horny|`,
  pattern`jackass`,
  pattern`jerkof`,
  pattern`|jiz`,
  pattern`|kys|`,
  pattern`lesbo`,
  pattern`milf`,
  pattern`|nazi`,
  pattern`|nude`,
  pattern`paedophil`,
  pattern`|paki|`,
  pattern`|pedo|`,
  pattern`|pedos|`,
  pattern`pedophil`,
  pattern`phuck`,
  pattern`|spic|`,
  pattern`|stfu|`,
  pattern`suicid`,
  pattern`|tard|`,
  pattern`|thot|`,
  pattern`|thots|`,
  pattern`|wtf|`,
];

// Names of people and places, and one dish.
const innocent = [
  "cockburn",
  "dickens",
  "dickerson",
  "dickinson",
  "dickson",
  "hitchcock",
  "mishit",
  "penistone",
  "pissarro",
  "pussycat",
  "scunthorpe",
  "shiitake",
  "vandyke",
];

const words = new RegExpMatcher({
  ...englishRecommendedTransformers,
  blacklistedTerms: assignIncrementingIds([
    ...(english.blacklistedTerms ?? []).map((term) => term.pattern),
    ...missing,
  ]),
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...innocent],
});

// Words that stay recognisable when split: "fu_ck", but not "kids_hit_3s".
const strong = new RegExpMatcher({
  ...englishRecommendedTransformers,
  blacklistedTerms: assignIncrementingIds([
    pattern`bitch`,
    pattern`cunt`,
    pattern`faggot`,
    pattern`fuck`,
    pattern`nigga`,
    pattern`nigger`,
  ]),
  whitelistedTerms: innocent,
});

export function containsProfanity(name: string): boolean {
  if (/k_?k_?k/i.test(name) && /^[k_\d]+$/i.test(name)) return true;
  if (/(?<![a-z])(x_?){3,}(?![a-z])/i.test(name)) return true;
  if (isForeignProfanity(name) || /kill_?(yo)?ur_?self/i.test(name)) return true;
  // No word has a letter three times in a row.
  const readings = new Set([name, name.replace(/([a-z])\1{2,}/gi, "$1")]);
  return [...readings].some(isProfane);
}

function isProfane(name: string): boolean {
  // Digits stand for letters only among letters; a separate number is a number.
  const parts = name.split("_").filter((part) => /[a-z]/i.test(part));
  const spelled = parts.map((part) => (part.length === 1 ? part : ` ${part} `)).join("");
  const spaced = parts.join(" ");
  const forms = [spelled, spaced, spaced.replace(/\d+/g, " "), ...spellOut(name)].map((form) => form.trim());
  return [...new Set(forms)].some((form) => words.hasMatch(form)) || strong.hasMatch(parts.join(""));
}

/** A name of single characters is one word, digits included: "4_n_a_l", "t_i_t4". */
function spellOut(name: string): string[] {
  const signs = name.split("_").filter(Boolean);
  if (signs.filter((sign) => sign.length === 1).length < 2 || signs.some((sign) => sign.length > 3))
    return [];
  const word = signs.join("");
  return /[a-z]/i.test(word) ? [word, word.replace(/\d+$/, "")] : [];
}
