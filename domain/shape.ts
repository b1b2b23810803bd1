type Kind = "string" | "number" | "boolean" | "list";

/** What the properties of a reply have to be, as far as they are read; with a question mark they may be missing or null. A list holds texts. */
export type Shape<Value> = { readonly [Name in keyof Value]?: Kind | `${Kind}?` };

export const fits = (value: unknown, shape: Readonly<Record<string, string>>): boolean =>
  value instanceof Object &&
  Object.entries(shape).every(([name, kind]) => {
    const property: unknown = Reflect.get(value, name);
    return (
      kind === kindOf(property) || kind === `${kindOf(property)}?` || (property == null && kind.endsWith("?"))
    );
  });

const kindOf = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === "string") ? "list" : typeof value;
