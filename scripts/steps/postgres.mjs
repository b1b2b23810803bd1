import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { freePort } from "./port.mjs";
import { findProgram } from "./programs.mjs";
import { makeFolder, openThrowAway, unprivileged } from "./throw-away.mjs";

/** A socket's whole path has at most 103 characters on some systems, `/.s.PGSQL.65535` included. */
const longestSocketFolder = 88;

/** The folder of PostgreSQL's programs, or null. */
export function findPostgres() {
  const initdb = findProgram("initdb");
  return initdb && path.dirname(initdb);
}

/** Nothing is synced to disk. */
const throwAway = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

/**
 * A throw-away cluster on the loopback: no password, gone after close().
 * @param {readonly string[]} settings
 */
export async function openPostgres(settings = throwAway) {
  const programs = findPostgres();
  if (programs === null) throw new Error("PostgreSQL's programs are not installed.");
  const folder = makeFolder("postgres");
  const data = path.join(folder, "data");
  const made = spawnSync(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "drip", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"],
    { cwd: folder, encoding: "utf8", ...unprivileged() },
  );
  if (made.status !== 0) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }
  const port = await freePort();
  const sockets = folder.length <= longestSocketFolder ? folder : null;
  const all = [...settings, "max_connections=200", `unix_socket_directories=${sockets ?? ""}`];
  const { close } = await openThrowAway(
    folder,
    path.join(programs, "postgres"),
    ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...all.flatMap((setting) => ["-c", setting])],
    (said) => said.includes("ready to accept connections"),
  );
  return {
    url: `postgresql://drip@127.0.0.1:${port}/postgres`,
    /** The folder of its Unix sockets, for tests that do not depend on TCP, which takes nearly twice the CPU time of a short statement. */
    sockets,
    close: () => close("SIGINT"),
  };
}
