import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkBudgets } from "./scripts/build/budgets.mjs";
import { bundleBrowser, bundleInspector, bundlePages, bundleServer } from "./scripts/build/bundles.mjs";
import { compressAll } from "./scripts/build/compress.mjs";
import { isUpToDate, remember } from "./scripts/build/fingerprint.mjs";
import { writePages } from "./scripts/build/pages.mjs";
import { makeTypeface } from "./scripts/build/typeface.mjs";
import { makeWorker } from "./scripts/build/worker.mjs";

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Builds dist/. With unchanged inputs it does nothing and says so by `isFresh`.
 * @param {{ isProduction?: boolean, dist?: string }} [settings]
 */
export async function build({ isProduction = true, dist = join(root, "dist") } = {}) {
  const hasGallery = !isProduction || process.env.GALLERY === "1";
  const hasInspector = !isProduction || process.env.INSPECTOR === "1";
  const origin = process.env.PUBLIC_ORIGIN ?? "";
  const options = { root, dist, isProduction, hasGallery, hasInspector, origin, year: buildYear() };
  if (await isUpToDate(options)) return { isFresh: true, table: "" };
  return { isFresh: false, table: await buildAll(options) };
}

/** @typedef {{ root: string, dist: string, isProduction: boolean, hasGallery: boolean, hasInspector: boolean, origin: string, year: number }} BuildOptions */
/** @typedef {BuildOptions & { publicFolder: string, serverFolder: string }} BuildTask where the files are made */

/**
 * The files are made aside and put in place at the end, so that a failed build leaves the last good one.
 * @param {BuildOptions} options
 */
async function buildAll(options) {
  const { dist } = options;
  await clearLeftovers(dist);
  const aside = (/** @type {string} */ name) => join(dist, `${name}~${process.pid}`);
  const task = { ...options, publicFolder: aside("public"), serverFolder: aside("server") };
  try {
    await Promise.all([
      mkdir(join(task.publicFolder, "assets"), { recursive: true }),
      mkdir(task.serverFolder),
    ]);
    const [browser, inspector, pageModule, typeface] = await allOrFirstFault([
      bundleBrowser(task),
      task.hasInspector ? bundleInspector(task) : null,
      bundlePages(task),
      makeTypeface(task),
      bundleServer(task),
    ]);
    const pages = await writePages({ ...task, browser, inspector, pageModule, typeface });
    await makeWorker({ ...task, browser, typeface, shell: pages.app.shell });
    const sizes = options.isProduction ? await compressAll(task.publicFolder) : null;
    /** With the gallery, whose parts keep their names, a build is for looking at: the budgets are for what people get. */
    const isForPeople = sizes && !options.hasGallery && !options.hasInspector;
    const table = isForPeople ? await checkBudgets({ ...task, browser, typeface, sizes }) : "";
    await writeFile(aside("build.json"), `${JSON.stringify(pages, null, 2)}\n`);
    for (const name of ["public", "server", "build.json"]) {
      await rm(join(dist, name), { recursive: true, force: true });
      await rename(aside(name), join(dist, name));
    }
    await remember(options);
    return table;
  } finally {
    await clearLeftovers(dist);
  }
}

/**
 * Like Promise.all, but when one fails the others are waited for: they write files that have to be cleared away.
 * @template {readonly unknown[]} T
 * @param {T} steps @returns {Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>}
 */
async function allOrFirstFault(steps) {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}

/** Ours, and those of a build that was killed. @param {string} dist */
async function clearLeftovers(dist) {
  await mkdir(dist, { recursive: true });
  for (const name of await readdir(dist)) {
    const pid = Number(name.split("~")[1]);
    if (pid && (pid === process.pid || !isAlive(pid)))
      await rm(join(dist, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The copyright line's year, and the only thing here that a clock decides. */
function buildYear() {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  return (epoch ? new Date(epoch * 1000) : new Date()).getUTCFullYear();
}

async function main() {
  const started = performance.now();
  const { isFresh, table } = await build({ isProduction: !process.argv.includes("--development") });
  if (table) console.log(table);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(isFresh ? "dist/ is up to date" : `built dist/ in ${seconds} s`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
