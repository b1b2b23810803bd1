import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { earlierParts, fetchedWith } from "./earlier-parts.mjs";

/** esbuild namespace of the wrapper modules around lazy chunks. */
const namespace = "later";

/**
 * Puts everything that a page loads first into one script. esbuild's code splitting would move each set of
 * modules shared with a lazy chunk into a file of its own, fifteen in all. So every lazy chunk imports the
 * whole first load, which has run by then, and the imports of its earlier parts, which the page has requested by then.
 * @param {{ root: string, entry: string }} options
 * @returns {import("esbuild").Plugin}
 */
export const firstLoadBundle = ({ root, entry }) => ({
  name: "first-load-bundle",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === namespace) return null;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: namespace });
      return found.errors.length > 0 ? found : { path: relative(root, found.path), namespace };
    });
    onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
      contents: [
        ...(await importsOf(root, [entry, ...earlierParts(path)], dirname(entry))),
        ...[path, ...earlierParts(path)]
          .flatMap((part) => fetchedWith[part] ?? [])
          .map((module) => `import ${JSON.stringify(relativeTo(dirname(entry), module))};`),
        // A relative path: an absolute one would end up in the source map and in the hashed file names.
        `export * from ${JSON.stringify(relativeTo(dirname(entry), path))};`,
      ].join("\n"),
      resolveDir: join(root, dirname(entry)),
    }));
  },
});

/** The static imports of these files, relative to a folder. @param {string} root @param {string[]} files @param {string} folder */
async function importsOf(root, files, folder) {
  const names = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(join(root, file), "utf8")).matchAll(/^import\s(?!type\s)[^;]*"([^"]+)";$/gm)].map(
        ([, name = ""]) => (name.startsWith(".") ? relativeTo(folder, join(dirname(file), name)) : name),
      ),
    ),
  );
  return [...new Set(names.flat())].map((name) => `import ${JSON.stringify(name)};`);
}

/** @param {string} folder @param {string} path */
const relativeTo = (folder, path) => {
  const found = relative(folder, path);
  return found.startsWith(".") ? found : `./${found}`;
};
