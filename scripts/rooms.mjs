import fs from "node:fs";
import path from "node:path";
import { root } from "./steps/contract.mjs";

/**
 * A job is one process. A check passes or fails as one; a job with files counts their tests.
 * @typedef {{ name: string, args: string[], files?: string[], needs: ("build" | "chromium" | "postgres")[] }} Job
 * @typedef {{ name: string, jobs: Job[] }} Room
 */

const bin = (/** @type {string} */ name) => path.join(root, "node_modules", name);

/** @type {Room[]} */
const checks = [
  // The native compiler; several threads would infer the same types again, for twice the CPU time.
  check("types", [bin("typescript-native/bin/tsc"), "--noEmit", "-p", ".", "--singleThreaded"]),
  check("lint", [bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."]),
  check("layers", ["scripts/check-layers.mjs"]),
  check("drift", ["scripts/generate.mjs", "--check"]),
  check("openapi", ["scripts/lint-contract.mjs"]),
  { name: "build", jobs: [{ name: "build", args: [], needs: ["build"] }] },
];

/** The folders of test/ that form a room. Any other folder is a room of its own. */
const folders = {
  unit: ["domain", "machines", "api", "effects", "identity", "service-worker"],
  view: [
    "ui",
    "controls",
    "features",
    "screens",

    "gallery",
    "inspector",
    "telemetry",
    "static",
    "support",
  ],
};

/** Their files start servers and browsers, so each file has its own process; files of subfolders share one. */
const apart = ["contract", "scripts", "build", "e2e", "proof"];

/** Tests in Chromium over a running product: two halves of about the same length, each with a product of its own, run at the same time. */
const ofProduct = {
  people: ["e2e/inside/", "e2e/sign-in/", "e2e/families/", "e2e/prerender", "e2e/shell"],
  schedule: ["e2e/huddle/", "e2e/schedule/"],
};

/** Files that share one process, one server and one Chromium. By the start of a file's path. */
const together = [
  { part: "e2e/people", starts: ofProduct.people },
  { part: "e2e/schedule", starts: ofProduct.schedule },
  { part: "e2e/front", starts: ["e2e/front-pages", "e2e/trusted-types"] },
  { part: "e2e/released", starts: ["e2e/installable", "e2e/push"] },
  { part: "proof/browser", starts: ["proof/browser-"] },
];

/** By the start of a file's path. @type {[start: string, needs: Job["needs"]][]} */
const needs = [
  ["e2e/", ["build", "chromium"]],
  ["proof/", ["build"]],
  ["proof/browser-", ["build", "chromium"]],
  // They build dist/ where nobody did: two builds at once would see each other's files.
  ["build/build.test", ["build"]],
  ["build/pages.test", ["build"]],
  ["server/main", ["build"]],
  ["server/support/program", ["build"]],
];

/** Whether a test reads dist/. @param {string} file */
export const needsBuild = (file) =>
  needs.some(([start, list]) => file.startsWith(start) && list.includes("build"));

/** Tests that need programs which `npm run proof` installs: `npm test` requires only PostgreSQL. */
const proofAlone = /^proof\/(pooler\.test|cluster\/)/;

/**
 * Where PostgreSQL is found, these run on it: it is the production database, and takes half of PGlite's CPU time. `npm run proof` runs
 * them on PGlite too, and the browser tests' product uses PGlite, the default.
 */
const onPostgres = ["server/", "contract/server", "proof/calls/", ...ofProduct.people, ...ofProduct.schedule];

/** The first line of a test of what PGlite's driver or triggers decide: it runs on PGlite too. */
const pgliteMark = "// Runs on PGlite as well.\n";

/**
 * All rooms, or those that the words name: a room, a folder of test/, or a part of a file's path.
 * @param {string[]} words @param {boolean} hasPostgres without it, everything runs on PGlite
 * @param {boolean} isProof with what the proof alone runs
 */
export function listRooms(words = [], hasPostgres = true, isProof = false) {
  const files = listFiles(path.join(root, "test")).filter(
    (file) => /\.test\.tsx?$/.test(file) && (isProof || !proofAlone.test(file)),
  );
  const rooms = joinNamesakes([...checks, ...testRooms(files, hasPostgres)]);
  if (words.length === 0) return rooms;
  return narrowRooms(rooms, words, (file) => words.some((word) => file.includes(word)));
}

/**
 * The rooms of these names, and of the others the chosen files.
 * @param {Room[]} rooms @param {string[]} names @param {(file: string, room: Room) => boolean} isChosen
 */
export function narrowRooms(rooms, names, isChosen) {
  return rooms.flatMap((room) => {
    if (names.includes(room.name)) return [room];
    const jobs = room.jobs.flatMap((job) => {
      const chosen = (job.files ?? []).filter((file) => isChosen(file, room));
      return chosen.length > 0 ? [jobOf(job.name, chosen, job.needs.includes("postgres"))] : [];
    });
    return jobs.length > 0 ? [{ ...room, jobs }] : [];
  });
}

/** A check and a folder of test/ may share a name. @param {Room[]} rooms */
function joinNamesakes(rooms) {
  return [...new Set(rooms.map(({ name }) => name))].map((name) => ({
    name,
    jobs: rooms.flatMap((room) => (room.name === name ? room.jobs : [])),
  }));
}

/** @param {string[]} files @param {boolean} hasPostgres @returns {Room[]} */
function testRooms(files, hasPostgres) {
  const roomOf = (/** @type {string} */ file) => {
    const folder = file.split("/")[0] ?? "";
    return Object.entries(folders).find(([, members]) => members.includes(folder))?.[0] ?? folder;
  };
  const names = [...new Set(files.map(roomOf))];
  return names.flatMap((name) => {
    const own = files.filter((file) => roomOf(file) === name);
    const main = own.filter((file) => !(hasPostgres && isOnPostgres(file)));
    const production = hasPostgres ? own.filter(isOnPostgres) : [];
    const again = production.filter(runsOnPgliteToo);
    return [
      { name, jobs: [...jobsOf(name, name, production, true), ...jobsOf(name, name, main, false)] },
      { name: `${name} on PGlite`, jobs: jobsOf(`${name} on PGlite`, name, again, false) },
    ].filter(({ jobs }) => jobs.length > 0);
  });
}

/** @param {string} file */
const isOnPostgres = (file) => onPostgres.some((start) => file.startsWith(start));

/** @param {string} file */
const runsOnPgliteToo = (file) =>
  fs.readFileSync(path.join(root, "test", file), "utf8").startsWith(pgliteMark);

/** @param {string} name @param {string} room @param {string[]} files @param {boolean} isOnPostgres @returns {Job[]} */
function jobsOf(name, room, files, isOnPostgres) {
  return groupsOf(room, files).map(({ part, files: group }) =>
    jobOf(part ? `${name}: ${part}` : name, group, isOnPostgres),
  );
}

/** @param {string} name @param {string[]} files @param {boolean} isOnPostgres @returns {Job} */
export function jobOf(name, files, isOnPostgres) {
  const wanted = needs.flatMap(([start, list]) => (files.some((file) => file.startsWith(start)) ? list : []));
  return {
    name,
    args: uvu(files),
    files,
    needs: [...new Set([...wanted, .../** @type {Job["needs"]} */ (isOnPostgres ? ["postgres"] : [])])],
  };
}

/** @param {string} room @param {string[]} files @returns {{ part: string, files: string[] }[]} */
function groupsOf(room, files) {
  const folderOf = (/** @type {string} */ file) => file.slice(0, file.lastIndexOf("/"));
  const isApart = (/** @type {string} */ file) => apart.includes(room) && folderOf(file) === room;
  if (files.length === 0) return [];
  if (!apart.includes(room)) return [{ part: "", files }];
  const shared = (/** @type {string} */ file) =>
    together.find(({ starts }) => starts.some((start) => file.startsWith(start)))?.part;
  const partOf = (/** @type {string} */ file) => shared(file) ?? (isApart(file) ? file : folderOf(file));
  return [...new Set(files.map(partOf))].map((part) => ({
    part,
    files: files.filter((file) => partOf(file) === part),
  }));
}

/** @param {string[]} files */
function uvu(files) {
  const pattern = `^(${files.map((file) => file.replaceAll(".", "\\.")).join("|")})$`;
  const hasPage = files.some((file) => file.endsWith(".tsx"));
  return [
    ...(hasPage ? ["-r", path.join(root, "test/support/view/preload.cjs")] : []),
    bin("uvu/bin.js"),
    "-r",
    "tsx/cjs",
    "-r",
    path.join(root, "test/support/setup.ts"),
    "test",
    pattern,
  ];
}

/** @param {string} name @param {string[]} args @returns {Room} */
function check(name, args) {
  return { name, jobs: [{ name, args, needs: [] }] };
}

/** @param {string} folder @returns {string[]} paths below it with / between */
function listFiles(folder, below = "") {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(path.join(folder, entry.name), name) : [name];
  });
}
