/** npm run support: an operator's commands on one account. The program is part of the built server, so that production has it as well. */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadEnvFile } from "../server/platform/config/env-file.mjs";
import { root } from "./steps/contract.mjs";

const program = path.join(root, "dist/server/support.js");
const { env } = process;
loadEnvFile(path.join(root, ".env"));

if (!fs.existsSync(program)) {
  console.error("dist/ holds no built server: run npm run build first.");
  process.exit(1);
}
env.DATA_DIR = path.resolve(root, env.DATA_DIR || ".data");
// npm start's emulator runs only with its server. This address is unreachable, so pending deletions are left to the next start.
if (env.NODE_ENV !== "production" && !env.FIREBASE_PROJECT_ID)
  env.FIREBASE_AUTH_EMULATOR_HOST ||= "127.0.0.1:1";
await import(pathToFileURL(program).href);
