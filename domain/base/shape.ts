type Kind = "string" | "number" | "boolean" | "list";

/** What the properties of a reply have to be, as far as they are read; with a question mark they may be missing or null. A list holds texts. */
export type Shape<Value> = { readonly [Name in keyof Value]?: Kind | `${Kind}?` };

export const fits = <Value>(value: unknown, shape: Shape<Value>): boolean =>
  value instanceof Object &&
  Object.entries(shape).every(([name, kind]: [string, unknown]) => {
    const property: unknown = Reflect.get(value, name);
    if (property == null) return String(kind).endsWith("?");
    return kind === kindOf(property) || kind === `${kindOf(property)}?`;
  });

const kindOf = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === "string") ? "list" : typeof value;
