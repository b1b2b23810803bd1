import os from "node:os";

/**
 * CPU seconds of each room of npm test, its browsers included. Generous; a room fails at one and a half times its budget, or more on a
 * slower machine.
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
  statements: 15,
  contract: 135,
  PostgreSQL: 220,
  scripts: 120,
  proof: 320,
  e2e: 1_100,
};
/** The budget of a new room. */
const usual = 30;
const tolerance = 1.5;
/** In CPU seconds. */
const heaviest = 200;

/** Under load the same work takes up to twice the CPU seconds, so nothing is checked then. The runner's own load stays below this. */
export const isBusy = () => (os.loadavg()[1] ?? 0) > 3 * os.availableParallelism();

const budgetOf = (/** @type {string} */ room) => budgets[room] ?? usual;

/**
 * How much slower this machine is than the one that the budgets were measured on: the median of what rooms took of their budgets, each
 * weighing as much as its budget, and at most `heaviest`. One room that has grown does not move it, the browser tests, half of all, do not
 * decide alone, and short checks at the end, when the machine is free again, hardly count. Never below 1. @param {Map<string, number>} spent CPU seconds of each room
 */
function slownessOf(spent) {
  const rooms = [...spent]
    .map(([room, seconds]) => ({
      weight: Math.min(budgetOf(room), heaviest),
      share: seconds / budgetOf(room),
    }))
    .sort((a, b) => a.share - b.share);
  const half = rooms.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { weight, share } of rooms) {
    sum += weight;
    if (sum >= half) return Math.max(1, share);
  }
  return 1;
}

/** A sentence for each room over its budget. @param {Map<string, number>} spent CPU seconds of each room */
export function overspent(spent) {
  const slowness = slownessOf(spent);
  return [...spent].flatMap(([room, seconds]) => {
    if (seconds <= budgetOf(room) * slowness * tolerance) return [];
    const machine = slowness > 1 ? ` on a machine ${slowness.toFixed(1)} times slower` : "";
    return `${room} took ${seconds.toFixed(0)} CPU seconds, more than half over its budget of ${budgetOf(room)}${machine} (scripts/budgets.mjs).`;
  });
}
