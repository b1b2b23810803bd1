import fs from "node:fs";
import path from "node:path";
import { bundleContract } from "../openapi/bundle.mjs";
import { root } from "./steps/contract.mjs";

/** The contract in one file, for programs that cannot read its parts: Prism, and Redocly for what x-codes expands to. */
export function writeBundle() {
  const file = path.join(root, "node_modules/.cache/drip/openapi.json");
  const aside = `${file}~${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(aside, JSON.stringify(bundleContract(root), null, 2));
  // Parallel tests write the same file: nobody may read an incomplete one.
  fs.renameSync(aside, file);
  return file;
}
