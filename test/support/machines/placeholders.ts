/** Implements placeholder actors for a test: records each call and resolves it when the test says so. */
export function openPlaceholders() {
  const calls: { name: string; input: unknown }[] = [];
  const waiting = new Map<string, { resolve: (value: never) => void; reject: (fault: Error) => void }>();
  return {
    calls,
    names: () => calls.map(({ name }) => name),
    call: (name: string, input?: unknown) => {
      calls.push({ name, input });
      return new Promise<never>((resolve, reject) => waiting.set(name, { resolve, reject }));
    },
    answer: async (name: string, outcome: unknown) => {
      waiting.get(name)?.resolve(outcome as never);
      await settled();
    },
    fail: async (name: string) => {
      waiting.get(name)?.reject(new Error("a bug in an effect"));
      await settled();
    },
  };
}

export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Advances time second by second, for countdowns. */
export function passSeconds(clock: { increment: (milliseconds: number) => void }, seconds: number) {
  for (let second = 0; second < seconds; second++) clock.increment(1_000);
}
