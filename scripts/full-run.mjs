import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "./steps/contract.mjs";

const page = path.join(root, "docs/proof.md");
const line = /^Last full run that passed: (.+)\.$/m;

/** When all tests last passed, as docs/proof.md says. */
export function lastFullRun() {
  const [, when] = line.exec(fs.readFileSync(page, "utf8")) ?? [];
  return `It last passed: ${when ?? "never yet"}.`;
}

/** Writes the commit and the day into docs/proof.md, to be committed. */
export function writeFullRun() {
  const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" });
  const when = `commit ${stdout.trim()} on ${new Date().toISOString().slice(0, 10)}`;
  fs.writeFileSync(page, fs.readFileSync(page, "utf8").replace(line, `Last full run that passed: ${when}.`));
}
