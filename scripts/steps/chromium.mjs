import fs from "node:fs";
import path from "node:path";
import { UserFacingError } from "../report.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** CHROME_PATH, or a Chrome or Chromium that is installed, or null. */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...places].find(isExecutable) ?? null;
}

/**
 * Debian's package, where this user may install it.
 * @param {import("../children.mjs").Children} children
 */
export async function installChromium(children) {
  const before = await superuser(children);
  if (!fs.existsSync("/usr/bin/apt-get") || before === null) throw new UserFacingError(howToInstall);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const [command = "", ...rest] = [...before, "/usr/bin/apt-get", ...args];
    const { code, text } = await children.run(command, rest, { env });
    if (code !== 0) throw new UserFacingError(howToInstall, text);
  }
  const found = findChromium();
  if (found === null) throw new UserFacingError(howToInstall);
  return found;
}

export const howToInstall =
  "The browser tests need Chrome or Chromium. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.";

/** What to put before a command that only the superuser may run; null where it would ask for a password. */
async function superuser(/** @type {import("../children.mjs").Children} */ children) {
  if (process.getuid?.() === 0) return [];
  const { code } = await children.run("sudo", ["-n", "true"]);
  return code === 0 ? ["sudo", "-n"] : null;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
