/**
 * The parts of a text that may be sent: plain words, short numbers and the product's own URLs. Everything else could be an
 * e-mail address, a token, a password, a date or a name, and is replaced. `known` are words that identify
 * the user.
 */
export function scrub(text: string, known: readonly string[] = []): string {
  return withoutKnown(text, known)
    .replace(quoted, "[text]")
    .split(/\s+/)
    .map((word) => (word.includes("/") ? scrubAddress(word) : plain.test(word) ? word : "[…]"))
    .join(" ")
    .slice(0, 200);
}

/** A quotation may contain what a person or a reply wrote. An unclosed one reaches to the end of the text. */
const quoted = /"[^"]*"?|`[^`]*`?|\u201c[^\u201d]*\u201d?|(?<![\p{L}\d])'[^']*'?/gu;
const plain = /^(\[(text|name)\]|[([]?([A-Za-z$.]{1,24}|\d{1,3})[)\]]?)[,.:;!?]?$/;

function withoutKnown(text: string, known: readonly string[]): string {
  const words = known
    .filter((word) => word.trim().length > 1)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return words.length > 0 ? text.replace(new RegExp(words.join("|"), "giu"), " [name] ") : text;
}

/** Drops scheme, host, query and fragment; keeps the parts of the path that are the product's own. */
export function scrubAddress(address: string): string {
  const [path = ""] = address.replace(/^[^/]*:\/\/[^/]*/, "").split(/[?#]/);
  const parts = path.split("/").map((part) => (part === "" || isOwn(part) ? part : "[…]"));
  return parts.join("/").slice(0, 200);
}

const isOwn = (part: string) => ownWords.has(part) || ownScript.test(part);
const ownScript = /^[a-z][a-z.-]{0,40}-[A-Z0-9]{8}\.js(:\d+){0,2}$/;
const ownWords = new Set(["app", "home", "next", "chat", "schedule", "dings", "reset", "verify", "assets"]);
