/** What an earlier state of the chart put into its context: the types cannot know. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("The chart went on without what it needs");
  return value;
}
