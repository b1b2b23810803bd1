import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { copiedFor, earlierParts, fetchedWith } from "./earlier-parts.mjs";
import { shorten } from "./short-styles.mjs";

/** esbuild namespace of the wrapper modules around lazy chunks. */
const namespace = "later";
/** Of the copies of modules that some parts have for themselves: the name of these parts stands before each path. */
const copied = "copied";

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
    onResolve({ filter: /^\./, namespace: copied }, async ({ path, kind, importer: copy }) => {
      const [of, importer] = splitCopy(copy);
      const resolveDir = dirname(join(root, importer));
      const found = await resolve(path, {
        kind,
        importer: join(root, importer),
        resolveDir,
        pluginData: namespace,
      });
      if (found.errors.length > 0) return found;
      const file = relative(root, found.path);
      if (kind === "dynamic-import") return { path: file, namespace };
      const isThere = (await before(of)).has(file);
      return isThere ? { path: found.path } : { path: `${of}:${file}`, namespace: copied };
    });
    onLoad({ filter: /.*/, namespace: copied }, async ({ path: copy }) => {
      const [, path] = splitCopy(copy);
      return {
        contents: shorten(await readFile(join(root, path), "utf8")),
        loader: path.endsWith("x") ? "tsx" : "ts",
        resolveDir: dirname(join(root, path)),
      };
    });
    onResolve({ filter: new RegExp(`^${copied}:`) }, ({ path }) => ({
      path: path.slice(copied.length + 1),
      namespace: copied,
    }));
    /** @type {Record<string, ReturnType<typeof modulesOf>>} */
    const known = {};
    /** The modules that a page has before it loads parts with copies. */
    const before = (/** @type {string} */ of) => {
      const earlier = (copies[of] ?? []).flatMap(earlierParts).filter((part) => nameOf(part) !== of);
      known[of] ??= modulesOf(root, [
        entry,
        ...earlier,
        ...earlier.flatMap((part) => fetchedWith[part] ?? []),
      ]);
      return known[of];
    };

    onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === namespace) return null;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: namespace });
      return found.errors.length > 0 ? found : { path: relative(root, found.path), namespace };
    });
    onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
      contents: [
        ...(await importsOf(root, [entry, ...otherParts(path)], dirname(entry))),
        ...[path, ...otherParts(path)]
          .flatMap((part) => fetchedWith[part] ?? [])
          .map((module) => `import ${JSON.stringify(relativeTo(dirname(entry), module))};`),
        // A relative path: an absolute one would end up in the source map and in the hashed file names.
        `export * from ${JSON.stringify(nameOf(path) ? `${copied}:${nameOf(path)}:${path}` : relativeTo(dirname(entry), path))};`,
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

/** These files and what they import statically, at any distance. @param {string} root @param {string[]} files */
async function modulesOf(root, files) {
  const found = new Set(files);
  for (const file of found)
    for (const [, name = ""] of (await readFile(join(root, file), "utf8")).matchAll(
      /^(?:import|export)\s(?!type\s)[^;]*?"(\.[^"]+)";$/gm,
    )) {
      const module = join(dirname(file), name);
      const path = [".ts", ".tsx", ""].map((end) => module + end).find((one) => existsSync(join(root, one)));
      if (path) found.add(path);
    }
  return found;
}

/** @type {Record<string, readonly string[]>} */
const copies = copiedFor;

/** The name under which a part has copies, if it has. @param {string} path */
const nameOf = (path) => Object.keys(copies).find((name) => copies[name]?.includes(path));

/** The earlier parts that are no copies for the same. @param {string} path */
const otherParts = (path) =>
  earlierParts(path).filter((part) => nameOf(part) === undefined || nameOf(part) !== nameOf(path));

/** "feed" and the path of "feed:src/app/feed.part.tsx". @param {string} copy @returns {[string, string]} */
const splitCopy = (copy) => {
  const at = copy.indexOf(":");
  return [copy.slice(0, at), copy.slice(at + 1)];
};

/** @param {string} folder @param {string} path */
const relativeTo = (folder, path) => {
  const found = relative(folder, path);
  return found.startsWith(".") ? found : `./${found}`;
};
