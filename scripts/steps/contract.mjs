import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const typesFile = path.join(root, "openapi.d.ts");
/** What is generated of the contract for the app. */
export const callFolders = ["calls", "shapes"].map((name) => path.join(root, "src/api", name));

/** A hash of the contract, its parts and its bundler. */
export function contractHash() {
  const parts = fs.readdirSync(path.join(root, "openapi"), { recursive: true, withFileTypes: true });
  const files = parts
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const hash = crypto.createHash("sha256");
  for (const file of [path.join(root, "openapi.yaml"), ...files.sort()])
    hash.update(`${path.relative(root, file)}\n`).update(fs.readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** The generated file names the hash of its contract, so the comparison loads nothing. */
export const areTypesCurrent = () =>
  fs.existsSync(typesFile) && fs.readFileSync(typesFile, "utf8").includes(`// contract ${contractHash()}\n`);
