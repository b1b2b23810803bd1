import { proofCounts, record } from "../proof";

/** A uvu suite's function that adds a test. */
type Add = (name: string, work: () => Promise<void>) => void;

/**
 * Adds races to a suite: once in the tests, and often enough in the proof for fifty rounds of each. `renew` gives the
 * next run an empty database; `each` is the number of rounds in one run.
 */
export const raceIn =
  (add: Add, renew: () => Promise<void>) =>
  (name: string, each: number, work: () => Promise<void>): void =>
    add(name, async () => {
      const runs = Math.ceil(proofCounts.raceRounds / each);
      await work();
      for (let run = 1; run < runs; run += 1) {
        await renew();
        await work();
      }
      record({ point: 17, tried: `Races, rounds: ${name}`, count: runs * each, wrong: 0 });
    });
