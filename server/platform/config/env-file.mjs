import { existsSync } from "node:fs";

/**
 * Reads settings from a file such as .env; those of the real environment win. Tests turn it off, so that a developer's settings do not affect them.
 * @param {string} file
 */
export function loadEnvFile(file) {
  if (process.env.ENV_FILE !== "off" && existsSync(file)) process.loadEnvFile(file);
}
