/**
 * npm start: from a fresh clone to a page that answers, on one port. npm run dev also rebuilds on every change.
 * Nothing but Node's own modules here: the packages may not be installed yet.
 */
import fs from "node:fs";
import path from "node:path";
import { loadEnvFile } from "../server/platform/config/env-file.mjs";
import { openChildren } from "./children.mjs";
import { openLiveBuilds } from "./dev/live-builds.mjs";
import { openTypeCheck } from "./dev/type-check.mjs";
import { openReport, seconds, UserFacingError } from "./report.mjs";
import { openServerProcess } from "./server-process.mjs";
import { callFolders, root } from "./steps/contract.mjs";
import { demoPeople, makeDemo } from "./steps/demo.mjs";
import { nodeVersionFault } from "./steps/node-version.mjs";
import { portFault } from "./steps/port.mjs";
import { openPreparation } from "./steps/prepare.mjs";
import { mustMakeDemo, readOptions } from "./steps/start-options.mjs";
import { watch } from "./watch.mjs";

const watched = [
  "domain",
  "machines",
  "src",
  "server",
  "scripts/build",
  "openapi.yaml",
  "openapi",
  "esbuild.config.mjs",
];

const serverFolder = path.join(root, "dist/server");
/** A copy of the last server that started. */
const keptServer = path.join(root, "node_modules/.cache/drip/last-server");

const report = openReport();
const children = openChildren();
const prepare = openPreparation(children, report);
const liveBuilds = openLiveBuilds(children);
const types = openTypeCheck(children, report);
const areTypesChecked = process.env.DEV_TYPES !== "off";
const server = openServerProcess(children, (fault, { isWatching }) =>
  isWatching ? report.fail(fault) : stop(1, fault),
);
let isStopping = false;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => stop(0));
main().catch((fault) => stop(1, fault));

async function main() {
  loadEnvFile(path.join(root, ".env"));
  const options = readOptions();
  const fault = nodeVersionFault() ?? (await portFault(options.port, options.host));
  if (fault) throw new UserFacingError(fault);
  const isDemoNew = options.isDemo && mustMakeDemo(options);
  report.line(`\n  ${report.paint.bold("Drip")}\n`);
  await prepare.packages();
  await prepare.types();
  const [emulatorHost] = await Promise.all([startIdentity(options), build(options)]);
  const env = {
    ...process.env,
    NODE_ENV: options.environment,
    PORT: String(options.port),
    DATA_DIR: options.dataDir,
    ...(emulatorHost ? { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } : {}),
  };
  if (isDemoNew)
    await report.step("Making the demonstration", "Club made", () =>
      makeDemo(children, env, options.dataDir),
    );
  await report.step("Starting the server", "Server ready", () => server.start(env, options));
  report.line(
    `\n  Drip is up at ${report.paint.bold(`http://localhost:${options.port}`)} after ${report.elapsed()}`,
  );
  report.line(
    `  Data and mails are kept in ${path.relative(process.cwd(), options.dataDir) || "."}. Ctrl-C stops everything.\n`,
  );
  if (options.isDemo) report.line(demoPeople);
  if (!options.isWatching) return;
  replaceFolder(serverFolder, keptServer);
  watch(
    watched.map((name) => path.join(root, name)),
    (folders) => rebuild(folders, env, options),
    // Generated from the contract by the rebuild, which a change would start once more.
    callFolders,
  );
  report.line("  Watching for changes.\n");
  if (areTypesChecked) types.start();
}

/** @typedef {import("./steps/start-options.mjs").Options} Options */

/** @param {Options} options */
async function build({ isWatching }) {
  if (isWatching) await report.step("Building", "Built", () => liveBuilds.build(new Set()));
  else await prepare.build();
}

/** The identity emulator's address, or null if a real project is configured. */
async function startIdentity(/** @type {Options} */ options) {
  if (options.hasIdentity) return null;
  return report.step("Starting the identity emulator", "Identity emulator ready", async () => {
    const emulator = children.fork(
      path.join(root, "scripts/identity-emulator.mjs"),
      [path.join(options.dataDir, "identity")],
      { stdio: ["ignore", "inherit", "inherit", "ipc"] },
    );
    const message = await new Promise((resolve) => {
      emulator.once("message", resolve);
      emulator.once("exit", (code, signal) =>
        resolve({ failed: `The identity emulator stopped (${signal ?? code}).` }),
      );
    });
    if (message.failed) throw new UserFacingError(message.failed);
    emulator.once("exit", (code, signal) =>
      stop(1, new UserFacingError(`The identity emulator stopped (${signal ?? `exit code ${code}`}).`)),
    );
    return `127.0.0.1:${message.port}`;
  });
}

/**
 * If the new server fails to start, the last working one is started again; the next change retries.
 * @param {ReadonlySet<string>} folders where something changed @param {NodeJS.ProcessEnv} env @param {Options} options
 */
async function rebuild(folders, env, options) {
  const since = performance.now();
  try {
    await prepare.types();
    const { isServerNew, arePagesNew } = await liveBuilds.build(folders);
    if (areTypesChecked) types.start();
    if (!isServerNew) {
      if (!arePagesNew) return;
      server.tell("pages built");
      return sendDone("Pages built", since);
    }
    await server.restart(env, options);
    sendDone("Server built and restarted", since);
    replaceFolder(serverFolder, keptServer);
  } catch (fault) {
    if (isStopping) return;
    report.fail(fault);
    if (!server.isUp()) await goBack(env, options);
  }
}

/** @param {string} what @param {number} since */
const sendDone = (what, since) =>
  report.line(`  ${report.paint.good("✓")} ${what} ${report.paint.dim(seconds(performance.now() - since))}`);

/** @param {string} from @param {string} to */
function replaceFolder(from, to) {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true });
}

/** @param {NodeJS.ProcessEnv} env @param {Options} options */
async function goBack(env, options) {
  replaceFolder(keptServer, serverFolder);
  try {
    await report.step("Starting the last good server", "The last good server is back", () =>
      server.restart(env, options),
    );
  } catch (fault) {
    report.fail(fault);
  }
}

/** @param {number} code @param {unknown} [fault] */
async function stop(code, fault) {
  if (isStopping) return;
  isStopping = true;
  if (fault) report.fail(fault);
  process.exitCode = code;
  types.stop();
  // The server may still need the identity emulator for requests in flight.
  await server.stop(10_000);
  await children.stopAll();
  if (!fault) report.line("\n  Stopped.");
  process.exit();
}
