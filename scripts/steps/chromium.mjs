import fs from "node:fs";
import path from "node:path";
import { UserFacingError } from "../report.mjs";
import { aptGet } from "./superuser.mjs";

/** Chromium's headless shell, which needs an eighth of the CPU time of a whole browser in headless mode. */
const headlessNames = ["chromium-headless-shell", "chrome-headless-shell"];
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * CHROME_PATH, or a Chrome or Chromium that is installed, or null. A whole browser is needed for what a headless shell lacks:
 * prerendering and installing.
 */
export function findChromium({ env = process.env, isWhole = false } = {}) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const wanted = isWhole ? names : [...headlessNames, ...names];
  const candidates = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...places].find(isExecutable) ?? null;
}

/**
 * Debian's packages, where this user may install them. The headless shell only saves time, and not every system has it.
 * @param {import("../children.mjs").Children} children
 */
export async function installChromium(children) {
  const install = ["install", "-y", "--no-install-recommends"];
  for (const args of [["update"], [...install, "chromium"], [...install, "chromium-headless-shell"]]) {
    const ended = await aptGet(children, args);
    if (ended?.code !== 0 && !args.includes("chromium-headless-shell"))
      throw new UserFacingError(howToInstall, ended?.text);
  }
  if (findChromium({ isWhole: true }) === null) throw new UserFacingError(howToInstall);
}

export const howToInstall =
  "The browser tests need Chrome or Chromium. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.";

/** @param {string} file */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
