import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Figure, renderPage } from "../../scripts/proof/page.mjs";
import { openResults } from "../../scripts/proof/results.mjs";

const test = suite("proof");

const figure = (tried: string): Figure => ({
  point: 4,
  tried,
  count: 1,
  wrong: 0,
  database: "PGlite",
  at: "2026-11-22T08:00:00.000Z",
});

test("a run replaces its own results and keeps the others", () => {
  const folder = mkdtempSync(join(tmpdir(), "drip-proof-"));
  const results = openResults(join(folder, "results"));
  assert.equal(results.read(), []);
  results.replace("refresh-PGlite", [figure("old"), figure("older")]);
  results.replace("claims-PGlite", [figure("claims")]);
  openResults(join(folder, "results")).replace("refresh-PGlite", [figure("new")]);
  assert.equal(results.read(), [figure("claims"), figure("new")]);
  results.replace("claims-PGlite", []);
  assert.equal(results.read(), [figure("new")]);
  rmSync(folder, { recursive: true });
});

test("docs/proof.md shows the committed results", () => {
  const rows = (page: string) =>
    page.split("\n").filter((line) => line.startsWith("| ") && !audit.test(line));
  const committed = renderPage(openResults("scripts/proof/results").read());
  assert.equal(rows(readFileSync("docs/proof.md", "utf8")), rows(committed));
});

/** Read again at each rendering, and not stored. */
const audit = /`npm audit`/;

test.run();
