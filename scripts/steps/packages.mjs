import fs from "node:fs";
import path from "node:path";
import { root } from "./contract.mjs";

/** Disk space for a full installation, the build and the data. */
const neededBytes = 1.5e9;

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** Whether the last installation matches the lock file on this platform. */
export function arePackagesCurrent(folder = root) {
  const wanted = readPackages(path.join(folder, "package-lock.json"));
  const installed = readPackages(path.join(folder, "node_modules/.package-lock.json"));
  if (!wanted || !installed) return false;
  // Optional ones are binaries of other platforms, or missing for good reason.
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === "" || optional || installed[name]?.version === version,
  );
}

/** A sentence if the installation cannot work here, else null. */
export function installationFault(folder = root) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    return `This user may not write in ${folder}. Clone the project into a folder of your own.`;
  }
  const { bavail, bsize } = fs.statfsSync(folder);
  if (bavail * bsize < neededBytes)
    return `The disk has ${((bavail * bsize) / 1e9).toFixed(1)} GB left; the packages need ${neededBytes / 1e9} GB.`;
  return null;
}

/** How to call npm: the one that runs this script, if any. */
export function npm() {
  const own = process.env.npm_execpath;
  return own && /npm-cli\.c?js$/.test(own)
    ? { command: process.execPath, before: [own] }
    : { command: process.platform === "win32" ? "npm.cmd" : "npm", before: [] };
}

/**
 * Development packages are installed even if NODE_ENV is production. No package needs its install script
 * here, and one of them would compile C++ for minutes.
 */
export const installArguments = [
  "ci",
  "--include=dev",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

/** @returns {Packages | null} */
function readPackages(/** @type {string} */ file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")).packages;
  } catch {
    return null;
  }
}
