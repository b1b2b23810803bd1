/** npm run format: formatter and safe lint fixes. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./steps/contract.mjs";
import { needPackages } from "./steps/need-packages.mjs";

await needPackages();
const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
const { status } = spawnSync(process.execPath, [biome, "check", "--write", "."], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
