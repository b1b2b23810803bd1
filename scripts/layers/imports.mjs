import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { dirname, join, posix } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { listFiles } from "../build/fingerprint.mjs";
import { findCircles } from "./circles.mjs";
import { lazyRooms, mayUsePackage, mayUseRoom, roomOf, rules } from "./rooms.mjs";

/** @typedef {{ from: string, to: string, isPackage: boolean, isLazy: boolean, isType: boolean }} Import */

/** @param {string} root @returns {Promise<string[]>} */
export async function findBrokenLayers(root) {
  const files = await listSources(root);
  const result = await readImports(root, files);
  return [...result.faults, ...result.imports.flatMap(judge), ...findCircles(result.imports, files)];
}

/** Every file that belongs to a room, except tests and benchmarks, which may import anything. @param {string} root */
export async function listSources(root) {
  const folders = ["domain", "machines", "src", "openapi", "server", "scripts"].map((room) =>
    listFiles(join(root, room)),
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
async function readImports(root, files) {
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

/** @param {Import} found @returns {string[]} */
function judge(found) {
  const why = found.isPackage ? judgePackage(found) : judgeRoom(found);
  return why ? [`${found.from} ${found.isType ? "takes a type of" : "imports"} ${found.to}: ${why}`] : [];
}

/** @param {Import} found */
function judgePackage({ from, to, isLazy, isType }) {
  const room = roomOf(from);
  if (/^node:/.test(to) || builtinModules.includes(to))
    return rules[room]?.builtins ? null : `${room} has nothing of Node's`;
  const name = to
    .split("/")
    .slice(0, to.startsWith("@") ? 2 : 1)
    .join("/");
  if (isType) return null;
  if (!mayUsePackage(from, name)) return `${room} may not use ${name}`;
  if (rules[room]?.onDemand?.includes(name) && !isLazy) return `${name} is loaded on demand, by import()`;
  return null;
}

/** @param {Import} found */
function judgeRoom({ from, to, isLazy, isType }) {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (/^openapi(\.d)?(\.ts)?$/.test(to)) return isType ? null : "the contract's types are imported as types";
  if (other === "test") return "nothing imports test";
  if (room === "src/features" && other === room && featureOf(from) !== featureOf(to))
    return "a feature never imports another feature";
  if (!mayUseRoom(room, other)) return `${room} may not use ${other}`;
  const isAlone = lazyRooms.includes(other) && room !== other;
  if (isAlone && room !== "src/main") return `${other} is loaded by the composition root alone`;
  if (!isType && !isLazy && room !== other && rules[room]?.onDemand?.includes(other))
    return `${other} is loaded on demand, by import()`;
  return null;
}

/** @param {string} file */
const featureOf = (file) => file.split("/")[2];
