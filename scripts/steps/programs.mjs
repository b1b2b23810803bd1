import fs from "node:fs";
import path from "node:path";
import { UserFacingError } from "../report.mjs";
import { findChromium } from "./chromium.mjs";

/** @typedef {import("../children.mjs").Children} Children */

/** What some tests need: programs, and Debian's packages that have them. */
const packages = {
  chromium: { chromium: "chromium" },
  pooler: { pgbouncer: "pgbouncer" },
  cluster: {
    patroni: "patroni",
    etcd: "etcd-server",
    haproxy: "haproxy",
    pgbouncer: "pgbouncer",
    postgres: "postgresql-15",
  },
};

const postgresVersions = "/usr/lib/postgresql";

/** Where a program is; null if it is missing. Debian's places count besides PATH, PostgreSQL's newest version first. @param {string} program */
export function findProgram(program) {
  const versions = fs.existsSync(postgresVersions) ? fs.readdirSync(postgresVersions) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean),
    "/usr/sbin",
    ...versions.sort((a, b) => Number(b) - Number(a)).map((name) => `${postgresVersions}/${name}/bin`),
  ];
  return folders.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file)) ?? null;
}

/** @typedef {keyof typeof packages} Programs */

/** Debian's packages of which a program is missing here. @param {Programs} need */
export function missingPackages(need) {
  if (need === "chromium") return findChromium({ isWhole: true }) === null ? ["chromium"] : [];
  return Object.entries(packages[need])
    .filter(([program]) => findProgram(program) === null)
    .map(([, name]) => name);
}

/** Debian's packages, where this user may install them. @param {Children} children @param {Programs} need */
export async function installPrograms(children, need) {
  const missing = missingPackages(need);
  const install = ["install", "-y", "--no-install-recommends"];
  for (const args of [["update"], [...install, ...missing]]) {
    const ended = await aptGet(children, args);
    if (ended?.code !== 0)
      throw new UserFacingError(
        `Install these packages of Debian, or their like: ${missing.join(", ")}.`,
        ended?.text,
      );
  }
  // It only saves time, and not every system has it.
  if (need === "chromium") await aptGet(children, [...install, "chromium-headless-shell"]);
}

/** Null where this system has no apt-get or this user may not run it. @param {Children} children @param {string[]} args */
async function aptGet(children, args) {
  const isRoot = process.getuid?.() === 0;
  if (!fs.existsSync("/usr/bin/apt-get")) return null;
  if (!isRoot && (await children.run("sudo", ["-n", "true"])).code !== 0) return null;
  const [command = "", ...rest] = [...(isRoot ? [] : ["sudo", "-n"]), "/usr/bin/apt-get", ...args];
  return children.run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
