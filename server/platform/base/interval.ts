export interface Interval {
  /** Resolves once the current run has ended; no other run starts. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now and again after the number of milliseconds that it returned. `work` may stop early once
 * `signal` is aborted.
 */
export function startInterval(work: (signal: AbortSignal) => Promise<number>): Interval {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    const pause = await work(signal);
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, pause).unref();
  };
  let running = run();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
