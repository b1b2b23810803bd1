import { withoutUnseenSigns } from "../fields/emoji";
import type { Chosen } from "./message-parts";

/** What is stored of a typed message: without invisible signs, which could turn the words of others around, and without empty ends. */
export const tidyMessage = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => withoutUnseenSigns(line).trimEnd())
    .join("\n")
    .trim();

/**
 * What is sent of a typed text, tidied: `@Kim` of a chosen person becomes `@{user_id}`. Longer names first, so that "@Jo" does not cut "@Jo Anna"; in
 * one pass, so that no name is found within an id that was put in.
 */
export function toSent(typed: string, chosen: readonly Chosen[]): { text: string; mentions: string[] } {
  const idOf = new Map<string, string>();
  for (const { userId, name } of chosen) {
    const written = tidyMessage(name);
    if (written !== "" && !idOf.has(written)) idOf.set(written, userId);
  }
  const names = [...idOf.keys()].sort((one, other) => other.length - one.length);
  const tidied = tidyMessage(typed);
  if (names.length === 0) return { text: tidied, mentions: [] };
  const mentions = new Set<string>();
  const text = tidied.replace(callOf(names), (_, before: string, name: string) => {
    const userId = idOf.get(name) ?? "";
    mentions.add(userId);
    return `${before}@{${userId}}`;
  });
  return { text, mentions: [...mentions] };
}

/** `@Kim` as a word of its own, not a part of an e-mail address. */
const callOf = (names: readonly string[]) => {
  const all = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return new RegExp(`(^|[^\\p{L}\\p{N}])@(${all})(?![\\p{L}\\p{N}])`, "gu");
};

/** The words of a search, in lower case; a hit contains all of them or words that begin with them. */
export const searchWords = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
];
