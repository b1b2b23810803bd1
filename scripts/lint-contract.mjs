/** Redocly's rules over the contract's parts as they stand, and over the bundle made of them. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { writeBundle } from "./bundle-file.mjs";
import { root } from "./steps/contract.mjs";

const program = path.join(root, "node_modules/@redocly/cli/bin/cli.js");
const files = ["openapi.yaml", path.relative(root, writeBundle())];
const { status } = spawnSync(process.execPath, [program, "lint", ...files, "--config", ".redocly.yaml"], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
