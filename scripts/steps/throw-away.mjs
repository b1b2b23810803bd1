import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A folder of its own for a program of PostgreSQL's family. @param {string} name */
export function makeFolder(name) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `drip-${name}-`));
  const user = unprivileged();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  return folder;
}

/**
 * Starts a program in its folder. Both are gone after `close`, and when this process ends. Resolves once it is ready.
 * @param {string} folder @param {string} program @param {string[]} args
 * @param {(said: string) => boolean | Promise<boolean>} isReady
 */
export async function openThrowAway(folder, program, args, isReady) {
  const server = spawn(program, args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    ...unprivileged(),
  });
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (part) => {
    said += part;
  });
  server.once("error", (fault) => {
    said += fault.message;
  });
  const kill = () => {
    server.kill("SIGKILL");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", kill);
  while (!(await isReady(said))) {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null)
      throw new Error(`${path.basename(program)} stopped: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    /** @param {NodeJS.Signals} signal */
    async close(signal) {
      process.off("exit", kill);
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill(signal);
      await gone;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL and PgBouncer refuse to run as root: root starts them as another user. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no user postgres or nobody.");
}
