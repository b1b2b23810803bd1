import { reconcile } from "./identity/reconcile";
import type { Services } from "./services";

/** Milliseconds until the next round: after one that failed, and after one that did its work. */
const pauses = { failed: 60_000, done: 3_600_000 };

/** At the start, beside the first requests; each hour from then on, and each minute while the identity provider or the database cannot be reached. */
export function keepReconciled(services: Services, { failed, done } = pauses): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    const pause = await reconcile(services, signal).then(
      () => done,
      (error: unknown) => {
        if (!signal.aborted)
          services.log.warn({ err: error }, "The accounts were not reconciled; the next try is in a minute.");
        return failed;
      },
    );
    if (!signal.aborted) timer = setTimeout(next, pause).unref();
  };
  const next = () => {
    running = round();
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
