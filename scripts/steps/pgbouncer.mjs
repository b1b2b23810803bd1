import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { UserFacingError } from "../report.mjs";
import { freePort } from "./port.mjs";
import { unprivileged } from "./postgres.mjs";
import { aptGet } from "./superuser.mjs";

/** The program of PgBouncer, or null. */
export function findPgbouncer(env = process.env) {
  const folders = [...(env.PATH ?? "").split(path.delimiter).filter(Boolean), "/usr/sbin"];
  return folders.map((folder) => path.join(folder, "pgbouncer")).find((file) => fs.existsSync(file)) ?? null;
}

/** Installs Debian's package, if this user may. @param {import("../children.mjs").Children} children */
export async function installPgbouncer(children) {
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "pgbouncer"]]) {
    const ended = await aptGet(children, args);
    if (ended?.code !== 0) throw new UserFacingError(howToInstall, ended?.text);
  }
  if (findPgbouncer() === null) throw new UserFacingError(howToInstall);
}

const howToInstall = "PgBouncer is needed. Install it (on Debian: apt-get install pgbouncer).";

/**
 * A throw-away PgBouncer on the loopback before a throw-away cluster, for any database of it. Its role has the limits that a pooler in
 * transaction mode needs, as docs/deploy/scaling.md tells operators to set them.
 * @param {string} program the one that findPgbouncer names
 * @param {string} clusterUrl @param {"session" | "transaction" | "statement"} mode
 */
export async function openPgbouncer(program, clusterUrl, mode, { hasLimits = true } = {}) {
  const role = `pooled_${mode}_${hasLimits ? "limited" : "free"}`;
  await makeRole(clusterUrl, role, hasLimits);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-pgbouncer-"));
  const port = await freePort();
  const { hostname, port: clusterPort } = new URL(clusterUrl);
  const file = path.join(folder, "pgbouncer.ini");
  fs.writeFileSync(
    file,
    [
      "[databases]",
      `* = host=${hostname} port=${clusterPort} user=${role}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      `pool_mode = ${mode}`,
      // Fewer than the clients of two servers, so that connections are reused between them.
      `default_pool_size = ${mode === "session" ? 40 : 6}`,
      "max_client_conn = 500",
      "",
    ].join("\n"),
  );
  const user = unprivileged();
  if (user) for (const owned of [folder, file]) fs.chownSync(owned, user.uid, user.gid);
  const server = spawn(program, [file], { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...user });
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (part) => {
    said += part;
  });
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const kill = () => {
    server.kill("SIGKILL");
    remove();
  };
  process.once("exit", kill);
  while (!(await answers(port))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`pgbouncer stopped: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: `postgresql://${role}@127.0.0.1:${port}/postgres`,
    async close() {
      process.off("exit", kill);
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGKILL");
      await gone;
      remove();
    },
  };
}

/** @param {string} clusterUrl @param {string} role @param {boolean} hasLimits */
async function makeRole(clusterUrl, role, hasLimits) {
  // Imported lazily: the packages may not be installed when the tests start.
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
  if (!rowCount) await client.query(`create role ${role} login superuser`);
  if (hasLimits) {
    await client.query(`alter role ${role} set statement_timeout = '3s'`);
    await client.query(`alter role ${role} set idle_in_transaction_session_timeout = '10s'`);
  }
  await client.end();
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => socket.destroy(void resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
