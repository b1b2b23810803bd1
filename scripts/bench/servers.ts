import { fork } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { root } from "../../server/platform/config/root";
import { openTestPostgres } from "../../test/support/server/postgres";
import { freePort } from "../steps/port.mjs";
import { signingKey } from "./seed";

export interface Server {
  origin: string;
  pid: number;
  close: () => Promise<void>;
}
export type Sources = Awaited<ReturnType<typeof openSources>>;

/** A PostgreSQL and a folder for servers. Settings of PostgreSQL replace those that sync nothing to disk. */
export async function openSources(settings?: readonly string[]) {
  const cluster = await openTestPostgres(settings);
  if (!cluster) throw new Error("PostgreSQL's programs are not installed.");
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "drip-bench-"));
  const credentials = path.join(folder, "credentials.json");
  await fs.writeFile(credentials, JSON.stringify(serviceAccount()));
  return {
    folder,
    credentials,
    async newDatabase(name: string) {
      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href;
    },
    async close() {
      await cluster.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

/** The built server in production. */
export async function openServer(
  { folder, credentials }: Sources,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = fork(path.join(root, "dist/server/main.js"), [], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_ORIGIN: "http://localhost:3000",
      SIGNING_KEY: signingKey,
      VAPID_PRIVATE_KEY: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
      OPERATOR_NAME: "Bench",
      OPERATOR_ADDRESS: "Bench",
      SUPPORT_EMAIL: "bench@drip.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      FIREBASE_PROJECT_ID: "drip-bench",
      FIREBASE_API_KEY: "key",
      FIREBASE_AUTH_DOMAIN: "drip-bench.firebaseapp.com",
      GOOGLE_APPLICATION_CREDENTIALS: credentials,
      TRUSTED_PROXIES: "1",
      LOG_LEVEL: "error",
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...settings,
    },
  });
  const answers = () =>
    fetch(`${origin}/user/me`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    await pause(50);
  }
  return {
    origin,
    pid: server.pid ?? 0,
    async close() {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
    },
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
