import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { freePort } from "../steps/port.mjs";
import { findPostgres, unprivileged } from "../steps/postgres.mjs";

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** What an operator of this size would set; everything else is PostgreSQL's default. */
const settings = {
  shared_buffers: "1GB",
  maintenance_work_mem: "512MB",
  max_wal_size: "4GB",
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
  logging_collector: "off",
};

/** The folder of all programs: a PATH may lead to links to some of them. */
const programs = () => {
  const found = findPostgres();
  if (!found) throw new Error("PostgreSQL's programs are not installed.");
  return path.dirname(fs.realpathSync(path.join(found, "initdb")));
};

/** Runs one of PostgreSQL's programs as the user that its server runs as. */
export function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(path.join(programs(), program), args, {
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    ...unprivileged(),
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${said}`))));
  });
}

/** Makes a folder that PostgreSQL's user may write to. */
export function makeFolder(folder: string): string {
  fs.mkdirSync(folder, { recursive: true });
  const user = unprivileged();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  return folder;
}

/** A cluster in `folder`, made there unless it is one already. Writes are synced to disk, unlike in the clusters of tests. */
export async function openCluster(folder: string) {
  const data = path.join(folder, "data");
  if (!fs.existsSync(path.join(data, "PG_VERSION"))) {
    makeFolder(folder);
    const how = ["-U", "drip", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-instructions"];
    await run("initdb", ["-D", data, ...how]);
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
    fs.appendFileSync(path.join(data, "postgresql.conf"), lines.join(""));
  }
  const port = await freePort();
  const url = (name: string) => `postgresql://drip@127.0.0.1:${port}/${name}`;
  let server = await start(data, port);
  const kill = () => server.kill("SIGKILL");
  process.on("exit", kill);
  const stop = async () => {
    const gone = once(server, "exit");
    server.kill("SIGINT");
    await gone;
  };
  return {
    port,
    url,
    async query(text: string, name = "postgres"): Promise<Record<string, unknown>[]> {
      const client = new pg.Client({ connectionString: url(name) });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    /** Starts it again with nothing in its own memory, and none of its files in that of the system. */
    async restartCold() {
      await stop();
      forgetFiles(data);
      server = await start(data, port);
    },
    async close() {
      await stop();
      process.off("exit", kill);
    },
  };
}

async function start(data: string, port: number) {
  const server = spawn(path.join(programs(), "postgres"), ["-D", data, "-p", String(port)], {
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    ...unprivileged(),
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding("utf8").on("data", (text) => {
      if (said.length < 100_000) said += text;
      if (text.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`postgres stopped: ${said}`)));
  });
  return server;
}

/** `dd` with `nocache` and nothing to read has Linux drop what it holds of a file. */
function forgetFiles(data: string) {
  execFileSync("sync");
  execFileSync("find", [
    data,
    "-type",
    "f",
    "-size",
    "+64k",
    "-exec",
    "dd",
    "if={}",
    "iflag=nocache",
    "count=0",
    "status=none",
    ";",
  ]);
}

/** Bytes of a file, or of all files in a folder. */
export const bytesOf = (at: string) =>
  Number(execFileSync("du", ["-sb", at], { encoding: "utf8" }).split("\t")[0]);
