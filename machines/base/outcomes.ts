/** What the invoked actor's `onDone` hands over. */
export const outcomeOf = <Outcome>({ event }: { event: { output: Outcome } }) => event.output;

type WithOutcome<Name> = { type: Name; params: typeof outcomeOf };
/** A name stands for an action that takes the outcome; one that takes something else is written as machines write it. */
type Action = string | { type: string };
type Branch = readonly [target: string, ...actions: Action[]];

type Actions<To extends Branch> = To extends readonly [string, ...infer Given]
  ? { [Index in keyof Given]: Given[Index] extends string ? WithOutcome<Given[Index]> : Given[Index] }
  : never;
type Transition<Guard, To extends Branch> = Guard extends "else"
  ? { target: To[0]; actions: Actions<To> }
  : { guard: WithOutcome<Guard>; target: To[0]; actions: Actions<To> };

/**
 * The transitions of `onDone`: by the first guard that holds for the outcome, to a state and with actions; `else` is last and has no guard.
 *
 *     onDone: byOutcome({ isSaved: ["over", "setSaved"], else: ["filling", "setRefusal"] })
 */
export function byOutcome<const Branches extends Record<string, Branch>>(branches: Branches) {
  return Object.entries(branches).map(([guard, [target, ...actions]]) => ({
    guard: guard === "else" ? undefined : withOutcome(guard),
    target,
    actions: actions.map((action) => (typeof action === "string" ? withOutcome(action) : action)),
  })) as { [Guard in keyof Branches]: Transition<Guard, Branches[Guard]> }[keyof Branches][];
}

const withOutcome = (type: string) => ({ type, params: outcomeOf });
