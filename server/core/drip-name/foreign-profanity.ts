import { foreignWords } from "./foreign-words";

const words = [
  ...Object.values(foreignWords).flatMap((list) => list.trim().split(/\s+/)),
  "putas",
  "puto",
  "putos",
];
const squeeze = (text: string) => text.replace(/(.)\1+/g, "$1");

/** The listed words that a text is or contains. Squeezed means with repeated letters collapsed. */
const plain = listOf(words);
const squeezed = listOf(words.map(squeeze));

function listOf(list: readonly string[]) {
  const all = new Set(list);
  const ofAtLeast = (length: number) => list.filter((word) => word.length >= length);
  const [spellable, long] = [ofAtLeast(4), ofAtLeast(7)];
  const isOne = (text: string) => all.has(text) || (text.length > 5 && all.has(text.replace(/s$/, "")));
  return {
    isWord: (text: string) => isOne(text) || long.some((word) => text.includes(word)),
    isSpelled: (text: string) => isOne(text) || spellable.some((word) => text.includes(word)),
  };
}

/**
 * Words of other languages are short and part of many innocent ones ("computadora"), so a whole word of the name has
 * to match, with digits for letters, repeated letters, or a number around it. Only a long one is also searched for
 * inside others.
 */
export function isForeignProfanity(name: string): boolean {
  const parts = name.toLowerCase().split("_").filter(Boolean);
  const phrase = parts.filter((part) => /[a-z]/.test(part)).join("");
  return (
    [...parts, phrase].flatMap(readingsOf).some((text) => isListed(text, "isWord")) ||
    spelledOut(parts)
      .flatMap(readingsOf)
      .some((text) => isListed(text, "isSpelled"))
  );
}

const isListed = (text: string, how: "isWord" | "isSpelled"): boolean =>
  /(.)\1\1/.test(text) ? squeezed[how](squeeze(text)) : plain[how](text);

/** A name spelled letter by letter: "p_u_t_a_23", "m_r_p_uuu_t_a". */
const spelledOut = (parts: readonly string[]): string[] =>
  parts
    .map((part) => (/^(.)\1*\d*$/.test(part) || /^\d+$/.test(part) ? part : " "))
    .join("")
    .split(" ")
    .filter((text) => text.length >= 3);

/** A text with its digits read as letters, except those at the start and end, which may be a number. */
function readingsOf(text: string): string[] {
  const before = /^\d*/.exec(text)?.[0].length ?? 0;
  const behind = /\d*$/.exec(text)?.[0].length ?? 0;
  const readings = new Set<string>();
  for (let start = 0; start <= before; start += 1)
    for (let end = 0; end <= behind && start + end < text.length; end += 1)
      for (const one of ["i", "l"])
        readings.add(
          text
            .slice(start, text.length - end)
            .replace(/[0134578]/g, (digit) => (digit === "1" ? one : (possibleDuplicates[digit] ?? digit))),
        );
  return [...readings];
}

const possibleDuplicates: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
};
