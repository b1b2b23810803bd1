import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Beside this module, or beside the bundle, where the build copies them. */
export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), "migrations");
