import { suite } from "uvu";
import * as assert from "uvu/assert";
import { overspent } from "../../scripts/budgets.mjs";

const test = suite("CPU budgets");

/** Half of each budget, times `factor`. */
const spent = (factor: number, more: Record<string, number> = {}) =>
  new Map(
    Object.entries({
      types: 15,
      lint: 7.5,
      unit: 12.5,
      view: 52.5,
      server: 82.5,
      contract: 67.5,
      e2e: 550,
    }).map(([room, seconds]) => [room, more[room] ?? seconds * factor]),
  );

test("rooms within their budgets are not named", () => {
  assert.equal(overspent(spent(1)), []);
});

test("a machine five times slower than the budgets allow fails no room", () => {
  assert.equal(overspent(spent(10)), []);
});

test("checks that ran once the machine was free again do not make it count as fast", () => {
  assert.equal(overspent(spent(6, { types: 15, lint: 8, unit: 13 })), []);
});

/** A whole run on two cores that share their units, with Chromium's headless shell: e2e took 1.2 of its budget, most others 1.6. */
const aRun = {
  types: 37,
  lint: 12,
  layers: 6,
  drift: 5,
  openapi: 8,
  build: 77,
  unit: 37,
  view: 210,
  wiring: 25,
  server: 282,
  "server on PGlite": 105,
  statements: 9,
  contract: 223,
  PostgreSQL: 350,
  scripts: 141,
  proof: 425,
  e2e: 1306,
};

test("the browser tests, half of a run, do not decide alone how slow a machine is", () => {
  assert.equal(overspent(new Map(Object.entries(aRun))), []);
});

test("a room that grew alone is named, on a fast machine and on a slow one", () => {
  assert.equal(overspent(spent(1, { view: 200 })), [
    "view took 200 CPU seconds, more than half over its budget of 105 (scripts/budgets.mjs).",
  ]);
  assert.equal(overspent(spent(4, { view: 400, types: 15 })), [
    "view took 400 CPU seconds, more than half over its budget of 105 on a machine 2.0 times slower (scripts/budgets.mjs).",
  ]);
});

test.run();
