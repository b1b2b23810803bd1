/**
 * The shape of a reply, generated from the contract by `npm run generate`; a shape of another type does not compile. A property
 * with a question mark may be missing or null, a list contains items of its element. An enumeration is any text, so that a newer
 * server's values do not break an older app.
 */
export type Shape<Value> = [Value] extends [string]
  ? "string"
  : [Value] extends [number]
    ? "number"
    : [Value] extends [boolean]
      ? "boolean"
      : Value extends readonly (infer Item)[]
        ? readonly [Shape<Item>]
        : { readonly [Name in keyof Value as Key<Value, Name>]-?: Shape<NonNullable<Value[Name]>> };

type Key<Value, Name extends keyof Value> = undefined extends Value[Name]
  ? Optional<Name>
  : null extends Value[Name]
    ? Optional<Name>
    : Name;
type Optional<Name> = Name extends string ? `${Name}?` : never;

/** A shape of any value. */
export type AnyShape = string | readonly [AnyShape] | { readonly [name: string]: AnyShape };

export function fits(value: unknown, shape: AnyShape): boolean {
  if (typeof shape === "string") return typeof value === shape;
  if (isList(shape)) return Array.isArray(value) && value.every((each) => fits(each, shape[0]));
  return (
    value instanceof Object &&
    Object.entries(shape).every(([name, inner]) => {
      const property: unknown = Reflect.get(value, name.replace("?", ""));
      return property == null ? name.endsWith("?") : fits(property, inner);
    })
  );
}

const isList = (shape: AnyShape): shape is readonly [AnyShape] => Array.isArray(shape);
