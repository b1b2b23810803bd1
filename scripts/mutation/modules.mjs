import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { transformSync } from "esbuild";

/** @typedef {{ exports: any, needs: Set<string> }} Module */

const endings = ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts"];
const isFile = (/** @type {string} */ file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile();

/**
 * Loads the project's files, some with replaced text, and can unload those that depend on them. A file is compiled once; packages are
 * loaded by Node and stay.
 * @param {string} root @param {Record<string, string>} sources by path below root @param {Record<string, unknown>} standIns for packages
 */
export function openModules(root, sources, standIns) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  /** @type {Map<string, Function>} */
  const compiled = new Map();
  /** @type {Map<string, (exports: Record<string, unknown>) => unknown>} */
  const wraps = new Map();

  /** @param {string} file */
  function compile(file) {
    const known = compiled.get(file);
    if (known) return known;
    const text = sources[path.relative(root, file)] ?? fs.readFileSync(file, "utf8");
    const { code } = transformSync(text, {
      loader: file.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      target: "node20",
      jsx: "automatic",
      sourcefile: file,
      supported: { "dynamic-import": false },
      define: { "import.meta.url": "__url" },
      logLevel: "silent",
    });
    const wrapped = `(function (exports, require, module, __filename, __dirname, __url) {${code}\n})`;
    const made = new vm.Script(wrapped, { filename: file }).runInThisContext();
    compiled.set(file, made);
    return made;
  }

  /** @param {string} file @returns {unknown} */
  function load(file) {
    const known = modules.get(file);
    if (known) return known.exports;
    /** @type {Module} */
    const made = { exports: {}, needs: new Set() };
    modules.set(file, made);
    const node = createRequire(file);
    const folder = path.dirname(file);
    const require = (/** @type {string} */ name) => {
      if (name in standIns) return standIns[name];
      if (!name.startsWith(".")) return node(name);
      const found = endings.map((ending) => path.resolve(folder, name) + ending).find(isFile);
      if (!found || found.endsWith(".json")) return node(name);
      made.needs.add(found);
      return load(found);
    };
    try {
      compile(file)(made.exports, require, made, file, folder, pathToFileURL(file).href);
    } catch (fault) {
      modules.delete(file);
      throw fault;
    }
    const wrap = wraps.get(path.relative(root, file));
    if (wrap) made.exports = wrap(made.exports);
    return made.exports;
  }

  /** @param {string} file @param {Map<string, boolean>} judged @returns {boolean} */
  function depends(file, judged) {
    const known = judged.get(file);
    if (known !== undefined) return known;
    judged.set(file, false);
    const needs = [...(modules.get(file)?.needs ?? [])];
    const result = path.relative(root, file) in sources || needs.some((need) => depends(need, judged));
    judged.set(file, result);
    return result;
  }

  return {
    load: (/** @type {string} */ file) => load(path.join(root, file)),

    /** Wraps a file's exports whenever it is loaded. @param {string} file @param {(exports: Record<string, unknown>) => unknown} wrap */
    wrap: (file, wrap) => wraps.set(file, wrap),

    /** The next load evaluates the tests, and everything that depends on the changed files, again. */
    forget() {
      /** @type {Map<string, boolean>} */
      const judged = new Map();
      for (const file of [...modules.keys()])
        if (file.includes(".test.") || depends(file, judged)) judged.set(file, true);
      for (const [file, isStale] of judged) if (isStale) modules.delete(file);
    },
  };
}
