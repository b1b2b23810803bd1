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
      const atRunTime = (inputs[file]?.imports ?? []).map(({ path, kind, external, original }) =>
        describe(
          file,
          external ? (original ?? path) : path,
          { isLazy: kind === "dynamic-import", isType: false },
          !external,
        ),
      );
      const values = new Set((inputs[file]?.imports ?? []).map(({ original, path }) => original ?? path));
      const text = await readFile(join(root, file), "utf8");
      const forTypes = ts
        .preProcessFile(text, true, true)
        .importedFiles.filter(({ fileName }) => !values.has(fileName))
        .map(({ fileName }) => describe(file, fileName, { isLazy: false, isType: true }, false));
      return [...atRunTime, ...forTypes];
    }),
  );
  return { faults, imports: imports.flat() };
}

/** @param {string} from @param {string} named @param {{ isLazy: boolean, isType: boolean }} kind @param {boolean} isResolved @returns {Import} */
function describe(from, named, kind, isResolved) {
  const isPackage = !isResolved && !named.startsWith(".");
  if (isPackage) return { from, to: named, isPackage, ...kind };
  return {
    from,
    to: isResolved ? named : posix.normalize(posix.join(dirname(from), named)),
    isPackage,
    ...kind,
  };
}

/** The file that an import means: one for types names no extension, or the folder of an index file. @param {string} to @param {Set<string>} files */
export const fileOf = (to, files) =>
  [to, `${to}.ts`, `${to}.tsx`, posix.join(to, "index.ts")].find((name) => files.has(name));
