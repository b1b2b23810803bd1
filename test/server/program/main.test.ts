// Full run only: it starts the built server as a process many times.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../server/platform/config/root";

const test = suite<{ folder: string; started: ChildProcess[] }>("main");

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), "drip-main-"));
  context.started = [];
});
test.after.each(({ folder, started }) => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Starts the built program as a child process. */
async function start(started: ChildProcess[], env: Record<string, string>) {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const child = spawn(process.execPath, [join(root, "dist/server/main.js")], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? "",
      PORT: String(port),
      HOST: "127.0.0.1",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  const said = { out: "", err: "" };
  const seen = new Set<() => void>();
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
    for (const look of seen) look();
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  const ready = new Promise<void>((resolve, reject) => {
    seen.add(() => said.out.includes("Ready at") && resolve());
    exited.then(() => reject(new Error(said.err || said.out)));
  });
  ready.catch(() => {});
  return { child, port, said, exited, ready };
}

test("a second server on a folder is refused in one sentence; a killed one does not block; a stopped one exits cleanly", async ({
  folder,
  started,
}) => {
  const first = await start(started, { DATA_DIR: folder });
  await first.ready;
  assert.is((await fetch(`http://127.0.0.1:${first.port}/user/me`)).status, 401);
  const second = await start(started, { DATA_DIR: folder });
  assert.is(await second.exited, 1);
  assert.is(
    second.said.err,
    `The server cannot start: ${join(folder, "database")} is in use by another server (process ${first.child.pid}). Stop that one first, or name another folder in DATA_DIR.\n`,
  );
  first.child.kill("SIGKILL");
  await first.exited;
  const third = await start(started, { DATA_DIR: folder });
  await third.ready;
  assert.is(third.said.out.split("Ready at").length, 2, "one line says so");
  third.child.kill("SIGTERM");
  assert.is(await third.exited, 0);
});

test("a busy port is named", async ({ folder, started }) => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  const server = await start(started, { DATA_DIR: folder, PORT: String(port) });
  assert.is(await server.exited, 1);
  assert.is(server.said.err, "The server cannot start: its PORT is in use. Name another one in PORT.\n");
  await new Promise((resolve) => other.close(resolve));
});

test("all missing and invalid settings are named before anything is opened", async ({ folder, started }) => {
  const server = await start(started, {
    DATA_DIR: join(folder, "data"),
    NODE_ENV: "production",
    LOG_LEVEL: "loud",
  });
  assert.is(await server.exited, 1);
  assert.is(server.said.out, "");
  for (const name of [
    "DATABASE_URL",
    "SMTP_URL",
    "SIGNING_KEY",
    "VAPID_PRIVATE_KEY",
    "FIREBASE_AUTH_EMULATOR_HOST",
    "LOG_LEVEL",
  ])
    assert.match(server.said.err, new RegExp(`^  ${name} is `, "m"));
  assert.not.match(server.said.err, /^ +at /m);
});

test("an unreachable database is named without its password", async ({ folder, started }) => {
  const server = await start(started, {
    DATA_DIR: folder,
    DATABASE_URL: "postgresql://drip:canary@127.0.0.1:9/drip",
  });
  assert.is(await server.exited, 1);
  assert.is(
    server.said.err,
    "The server cannot start: the database of DATABASE_URL does not answer or refuses the log-in (ECONNREFUSED).\n",
  );
});

test.run();
