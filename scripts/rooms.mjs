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
  check("types", [bin("typescript/bin/tsc"), "--noEmit", "-p", "."]),
  check("lint", [bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."]),
  check("layers", ["scripts/check-layers.mjs"]),
  check("drift", ["scripts/generate.mjs", "--check"]),
  check("openapi", [bin("@redocly/cli/bin/cli.js"), "lint", "openapi.yaml", "--config", ".redocly.yaml"]),
  { name: "build", jobs: [{ name: "build", args: [], needs: ["build"] }] },
];

/** Which folders of test/ make up a room. A folder that stands nowhere here is a room of its own. */
const folders = {
  unit: ["domain", "machines", "api", "effects", "identity", "service-worker"],
  view: ["ui", "features", "screens", "gallery", "inspector", "telemetry", "static", "support"],
};

/** Their files start servers and browsers of their own, so each has a process; those of a folder below share theirs. */
const apart = ["contract", "scripts", "build", "e2e", "proof"];

/** Their files share what takes long to start (the compiled server, a database), so each folder has one process. */
const byFolder = ["server"];

/** @type {Record<string, Job["needs"]>} */
const needs = { e2e: ["build", "chromium"], proof: ["build"] };

const inBrowser = "proof/browser-";

/** What touches the database runs a second time on PostgreSQL. */
const onPostgres = ["server/", "contract/server"];

/** All rooms, or those that the words name: a room, a folder of test/, or a part of a file's path. @param {string[]} words */
export function listRooms(words = []) {
  const files = listFiles(path.join(root, "test")).filter((file) => /\.test\.tsx?$/.test(file));
  const rooms = joinNamesakes([...checks, ...testRooms(files)]);
  if (words.length === 0) return rooms;
  return rooms.flatMap((room) => {
    if (words.includes(room.name)) return [room];
    const jobs = room.jobs.flatMap((job) => {
      const named = (job.files ?? []).filter((file) => words.some((word) => file.includes(word)));
      return named.length > 0 ? [{ ...job, files: named, args: uvu(named) }] : [];
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

/** @param {string[]} files @returns {Room[]} */
function testRooms(files) {
  const roomOf = (/** @type {string} */ file) => {
    const folder = file.split("/")[0] ?? "";
    return Object.entries(folders).find(([, members]) => members.includes(folder))?.[0] ?? folder;
  };
  const names = [...new Set(files.map(roomOf))];
  return names.flatMap((name) => {
    const own = files.filter((file) => roomOf(file) === name);
    const room = { name, jobs: jobsOf(name, own, needs[name] ?? []) };
    const again = own.filter((file) => onPostgres.some((start) => file.startsWith(start)));
    if (again.length === 0) return [room];
    return [
      room,
      { name: `${name} on PostgreSQL`, jobs: jobsOf(`${name} on PostgreSQL`, again, ["postgres"]) },
    ];
  });
}

/** @param {string} name @param {string[]} files @param {Job["needs"]} needs @returns {Job[]} */
function jobsOf(name, files, needs) {
  return groupsOf(name.split(" ")[0] ?? "", files).map(({ part, files: group }) => ({
    name: part ? `${name}: ${part}` : name,
    args: uvu(group),
    files: group,
    needs: group.some((file) => file.startsWith(inBrowser)) ? [...needs, "chromium"] : needs,
  }));
}

/** @param {string} room @param {string[]} files @returns {{ part: string, files: string[] }[]} */
function groupsOf(room, files) {
  const folderOf = (/** @type {string} */ file) => file.slice(0, file.lastIndexOf("/"));
  const isApart = (/** @type {string} */ file) => apart.includes(room) && folderOf(file) === room;
  if (!apart.includes(room) && !byFolder.includes(room)) return [{ part: "", files }];
  const partOf = (/** @type {string} */ file) => (isApart(file) ? file : folderOf(file));
  return [...new Set(files.map(partOf))].map((part) => ({
    part,
    files: files.filter((file) => partOf(file) === part),
  }));
}

/** @param {string[]} files */
function uvu(files) {
  const pattern = `^(${files.map((file) => file.replaceAll(".", "\\.")).join("|")})$`;
  return [
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
