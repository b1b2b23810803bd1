// Full run only: it builds and starts the product seventeen times.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/steps/port.mjs";
import { root } from "../../server/platform/config/root";
import { proofCounts, record } from "../support/proof";
import { copyPgliteFolder } from "../support/server/database-template";
import { until } from "../support/until";

/** A copy of the project, so that the builds of other tests stay what they are. Its path has signs that addresses give a meaning to. */
interface Loop {
  folder: string;
  child: ChildProcess;
  origin: string;
  text: () => string;
  /** Resolves when the terminal prints this again. */
  says: (part: string) => Promise<void>;
  /** Resolves with the next build that a page is notified of. */
  nextBuild: () => Promise<string>;
  stopListening: () => void;
}

const test = suite<Loop>("npm run dev");

const needed = [
  "docs",
  "domain",
  "machines",
  "openapi",
  "scripts",
  "server",
  "src",
  "esbuild.config.mjs",
  "openapi.d.ts",
  "openapi.yaml",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];

test.before(async (context) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip dev #1 50%-"));
  for (const name of needed) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  await copyPgliteFolder(path.join(folder, ".data"));
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.mjs", "--watch", "--port", String(port)], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DEV_TYPES: "off" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => {
      said += part;
    });
  const count = (part: string) => said.split(part).length;
  const says = (part: string) => {
    const before = count(part);
    return new Promise<void>((resolve, reject) => {
      child.stdout?.on("data", () => count(part) > before && resolve());
      child.once("exit", () => reject(new Error(`It ended without saying "${part}":\n${said}`)));
    });
  };
  await says("Watching for changes.");
  const origin = `http://localhost:${port}`;
  const builds = listenForBuilds(origin);
  await builds.first;
  Object.assign(context, {
    folder,
    child,
    origin,
    text: () => said,
    says,
    nextBuild: builds.next,
    stopListening: builds.stop,
  });
});
test.after(async ({ child, folder, stopListening }) => {
  stopListening();
  if (child.exitCode === null) child.kill("SIGKILL");
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Listens for builds like a page: reconnects, and ignores a build reported before. */
function listenForBuilds(origin: string) {
  let last: string | undefined;
  let tell = (_build: string) => {};
  const stopped = new AbortController();
  const next = () =>
    new Promise<string>((resolve) => {
      tell = resolve;
    });
  const first = next();
  const listen = async () => {
    const reply = await fetch(`${origin}/live-reload`, { signal: stopped.signal });
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      for (const [, build = ""] of part.value.matchAll(/^data: (\S+)$/gm)) {
        if (build === last) continue;
        last = build;
        tell(build);
      }
  };
  const again = async () => {
    while (!stopped.signal.aborted)
      await listen().catch(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  void again();
  return { first, next, stop: () => stopped.abort() };
}

/** Saves a file like an editor. */
function edit(folder: string, name: string, change: (text: string) => string) {
  const file = path.join(folder, name);
  const text = fs.readFileSync(file, "utf8");
  const changed = change(text);
  assert.is.not(changed, text, name);
  fs.writeFileSync(`${file}~`, changed);
  fs.renameSync(`${file}~`, file);
  return () => fs.writeFileSync(file, text);
}

const serverOf = (folder: string) =>
  fs.readdirSync("/proc").find((id) => {
    try {
      const words = fs.readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
      return words.includes(path.join(folder, "dist/server/main.js"));
    } catch {
      return false;
    }
  });

/** A statement that no bundler can remove, and which shows in what was built of the file. */
const markOf = (name: string) => JSON.stringify(`mark of ${name}`);
const mark = (name: string) => (text: string) =>
  `${text}\nObject.assign(globalThis, { [${markOf(name)}]: 1 });\n`;

/** All texts of a part of the build. A further build may replace the folder at this moment. */
async function readBuilt(folder: string, part: "public" | "server") {
  const built = path.join(folder, "dist", part);
  const texts: string[] = [];
  await until(async () => {
    try {
      const names = fs.readdirSync(built, { recursive: true, encoding: "utf8" });
      const files = names.filter((name) => /\.(js|html)$/.test(name)).map((name) => path.join(built, name));
      texts.push(...files.map((file) => fs.readFileSync(file, "utf8")));
      return true;
    } catch {
      return false;
    }
  });
  return texts.join("\n");
}

interface Edit {
  name: string;
  change: (text: string) => string;
  /** What the built pages show then. */
  shows: string;
}

/** A file of each layer that goes into pages; the first four are separate bundles, of which the last one renders the pages. */
const ofPages: Edit[] = [
  ...["src/features/team/roster.tsx", "src/inspector/page.tsx", "src/service-worker/worker.ts"].map(marked),
  {
    name: "src/static/landing.tsx",
    change: (text) => text.replaceAll("Cool kids corner", "Cool cats corner"),
    shows: "Cool cats corner",
  },
  ...[
    "src/ui/toasts/toast.tsx",
    "src/controls/toasts/toasts-view.tsx",
    "src/screens/sign-in/sign-in.screen.tsx",
    "src/effects/team/roster.effects.ts",
    "src/app/team.part.tsx",
    "machines/team/roster.machine.ts",
  ].map(marked),
];

function marked(name: string): Edit {
  return { name, change: mark(name), shows: markOf(name) };
}

test("each changed file of the pages is in the next build, pages reload, and the server keeps running", async ({
  folder,
  origin,
  nextBuild,
}) => {
  const server = serverOf(folder);
  const { pageEditsAtOnce } = proofCounts;
  for (let at = 0; at < ofPages.length; at += pageEditsAtOnce) {
    const edits = ofPages.slice(at, at + pageEditsAtOnce);
    let built = nextBuild();
    for (const { name, change } of edits) edit(folder, name, change);
    // A slow machine may divide them among two builds.
    for (let missing = edits; missing.length > 0; ) {
      await built;
      built = nextBuild();
      const pages = await readBuilt(folder, "public");
      missing = missing.filter(({ shows }) => !pages.includes(shows));
    }
    assert.is(serverOf(folder), server);
  }
  assert.match(await (await fetch(origin)).text(), "Cool cats corner");
  const app = await (await fetch(`${origin}/app`)).text();
  const [, script = ""] = /type="module" src="([^"]+)"/.exec(app) ?? [];
  assert.is((await fetch(origin + script)).status, 200, script);
  record({
    point: 19,
    tried: "edits in npm run dev, each of another layer: the pages are built anew, the server keeps running",
    count: ofPages.length,
    wrong: 0,
  });
});

test("a module shared by browser and server is rebuilt for both", async ({ folder, says, nextBuild }) => {
  const [built, restarted] = [nextBuild(), says("Server built and restarted")];
  const name = "domain/drip-name/drip-name.ts";
  edit(folder, name, mark(name));
  await Promise.all([built, restarted]);
  for (const part of ["public", "server"] as const)
    assert.ok((await readBuilt(folder, part)).includes(markOf(name)), part);
});

test("when a new server fails to start the last good one keeps running, and the next change restarts it", async ({
  folder,
  origin,
  says,
  text,
}) => {
  const back = says("The last good server is back");
  const mend = edit(
    folder,
    "server/platform/config/config.ts",
    (code) => `throw new Error("canary");\n${code}`,
  );
  await back;
  assert.match(text(), "canary");
  assert.match(text(), "✗ The server stopped (exit code 1)");
  assert.is((await fetch(`${origin}/health`)).status, 200);
  const server = serverOf(folder);
  const restarted = says("Server built and restarted");
  mend();
  await restarted;
  assert.is.not(serverOf(folder), server);
  assert.is((await fetch(`${origin}/health`)).status, 200);
});

test("a build error is reported and changes nothing", async ({ folder, origin, says, text }) => {
  const server = serverOf(folder);
  const failed = says("✗ The build failed.");
  const mend = edit(folder, "src/features/team/roster.tsx", (code) => `${code}\nconst = 1;\n`);
  await failed;
  assert.match(text(), "src/features/team/roster.tsx:");
  assert.is((await fetch(`${origin}/app`)).status, 200);
  const built = says("Pages built");
  mend();
  await built;
  assert.is(serverOf(folder), server);
});

test("a change of the contract regenerates types and restarts the server", async ({ folder, says }) => {
  const restarted = says("Server built and restarted");
  edit(folder, "openapi.yaml", (text) => text.replace(/^( {2}version: .*)$/m, "$1 # changed"));
  await says("Types generated");
  await restarted;
});

test("Ctrl-C ends every process", async ({ child, folder }) => {
  child.kill("SIGINT");
  const [code] = await once(child, "exit");
  assert.is(code, 0);
  assert.is(serverOf(folder), undefined);
});

test.run();
