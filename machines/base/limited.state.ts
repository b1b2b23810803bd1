import { outcomeOf } from "./outcomes";

/** The outcome of a rate-limited call; others have no `seconds`. */
type Outcome = { kind: string; seconds?: number };

export const isLimited = (_: unknown, { kind }: Outcome) => kind === "limited";

/** For `setWait: assign(toWait)`. */
export const toWait = (_: unknown, { seconds = 0 }: Outcome) => ({ wait: seconds });

export const whenLimited = <Target extends string>(target: Target) =>
  ({
    guard: { type: "isLimited", params: outcomeOf },
    target,
    actions: { type: "setWait", params: outcomeOf },
  }) as const;

/** Counts down the wait that the server requires, then continues. */
export const countdownTo = <Target extends string>(onDone: Target) =>
  ({
    invoke: {
      id: "countdown",
      src: "countdown",
      input: ({ context }: { context: { wait: number } }) => ({ seconds: context.wait }),
      onDone,
    },
  }) as const;
