import os from "node:os";

/**
 * CPU seconds that a room of npm test should need, its own and its browsers'. They are generous, for machines differ by half.
 * Past one and a half of it a room has grown.
 * @type {Record<string, number>}
 */
const budgets = {
  types: 90,
  lint: 15,
  layers: 10,
  drift: 5,
  openapi: 10,
  build: 70,
  unit: 22,
  view: 60,
  wiring: 20,
  server: 280,
  "server on PostgreSQL": 110,
  contract: 25,
  "contract on PostgreSQL": 150,
  PostgreSQL: 140,
  scripts: 130,
  proof: 400,
  e2e: 720,
};
/** For a room that is new. */
const usual = 30;
const tolerance = 1.5;

/** The same work takes up to twice the CPU seconds where others want the cores too, and says nothing then. Ours alone stays below. */
export const isBusy = () => (os.loadavg()[1] ?? 0) > 3 * os.availableParallelism();

/** A sentence for every room that needed too much. @param {Map<string, number>} spent CPU seconds of each room */
export const overspent = (spent) =>
  [...spent].flatMap(([room, seconds]) => {
    const budget = budgets[room] ?? usual;
    if (seconds <= budget * tolerance) return [];
    return `${room} took ${seconds.toFixed(0)} CPU seconds, more than half over its budget of ${budget} (scripts/budgets.mjs).`;
  });
