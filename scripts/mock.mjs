/** npm run mock: serves the contract's examples, on port 4010 or the one after --port. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "./steps/contract.mjs";
import { needPackages } from "./steps/need-packages.mjs";

await needPackages();
const { writeBundle } = await import("./bundle-file.mjs");
const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
const manifest = createRequire(import.meta.url).resolve("@stoplight/prism-cli/package.json");
const program = path.join(path.dirname(manifest), "dist/index.js");

console.log(
  `Serving the examples of openapi.yaml. Ask for one by name: Prefer: code=403, example=USER_403_AGE\n`,
);
const prism = spawn(process.execPath, [program, "mock", writeBundle(), "--port", values.port], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => prism.kill(signal));
prism.on("exit", (code) => process.exit(code ?? 0));
