/** For a value that an earlier state of the machine has put into the context, which the types cannot express. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("The machine went on without what it needs");
  return value;
}
