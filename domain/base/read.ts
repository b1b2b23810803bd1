/** Reads properties of an untrusted value of any type. */
export const read = (value: unknown, names: readonly string[]): readonly unknown[] =>
  names.map((name) => (value instanceof Object ? Reflect.get(value, name) : undefined));
