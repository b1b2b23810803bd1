import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const sourceLayers = ["domain", "machines", "src", "server", "openapi", "scripts/build"];
const sourceFiles = [
  "esbuild.config.mjs",
  "openapi.yaml",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** A build's outputs in dist/. */
export const outputs = {
  folders: ["public", "server"],
  files: ["build.json", "package.json", "package-lock.json", ".npmrc"],
};

/** @typedef {import("../../esbuild.config.mjs").BuildOptions} BuildOptions */
/** @typedef {import("./budgets.mjs").Weighed} Weighed */

/** Whether these inputs were built before and all outputs still exist. @param {BuildOptions} options */
export async function isUpToDate(options) {
  const known = await readRecord(options);
  if (known?.inputs !== (await hashInputs(options))) return false;
  return JSON.stringify(known.outputs) === JSON.stringify(await sizeOutputs(options));
}

/** @param {BuildOptions} options @param {Weighed[]} weighed */
export async function remember(options, weighed) {
  const record = { inputs: await hashInputs(options), outputs: await sizeOutputs(options), weighed };
  await writeFile(recordPath(options), JSON.stringify(record));
}

/** What the last build weighed. @param {BuildOptions} options @returns {Promise<Weighed[]>} */
export const lastWeighed = async (options) => (await readRecord(options))?.weighed ?? [];

/** Forgets the last build before a new one. @param {BuildOptions} options */
export const forget = (options) => rm(recordPath(options), { force: true });

/** @param {BuildOptions} options */
const recordPath = ({ dist }) => `${dist}/.fingerprint.json`;

/** @param {BuildOptions} options */
const readRecord = (options) => readFile(recordPath(options), "utf8").then(JSON.parse, () => null);

/** @param {BuildOptions} options */
async function hashInputs({ root, dist, ...settings }) {
  const layers = await Promise.all(sourceLayers.map((layer) => listFiles(join(root, layer))));
  const files = [...layers.flat(), ...sourceFiles.map((name) => join(root, name))].sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256").update(JSON.stringify([settings, process.version]));
  for (const [index, file] of files.entries()) {
    hash.update(`\n${file.slice(root.length)} ${contents[index]?.length}\n`).update(contents[index] ?? "");
  }
  return hash.digest("hex");
}

/** @param {BuildOptions} options */
async function sizeOutputs({ dist }) {
  const folders = await Promise.all(outputs.folders.map((name) => listFiles(join(dist, name))));
  return Promise.all(
    [...folders.flat(), ...outputs.files.map((name) => join(dist, name))].map(async (file) => [
      file.slice(dist.length),
      await stat(file).then(
        ({ size }) => size,
        () => null,
      ),
    ]),
  );
}

/** @param {string} folder @returns {Promise<string[]>} every file below it, in a stable order */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
