import { withoutUnseenSigns } from "../fields/emoji";

/** What is stored of a typed message: without invisible signs, which could turn the words of others around, and without empty ends. */
export const tidyMessage = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => withoutUnseenSigns(line).trimEnd())
    .join("\n")
    .trim();

/** The words of a search, in lower case; a hit contains all of them or words that begin with them. */
export const searchWords = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** A hit's text with the words, or beginnings of words, that were searched. */
export function markedParts(text: string, search: string): { text: string; isHit: boolean }[] {
  const sought = searchWords(search);
  const parts: { text: string; isHit: boolean }[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const hit = sought.find((word) => piece.toLowerCase().startsWith(word));
    if (hit === undefined) parts.push({ text: piece, isHit: false });
    else
      parts.push(
        { text: piece.slice(0, hit.length), isHit: true },
        { text: piece.slice(hit.length), isHit: false },
      );
  }
  return parts.filter((part) => part.text !== "");
}
