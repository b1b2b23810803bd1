import { chatTexts } from "./huddle-texts";
import { mentionsOfMessage } from "./limits";

export type MessagePart =
  | { kind: "words"; text: string }
  | { kind: "mention"; userId: string; name: string }
  | { kind: "link"; text: string; href: string };

/** `shown_name` by user id. */
export type Names = ReadonlyMap<string, string>;

const pieces = /@\{([^{}\s]{1,64})\}|(https?:\/\/[^\s<>"]+[^\s<>".,:;!?)\]'])/g;

/** A message's text as it is drawn: `@{user_id}` by its name, addresses as links. */
export function partsOf(text: string, mentions: readonly string[], names: Names): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  const words = (until: number) => {
    if (until > end) parts.push({ kind: "words", text: text.slice(end, until) });
  };
  for (const found of text.matchAll(pieces)) {
    const [whole, userId, href] = found;
    if (userId !== undefined && !mentions.includes(userId)) continue;
    words(found.index);
    if (userId === undefined) parts.push({ kind: "link", text: whole, href: href ?? whole });
    else parts.push({ kind: "mention", userId, name: names.get(userId) || chatTexts.somebody });
    end = found.index + whole.length;
  }
  words(text.length);
  return parts;
}

/** The text with names in place of ids, for quotes, lists and screen readers. */
export const plainText = (text: string, mentions: readonly string[], names: Names): string =>
  partsOf(text, mentions, names)
    .map((part) => (part.kind === "mention" ? `@${part.name}` : part.text))
    .join("");

/** The beginning of a text that a list shows; who is named may be cut off, or unknown. */
export const beginning = (text: string, names: Names): string =>
  text.replace(/@\{([^{}\s]*)\}?/g, (_, id: string) => `@${names.get(id) || chatTexts.somebody}`);

/** Somebody whom the writer chose from the list. */
export type Chosen = { userId: string; name: string };

/** The typed form of a message that is being edited. */
export function toTyped(
  { text, mentions }: { text: string; mentions: readonly string[] },
  names: Names,
): { text: string; chosen: Chosen[] } {
  const nameOf = new Map(mentions.map((userId) => [userId, names.get(userId) || chatTexts.somebody]));
  return {
    text: text.replace(/@\{([^{}\s]{1,64})\}/g, (whole, userId: string) => {
      const name = nameOf.get(userId);
      return name === undefined ? whole : `@${name}`;
    }),
    chosen: [...nameOf].map(([userId, name]) => ({ userId, name })),
  };
}

/** The name that is being typed after an @ before the caret, or null. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(^|[\s(])@([\p{L}\p{N}'’-]*)$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const typed = found[2] ?? "";
  return { from: caret - typed.length - 1, typed };
}

/** People whose name begins with what was typed, any of its words; at most five. */
export function suggested<Person extends { shown_name: string }>(
  people: readonly Person[],
  typed: string,
): Person[] {
  const sought = typed.toLowerCase();
  const fits = ({ shown_name: name }: Person) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(sought));
  return people.filter(fits).slice(0, 5);
}

/** A text names a person by their id alone. */
export const isNamedIn = (text: string, userId: string): boolean => text.includes(`@{${userId}}`);

export const isTooManyNamed = (mentions: readonly string[]): boolean => mentions.length > mentionsOfMessage;
