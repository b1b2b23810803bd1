import { fork, spawn } from "node:child_process";

/** @typedef {import("node:child_process").ChildProcess} Child */
/** @typedef {ReturnType<typeof openChildren>} Children */

/** Every process that a script starts, so that none outlives it. Each leads a process group, so that its children end with it. */
export function openChildren() {
  /** @type {Set<Child>} */
  const alive = new Set();

  /** @template {Child} C @param {C} child @returns {C} */
  function watch(child) {
    alive.add(child);
    child.once("exit", () => alive.delete(child));
    child.once("error", () => alive.delete(child));
    return child;
  }

  return {
    /** @param {string} file @param {string[]} args @param {import("node:child_process").ForkOptions} options */
    fork: (file, args, options = {}) => watch(fork(file, args, { ...options, detached: true })),

    /**
     * Runs a command to its end, or kills it after the timeout, and ends the processes that it left behind.
     * @param {string} command @param {string[]} args
     * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onText?: (text: string) => void, patience?: number }} options
     * @returns {Promise<{ code: number | null, signal: string | null, text: string }>}
     */
    run(command, args, { onText = () => {}, patience, ...options } = {}) {
      return new Promise((resolve) => {
        const stdio = /** @type {const} */ (["ignore", "pipe", "pipe"]);
        const child = watch(spawn(command, args, { ...options, stdio: [...stdio], detached: true }));
        const limit = patience && setTimeout(() => signalGroup(child, "SIGKILL"), patience);
        let text = "";
        for (const stream of [child.stdout, child.stderr])
          stream?.setEncoding("utf8").on("data", (part) => {
            text += part;
            onText(part);
          });
        child.once("error", (fault) =>
          resolve({ code: null, signal: null, text: `${command}: ${fault.message}` }),
        );
        child.once("exit", () => {
          if (limit) clearTimeout(limit);
          signalGroup(child, "SIGKILL");
        });
        child.once("close", (code, signal) => resolve({ code, signal, text }));
      });
    },

    stop: (/** @type {Child} */ child, patience = 5_000) => stop(child, patience),

    /** Ends all, first by SIGTERM. Resolves when none is left. */
    async stopAll(patience = 5_000) {
      await Promise.all([...alive].map((child) => stop(child, patience)));
    },

    /** For a script that must exit at once. */
    killAll() {
      for (const child of alive) signalGroup(child, "SIGKILL");
    },
  };
}

/** @param {Child} child @param {number} patience */
async function stop(child, patience) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  signalGroup(child, "SIGTERM");
  const giveUp = setTimeout(() => signalGroup(child, "SIGKILL"), patience);
  await gone;
  clearTimeout(giveUp);
}

/** @param {Child} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
