import { watch as watchFolder } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { checkBudgets } from "./scripts/build/budgets.mjs";
import { bundleBrowser, bundlePages, bundleServer } from "./scripts/build/bundles.mjs";
import { compressAll } from "./scripts/build/compress.mjs";
import { isUpToDate, remember, sourceRooms } from "./scripts/build/fingerprint.mjs";
import { writePages } from "./scripts/build/pages.mjs";
import { makeTypeface } from "./scripts/build/typeface.mjs";

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Builds dist/. With unchanged inputs it does nothing and says so by `isFresh`. In watch mode it builds again on each
 * change and calls `onBuilt`, until `stop` is called.
 * @param {{ isProduction?: boolean, watch?: boolean, onBuilt?: (result: { error?: unknown }) => void, log?: (line: string) => void }} [options]
 * @returns {Promise<{ isFresh: boolean, stop: () => void }>}
 */
export async function build({
  isProduction = true,
  watch = false,
  onBuilt = () => {},
  log = (line) => console.log(line),
} = {}) {
  const options = {
    root,
    isProduction,
    hasGallery: !isProduction || process.env.GALLERY === "1",
    year: buildYear(),
  };
  const isFresh = await isUpToDate(options);
  if (!isFresh) await buildOnce(options, log);
  return { isFresh, stop: watch ? rebuildOnChange(() => buildOnce(options, log), onBuilt) : () => {} };
}

/** @typedef {{ root: string, isProduction: boolean, hasGallery: boolean, year: number }} BuildOptions */

/** @param {BuildOptions} options @param {(line: string) => void} log */
async function buildOnce(options, log) {
  const out = `${options.root}/dist`;
  await Promise.all(
    ["public", "server", "build.json", ".fingerprint.json"].map((name) =>
      rm(`${out}/${name}`, { recursive: true, force: true }),
    ),
  );
  await mkdir(`${out}/public/assets`, { recursive: true });
  const [browser, pageModule, typeface] = await Promise.all([
    bundleBrowser(options),
    bundlePages(options),
    makeTypeface(options),
    bundleServer(options),
  ]);
  const pages = await writePages({ ...options, browser, pageModule, typeface });
  await writeFile(`${out}/build.json`, `${JSON.stringify(pages, null, 2)}\n`);
  if (options.isProduction) {
    const sizes = await compressAll(`${out}/public`);
    log(await checkBudgets({ ...options, browser, typeface, sizes }));
  }
  await remember(options);
}

/** The copyright line's year, and the only thing here that a clock decides. */
function buildYear() {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  return (epoch ? new Date(epoch * 1000) : new Date()).getUTCFullYear();
}

/** @param {() => Promise<void>} again @param {(result: { error?: unknown }) => void} onBuilt */
function rebuildOnChange(again, onBuilt) {
  /** @type {NodeJS.Timeout | undefined} */
  let pending;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(again).then(
      () => onBuilt({}),
      (error) => onBuilt({ error }),
    );
  };
  const watchers = sourceRooms.map((room) =>
    watchFolder(`${root}/${room}`, { recursive: true }, () => {
      clearTimeout(pending);
      pending = setTimeout(run, 80);
    }),
  );
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers) watcher.close();
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  try {
    const { isFresh } = await build({
      isProduction: !process.argv.includes("--development"),
      watch: process.argv.includes("--watch"),
      onBuilt: ({ error }) => console.log(error ? String(error) : "built again"),
    });
    console.log(
      isFresh
        ? "dist/ is up to date"
        : `built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
