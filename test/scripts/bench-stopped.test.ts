import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readProcesses } from "../../scripts/cpu.mjs";
import { root } from "../../server/config/root";
import { until } from "../support/until";

/** Measures a subject that starts a server, its emulator and Chromium but needs no peers, which are not installed here. */
const test = suite<{ folder: string; bench?: ChildProcess }>("npm run bench, stopped");

test.before.each((context) => {
  context.folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-bench-"));
  fs.writeFileSync(path.join(context.folder, "npm-cli.js"), "");
});
test.after.each(({ folder, bench }) => {
  if (bench?.exitCode === null) bench.kill("SIGKILL");
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Resolves when the measurement begins, with all processes running. */
async function start(folder: string, subject: string) {
  const { PATH, HOME, CHROME_PATH } = process.env;
  const bench = spawn(process.execPath, ["scripts/bench.mjs", subject, "--quick"], {
    cwd: root,
    env: { PATH, HOME, CHROME_PATH, npm_execpath: path.join(folder, "npm-cli.js") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [bench.stdout, bench.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => {
        said += part;
        if (said.includes(`… ${subject}: `)) resolve();
      });
    bench.once("exit", () => reject(new Error(said)));
  });
  return bench;
}

/** The programs of all descendants of this process. */
function programsBelow(id: number) {
  const processes = readProcesses();
  const isBelow = (each: number): boolean => {
    const parent = processes.get(each)?.parent ?? 0;
    return parent === id || (parent > 1 && isBelow(parent));
  };
  return new Map(
    [...processes.keys()].filter(isBelow).map((each) => [each, fs.readlinkSync(`/proc/${each}/exe`)]),
  );
}

/** A zombie counts as ended: it holds no resources. */
function isRunning(id: number) {
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${id}/status`, "utf8"));
  } catch {
    return false;
  }
}

test("Ctrl-C ends the server, the identity emulator and Chromium", async (context) => {
  const bench = await start(context.folder, "idle");
  context.bench = bench;
  const programs = programsBelow(bench.pid ?? 0);
  const named = [...programs.values()].map((file) => path.basename(file));
  assert.ok(named.filter((name) => name === "node").length >= 3, named.join());
  assert.ok(
    named.some((name) => name.startsWith("chrom")),
    named.join(),
  );
  bench.kill("SIGINT");
  assert.equal(await once(bench, "exit"), [1, null]);
  await until(() => ![...programs.keys()].some(isRunning));
});

test.run();
