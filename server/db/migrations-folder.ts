import { join } from "node:path";
import { root } from "../config/root";

export const migrationsFolder = join(root, "server/db/migrations");
