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
