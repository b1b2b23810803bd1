import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { bundleWorker, offlineScripts } from "./bundles.mjs";

/** @typedef {import("./bundles.mjs").Browser} Browser */
/** @typedef {import("../../esbuild.config.mjs").BuildTask & { browser: Browser, typeface: { url: string }, shell: string }} Parts */

/** Builds the service worker once everything that it caches exists. Its release is a hash of the file names and the page. @param {Parts} parts */
export async function makeWorker({ browser, typeface, shell, ...task }) {
  const asset = (/** @type {string} */ file) => `/assets/${basename(file)}`;
  const files = [...offlineScripts(browser).map(asset), typeface.url];
  const name = createHash("sha256")
    .update(files.join())
    .update(await readFile(`${task.publicFolder}/${shell}`))
    .digest("hex")
    .slice(0, 12);
  await bundleWorker(task, { name, script: asset(browser.main), files });
}
