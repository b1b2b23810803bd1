import fc from "fast-check";
import { findUnfitText } from "../../../server/platform/http/body-text";
import type { Operation, Schema } from "./contract-schemas";

/** Existing values by property, which a fuzzer would never guess. */
export type Hints = Record<string, readonly (string | null)[]>;

const typeOf = ({ type }: Schema) => (Array.isArray(type) ? type[0] : type);

const isNullable = ({ type }: Schema) => Array.isArray(type) && type.includes("null");

/** Values valid by the schema. */
export function validValue(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (typeOf(schema) === "object") return validBody(schema, hints);
  if (typeOf(schema) === "boolean") return fc.boolean();
  if (typeOf(schema) === "integer") {
    const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = schema;
    return fc.integer({ min: minimum, max: maximum });
  }
  if (typeOf(schema) === "array" && schema.items) {
    const size = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) };
    const items = validValue(schema.items, hints);
    return schema.uniqueItems ? fc.uniqueArray(items, size) : fc.array(items, size);
  }
  const { minLength = 0, maxLength = 200, pattern, format } = schema;
  if (format === "date")
    return fc
      .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  const texts =
    pattern === undefined
      ? fc.string({ unit: "grapheme", minLength, maxLength })
      : fc.stringMatching(new RegExp(pattern, "u"), { size: "+1" });
  const fits = (text: string) =>
    [...text].length >= minLength && [...text].length <= maxLength && findUnfitText(text) === null;
  return texts
    .map((text) => [...text].slice(0, maxLength).join(""))
    .filter((text) => {
      return fits(text) && (pattern === undefined || new RegExp(pattern, "u").test(text));
    });
}

export function validBody(schema: Schema, hints: Hints): fc.Arbitrary<object> {
  const {
    properties = {},
    required = [],
    minProperties = 0,
    maxProperties = Number.POSITIVE_INFINITY,
  } = schema;
  const entries = Object.entries(properties).map(([name, schema]) => {
    const real = hints[name] ?? [];
    const value =
      real.length === 0
        ? validValue(schema, hints)
        : fc.oneof(
            { weight: 1, arbitrary: validValue(schema, hints) },
            { weight: 2, arbitrary: fc.constantFrom(...real) },
          );
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(entries), { requiredKeys: [...required] }).filter((body) => {
    const { length } = Object.keys(body);
    return length >= minProperties && length <= maxProperties;
  });
}

const wrongTypes = fc.oneof(
  fc.constantFrom(null, 0, -1, 1e308, true, "", [], {}, [[]], { toString: "x" }),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

/** Fields that a caller might try to set, and names that target the prototype. */
const coveted = fc.constantFrom<[string, unknown]>(
  ["role", "administrator"],
  ["id", "02102020"],
  ["user_id", "02102020"],
  ["is_deleted", false],
  ["banned_at", null],
  ["bannedAt", null],
  ["email_address_verified_at", "2026-01-01T00:00:00.000Z"],
  ["emailAddressVerifiedAt", "2026-01-01T00:00:00.000Z"],
  ["must_change_password", false],
  ["created_at", "2000-01-01T00:00:00.000Z"],
  ["full_name", "Drip"],
  ["constructor", { prototype: { role: "administrator" } }],
  ["prototype", {}],
  ["$where", "1=1"],
);

/** A body that breaks the schema in one way, serialised. */
export function badBody(schema: Schema, hints: Hints): fc.Arbitrary<string> {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  const good = validBody(schema, hints);
  const changed = (
    change: (body: Record<string, unknown>, name: string, value: unknown) => void,
    from: readonly string[],
    values: fc.Arbitrary<unknown>,
  ) =>
    fc
      .tuple(good, fc.constantFrom(...from), values)
      .filter(([, name, value]) => !mayFit(properties[name] ?? {}, value))
      .map(([body, name, value]) => {
        const copy: Record<string, unknown> = { ...body };
        change(copy, name, value);
        return JSON.stringify(copy);
      });
  const set = (body: Record<string, unknown>, name: string, value: unknown) => {
    body[name] = value;
  };
  const strings = names.filter((name) => typeOf(properties[name] ?? {}) === "string");
  const ways: fc.Arbitrary<string>[] = [
    fc.tuple(good, coveted).map(([body, [name, value]]) => JSON.stringify({ ...body, [name]: value })),
    fc
      .tuple(good, coveted)
      .map(([body, [, value]]) =>
        JSON.stringify(body).replace("{", `{"__proto__":${JSON.stringify(value)},`),
      ),
    fc
      .tuple(
        good,
        fc.string().filter((key) => !names.includes(key)),
        fc.jsonValue(),
      )
      .map(([body, key, value]) => JSON.stringify({ ...body, [key]: value })),
    fc.constantFrom(
      "",
      "null",
      "[]",
      "1",
      '"text"',
      "{",
      '{"a":}',
      "{'a':1}",
      "\u0000",
      "[".repeat(5_000),
      `{"a":${"[".repeat(500)}${"]".repeat(500)}}`,
    ),
    fc.string().filter((text) => !isObject(text)),
  ];
  // Null is valid for a nullable field.
  const definite = names.filter((name) => !isNullable(properties[name] ?? {}));
  if (definite.length > 0)
    ways.push(
      changed(
        set,
        definite,
        wrongTypes.filter((value) => typeof value !== "string" && typeof value !== "boolean"),
      ),
    );
  if (required.length > 0)
    ways.push(changed((body, name) => void delete body[name], required, fc.constant(null)));
  if (strings.length > 0) {
    ways.push(
      changed(
        set,
        strings,
        fc.constantFrom("", "x".repeat(5_000), "\u0000", "a\u0000b", "\ud800", "\udfff\ud800"),
      ),
    );
    ways.push(changed(set, strings, fc.constantFrom("x".repeat(20_000))));
  }
  return fc.oneof(...ways);
}

/** An empty text, a number or a list may be valid, too. */
function mayFit(schema: Schema, value: unknown): boolean {
  const type = typeOf(schema);
  if (value === "") return type === "string" && (schema.minLength ?? 0) === 0;
  if (typeof value === "number") return type === "integer" && value >= (schema.minimum ?? value);
  return Array.isArray(value) && type === "array";
}

function isObject(text: string) {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}

/** The path with existing ids for its parameters, found by the segment before each (`team_id/{id}`); else `id`. */
export const pathOf = ({ path }: Operation, id: string, known: Readonly<Record<string, string>> = {}) =>
  path.replace(/(\w+)\/\{\w+\}/g, (_, name: string) => `${name}/${encodeURIComponent(known[name] ?? id)}`);
