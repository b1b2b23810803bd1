import fs from "node:fs";
import path from "node:path";
import { bundleContract } from "../openapi/bundle.mjs";
import { root } from "./steps/contract.mjs";

/**
 * The contract in one file, for programs that cannot read its parts: Prism, and Redocly for what x-codes expands to. An unchanged file
 * is not written again: Prism watches it, and restarts at each change, refusing calls meanwhile.
 */
export function writeBundle() {
  const file = path.join(root, "node_modules/.cache/drip/openapi.json");
  const text = JSON.stringify(bundleContract(root), null, 2);
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) return file;
  const aside = `${file}~${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(aside, text);
  // Parallel tests write the same file: nobody may read an incomplete one.
  fs.renameSync(aside, file);
  return file;
}
