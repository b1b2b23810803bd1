import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parse } from "yaml";
import { expandCodes } from "./expand-codes.mjs";

/** @typedef {Record<string, unknown>} Part */

const rootFile = "openapi.yaml";
const pathsFolder = "openapi/paths/";

/**
 * The contract as one document: what the generator, the mock, the build and the tests read. Its paths are those of all files of openapi/paths.
 * A reference to a schema, a response or a parameter becomes one to `#/components`; any other (a header, an example) is replaced by
 * what it names. Error replies are spelled out (expand-codes.mjs). Throws when a reference leads nowhere, or nothing refers to such a part.
 * @param {string} root the folder of openapi.yaml
 * @returns {any} as untyped as what YAML gives
 */
export function bundleContract(root) {
  const { [rootFile]: document = {}, ...parts } = readFiles(root);
  /** @type {Set<string>} */
  const replaced = new Set();

  /** @param {unknown} value @param {string} file where it stands @returns {unknown} */
  function resolve(value, file) {
    if (Array.isArray(value)) return value.map((item) => resolve(item, file));
    if (typeof value !== "object" || value === null) return value;
    const { $ref, ...rest } = /** @type {Part} */ (value);
    const beside = Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [key, resolve(inner, file)]),
    );
    if (typeof $ref === "string") return { ...follow($ref, file), ...beside };
    return "x-codes" in beside ? expandCodes(beside, file) : beside;
  }

  /** @param {string} $ref @param {string} file where it stands */
  function follow($ref, file) {
    const [path = "", name = ""] = $ref.split("#/");
    const target = path ? posix.join(posix.dirname(file), path) : file;
    if (!Object.hasOwn(parts[target] ?? {}, name)) throw new Error(`${file}: ${$ref} leads nowhere.`);
    const section = sectionOf(target);
    if (section) return { $ref: `#/components/${section}/${name}` };
    replaced.add(`${target}#/${name}`);
    return /** @type {Part} */ (resolve(parts[target]?.[name], target));
  }

  const { components, ...resolved } = /** @type {Part & { components?: Part }} */ (
    resolve(document, rootFile)
  );
  /** @type {Record<string, Part>} */
  const sections = { parameters: {}, responses: {}, schemas: {} };
  /** @type {Part} */
  const paths = {};
  for (const [file, part] of Object.entries(parts)) {
    const section = file.startsWith(pathsFolder) ? paths : sections[sectionOf(file) ?? ""];
    if (!section) continue;
    for (const [name, value] of Object.entries(part)) {
      if (Object.hasOwn(section, name)) throw new Error(`${file}: another file has a ${name} as well.`);
      section[name] = resolve(value, file);
    }
  }
  for (const [file, part] of Object.entries(parts))
    for (const name of sectionOf(file) || file.startsWith(pathsFolder) ? [] : Object.keys(part))
      if (!replaced.has(`${file}#/${name}`)) throw new Error(`${file}: nothing refers to ${name}.`);
  return { ...resolved, paths, components: { ...components, ...sections } };
}

/** A reference to each path of the parts: with these the root is a whole contract for programs that follow references. @param {string} root */
export const referToPaths = (root) =>
  Object.fromEntries(
    Object.entries(readFiles(root))
      .filter(([file]) => file.startsWith(pathsFolder))
      .flatMap(([file, part]) =>
        Object.keys(part).map((name) => [name, { $ref: `${file}#/${name.replaceAll("/", "~1")}` }]),
      ),
  );

/** The root and every part, by its path below the root's folder. @param {string} root */
function readFiles(root) {
  const parts = ["openapi", "openapi/paths", "openapi/schemas"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries([rootFile, ...parts].map((file) => [file, readPart(root, file)]));
}

/** @param {string} root @param {string} file @returns {Part} */
function readPart(root, file) {
  try {
    return parse(readFileSync(join(root, file), "utf8")) ?? {};
  } catch (fault) {
    throw new Error(`${file}: ${/** @type {Error} */ (fault).message}`);
  }
}

/** Which of the components the entries of a file are. @param {string} file */
function sectionOf(file) {
  if (file.startsWith("openapi/schemas/") || file === "openapi/codes.yaml") return "schemas";
  if (file === "openapi/responses.yaml") return "responses";
  if (file === "openapi/parameters.yaml") return "parameters";
  return undefined;
}
