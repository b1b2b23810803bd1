type Ports = {
  locks: Pick<LockManager, "request"> | undefined;
  wait: (milliseconds: number) => Promise<void>;
  timeLimit: (milliseconds: number) => AbortSignal;
};

export type TabLock = <Value>(signal: AbortSignal, run: () => Promise<Value>) => Promise<Value>;

const acquireWithin = 5_000;
/**
 * Milliseconds to hold the lock after a result, so that other tabs receive the new token over the
 * BroadcastChannel before they get the lock. A tab that has received it aborts its wait.
 */
const heldAfterwards = 500;

/** One tab at a time where Web Locks exist; without them, or after the wait, the task runs all the same. */
export function createTabLock(name: string, { locks, wait, timeLimit }: Ports): TabLock {
  return async (signal, run) => {
    if (!locks) return run();
    return new Promise((resolve, reject) => {
      let hasStarted = false;
      const start = () => {
        hasStarted = true;
        const running = run();
        running.then(resolve, reject);
        return running;
      };
      const request = async () =>
        locks.request(name, { signal: AbortSignal.any([signal, timeLimit(acquireWithin)]) }, async () => {
          // A message that came before the lock may still be queued, and its task runs before this timer.
          await wait(0);
          await start();
          await wait(heldAfterwards);
        });
      request().catch(() => {
        if (!hasStarted) start();
      });
    });
  };
}
