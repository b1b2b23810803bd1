import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/steps/port.mjs";
import { root } from "../../server/platform/config/root";
import { openIdentityEmulator } from "../support/browser/identity-emulator";
import { record } from "../support/proof";
import { openTestPostgres } from "../support/server/postgres";
import { until } from "../support/until";

/**
 * Puts dist/ with its packages, Node and Node's shared libraries into an empty root, so that the server can read
 * nothing else. Where the machine forbids changing the root (`unshare --map-root-user chroot`), the same files run in
 * an empty folder.
 */
const test = suite<{ folder: string; closers: (() => Promise<unknown>)[] }>("the artefact in an empty root");

/** Megabytes. The memory includes garbage of the start, since V8 does not collect it while a process is idle. */
const most = { unpacked: 110, memory: 160 };

test.before((context) => {
  context.folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-root-"));
  context.closers = [];
});
test.after(async ({ folder, closers }) => {
  for (const close of closers.reverse()) await close();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Lock {
  packages: Record<string, { optional?: boolean }>;
}

/** What `npm ci` installs in dist/, copied from the project's own packages, which come from the same lock file. */
function copyArtefact(app: string) {
  const dist = path.join(root, "dist");
  fs.cpSync(dist, app, {
    recursive: true,
    filter: (file) => path.relative(dist, file).split(path.sep)[0] !== "node_modules",
  });
  const { packages }: Lock = JSON.parse(fs.readFileSync(path.join(app, "package-lock.json"), "utf8"));
  for (const [place, { optional }] of Object.entries(packages)) {
    const from = path.join(root, place);
    if (place === "" || optional) continue;
    fs.cpSync(from, path.join(app, place), {
      recursive: true,
      filter: (file) => !path.relative(from, file).split(path.sep).includes("node_modules"),
    });
  }
}

/** Node and the libraries that the loader lists for it. */
function copyNode(folder: string) {
  const put = (file: string, place = file) => {
    fs.mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    fs.copyFileSync(fs.realpathSync(file), path.join(folder, place));
  };
  const needed = execFileSync("ldd", [process.execPath], { encoding: "utf8" });
  for (const [file] of needed.matchAll(/\/\S+/g)) put(file);
  put(process.execPath, "/bin/node");
  fs.chmodSync(path.join(folder, "bin/node"), 0o755);
}

function sizeOf(folder: string) {
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .map((name) => fs.lstatSync(path.join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
}

const changeRoot = (folder: string) => ["--map-root-user", "chroot", folder];

test("the server starts on an empty root file system, answers pages and calls, and stays small", async ({
  folder,
  closers,
}) => {
  copyArtefact(path.join(folder, "app"));
  copyNode(folder);
  fs.mkdirSync(path.join(folder, "data"));
  const megabytes = sizeOf(path.join(folder, "app")) / 1e6;
  const isRootChanged = spawnSync("unshare", [...changeRoot(folder), "/bin/node", "--version"]).status === 0;

  const postgres = await openTestPostgres();
  if (postgres) closers.push(postgres.close);
  const emulator = await openIdentityEmulator(path.join(folder, "identity"));
  closers.push(emulator.close);
  const port = await freePort();
  const { scripts } = JSON.parse(fs.readFileSync(path.join(folder, "app/package.json"), "utf8"));
  const flags = String(scripts.start)
    .split(" ")
    .filter((word) => word.startsWith("--"));
  const [command = "", ...args] = isRootChanged
    ? ["unshare", ...changeRoot(folder), "/bin/node", ...flags, "/app/server/main.js"]
    : [path.join(folder, "bin/node"), ...flags, path.join(folder, "app/server/main.js")];
  const server = spawn(command, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: isRootChanged ? "/data" : path.join(folder, "data"),
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(server, "exit");
  closers.push(async () => {
    server.kill("SIGKILL");
    await gone;
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (said.includes("Ready at")) resolve();
      });
    server.once("exit", () => reject(new Error(said)));
  });

  const memory = postgres ? memoryOf(server.pid ?? 0) : null;
  const get = (url: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${url}`, init);
  // The provider's first answer can be slow on a busy machine.
  await until(async () => (await get("/health")).status === 200);
  assert.match(await (await get("/")).text(), "Cool kids corner");
  const app = await (await get("/app")).text();
  const [, script = ""] = /type="module" src="([^"]+)"/.exec(app) ?? [];
  assert.is((await get(script)).status, 200);
  const headers = { "content-type": "application/json" };
  const signUp = await get("/auth/sign_up_with_email_address", {
    method: "POST",
    headers,
    body: JSON.stringify({
      email_address: "robin@example.com",
      password: "Alley-oop-2026",
      first_name: "Robin",
      last_name: "Reyes",
      date_of_birth: "1988-02-29",
    }),
  });
  assert.is(signUp.status, 200, await signUp.text());
  server.kill("SIGTERM");
  assert.equal(await gone, [0, null]);

  assert.ok(megabytes <= most.unpacked, `${megabytes.toFixed(1)} MB unpacked`);
  if (memory !== null) assert.ok(memory <= most.memory, `${Math.round(memory)} MB of memory`);
  const where = isRootChanged
    ? "chroot with Node and its libraries alone"
    : "a folder: this machine lets nobody change the root";
  record({
    point: 19,
    tried: "the built server without the project, its start, pages, a sign-up and its end",
    count: 1,
    wrong: 0,
    note: `${where}; ${megabytes.toFixed(0)} MB unpacked${memory === null ? "" : `, ${Math.round(memory)} MB of memory after the start`}; Node ${process.versions.node}`,
    database: postgres ? "PostgreSQL" : "PGlite",
  });
});

/** `unshare` and `chroot` exec Node, so it is the same process. */
const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

test.run();
