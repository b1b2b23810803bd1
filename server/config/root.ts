import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds openapi.yaml: the same from the sources and from the bundle in dist/server. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, "openapi.yaml"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("openapi.yaml was not found beside or above the server.");
  return findRoot(parent);
}
