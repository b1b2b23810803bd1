import path from "node:path";
import { openLogLines } from "./log-lines.mjs";
import { UserFacingError } from "./report.mjs";
import { root } from "./steps/contract.mjs";

/** @typedef {import("./steps/start-options.mjs").Options} Options */

/**
 * The built server, one at a time.
 * @param {import("./children.mjs").Children} children
 * @param {(fault: unknown, options: Options) => void} onDeath of one that had answered and was not stopped
 */
export function openServerProcess(children, onDeath) {
  /** @type {import("./children.mjs").Child | undefined} */
  let server;

  /** Resolves when it answers. @param {NodeJS.ProcessEnv} env @param {Options} options */
  async function start(env, options) {
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
    died.catch((fault) => onDeath(fault, options));
  }

  /** @param {number} [patience] */
  async function stop(patience) {
    const last = server;
    server = undefined;
    if (last) await children.stop(last, patience);
  }

  return {
    start,
    stop,

    /** If the new one does not answer, none is left. @param {NodeJS.ProcessEnv} env @param {Options} options */
    async restart(env, options) {
      await stop();
      try {
        await start(env, options);
      } catch (fault) {
        await stop();
        throw fault;
      }
    },

    isUp: () => server !== undefined,
    /** @param {string} message */
    tell: (message) => server?.send(message),
  };
}

/** Milliseconds until the first answer. A first start creates the database: five seconds of work, and a minute was not enough on a busy machine. */
const startPatience = 180_000;

/** @param {Options} options */
async function answers({ port, host }) {
  const address = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  const giveUpAt = Date.now() + startPatience;
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
  throw new UserFacingError(`The server is not ready after three minutes (${last}).`);
}
