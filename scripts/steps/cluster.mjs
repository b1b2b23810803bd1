import fs from "node:fs";
import path from "node:path";
import { UserFacingError } from "../report.mjs";
import { aptGet } from "./superuser.mjs";

/** The programs and Debian's packages that have them. */
const packages = {
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  postgres: "postgresql-15",
};
/** Debian's packages of which a program is missing here. */
export const missingPackages = () =>
  Object.entries(packages)
    .filter(([program]) => findProgram(program) === null)
    .map(([, name]) => name);

/** Where a program of a cluster is; null if it is missing. @param {string} program */
export function findProgram(program) {
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/usr/sbin",
    "/usr/lib/postgresql/15/bin",
  ];
  return folders.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file)) ?? null;
}

/** @param {import("../children.mjs").Children} children */
export async function installCluster(children) {
  const missing = missingPackages();
  const how = `A cluster needs these packages of Debian: ${missing.join(", ")}.`;
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...missing]]) {
    const ended = await aptGet(children, args);
    if (ended?.code !== 0) throw new UserFacingError(how, ended?.text);
  }
  if (missingPackages().length > 0) throw new UserFacingError(how);
}
