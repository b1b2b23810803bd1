import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { freePort } from "../../../scripts/steps/port.mjs";
import { root } from "../../../server/platform/config/root";
import { copyPgliteFolder } from "../server/database-template";
import { until } from "../until";
import { openIdentityEmulator } from "./identity-emulator";

export type Product = Awaited<ReturnType<typeof openProduct>>;

/** The built server and the identity emulator as real processes with data of their own, as `npm start` starts them. A different `home` has a different build. */
export async function openProduct(settings: Record<string, string> = {}, home = root) {
  const program = path.join(home, "dist/server/main.js");
  if (!existsSync(program)) throw new Error("dist/ is not built: run npm run build first.");
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "drip-product-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  if (!settings.DATABASE_URL) await copyPgliteFolder(folder);
  const environment = (identityHost: string) => ({
    PATH: process.env.PATH,
    NODE_ENV: "development",
    DATA_DIR: folder,
    FIREBASE_AUTH_EMULATOR_HOST: identityHost,
    ...settings,
  });
  /** Contents by the name of the file. */
  const mailsRead = new Map<string, string>();
  let running = await start();

  async function start() {
    const began = performance.now();
    const identity = await openIdentityEmulator(path.join(folder, "identity"));
    try {
      return await startBeside(identity, began);
    } catch (fault) {
      await identity.close();
      throw fault;
    }
  }

  async function startBeside(identity: Awaited<ReturnType<typeof openIdentityEmulator>>, began: number) {
    // The emulator's first calls are slow: making them here keeps the server's health check within its timeout of five seconds.
    await identity.lookUp("health");
    await identity.failToSignUp();
    const identityReadyAfter = performance.now() - began;
    const log: string[] = [];
    const started = performance.now();
    const server = fork(program, [], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { ...environment(identity.host), PORT: String(port) },
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => log.push(text));
    await answering(server, origin, log);
    return { identity, server, log, identityReadyAfter, readyAfter: performance.now() - started };
  }

  return {
    origin,
    folder,
    /** The address of its PostgreSQL; without one it has PGlite in its folder. */
    databaseUrl: settings.DATABASE_URL,
    /** For a program on the server's data, while the server is stopped. */
    environment: () => environment(running.identity.host),
    /** The address that the identity provider's web SDK talks to. */
    identity: () => running.identity,
    log: () => running.log.join(""),
    pid: () => running.server.pid,
    /** Milliseconds until the server was ready; the emulator had answered before. */
    readyAfter: () => running.readyAfter,
    /** Milliseconds until the emulator was ready. */
    identityReadyAfter: () => running.identityReadyAfter,

    /** Kills both processes and starts them again on the same data. */
    async crashAndRestart() {
      await Promise.all([end(running.server, "SIGKILL"), running.identity.kill()]);
      running = await start();
    },

    /** Stops the server only. Returns the milliseconds that it took and its exit code. */
    async stopServer() {
      const asked = performance.now();
      await end(running.server, "SIGTERM");
      return { took: performance.now() - asked, code: running.server.exitCode };
    },

    async mails() {
      const outbox = path.join(folder, "outbox");
      const names = existsSync(outbox)
        ? (await fs.readdir(outbox)).filter((name) => name.endsWith(".eml")).sort()
        : [];
      // A mail's file never changes, and a test that waits for a mail asks fifty times a second.
      for (const name of names)
        if (!mailsRead.has(name)) mailsRead.set(name, await fs.readFile(path.join(outbox, name), "utf8"));
      return names.map((name) => mailsRead.get(name) ?? "");
    },

    async close() {
      await end(running.server, "SIGTERM");
      await running.identity.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(server: ChildProcess, origin: string, log: string[]) {
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const isReady = () =>
    fetch(`${origin}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
  await until(async () => !isRunning() || (await isReady()));
  if (!isRunning()) throw new Error(`The server stopped: ${log.join("")}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
