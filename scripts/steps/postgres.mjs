import { execFileSync, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "./port.mjs";

const installedBelow = "/usr/lib/postgresql";

/** A socket's whole path has at most 103 characters on some systems, `/.s.PGSQL.65535` included. */
const longestSocketFolder = 88;

/** The folder of PostgreSQL's programs, newest version first, or null. */
export function findPostgres(env = process.env) {
  const versions = fs.existsSync(installedBelow) ? fs.readdirSync(installedBelow) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => path.join(installedBelow, name, "bin"));
  const folders = [...(env.PATH ?? "").split(path.delimiter).filter(Boolean), ...newestFirst];
  return (
    folders.find((folder) =>
      ["initdb", "postgres"].every((name) => fs.existsSync(path.join(folder, name))),
    ) ?? null
  );
}

/** Nothing is synced to disk. */
const throwAway = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

/**
 * A throw-away cluster on the loopback: no password, gone after close().
 * @param {string} programs the folder that findPostgres names
 * @param {readonly string[]} settings
 */
export async function openPostgres(programs, settings = throwAway) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-postgres-"));
  const user = unprivileged();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const made = spawnSync(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "drip", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"],
    { cwd: folder, encoding: "utf8", ...user },
  );
  if (made.status !== 0) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }
  const port = await freePort();
  const sockets = folder.length <= longestSocketFolder ? folder : null;
  const all = [...settings, "max_connections=200", `unix_socket_directories=${sockets ?? ""}`];
  const server = spawn(
    path.join(programs, "postgres"),
    ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...all.flatMap((setting) => ["-c", setting])],
    { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...user },
  );
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const kill = () => {
    server.kill("SIGKILL");
    remove();
  };
  process.once("exit", kill);
  await ready(server);

  return {
    url: `postgresql://drip@127.0.0.1:${port}/postgres`,
    /** The folder of its Unix sockets, for tests that do not depend on TCP, which takes nearly twice the CPU time of a short statement. */
    sockets,
    async close() {
      process.off("exit", kill);
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await gone;
      remove();
    },
  };
}

/** @param {import("node:child_process").ChildProcessByStdio<null, null, import("node:stream").Readable>} server */
function ready(server) {
  let text = "";
  return new Promise((resolve, reject) => {
    server.stderr.setEncoding("utf8").on("data", (part) => {
      text += part;
      if (text.includes("ready to accept connections")) resolve(undefined);
    });
    server.once("exit", () => reject(new Error(`postgres stopped: ${text}`)));
    server.once("error", reject);
  });
}

/** PostgreSQL and PgBouncer refuse to run as root: root starts them as another user. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no user postgres or nobody.");
}
