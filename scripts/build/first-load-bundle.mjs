import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** esbuild namespace of the wrapper modules around lazy chunks. */
const namespace = "later";

/**
 * Puts everything that a page loads first into one script. esbuild's code splitting would move each set of
 * modules shared with a lazy chunk into a file of its own, fifteen in all. So every lazy chunk imports the
 * whole first load, which has run by then.
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
        ...(await importsOf(join(root, entry))).map((name) => `import ${JSON.stringify(name)};`),
        // A relative path: an absolute one would end up in the source map and in the hashed file names.
        `export * from ${JSON.stringify(`./${relative(dirname(entry), path)}`)};`,
      ].join("\n"),
      resolveDir: join(root, dirname(entry)),
    }));
  },
});

/** @param {string} file */
const importsOf = async (file) =>
  [...(await readFile(file, "utf8")).matchAll(/^import\s[^;]*"([^"]+)";$/gm)].map(([, name]) => name ?? "");
