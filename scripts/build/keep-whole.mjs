import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Of the module that stands before a later part, under the part's own path. */
const namespace = "later";

/**
 * Keeps what a page starts with in one script. Else each set of modules that a later part shares with it is split off, and fifteen
 * small files are asked for before anything is painted. So each later part of ours imports all that the page starts with, which has run by then.
 * @param {{ root: string, entry: string }} options @returns {import("esbuild").Plugin}
 */
export const keepWhole = ({ root, entry }) => ({
  name: "keep-whole",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === namespace) return null;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: namespace });
      return found.errors.length > 0 ? found : { path: relative(root, found.path), namespace };
    });
    onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
      contents: [
        ...(await importsOf(join(root, entry))).map((name) => `import ${JSON.stringify(name)};`),
        // Its path from here: a whole one would stand in the source map and decide the names of the files.
        `export * from ${JSON.stringify(`./${relative(dirname(entry), path)}`)};`,
      ].join("\n"),
      resolveDir: join(root, dirname(entry)),
    }));
  },
});

/** @param {string} file */
const importsOf = async (file) =>
  [...(await readFile(file, "utf8")).matchAll(/^import\s[^;]*"([^"]+)";$/gm)].map(([, name]) => name ?? "");
