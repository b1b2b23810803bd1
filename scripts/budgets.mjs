import os from "node:os";

/**
 * CPU seconds of each room of npm test, its browsers included. Generous, since machines differ by half; a room fails at one and a half
 * times its budget.
 * @type {Record<string, number>}
 */
const budgets = {
  types: 30,
  lint: 15,
  layers: 10,
  drift: 5,
  openapi: 10,
  build: 60,
  unit: 25,
  view: 105,
  wiring: 20,
  server: 165,
  "server on PGlite": 60,
  contract: 135,
  PostgreSQL: 220,
  scripts: 120,
  proof: 320,
  e2e: 800,
};
/** The budget of a new room. */
const usual = 30;
const tolerance = 1.5;

/** Under load the same work takes up to twice the CPU seconds, so nothing is checked then. The runner's own load stays below this. */
export const isBusy = () => (os.loadavg()[1] ?? 0) > 3 * os.availableParallelism();

/** A sentence for each room over its budget. @param {Map<string, number>} spent CPU seconds of each room */
export const overspent = (spent) =>
  [...spent].flatMap(([room, seconds]) => {
    const budget = budgets[room] ?? usual;
    if (seconds <= budget * tolerance) return [];
    return `${room} took ${seconds.toFixed(0)} CPU seconds, more than half over its budget of ${budget} (scripts/budgets.mjs).`;
  });
