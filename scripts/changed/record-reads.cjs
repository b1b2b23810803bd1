/**
 * Loaded before a test process: records which file of the project loads, reads or starts which other, as lines of
 * READS_FOLDER. It looks at what Node does, and is independent of the import graph that chooses tests.
 */
const childProcess = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { fileURLToPath } = require("node:url");

const root = path.join(__dirname, "../..");
// A test process and those that it starts write one file: what another test made a shared module read is none of theirs.
process.env.READS_OF ??= String(process.pid);
const file = path.join(process.env.READS_FOLDER ?? "", `${process.env.READS_OF}.txt`);
const append = fs.appendFileSync;
/** @type {Set<string>} */
const seen = new Set();

/** A path of the project with / between, or null. @param {unknown} given */
function own(given) {
  if (given instanceof URL && given.protocol === "file:") return own(fileURLToPath(given));
  if (typeof given !== "string" || given.includes("\0") || given.startsWith("node:")) return null;
  const below = path.relative(root, path.resolve(given.replace(/^file:\/\//, "").replace(/\?.*$/, "")));
  const isInside = below !== "" && !below.startsWith("..") && !below.startsWith("node_modules");
  return isInside ? below.replaceAll("\\", "/") : null;
}

/** @param {string | null} from @param {string | null} to */
function record(from, to) {
  if (from === null || to === null || from === to || seen.has(`${from}\t${to}`)) return;
  seen.add(`${from}\t${to}`);
  append(file, `${from}\t${to}\n`);
}

/** The file of the project that made a call, or null for Node's own loader. */
function caller() {
  for (const line of (new Error().stack ?? "").split("\n").slice(3)) {
    if (/node:internal\/modules/.test(line)) return null;
    const found = own(/\(?((?:file:\/\/)?\/[^():]+):\d+:\d+\)?$/.exec(line)?.[1]);
    if (found !== null && found !== "scripts/changed/record-reads.cjs") return found;
  }
  return null;
}

const load = Reflect.get(Module, "_load");
/** @param {string} request @param {NodeModule | undefined} parent @param {boolean} isMain */
function loadAndRecord(request, parent, isMain) {
  try {
    record(own(parent?.filename), own(Reflect.get(Module, "_resolveFilename")(request, parent, isMain)));
  } catch {
    // The load below throws the same.
  }
  return load(request, parent, isMain);
}
Reflect.set(Module, "_load", loadAndRecord);

/** @param {object} holder @param {string[]} names @param {(args: unknown[]) => unknown[]} readsOf */
function watch(holder, names, readsOf) {
  for (const name of names) {
    const original = Reflect.get(holder, name);
    Reflect.set(holder, name, (/** @type {unknown[]} */ ...args) => {
      const from = caller();
      if (from !== null) for (const read of readsOf(args)) record(from, own(read));
      return Reflect.apply(original, holder, args);
    });
  }
}

const reads = ["readFile", "readdir", "cp", "copyFile", "stat", "access", "open"];
watch(
  fs,
  [...reads.flatMap((name) => [name, `${name}Sync`]), "existsSync", "createReadStream"],
  ([first]) => [first],
);
watch(fs.promises, reads, ([first]) => [first]);
watch(childProcess, ["spawn", "spawnSync", "fork", "execFile", "execFileSync"], ([first, second]) => [
  first,
  ...(Array.isArray(second) ? second : []),
]);
Module.syncBuiltinESMExports();
