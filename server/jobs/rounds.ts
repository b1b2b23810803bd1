export interface Rounds {
  /** Resolves once the round under way has ended; no other comes. */
  stop(): Promise<void>;
}

/** Does something at once and then again and again, after the milliseconds that it answers with. A round may leave its rest once `signal` is aborted. */
export function startRounds(work: (signal: AbortSignal) => Promise<number>): Rounds {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    const pause = await work(signal);
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = round();
    }, pause).unref();
  };
  let running = round();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
