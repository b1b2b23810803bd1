import { proofCounts, record } from "../proof";

/** What a suite of uvu is here: adds a test. */
type Add = (name: string, work: () => Promise<void>) => void;

/**
 * Adds races to a suite: once with the other tests, so often in the proof that fifty rounds of each were run. `renew` gives the next run an
 * empty database; `each` is how many rounds a run has by itself.
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
