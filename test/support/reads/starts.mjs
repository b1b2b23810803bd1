import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** With an environment of its own. */
spawnSync(process.execPath, [fileURLToPath(new URL("started.mjs", import.meta.url))], { env: {} });
