export interface Line {
  /** Resolves with a place; rejects when there will be none. Whoever got one has to leave. */
  enter(): Promise<void>;
  /** `isServed`: what stands behind did its work. */
  leave(isServed: boolean): void;
}

interface Waiting {
  go(): void;
  refuse(): void;
  /** Milliseconds since anybody was served, or since this one came. */
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
 * So many at a time; the others wait in a row. A long row is not an outage: it is given up only when nobody was served for `stall`
 * milliseconds, or when somebody has waited for `patience`.
 */
export function openLine(
  { places, stall, patience }: { places: number; stall: number; patience: number },
  clock = realClock,
): Line {
  const waiting = new Set<Waiting>();
  let free = places;
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
        // On a busy machine this timer is late, and what was served meanwhile has not been seen yet.
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
    async enter() {
      if (free === 0) return wait();
      free -= 1;
    },
    leave(isServed) {
      if (isServed) servedAt = clock.now();
      for (const next of waiting) {
        // After a failure somebody may try anew, but not who would then have waited twice.
        const isHopeless = !isServed && next.idle() >= stall / 2;
        if (!isHopeless) return next.go();
        next.refuse();
      }
      free += 1;
    },
  };
}
