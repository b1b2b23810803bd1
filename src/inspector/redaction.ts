export const redacted = {
  password: "[password]",
  token: "[token]",
  emailAddress: "[e-mail address]",
  typed: "[typed]",
};
type Kind = keyof typeof redacted;

/**
 * Removes from any value what must not leave the page: passwords, tokens, e-mail addresses, and all text typed into
 * fields. The result is plain data. A secret seen once is also removed wherever it appears later.
 */
export function createRedaction() {
  const secrets = new Map<string, Kind>();

  function redact(value: unknown, kind: Kind | null = null, above: readonly object[] = []): unknown {
    if (typeof value === "string") return redactText(value, kind);
    if (typeof value === "function") return `ƒ ${value.name}`;
    if (typeof value === "bigint" || typeof value === "symbol") return String(value);
    if (typeof value !== "object" || value === null) return value;
    if (above.length > deepest || above.includes(value)) return "[…]";
    const path = [...above, value];
    if (Array.isArray(value)) return value.map((each) => redact(each, kind, path));
    const entries = Object.entries(plain(value));
    const isTyped = entries.some(([name, each]) => marksTyped(name, each));
    return Object.fromEntries(
      entries.map(([name, each]) => [
        name,
        redact(each, kind ?? secretKind(name) ?? (isTyped && name === "text" ? "typed" : null), path),
      ]),
    );
  }

  function redactText(text: string, kind: Kind | null): string {
    if (kind && text !== "" && !placeholders.has(text)) {
      if (text.length >= 8 && (kind === "password" || kind === "token")) secrets.set(text, kind);
      return redacted[kind];
    }
    let rest = text;
    for (const [secret, known] of secrets) rest = rest.replaceAll(secret, redacted[known]);
    return rest.replace(tokenShape, redacted.token).replace(addressShape, redacted.emailAddress);
  }

  return <Value>(value: Value) => redact(value) as Value;
}

export type Redact = ReturnType<typeof createRedaction>;

/** A machine's definition holds names that sound like secrets; only its literals are redacted. */
export function redactDefinition(redact: Redact, definition: string): string {
  return JSON.stringify(readDefinition(redact, JSON.parse(definition)));
}

function readDefinition(redact: Redact, value: unknown, isOfNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => readDefinition(redact, each));
  if (typeof value !== "object" || value === null) return redact(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      !isOfNames && literals.has(name) ? redact(each) : readDefinition(redact, each, named.has(name)),
    ]),
  );
}

const literals = new Set(["context", "input", "output", "params", "meta"]);
/** Keys directly below are names chosen by the machine's author. */
const named = new Set(["states", "on", "after"]);
const deepest = 24;
const placeholders = new Set(Object.values(redacted));
const tokenShape = /\beyJ[\w-]{6,}(\.[\w-]*)*|\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}\b/g;
const addressShape = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]*/g;

function secretKind(name: string): Kind | null {
  if (/passw|passcode|secret/i.test(name)) return "password";
  if (/token(?!expiry)|jwt|credential|authorization|cookie|api_?key|oauth|pkce/i.test(name)) return "token";
  // Of a file that was read on the device.
  if (name === "cells") return "typed";
  return /e[_-]?mail/i.test(name) ? "emailAddress" : null;
}

/** A field's machine holds its text beside its rule, and receives it in events of these names. */
const marksTyped = (name: string, value: unknown) =>
  name === "rule" || (name === "type" && typeof value === "string" && value.startsWith("text."));

function plain(value: object): object {
  if ("toJSON" in value && typeof value.toJSON === "function") {
    const json: unknown = value.toJSON();
    return typeof json === "object" && json !== null ? json : { value: json };
  }
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (value instanceof Map || value instanceof Set) return { size: value.size };
  return typeof Node !== "undefined" && value instanceof Node ? { node: value.nodeName } : value;
}
