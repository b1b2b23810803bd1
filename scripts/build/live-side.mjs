import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import * as esbuild from "esbuild";

/**
 * A part of the product (the server, or the browsers' files) that is rebuilt incrementally: esbuild keeps its caches, and a bundle that
 * read none of the changed files is reused.
 * @template Made
 * @param {{ root: string, otherFolders?: string[], make: (bundle: import("./bundles.mjs").Bundler) => Promise<Made> }} settings
 * `otherFolders`: what is read without a bundle
 */
export function openLiveSide({ root, otherFolders = [], make }) {
  /** @type {Map<string, { context: esbuild.BuildContext, made: esbuild.BuildResult | null }>} */
  const bundles = new Map();
  /** Null if the last attempt failed. @type {Made | null} */
  let whole = null;

  /** @type {import("./bundles.mjs").Bundler} */
  async function bundle(name, options) {
    const kept = bundles.get(name) ?? {
      context: await esbuild.context({ ...options, metafile: true, write: false }),
      made: null,
    };
    bundles.set(name, kept);
    kept.made ??= await kept.context.rebuild();
    if (options.write !== false) await Promise.all((kept.made.outputFiles ?? []).map(write));
    return kept.made;
  }

  return {
    /** @param {ReadonlySet<string>} changed folders @returns {Promise<Made | null>} null when nothing of this side changed */
    async build(changed) {
      let isTouched = whole === null || otherFolders.some((folder) => changed.has(join(root, folder)));
      for (const kept of bundles.values()) {
        if (kept.made !== null && !readsFrom(root, kept.made, changed)) continue;
        kept.made = null;
        isTouched = true;
      }
      if (!isTouched) return null;
      whole = null;
      whole = await make(bundle);
      return whole;
    },
    close: () => Promise.all([...bundles.values()].map(({ context }) => context.dispose())),
  };
}

/** @param {string} root @param {esbuild.BuildResult} made @param {ReadonlySet<string>} changed */
const readsFrom = (root, made, changed) =>
  Object.keys(made.metafile?.inputs ?? {}).some((name) => changed.has(dirname(fileOf(root, name))));

/** A module in a plugin's own namespace is named after its file: `later:src/…`. @param {string} root @param {string} name */
const fileOf = (root, name) => resolve(root, name.slice(name.lastIndexOf(":") + 1));

/** @param {esbuild.OutputFile} file */
async function write({ path, contents }) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
