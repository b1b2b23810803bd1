/**
 * npm start: from a fresh clone to a page that answers, on one port. npm run dev also rebuilds on every change.
 * Nothing but Node's own modules here: the packages may not be installed yet.
 */
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openChildren } from "./children.mjs";
import { keepFolder } from "./dev/keep-folder.mjs";
import { openLiveBuilds } from "./dev/live-builds.mjs";
import { openLogLines } from "./log-lines.mjs";
import { openReport, seconds, UserFacingError } from "./report.mjs";
import { root } from "./steps/contract.mjs";
import { nodeVersionFault } from "./steps/node-version.mjs";
import { portFault } from "./steps/port.mjs";
import { openPreparation } from "./steps/prepare.mjs";
import { watch } from "./watch.mjs";

const usage = `npm start [-- --port 3000]     (PORT and the other settings of docs/operating.md count too)
npm start -- --demo            fills a fresh data folder with a club to look around in
npm run dev [-- --port 3000]   builds what changes, restarts the server where it must, reloads the pages`;

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

const report = openReport();
const children = openChildren();
const prepare = openPreparation(children, report);
const liveBuilds = openLiveBuilds(children);
let isStopping = false;
/** @type {import("node:child_process").ChildProcess | undefined} */
let server;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => stop(0));
main().catch((fault) => stop(1, fault));

async function main() {
  const options = readOptions();
  const fault = nodeVersionFault() ?? (await portFault(options.port, options.host));
  if (fault) throw new UserFacingError(fault);
  if (options.isDemo) refuseUsedData(options);
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
  if (options.isDemo) await report.step("Making the demonstration", "Club made", () => makeDemo(env));
  await report.step("Starting the server", "Server ready", () => startServer(env, options));
  report.line(
    `\n  Drip is up at ${report.paint.bold(`http://localhost:${options.port}`)} after ${report.elapsed()}`,
  );
  report.line(
    `  Data and mails are kept in ${path.relative(process.cwd(), options.dataDir) || "."}. Ctrl-C stops everything.\n`,
  );
  if (options.isDemo) report.line(demoPeople);
  if (!options.isWatching) return;
  let keptServer = keepFolder(serverFolder);
  watch(
    watched.map((name) => path.join(root, name)),
    async (folders) => {
      keptServer = await rebuild(folders, keptServer, env, options);
    },
  );
  report.line("  Watching for changes.\n");
}

/** @typedef {import("./dev/keep-folder.mjs").KeptFolder} KeptFolder */
/** @typedef {ReturnType<typeof readOptions>} Options */
function readOptions() {
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
    dataDir: path.resolve(root, process.env.DATA_DIR || ".data"),
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

const demoPeople = `  Sign in with the password Home-team-2026 as one of these:
    coach@demo.example     coaches and manages the Comets; three families ask to come in
    mother@demo.example    Sam and Lena in three teams
    father@demo.example    their father, in another home and time zone
    grandpa@demo.example   follows both
    manager@demo.example   manages two teams and has a player in the third
    kim@demo.example       a parent who coaches as well
`;

/** @param {Options} options */
function refuseUsedData({ dataDir, hasIdentity }) {
  if (hasIdentity)
    throw new UserFacingError(
      "--demo is for development with the identity emulator, which is not used here.",
    );
  if (process.env.DATABASE_URL)
    throw new UserFacingError("--demo fills a fresh data folder, never the database of DATABASE_URL.");
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0)
    throw new UserFacingError(
      `${path.relative(process.cwd(), dataDir)} holds data already, and --demo fills fresh folders only. Name another one: DATA_DIR=.demo npm start -- --demo`,
    );
}

/** @param {NodeJS.ProcessEnv} env */
async function makeDemo(env) {
  const program = children.fork(path.join(root, "dist/server/demo.js"), [], {
    cwd: root,
    env,
    execArgv: ["--enable-source-maps"],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let said = "";
  program.stderr?.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const code = await new Promise((resolve) => program.once("exit", resolve));
  if (code !== 0) throw new UserFacingError(said.trim() || "The demonstration could not be made.");
}

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

/** @param {NodeJS.ProcessEnv} env @param {Options} options */
async function startServer(env, options) {
  const child = children.fork(path.join(root, "dist/server/main.js"), [], {
    cwd: root,
    env,
    execArgv: ["--enable-source-maps"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  server = child;
  const say =
    options.environment === "production" ? process.stdout.write.bind(process.stdout) : openLogLines();
  child.stdout?.setEncoding("utf8").on("data", (text) => say(text));
  const died = new Promise((_, reject) => {
    child.once("exit", (code, signal) => {
      if (child === server)
        reject(
          new UserFacingError(
            `The server stopped (${signal ?? `exit code ${code}`}); what it said stands above.`,
          ),
        );
    });
  });
  await Promise.race([died, answers(options)]);
  died.catch((fault) => (options.isWatching ? report.fail(fault) : stop(1, fault)));
}

/** @param {Options} options */
async function answers({ port, host }) {
  const address = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  const giveUpAt = Date.now() + 60_000;
  let last = "no reply";
  while (Date.now() < giveUpAt) {
    try {
      const reply = await fetch(`http://${address}:${port}/health`);
      if (reply.ok) return;
      last = `${reply.status} ${await reply.text()}`;
    } catch {
      last = "no reply";
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new UserFacingError(`The server is not ready after a minute (${last}).`);
}

/**
 * If the new server fails to start, the last working one is started again; the next change retries.
 * @param {ReadonlySet<string>} folders where something changed @param {KeptFolder} keptServer
 * @param {NodeJS.ProcessEnv} env @param {Options} options
 * @returns {Promise<KeptFolder>} of the server that runs
 */
async function rebuild(folders, keptServer, env, options) {
  const since = performance.now();
  try {
    await prepare.types();
    const { isServerNew, arePagesNew } = await liveBuilds.build(folders);
    if (!isServerNew) {
      if (arePagesNew) server?.send("pages built");
      if (arePagesNew) tellDone("Pages built", since);
      return keptServer;
    }
    await restart(env, options);
    tellDone("Server built and restarted", since);
    return keepFolder(serverFolder);
  } catch (fault) {
    if (isStopping) return keptServer;
    report.fail(fault);
    if (server === undefined) await goBack(keptServer, env, options);
    return keptServer;
  }
}

/** @param {string} what @param {number} since */
const tellDone = (what, since) =>
  report.line(`  ${report.paint.good("✓")} ${what} ${report.paint.dim(seconds(performance.now() - since))}`);

/** @param {NodeJS.ProcessEnv} env @param {Options} options */
async function restart(env, options) {
  const old = server;
  server = undefined;
  if (old) await children.stop(old);
  try {
    await startServer(env, options);
  } catch (fault) {
    const failed = server;
    server = undefined;
    if (failed) await children.stop(failed);
    throw fault;
  }
}

/** @param {KeptFolder} keptServer @param {NodeJS.ProcessEnv} env @param {Options} options */
async function goBack(keptServer, env, options) {
  keptServer.putBack();
  try {
    await report.step("Starting the last good server", "The last good server is back", () =>
      restart(env, options),
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
  const last = server;
  server = undefined;
  // The server may still need the identity emulator for requests in flight.
  if (last) await children.stop(last, 10_000);
  await children.stopAll();
  if (!fault) report.line("\n  Stopped.");
  process.exit();
}
