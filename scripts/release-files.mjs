/**
 * node scripts/release-files.mjs v0.1.0 FOLDER: writes what a release on GitHub carries, its section of the changelog and the whole contract. Refuses a tag
 * that is not the version of package.json.
 */
import fs from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { bundleContract } from "../openapi/bundle.mjs";
import { findSection } from "./steps/changelog.mjs";
import { root } from "./steps/contract.mjs";

const [tag = "", folder = "."] = process.argv.slice(2);
const read = (/** @type {string} */ name) => fs.readFileSync(path.join(root, name), "utf8");
const { version } = JSON.parse(read("package.json"));
const notes = findSection(read("CHANGELOG.md"), version);

if (tag !== `v${version}`) {
  console.error(`The tag ${tag} is not v${version}, the version of package.json.`);
  process.exitCode = 1;
} else if (notes === null) {
  console.error(`CHANGELOG.md has no section "## ${version}".`);
  process.exitCode = 1;
} else {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "notes.md"), notes);
  fs.writeFileSync(
    path.join(folder, "openapi.yaml"),
    stringify(bundleContract(root), { aliasDuplicateObjects: false }),
  );
}
