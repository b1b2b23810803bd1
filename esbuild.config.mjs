import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { checkBudgets, report } from "./scripts/build/budgets.mjs";
import {
  bundleBrowser,
  bundleContractPage,
  bundleInspector,
  bundlePages,
  bundleServer,
  migrations,
} from "./scripts/build/bundles.mjs";
import { compressAll } from "./scripts/build/compress.mjs";
import { forget, isUpToDate, lastWeighed, outputs, remember } from "./scripts/build/fingerprint.mjs";
import { openLiveSide } from "./scripts/build/live-side.mjs";
import { writePackageList } from "./scripts/build/package-list.mjs";
import { writePages } from "./scripts/build/pages.mjs";
import { makeTypeface } from "./scripts/build/typeface.mjs";
import { weigh } from "./scripts/build/weight.mjs";
import { makeWorker } from "./scripts/build/worker.mjs";

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Builds dist/. With unchanged inputs it does nothing and says so by `isFresh`.
 * @param {{ isProduction?: boolean, dist?: string }} [settings]
 */
export async function build({ isProduction = true, dist = join(root, "dist") } = {}) {
  const options = {
    ...commonOptions(dist),
    isProduction,
    hasGallery: !isProduction || process.env.GALLERY === "1",
    hasInspector: !isProduction || process.env.INSPECTOR === "1",
    isLive: false,
  };
  if (await isUpToDate(options)) return { isFresh: true, weighed: await lastWeighed(options) };
  return { isFresh: false, weighed: await buildAll(options) };
}

/**
 * For npm run dev: builds what changed, again and again. A failed build leaves the last good one.
 * @param {{ dist?: string }} [settings]
 */
export function openLiveBuild({ dist = join(root, "dist") } = {}) {
  const options = {
    ...commonOptions(dist),
    isProduction: false,
    hasGallery: true,
    hasInspector: true,
    isLive: true,
  };
  const server = openLiveSide({
    root,
    otherFolders: [migrations, `${migrations}/meta`],
    make: (bundle) => aside(options, bundle, ["server"], bundleServer),
  });
  const pages = openLiveSide({
    root,
    otherFolders: ["src/static/public", "src/service-worker"],
    make: (bundle) => aside(options, bundle, ["public", "build.json"], makePublic),
  });
  return {
    /** @param {ReadonlySet<string>} changed the folders in which something changed */
    async build(changed) {
      await clearLeftovers(dist);
      await forget(options);
      const [isServerNew, arePagesNew] = await allOrFirstFault([server.build(changed), pages.build(changed)]);
      return { isServerNew: isServerNew !== null, arePagesNew: arePagesNew !== null };
    },
  };
}

/** @param {string} dist */
const commonOptions = (dist) => ({ root, dist, year: buildYear() });

/**
 * @typedef {{ root: string, dist: string, isProduction: boolean, hasGallery: boolean, hasInspector: boolean, isLive: boolean, year: number }} BuildOptions
 * @typedef {BuildOptions & { publicFolder: string, serverFolder: string, aside: (name: string) => string, bundle: import("./scripts/build/bundles.mjs").Bundler }} BuildTask where the files are made, and how
 */

/** @param {BuildOptions} options */
async function buildAll(options) {
  await clearLeftovers(options.dist);
  const weighed = await aside(
    options,
    (_, bundle) => esbuild.build(bundle),
    [...outputs.folders, ...outputs.files],
    async (task) => {
      const [{ browser, typeface }, server] = await allOrFirstFault([makePublic(task), bundleServer(task)]);
      await writePackageList(task, server);
      const sizes = options.isProduction ? await compressAll(task.publicFolder) : null;
      /** With the gallery, whose parts keep their names, a build is for looking at: the budgets are for what people get. */
      const isForPeople = sizes && !options.hasGallery && !options.hasInspector;
      return isForPeople ? checkBudgets({ ...task, browser, typeface, sizes }) : [];
    },
  );
  await remember(options, weighed);
  return weighed;
}

/**
 * The files are made aside and put in place at the end, so that a failed build leaves the last good one.
 * @template Made
 * @param {BuildOptions} options @param {BuildTask["bundle"]} bundle @param {string[]} names below dist/
 * @param {(task: BuildTask) => Promise<Made>} make @returns {Promise<Made>}
 */
async function aside(options, bundle, names, make) {
  const nameAside = (/** @type {string} */ name) => join(options.dist, `${name}~${process.pid}`);
  const clear = () => Promise.all(names.map((name) => rm(nameAside(name), { recursive: true, force: true })));
  try {
    const made = await make({
      ...options,
      bundle,
      publicFolder: nameAside("public"),
      serverFolder: nameAside("server"),
      aside: nameAside,
    });
    for (const name of names) {
      await rm(join(options.dist, name), { recursive: true, force: true });
      await rename(nameAside(name), join(options.dist, name));
    }
    return made;
  } finally {
    await clear();
  }
}

/** @param {BuildTask} task */
async function makePublic(task) {
  await mkdir(join(task.publicFolder, "assets"), { recursive: true });
  const [browser, inspector, contractFiles, pageModule, typeface] = await allOrFirstFault([
    bundleBrowser(task),
    task.hasInspector ? bundleInspector(task) : null,
    bundleContractPage(task),
    bundlePages(task),
    makeTypeface(task),
  ]);
  const pages = await writePages({ ...task, browser, inspector, contractFiles, pageModule, typeface });
  await makeWorker({ ...task, browser, typeface, shell: pages.app.shell });
  await writeFile(task.aside("build.json"), `${JSON.stringify(pages, null, 2)}\n`);
  return { browser, typeface };
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

/** With the budgets' table and how long it took; a fault is one sentence. */
export async function buildFromTerminal() {
  const started = performance.now();
  try {
    const { isFresh, weighed } = await build();
    if (!isFresh && weighed.length > 0) console.log(report(weighed));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(isFresh ? "dist/ is up to date" : `built dist/ in ${seconds} s`);
    const { own, all } = await weigh({ root, dist: join(root, "dist") });
    console.log(`dist/ holds ${own.toFixed(1)} MB, with the packages that it runs on ${all.toFixed(1)} MB`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildFromTerminal();
