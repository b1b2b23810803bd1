import {
  assignIncrementingIds,
  englishDataset,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
} from "obscenity";

const english = englishDataset.build();

// Doubled letters collapse before matching, except b, e, l, o, s and g: "jizz" is looked for as "jiz".
const missing = [
  pattern`biatch`,
  pattern`|boner|`,
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
  pattern`|paki|`,
  pattern`phuck`,
  pattern`|spic|`,
  pattern`|stfu|`,
  pattern`|tard|`,
  pattern`|wtf|`,
];

// People are called so.
const innocent = ["cockburn", "dickens", "dickerson", "dickinson", "dickson", "pussycat", "vandyke"];

const words = new RegExpMatcher({
  ...englishRecommendedTransformers,
  blacklistedTerms: assignIncrementingIds([
    ...(english.blacklistedTerms ?? []).map((term) => term.pattern),
    ...missing,
  ]),
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...innocent],
});

// Words that stay what they are when cut in pieces: "fu_ck", but not "kids_hit_3s".
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
});

export function containsProfanity(name: string): boolean {
  if (/k_?k_?k/i.test(name) && /^[k_\d]+$/i.test(name)) return true;
  // A number of its own is a number; only among letters do digits stand for letters.
  const parts = name.split("_").filter((part) => /[a-z]/i.test(part));
  const spelled = parts.map((part) => (part.length === 1 ? part : ` ${part} `)).join("");
  const forms = [spelled, parts.join(" "), parts.join(" ").replace(/\d+/g, " ")];
  return forms.some((form) => words.hasMatch(form)) || strong.hasMatch(parts.join(""));
}
