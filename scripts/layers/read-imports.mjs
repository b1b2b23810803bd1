import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { listFiles } from "../build/fingerprint.mjs";

/** @typedef {{ from: string, to: string, isPackage: boolean, isLazy: boolean, isType: boolean }} Import */

/** Every file that belongs to a layer, except tests and benchmarks, which may import anything. @param {string} root */
export async function listSources(root) {
  const folders = ["domain", "machines", "src", "openapi", "server", "scripts"].map((layer) =>
    listFiles(join(root, layer)),
  );
  const files = (await Promise.all(folders))
    .flat()
    .map((file) => file.slice(root.length + 1).replaceAll("\\", "/"));
  const top = ["esbuild.config.mjs"].filter((file) => existsSync(join(root, file)));
  return [...files, ...top].filter(
    (file) =>
      /\.(ts|tsx|mjs)$/.test(file) &&
      !file.endsWith(".d.ts") &&
      !file.startsWith("scripts/bench/") &&
      !file.includes("/node_modules/"),
  );
}

/**
 * esbuild reports run-time imports; any other import in the text is for types only.
 * @param {string} root @param {string[]} files
 */
export async function readImports(root, files) {
  /** @type {string[]} */
  const faults = [];
  const result = await build({
    absWorkingDir: root,
    // One output: with each file as an entry, every output would hold all that the file imports.
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join("\n"),
      resolveDir: root,
    },
    bundle: true,
    ignoreAnnotations: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
    treeShaking: false,
    logLevel: "silent",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, jsx: "react-jsx" } },
  }).catch((/** @type {import("esbuild").BuildFailure} */ failure) => {
    for (const { location, text } of failure.errors)
      faults.push(`${location?.file}:${location?.line}: ${text}`);
  });
  const inputs = result?.metafile?.inputs ?? {};
  const imports = await Promise.all(
    files.map(async (file) => {
      const found = inputs[file]?.imports ?? [];
      const atRunTime = found.map(({ path, kind, external: isPackage = false, original }) => ({
        from: file,
        to: isPackage ? (original ?? path) : path,
        isPackage,
        isLazy: kind === "dynamic-import",
        isType: false,
      }));
      const values = new Set(found.map(({ original, path }) => original ?? path));
      const { importedFiles } = ts.preProcessFile(await readFile(join(root, file), "utf8"), true, true);
      const forTypes = importedFiles
        .filter(({ fileName }) => !values.has(fileName))
        .map(({ fileName }) => {
          const isPackage = !fileName.startsWith(".");
          const to = isPackage ? fileName : posix.normalize(posix.join(dirname(file), fileName));
          return { from: file, to, isPackage, isLazy: false, isType: true };
        });
      return [...atRunTime, ...forTypes];
    }),
  );
  return { faults, imports: imports.flat() };
}

/** The file that an import means: one for types names no extension, or the folder of an index file. @param {string} to @param {Set<string>} files */
export const fileOf = (to, files) =>
  [to, `${to}.ts`, `${to}.tsx`, posix.join(to, "index.ts")].find((name) => files.has(name));
