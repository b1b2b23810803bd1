import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, which contains openapi.yaml. The built server has the contract bundled and needs none. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, "openapi.yaml"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("openapi.yaml was not found beside or above the server.");
  return findRoot(parent);
}
