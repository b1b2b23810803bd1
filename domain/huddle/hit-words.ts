import { searchWords } from "./message-text";

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
