import { join } from "node:path";
import { root } from "../root";

export const migrationsFolder = join(root, "server/db/migrations");
