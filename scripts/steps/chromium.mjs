import fs from "node:fs";
import path from "node:path";

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
export function findChromium({ isWhole = false } = {}) {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const wanted = isWhole ? names : [...headlessNames, ...names];
  const candidates = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...places].find((file) => fs.existsSync(file)) ?? null;
}

export const howToInstall =
  "The browser tests need Chrome or Chromium. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.";
