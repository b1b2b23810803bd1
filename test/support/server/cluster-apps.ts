import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";
import { root } from "../../../server/platform/config/root";
import { openIdentityEmulator } from "../browser/identity-emulator";
import { type Cluster, waitFor } from "./cluster-nodes";
import { testConfig } from "./server";

/** The built server as two processes, and the balancer before them. */
export async function openApps(cluster: Cluster) {
  const identity = await openIdentityEmulator(path.join(cluster.folder, "identity"));
  await identity.lookUp("health");
  await identity.failToSignUp();
  const running = new Map<number, ChildProcess>();
  const said: string[] = [];

  async function start(machine: number) {
    const { host, port } = cluster.apps[machine] ?? {};
    const folder = path.join(cluster.folder, `app-${machine}`);
    await fs.mkdir(folder, { recursive: true });
    const child = fork(path.join(root, "dist/server/main.js"), [], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        DATA_DIR: folder,
        HOST: host,
        PORT: String(port),
        DATABASE_URL: cluster.urls[machine],
        DATABASE_POOLER: "session",
        FIREBASE_AUTH_EMULATOR_HOST: identity.host,
        SIGNING_KEY: testConfig.signingKey,
        TRUSTED_PROXIES: "1",
        LOG_LEVEL: "warn",
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => said.push(text));
    running.set(machine, child);
    await waitFor(`server ${machine}: ${said.join("").slice(-500)}`, () =>
      fetch(`http://${host}:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  async function end(machine: number, signal: NodeJS.Signals) {
    const child = running.get(machine);
    if (!child || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  await start(0);
  await start(1);
  cluster.startBalancer();
  const isUp = () =>
    fetch(`${cluster.balancer}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor("the balancer", isUp);
  return {
    start,
    kill: (machine: number) => end(machine, "SIGKILL"),
    async close() {
      await Promise.all([end(0, "SIGKILL"), end(1, "SIGKILL")]);
      await identity.close();
    },
  };
}
