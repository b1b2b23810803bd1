/** Lines of READS_FOLDER: a file of the project and one that it loads, reads or starts. */
const fs = require("node:fs");
const path = require("node:path");
const { fileURLToPath } = require("node:url");

const root = path.join(__dirname, "../..");
// A test process and those that it starts share one file, so that reads which other tests caused are not attributed to it.
process.env.READS_OF ??= String(process.pid);
const file = path.join(process.env.READS_FOLDER ?? "", `${process.env.READS_OF}.txt`);
const append = fs.appendFileSync;
/** @type {Set<string>} */
const seen = new Set();

/** A path of the project with / between, or null. @param {unknown} given @returns {string | null} */
exports.own = function own(given) {
  if (given instanceof URL && given.protocol === "file:") return own(fileURLToPath(given));
  if (typeof given !== "string" || given.includes("\0") || given.startsWith("node:")) return null;
  const below = path.relative(root, path.resolve(given.replace(/^file:\/\//, "").replace(/\?.*$/, "")));
  const isInside = below !== "" && !below.startsWith("..") && !below.startsWith("node_modules");
  return isInside ? below.replaceAll("\\", "/") : null;
};

/** @param {string | null} from @param {string | null} to */
exports.record = (from, to) => {
  if (from === null || to === null || from === to || seen.has(`${from}\t${to}`)) return;
  seen.add(`${from}\t${to}`);
  append(file, `${from}\t${to}\n`);
};
