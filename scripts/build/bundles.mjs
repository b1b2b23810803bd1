import { cp, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { readContract } from "./contract.mjs";
import { firstLoadBundle } from "./first-load-bundle.mjs";
import { shortStyles } from "./short-styles.mjs";

/**
 * @typedef {import("../../esbuild.config.mjs").BuildTask} BuildTask
 * @typedef {(name: string, options: esbuild.BuildOptions) => Promise<esbuild.BuildResult>} Bundler how a bundle is made, by its name
 */
/** @typedef {Awaited<ReturnType<typeof bundleBrowser>>} Browser */

/** @param {BuildTask} options @returns {esbuild.BuildOptions} */
export const browserSettings = ({ root, isProduction, hasGallery, hasInspector }) => ({
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  minify: isProduction,
  /** The gallery prints component names. */
  keepNames: isProduction && hasGallery,
  define: {
    "process.env.NODE_ENV": JSON.stringify(isProduction ? "production" : "development"),
    __GALLERY__: String(hasGallery),
    __INSPECTOR__: String(hasInspector),
  },
  legalComments: "none",
  logLevel: "silent",
  plugins: isProduction ? [shortStyles] : [],
});

/** The app, split at each `import()`. @param {BuildTask} options */
export const bundleBrowser = (options) => bundleEntry(options, "src/main.tsx");

/** A page of its own: modules shared with the app would otherwise be split off the app's bundle. @param {BuildTask} options */
export const bundleInspector = (options) => bundleEntry(options, "src/inspector/page.tsx");

/**
 * What draws the contract at /docs: a script and a style sheet that no other page loads. @param {BuildTask} options
 */
export async function bundleContractPage(options) {
  const entry = "src/static/contract.script.ts";
  const { metafile } = await options.bundle(entry, {
    ...browserSettings(options),
    plugins: [],
    entryPoints: [entry],
    outdir: `${options.publicFolder}/assets`,
    entryNames: "docs-[hash]",
    metafile: true,
  });
  const urlOf = (/** @type {string} */ extension) => {
    const file = Object.keys(metafile?.outputs ?? {}).find((name) => name.endsWith(extension));
    if (!file) throw new Error(`The bundle of the contract's page has no ${extension} file.`);
    return `/assets/${basename(file)}`;
  };
  return { scriptUrl: urlOf(".js"), styleUrl: urlOf(".css") };
}

/** @param {BuildTask} options @param {string} entry */
async function bundleEntry(options, entry) {
  const settings = browserSettings(options);
  const { metafile } = await options.bundle(entry, {
    ...settings,
    plugins: [...(settings.plugins ?? []), firstLoadBundle({ root: options.root, entry })],
    entryPoints: [entry],
    outdir: `${options.publicFolder}/assets`,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    /** The server names each source map in a header: a comment in the script would contain a hash, which does not compress. */
    sourcemap: "external",
    metafile: true,
  });
  if (!metafile) throw new Error("The bundle was made without its metafile.");
  const main = Object.keys(metafile.outputs).find((file) => metafile.outputs[file]?.entryPoint === entry);
  if (!main) throw new Error("The bundle has no main script.");
  const scripts = [main, ...staticImports(metafile, main)];
  const long = scripts.filter((file) => Number(metafile.outputs[file]?.bytes) > longScript);
  if (options.isProduction) await Promise.all(long.map((file) => hint(join(options.root, file))));
  return { metafile, main, scripts };
}

/** Bytes from which a first-load script is worth the hint. */
const longScript = 30_000;

/**
 * Makes Chromium compile the whole script while it arrives: the first load calls most of it at once, and
 * would else compile function by function. The extra first line shifts the source map by one.
 * @param {string} file
 */
async function hint(file) {
  const [script, map] = await Promise.all([readFile(file, "utf8"), readFile(`${file}.map`, "utf8")]);
  await Promise.all([
    writeFile(file, `//# allFunctionsCalledOnLoad\n${script}`),
    writeFile(`${file}.map`, map.replace('"mappings": "', '"mappings": ";')),
  ]);
}

/** A script's static imports. @param {esbuild.Metafile} metafile @param {string} file */
export function staticImports(metafile, file, seen = new Set([file])) {
  for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
    if (kind !== "import-statement" || seen.has(path)) continue;
    seen.add(path);
    staticImports(metafile, path, seen);
  }
  return [...seen].filter((path) => path !== file);
}

/** The file of a lazy part and those that it imports. @param {Browser} browser @param {string} part */
export const filesOf = ({ metafile }, part) =>
  Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint?.endsWith(part) ? [file, ...staticImports(metafile, file)] : [],
  );

/**
 * The server's programs, and beside them what they read: the migrations.
 * @param {Pick<BuildTask, "root" | "serverFolder" | "bundle">} options
 */
export async function bundleServer({ root, serverFolder, bundle }) {
  const { metafile } = await bundle("server", {
    absWorkingDir: root,
    entryPoints: {
      main: "server/program/main.ts",
      support: "server/program/support/main.ts",
      demo: "server/program/demo/main.ts",
    },
    outdir: serverFolder,
    bundle: true,
    /** Dynamic imports stay files of their own, as does what the programs share. */
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    /** Only line mappings: with all sources' text the map would take 15 MB of the server's memory. */
    sourcesContent: false,
    metafile: true,
    logLevel: "silent",
    plugins: [readContract(root), externalExcept(bundledPackages)],
  });
  if (!metafile) throw new Error("The bundle was made without its metafile.");
  await cp(join(root, migrations), join(serverFolder, "migrations"), {
    recursive: true,
    // Only drizzle-kit reads the snapshots.
    filter: (file) => !file.endsWith("_snapshot.json"),
  });
  return metafile;
}

export const migrations = "server/platform/db/migrations";

const bundledPackages = ["drizzle-orm", "jose", "nodemailer", "temporal-polyfill", "temporal-utils"];

/**
 * Leaves packages out of the bundle, since they are installed where the server runs, except some that would make each start resolve a hundred small modules.
 * @param {string[]} names @returns {esbuild.Plugin}
 */
const externalExcept = (names) => ({
  name: "external-except",
  setup({ onResolve }) {
    const isBundled = (/** @type {string} */ path) =>
      names.some((name) => path === name || path.startsWith(`${name}/`));
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || isBundled(path) ? null : { path, external: true },
    );
  },
});

/** The program that renders the pages, and their inline scripts and styles. @param {BuildTask} options */
export async function bundlePages(options) {
  const settings = browserSettings(options);
  const text = async (/** @type {string} */ entry, /** @type {esbuild.BuildOptions} */ more) => {
    const made = await options.bundle(entry, { ...settings, entryPoints: [entry], write: false, ...more });
    return made.outputFiles?.[0]?.text.trim() ?? "";
  };
  const script = (/** @type {string} */ name) =>
    text(`src/static/${name}.script.ts`, { format: "iife", minify: true, charset: "utf8" });
  const [program, landingScript, earlyScript, liveReloadScript] = await Promise.all([
    text("src/static/pages.tsx", { format: "cjs", platform: "node", target: "node20" }),
    script("landing"),
    script("app-early"),
    options.isLive ? script("live-reload") : "",
  ]);
  return { program, landingScript, earlyScript, liveReloadScript };
}
