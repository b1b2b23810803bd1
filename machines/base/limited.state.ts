/** Of a call that was made too often; other outcomes have no seconds. */
type Outcome = { kind: string; seconds?: number };

const outcomeOf = ({ event }: { event: { output: Outcome } }) => event.output;

export const isLimited = (_: unknown, { kind }: Outcome) => kind === "limited";

/** For `keepWait: assign(toWait)`. */
export const toWait = (_: unknown, { seconds = 0 }: Outcome) => ({ wait: seconds });

export const whenLimited = <Target extends string>(target: Target) =>
  ({
    guard: { type: "isLimited", params: outcomeOf },
    target,
    actions: { type: "keepWait", params: outcomeOf },
  }) as const;

/** Counts the seconds of a wait that the server asked for, then goes on. */
export const countdownTo = <Target extends string>(onDone: Target) =>
  ({
    invoke: {
      id: "countdown",
      src: "countdown",
      input: ({ context }: { context: { wait: number } }) => ({ seconds: context.wait }),
      onDone,
    },
  }) as const;
