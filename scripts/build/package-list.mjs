import { readFile, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { join } from "node:path";

/**
 * @typedef {{ dev?: boolean, [key: string]: unknown }} Locked
 * @typedef {{ name: string, version: string, license: string, engines: object, dependencies: Record<string, string> }} Manifest
 */

/**
 * The package.json of dist/, so that it can be installed and started by itself: the packages that its programs import, in the versions of
 * the project's lock file, without optional ones (Firestore and Cloud Storage), which the server never uses.
 * @param {{ root: string, aside: (name: string) => string }} task @param {import("esbuild").Metafile} metafile of the server's programs
 */
export async function writePackageList({ root, aside }, metafile) {
  /** @type {Manifest} */
  const { name, version, license, engines, dependencies } = await readJson(join(root, "package.json"));
  const imported = importedPackages(metafile);
  const undeclared = imported.filter((each) => !(each in dependencies));
  if (undeclared.length > 0)
    throw new Error(
      `The server imports ${undeclared.join(", ")}: declare it among the dependencies of package.json.`,
    );
  const idle = Object.keys(dependencies).filter((each) => !imported.includes(each));
  if (idle.length > 0)
    throw new Error(
      `The built server does not import ${idle.join(", ")}: it belongs to the devDependencies of package.json.`,
    );
  const own = { name, version, license, dependencies, engines };
  const lock = await readJson(join(root, "package-lock.json"));
  /** @type {[string, Locked][]} */
  const packages = Object.entries(lock.packages);
  const wanted = packages.filter(([place, { dev }]) => place !== "" && !dev);
  await Promise.all([
    writeJson(aside("package.json"), {
      ...own,
      private: true,
      type: "module",
      scripts: {
        start: "node --enable-source-maps --max-semi-space-size=4 server/main.js",
        support: "node --enable-source-maps server/support.js",
      },
    }),
    writeJson(aside("package-lock.json"), {
      ...lock,
      packages: { "": own, ...Object.fromEntries(wanted) },
    }),
    writeFile(aside(".npmrc"), "omit[]=dev\nomit[]=optional\nignore-scripts=true\naudit=false\nfund=false\n"),
  ]);
}

/** @param {import("esbuild").Metafile} metafile */
function importedPackages(metafile) {
  const paths = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .flatMap(({ path, external }) => (external && !isBuiltin(path) ? [packageOf(path)] : []));
  return [...new Set(paths)].sort();
}

const isBuiltin = (/** @type {string} */ path) => path.startsWith("node:") || builtinModules.includes(path);

/** @param {string} path such as @scope/name/part */
const packageOf = (path) =>
  path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");

const readJson = async (/** @type {string} */ file) => JSON.parse(await readFile(file, "utf8"));
const writeJson = (/** @type {string} */ file, /** @type {unknown} */ value) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
