/** What values of JSON were like, all in one. */
export interface Shape {
  values: number;
  kinds: ("null" | "string" | "number" | "boolean" | "list" | "object")[];
  /** Of lists. */
  items?: Shape;
  /** Of objects, each with the values under it. */
  keys?: Record<string, Shape>;
  objects?: number;
}

export const noShape = (): Shape => ({ values: 0, kinds: [] });

export function addToShape(shape: Shape, value: unknown) {
  shape.values += 1;
  const kind = kindOf(value);
  if (!shape.kinds.includes(kind)) shape.kinds.push(kind);
  if (Array.isArray(value)) {
    shape.items ??= noShape();
    for (const each of value) addToShape(shape.items, each);
  } else if (kind === "object") {
    shape.keys ??= {};
    shape.objects = (shape.objects ?? 0) + 1;
    for (const [key, each] of Object.entries(value as object)) {
      shape.keys[key] ??= noShape();
      addToShape(shape.keys[key], each);
    }
  }
}

function kindOf(value: unknown): Shape["kinds"][number] {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  const kind = typeof value;
  if (kind === "string" || kind === "number" || kind === "boolean" || kind === "object") return kind;
  throw new Error(`JSON holds no ${kind}.`);
}
