import path from "node:path";
import { root } from "../steps/contract.mjs";

/**
 * @typedef {import("./worker.mjs").Order} Order
 * @typedef {{ ask: (order: Order, patience: number) => Promise<any>, end: () => void }} Helper
 */

/**
 * A worker that is started on first use, and again when it died or finished no test within the timeout; the answer is null then.
 * @param {import("../children.mjs").Children} children @param {string[]} args @returns {Helper}
 */
export function openHelper(children, args) {
  /** @type {import("node:child_process").ChildProcess | null} */
  let child = null;

  function start() {
    const made = children.fork(path.join(root, "scripts/mutation/worker.mjs"), args, {
      cwd: root,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, NODE_ENV: "test" },
      execArgv: ["--no-warnings"],
    });
    made.once("exit", () => {
      if (child === made) child = null;
    });
    return made;
  }

  function end() {
    child?.kill("SIGKILL");
    child = null;
  }

  return {
    ask(order, patience) {
      child ??= start();
      const asked = child;
      return new Promise((resolve) => {
        const finish = (/** @type {unknown} */ answer) => {
          clearTimeout(timer);
          asked.off("message", hear);
          asked.off("exit", onExit);
          resolve(answer);
        };
        const hear = (/** @type {unknown} */ said) => (said === "alive" ? timer.refresh() : finish(said));
        const onExit = () => finish(null);
        const timer = setTimeout(() => {
          end();
          finish(null);
        }, patience);
        asked.on("message", hear);
        asked.once("exit", onExit);
        asked.send(order);
      });
    },
    end,
  };
}
