/**
 * Loaded before a test process: records which file of the project loads, reads or starts which other, as lines of
 * READS_FOLDER. It looks at what Node does, and is independent of the import graph that chooses tests.
 */
const childProcess = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const { pathToFileURL } = require("node:url");
const { own, record } = require("./record.cjs");

/** The file of the project that made a call, or null for Node's own loader. */
function caller() {
  for (const line of (new Error().stack ?? "").split("\n").slice(3)) {
    if (/node:internal\/modules/.test(line)) return null;
    const found = own(/\(?((?:file:\/\/)?\/[^():]+):\d+:\d+\)?$/.exec(line)?.[1]);
    if (found !== null && !found.startsWith("scripts/changed/record")) return found;
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
Module.register("./record-imports.mjs", pathToFileURL(__filename));

/**
 * @param {object} holder @param {string[]} names @param {(args: unknown[]) => unknown[]} readsOf
 * @param {(args: unknown[]) => unknown[]} [change] what the call gets instead
 */
function watch(holder, names, readsOf, change = (args) => args) {
  for (const name of names) {
    const original = Reflect.get(holder, name);
    Reflect.set(holder, name, (/** @type {unknown[]} */ ...args) => {
      const from = caller();
      if (from !== null) for (const read of readsOf(args)) record(from, own(read));
      return Reflect.apply(original, holder, change(args));
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

/** So that a program with an environment of its own is watched, too. @param {unknown} argument */
function withRecorder(argument) {
  if (argument === null || typeof argument !== "object" || !("env" in argument)) return argument;
  const { NODE_OPTIONS, READS_FOLDER, READS_OF } = process.env;
  return { ...argument, env: { NODE_OPTIONS, READS_FOLDER, READS_OF, ...Object(argument.env) } };
}
watch(
  childProcess,
  ["spawn", "spawnSync", "fork", "execFile", "execFileSync"],
  ([first, second]) => [first, ...(Array.isArray(second) ? second : [])],
  (args) => args.map(withRecorder),
);
Module.syncBuiltinESMExports();
