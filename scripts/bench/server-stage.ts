import { fork, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { root } from "../../server/config/root";
import { openTestPostgres } from "../../test/support/server/postgres";
import { freePort } from "../steps/port.mjs";
import { findPostgres } from "../steps/postgres.mjs";
import { callerAmong, callers, type Filling, seed, signingKey } from "./seed";

export interface Stage {
  name: string;
  origin: string;
  /** The number of users. */
  users: number;
  /** Process id of the server. */
  pid: number;
  close: () => Promise<void>;
}

/** A database queried directly. */
export interface Alone {
  name: string;
  /** Selects per second. */
  rate(seconds: number): Promise<number>;
  close(): Promise<void>;
}

export type Sources = Awaited<ReturnType<typeof openSources>>;

/** The servers' folders and databases, filled before any server starts. Settings of PostgreSQL replace those that sync nothing to disk. */
export async function openSources(settings?: readonly string[]) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "drip-bench-"));
  const cluster = await openTestPostgres(settings);
  if (!cluster)
    throw new Error("PostgreSQL's programs are not installed, and half of this compares with them.");
  const credentials = path.join(folder, "credentials.json");
  await fs.writeFile(credentials, JSON.stringify(serviceAccount()));
  return {
    folder,
    cluster,
    credentials,
    async close() {
      await cluster.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

/** The built server in production, on one of the two databases with so many users. */
export async function openServer(
  sources: Sources,
  kind: "PGlite" | "PostgreSQL",
  users: number,
  filled: Filling = {},
): Promise<Stage> {
  const dataDir = path.join(sources.folder, `${kind}-${users}`);
  const databaseUrl = kind === "PostgreSQL" ? await newDatabase(sources, `users_${users}`) : null;
  await seed({ databaseUrl, dataDir }, users, filled);
  const name = `${kind}, ${users.toLocaleString("en")} users`;
  return start(name, users, path.join(root, "dist/server/main.js"), {
    ...production(sources),
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { ALLOW_PGLITE: "1" }),
  });
}

/** One more built server in production, on a database that is filled. */
export const openServerOn = (
  sources: Sources,
  databaseUrl: string,
  { name, users }: { name: string; users: number },
  settings: Record<string, string>,
) =>
  start(name, users, path.join(root, "dist/server/main.js"), {
    ...production(sources),
    DATA_DIR: path.join(sources.folder, name),
    DATABASE_URL: databaseUrl,
    ...settings,
  });

export const openBare = () =>
  start(
    "bare Fastify, no layers, no database",
    callers,
    path.join(root, "scripts/bench/bare-server.mjs"),
    {},
  );

/** The pages of teams without our layers, on a database that a server has filled. */
export const openBareTeams = ({ cluster }: Sources, users: number) =>
  start("bare Fastify, the same statements", users, path.join(root, "scripts/bench/bare-teams-server.ts"), {
    DATABASE_URL: databaseIn(cluster.url, `users_${users}`),
  });

/** The calls of talk without our layers, on a database that a server has filled. */
export const openBareTalk = ({ cluster }: Sources, users: number) =>
  start("bare Fastify, the same statements", users, path.join(root, "scripts/bench/bare-talk-server.ts"), {
    DATABASE_URL: databaseIn(cluster.url, `users_${users}`),
  });

export const openLayers = (sources: Sources) =>
  start(
    "our layers, a database that answers at once",
    callers,
    path.join(root, "scripts/bench/layers-server.ts"),
    {
      ...production(sources),
      ALLOW_PGLITE: "1",
    },
  );

const production = ({ credentials }: Sources) => ({
  HOST: "127.0.0.1",
  PUBLIC_ORIGIN: "http://localhost:3000",
  SIGNING_KEY: signingKey,
  VAPID_PRIVATE_KEY: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  VAPID_SUBJECT: "mailto:bench@drip.example",
  SMTP_URL: "smtp://127.0.0.1:1",
  FIREBASE_PROJECT_ID: "drip-bench",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "drip-bench.firebaseapp.com",
  GOOGLE_APPLICATION_CREDENTIALS: credentials,
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "error",
});

async function start(
  name: string,
  users: number,
  program: string,
  settings: Record<string, string>,
): Promise<Stage> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = fork(program, [], {
    cwd: root,
    execArgv: program.endsWith(".ts") ? ["--import", "tsx"] : [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), ...settings },
  });
  const answers = () =>
    fetch(`${origin}/user/me`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`${name} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name,
    origin,
    users,
    pid: server.pid ?? 0,
    async close() {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
    },
  };
}

export const databaseIn = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

export async function newDatabase({ cluster }: Sources, name: string) {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseIn(cluster.url, name);
}

const viewerQuery = (id: string) => `select s.id, u.* from session s join "user" u on u.id = s.user_id
  where s.id = ${id} and s.revoked_at is null and s.expires_at > now() and u.deleted_at is null`;

/** PostgreSQL under pgbench, over ten connections with prepared statements, like the server's. */
export async function openPgbench({ cluster, folder }: Sources, users: number): Promise<Alone> {
  const script = path.join(folder, "viewer.sql");
  const step = Math.floor(users / callers);
  await fs.writeFile(
    script,
    `\\set n 1 + random(0, ${callers - 1}) * ${step}\n${viewerQuery("'s' || lpad((:n)::text, 21, '0')").replaceAll("\n", " ")};\n`,
  );
  const { hostname, port } = new URL(cluster.url);
  const beside = path.join(findPostgres() ?? "", "pgbench");
  const program = existsSync(beside) ? beside : "pgbench";
  const server = ["-U", "drip", "-h", hostname, "-p", port, `users_${users}`];
  return {
    name: "pgbench, the same select",
    async rate(seconds) {
      const how = [..."-n -M prepared -c 10 -j 1 -f".split(" "), script, "-T", String(seconds)];
      const { stdout, stderr } = spawnSync(program, [...how, ...server], { encoding: "utf8" });
      const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
      if (!rate) throw new Error(`pgbench could not measure: ${stderr}`);
      return rate;
    },
    close: async () => {},
  };
}

/** The same select on a separate PGlite, which has one connection and plans the statement at each call, as in the server. */
export async function openPgliteAlone({ folder }: Sources, users: number): Promise<Alone> {
  const dataDir = path.join(folder, `alone-${users}`);
  await seed({ databaseUrl: null, dataDir }, users);
  const client = await PGlite.create(path.join(dataDir, "database"));
  return {
    name: "PGlite alone, the same select",
    async rate(seconds) {
      let done = 0;
      const started = performance.now();
      while (performance.now() - started < seconds * 1000) {
        const caller = callerAmong(users, done);
        await client.query(viewerQuery("$1"), [`s${String(caller).padStart(21, "0")}`]);
        done++;
      }
      return (1000 * done) / (performance.now() - started);
    },
    close: () => client.close(),
  };
}

/** A dummy key: the SDK requires a valid one, but is never called. */
const serviceAccount = () => ({
  type: "service_account",
  project_id: "drip-bench",
  client_email: "bench@drip-bench.iam.gserviceaccount.com",
  private_key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  }),
});
