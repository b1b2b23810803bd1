import { reconcile } from "./identity/reconcile";
import type { Services } from "./services";

const pause = 60_000;

/** At the start, beside the first requests; again each minute while the identity provider or the database cannot be reached. */
export function keepReconciled(services: Services): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = () => {
    running = reconcile(services).then(
      () => {},
      (error: unknown) => {
        if (isStopped) return;
        services.log.warn({ err: error }, "The accounts were not reconciled; the next try is in a minute.");
        timer = setTimeout(attempt, pause).unref();
      },
    );
  };
  let running = Promise.resolve();
  attempt();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
