type Ports = {
  locks: Pick<LockManager, "request"> | undefined;
  wait: (milliseconds: number) => Promise<void>;
  timeLimit: (milliseconds: number) => AbortSignal;
};

export type TabLock = <Value>(signal: AbortSignal, run: () => Promise<Value>) => Promise<Value>;

const acquireWithin = 5_000;
/** The news of a result travels by another way than the lock and may come after it. Nobody waits for this: who hears the news lets go. */
const heldAfterwards = 500;

/** One tab at a time, if the browser can; never a reason not to run. */
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
          await start();
          await wait(heldAfterwards);
        });
      request().catch(() => {
        if (!hasStarted) start();
      });
    });
  };
}
