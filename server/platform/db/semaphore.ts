export interface Semaphore {
  /**
   * Resolves once a permit is free; rejects when waiting is hopeless. Every acquired permit must be released.
   */
  acquire(): Promise<void>;
  /** `isServed`: whether the database answered while the permit was held. */
  release(isServed: boolean): void;
  /** The number of waiting callers. */
  waiting(): number;
}

interface Waiting {
  go(): void;
  refuse(): void;
  /** Milliseconds since the last release with an answer, or since this caller started to wait. */
  idle(): number;
}

interface Clock {
  now(): number;
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

const realClock: Clock = {
  now: () => performance.now(),
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
};

/**
 * A counting semaphore with a first-in-first-out queue. A waiting caller is rejected only when no permit
 * holder was answered for `stall` milliseconds, or after `patience` milliseconds: a long queue alone is no
 * outage.
 */
export function openSemaphore(
  { permits, stall, patience }: { permits: number; stall: number; patience: number },
  clock = realClock,
): Semaphore {
  const waiting = new Set<Waiting>();
  let free = permits;
  let servedAt = Number.NEGATIVE_INFINITY;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const since = clock.now();
      let timer: unknown;
      const end = (settle: () => void) => () => {
        clock.clearTimeout(timer);
        waiting.delete(self);
        settle();
      };
      const self: Waiting = {
        go: end(resolve),
        refuse: end(() => reject(new Error("timeout exceeded when trying to connect"))),
        idle: () => clock.now() - Math.max(since, servedAt),
      };
      const left = () => Math.min(stall - self.idle(), since + patience - clock.now());
      const look = () => {
        if (left() > 0) timer = clock.setTimeout(look, left());
        // Check once more after pending I/O: on a busy machine the timer fires late, and releases may not
        // have been processed yet.
        else setImmediate(giveUp);
      };
      const giveUp = () => {
        if (!waiting.has(self)) return;
        if (left() > 0) look();
        else self.refuse();
      };
      waiting.add(self);
      look();
    });

  return {
    async acquire() {
      if (free === 0) return wait();
      free -= 1;
    },
    release(isServed) {
      if (isServed) servedAt = clock.now();
      for (const next of waiting) {
        // After a failure the next caller may still try, unless it has already waited half of `stall`.
        const isHopeless = !isServed && next.idle() >= stall / 2;
        if (!isHopeless) return next.go();
        next.refuse();
      }
      free += 1;
    },
    waiting: () => waiting.size,
  };
}
