import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { freePort } from "./port.mjs";
import { findProgram } from "./programs.mjs";
import { makeFolder, openThrowAway } from "./throw-away.mjs";

/**
 * A throw-away PgBouncer on the loopback before a throw-away cluster, for any database of it. Its role has the limits that a pooler in
 * transaction mode needs, as docs/deploy/scaling.md tells operators to set them.
 * @param {string} clusterUrl @param {"session" | "transaction" | "statement"} mode
 */
export async function openPgbouncer(clusterUrl, mode, { hasLimits = true } = {}) {
  const role = `pooled_${mode}_${hasLimits ? "limited" : "free"}`;
  await makeRole(clusterUrl, role, hasLimits);
  const folder = makeFolder("pgbouncer");
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
  const program = findProgram("pgbouncer") ?? "pgbouncer";
  const { close } = await openThrowAway(folder, program, [file], () => answers(port));
  return { url: `postgresql://${role}@127.0.0.1:${port}/postgres`, close: () => close("SIGKILL") };
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
