import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const contractFile = path.join(root, "openapi.yaml");
export const typesFile = path.join(root, "openapi.d.ts");

export const contractHash = () =>
  crypto.createHash("sha256").update(fs.readFileSync(contractFile, "utf8")).digest("hex").slice(0, 16);

/** The generated file names the contract that it was made from, so nothing has to be loaded to compare them. */
export const areTypesCurrent = () =>
  fs.existsSync(typesFile) && fs.readFileSync(typesFile, "utf8").includes(`// contract ${contractHash()}\n`);
