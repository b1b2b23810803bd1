import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import * as esbuild from "esbuild";
import { browserSettings } from "./bundles.mjs";

/** @typedef {import("./bundles.mjs").Browser} Browser */
/** @typedef {import("../../esbuild.config.mjs").BuildTask & { browser: Browser, typeface: { url: string }, shell: string }} Parts */

/** Files that are useless offline, or no part of the product. */
const onlyOnline =
  /^later:src\/((identity|inspector|telemetry|gallery)\/|screens\/gallery\/)|temporal-polyfill/;

/** All scripts that the app may request offline. @param {Browser} browser */
function offlineScripts({ metafile, main }, seen = new Set([main])) {
  for (const file of seen)
    for (const { path, external } of metafile.outputs[file]?.imports ?? [])
      if (!external && !onlyOnline.test(metafile.outputs[path]?.entryPoint ?? "")) seen.add(path);
  return [...seen].sort();
}

/** Builds the service worker once everything that it caches exists. Its release is a hash of the file names and the page. @param {Parts} parts */
export async function makeWorker({ browser, typeface, shell, ...task }) {
  const asset = (/** @type {string} */ file) => `/assets/${basename(file)}`;
  const files = [...offlineScripts(browser).map(asset), typeface.url];
  const name = createHash("sha256")
    .update(files.join())
    .update(await readFile(`${task.publicFolder}/${shell}`))
    .digest("hex")
    .slice(0, 12);
  /** @type {import("../../domain/app-update/app-update").Release} */
  const release = { name, script: asset(browser.main), files };
  const settings = browserSettings(task);
  await esbuild.build({
    ...settings,
    entryPoints: ["src/service-worker/main.ts"],
    outfile: `${task.publicFolder}/sw.js`,
    format: "iife",
    define: { ...settings.define, __RELEASE__: JSON.stringify(release) },
  });
}
