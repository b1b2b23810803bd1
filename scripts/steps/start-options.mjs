import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { UserFacingError } from "../report.mjs";
import { root } from "./contract.mjs";

const usage = `npm start [-- --port 3000]     (PORT and the other settings of docs/deploy/settings.md count too)
npm run demo                   a club to look around in, kept in .demo
npm run dev [-- --port 3000]   builds what changes, restarts the server where it must, reloads the pages`;

/** @typedef {ReturnType<typeof readOptions>} Options */
/** Reads the options from the command line and the environment. */
export function readOptions() {
  const { values } = parse();
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UserFacingError("The port must be a whole number from 1 to 65535: npm start -- --port 3000");
  const environment = process.env.NODE_ENV || "development";
  return {
    port,
    host: process.env.HOST || "localhost",
    environment,
    dataDir: path.resolve(root, process.env.DATA_DIR || (values.demo ? ".demo" : ".data")),
    isWatching: values.watch,
    isDemo: values.demo,
    hasIdentity:
      environment === "production" ||
      Boolean(process.env.FIREBASE_PROJECT_ID) ||
      Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST),
  };
}

function parse() {
  try {
    return parseArgs({
      options: {
        port: { type: "string" },
        watch: { type: "boolean", default: false },
        demo: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (fault) {
    throw new UserFacingError(`${/** @type {Error} */ (fault).message}\n\n${usage}`);
  }
}

/** Left in the data folder of a demonstration once it is complete. @param {string} dataDir */
export const demoMark = (dataDir) => path.join(dataDir, "demonstration");

/** Whether the demonstration has to be made first; another folder's data are never touched. @param {Options} options */
export function mustMakeDemo({ dataDir, hasIdentity }) {
  if (hasIdentity)
    throw new UserFacingError(
      "--demo is for development with the identity emulator, which is not used here.",
    );
  if (process.env.DATABASE_URL)
    throw new UserFacingError("--demo fills a fresh data folder, never the database of DATABASE_URL.");
  if (fs.existsSync(demoMark(dataDir))) return false;
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0)
    throw new UserFacingError(
      `${path.relative(process.cwd(), dataDir)} holds data already, and --demo fills fresh folders only. Remove it, or name another one: DATA_DIR=.other npm run demo`,
    );
  return true;
}
