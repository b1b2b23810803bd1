import ts from "typescript";
import type { Shape } from "./shape";

/** Where values of JSON differ from the type that the code gives them, each with its path. */
export function differencesOf(shape: Shape, type: ts.Type, checker: ts.TypeChecker): string[] {
  return differ(shape, [type], "");

  function differ({ kinds, items, keys, objects }: Shape, types: ts.Type[], path: string): string[] {
    const members = types.flatMap((each) => (each.isUnion() ? each.types : [each]));
    if (members.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return [];
    const lists = members.filter((each) => checker.isArrayType(each) || checker.isTupleType(each));
    const records = members.filter((each) => isRecord(each) && !lists.includes(each));
    const differences = kinds
      .filter((kind) => {
        if (kind === "list") return lists.length === 0;
        if (kind === "object") return records.length === 0;
        return !members.some((each) => isOfKind(each, kind));
      })
      .map((kind) => `${path || "it"} was ${kind === "null" ? kind : `of kind ${kind}`}`);
    const elements = lists.flatMap((each) => checker.getTypeArguments(each as ts.TypeReference));
    if (items && lists.length > 0) differences.push(...differ(items, elements, `${path}[]`));
    if (!keys || records.length === 0) return differences;
    for (const [key, values] of Object.entries(keys)) {
      const inner = records.flatMap((each) => typeOfKey(each, key));
      const below = path ? `${path}.${key}` : key;
      if (inner.length > 0) differences.push(...differ(values, inner, below));
      else differences.push(`${below} is not in the type`);
    }
    const [only] = records.length === 1 ? records : [];
    for (const property of only ? checker.getPropertiesOfType(only) : []) {
      const isOptional = property.flags & ts.SymbolFlags.Optional;
      if (!isOptional && keys[property.name]?.values !== objects)
        differences.push(`${path ? `${path}.` : ""}${property.name} was missing`);
    }
    return differences;
  }

  function typeOfKey(type: ts.Type, key: string): ts.Type[] {
    const property = checker.getPropertyOfType(type, key);
    if (property) return [checker.getTypeOfSymbol(property)];
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return index ? [index.type] : [];
  }
}

/** A text with a mark, as MailboxKey, is an intersection too. */
const isRecord = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.every(isRecord) : (type.flags & ts.TypeFlags.Object) !== 0;

function isOfKind(type: ts.Type, kind: Shape["kinds"][number]): boolean {
  const { TypeFlags: Flag } = ts;
  if (type.isIntersection()) return type.types.some((each) => isOfKind(each, kind));
  const flags = {
    null: Flag.Null,
    string: Flag.StringLike,
    number: Flag.NumberLike,
    boolean: Flag.BooleanLike,
    list: Flag.Never,
    object: Flag.Never,
  };
  return (type.flags & flags[kind]) !== 0;
}
