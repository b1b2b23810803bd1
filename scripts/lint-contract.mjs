/** Redocly's rules over the contract's parts, and over the bundle. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { referToPaths } from "../openapi/bundle.mjs";
import { writeBundle } from "./bundle-file.mjs";
import { root } from "./steps/contract.mjs";

const program = path.join(root, "node_modules/@redocly/cli/bin/cli.js");
/** A copy: Redocly takes what follows a # in the project's path for a fragment. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-contract-"));
try {
  for (const name of ["openapi.yaml", "openapi", ".redocly.yaml"])
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const paths = Object.entries(referToPaths(root)).map(
    ([name, reference]) => `  ${name}: ${JSON.stringify(reference)}\n`,
  );
  fs.appendFileSync(path.join(folder, "openapi.yaml"), `paths:\n${paths.join("")}`);
  fs.cpSync(writeBundle(), path.join(folder, "openapi.json"));
  const files = ["openapi.yaml", "openapi.json", "--config", ".redocly.yaml"];
  const { status } = spawnSync(process.execPath, [program, "lint", ...files], {
    cwd: folder,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} finally {
  fs.rmSync(folder, { recursive: true });
}
