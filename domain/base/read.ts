/** Properties of something that came from outside and may be anything. */
export const read = (value: unknown, names: readonly string[]): readonly unknown[] =>
  names.map((name) => (value instanceof Object ? Reflect.get(value, name) : undefined));
