import path from "node:path";
import { UserFacingError } from "../report.mjs";
import { root } from "../steps/contract.mjs";

/** Milliseconds without a build before a check starts. */
const settled = 1_000;

/** The native compiler, which keeps what it knows between checks: 20 CPU seconds for the first, 3 for the next. */
const compiler = [
  path.join(root, "node_modules/typescript-native/bin/tsc"),
  ...["--noEmit", "-p", root, "--singleThreaded", "--incremental"],
  ...["--tsBuildInfoFile", path.join(root, "node_modules/.cache/drip/dev.tsbuildinfo")],
];

/**
 * The type check of npm run dev, beside the builds, which only strip types. A newer build ends a running check.
 * @param {import("../children.mjs").Children} children
 * @param {{ fail: (fault: unknown) => void, line: (text: string) => void }} report
 */
export function openTypeCheck(children, report, [program = "", ...args] = compiler, pause = settled) {
  /** @type {import("../children.mjs").Child | undefined} */
  let running;
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  let hadErrors = false;

  function check() {
    const own = children.fork(program, args, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    running = own;
    let text = "";
    own.stdout?.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    own.once("close", (code) => {
      if (running !== own) return;
      running = undefined;
      if (code !== 0) report.fail(new UserFacingError("The types do not fit.", text.trim()));
      else if (hadErrors) report.line("  The types fit again.");
      hadErrors = code !== 0;
    });
  }

  function stop() {
    clearTimeout(waiting);
    const old = running;
    running = undefined;
    if (old) void children.stop(old);
  }

  return {
    /** After each build. */
    start() {
      stop();
      waiting = setTimeout(check, pause);
    },
    stop,
  };
}
