import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { root } from "../../server/platform/config/root";

/** npm start with a data folder of its own. */
export function start(folder: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["scripts/start.mjs", ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended, text: () => said.join(""), until: (part: string) => hears(child, said, part) };
}

function hears(child: ChildProcess, said: string[], part: string) {
  return new Promise<void>((resolve, reject) => {
    const look = () => said.join("").includes(part) && resolve();
    child.stdout?.on("data", look);
    child.once("close", () => reject(new Error(`It ended without saying "${part}":\n${said.join("")}`)));
    look();
  });
}

/** Processes that were started with this data folder. */
export function processesOf(folder: string): string[] {
  return fs.readdirSync("/proc").filter((id) => {
    try {
      return /^\d+$/.test(id) && fs.readFileSync(`/proc/${id}/environ`, "utf8").includes(folder);
    } catch {
      return false;
    }
  });
}
