import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/steps/port.mjs";
import { root } from "../../server/config/root";
import { until } from "../support/until";

const test = suite<{ folder: string; port: number }>("npm start");

// Shared by all tests: creating a database takes seconds, and each start has to handle the way in which the last one ended.
test.before((context) => {
  context.folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-start-"));
});
test.before.each(async (context) => {
  context.port = await freePort();
});
test.after(({ folder }) => fs.rmSync(folder, { recursive: true, force: true }));

function start(folder: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["scripts/start.mjs", ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended, text: () => said.join(""), until: (part: string) => hears(child, said, part) };
}

function hears(child: ChildProcess, said: string[], part: string) {
  return new Promise<void>((resolve, reject) => {
    const look = () => said.join("").includes(part) && resolve();
    child.stdout?.on("data", look);
    child.once("close", () => reject(new Error(`It ended without saying "${part}":\n${said.join("")}`)));
    look();
  });
}

/** Processes that were started with this data folder. */
function processesOf(folder: string): string[] {
  return fs.readdirSync("/proc").filter((id) => {
    try {
      return /^\d+$/.test(id) && fs.readFileSync(`/proc/${id}/environ`, "utf8").includes(folder);
    } catch {
      return false;
    }
  });
}

async function noneLeft(folder: string) {
  const giveUpAt = Date.now() + 120_000;
  await until(() => processesOf(folder).length === 0 || Date.now() > giveUpAt);
  return processesOf(folder);
}

test("npm start prints the address, which answers; Ctrl-C ends every process", async ({ folder, port }) => {
  const { child, ended, text, until } = start(folder, ["--port", String(port)]);
  await until("Ctrl-C stops everything");
  assert.match(text(), `Drip is up at http://localhost:${port} after `);
  const page = await fetch(`http://localhost:${port}/`);
  assert.is(page.status, 200);
  assert.match(await page.text(), "Cool kids corner");
  assert.ok(processesOf(folder).length >= 3, "start, server and identity emulator");
  child.kill("SIGINT");
  assert.is(await ended, 0);
  assert.match(text(), "Stopped.");
  assert.equal(processesOf(folder), []);
});

test("a second start installs, generates and builds nothing, and keeps the data", async ({
  folder,
  port,
}) => {
  const { child, ended, text, until } = start(folder, [], { PORT: String(port) });
  await until("Ctrl-C stops everything");
  assert.not.match(text(), "Installing");
  assert.not.match(text(), "Generating");
  assert.match(text(), "Nothing new to build");
  child.kill("SIGTERM");
  assert.is(await ended, 0);
});

test("after SIGKILL no child process is left", async ({ folder, port }) => {
  const { child, ended, until } = start(folder, ["--port", String(port)]);
  await until("Ctrl-C stops everything");
  child.kill("SIGKILL");
  await ended;
  assert.equal(await noneLeft(folder), []);
});

test("when the server dies the other processes end, and the terminal says so", async ({ folder, port }) => {
  const { ended, text, until } = start(folder, ["--port", String(port)]);
  await until("Ctrl-C stops everything");
  const server = processesOf(folder).find((id) =>
    fs.readFileSync(`/proc/${id}/cmdline`, "utf8").includes("dist/server/main.js"),
  );
  process.kill(Number(server), "SIGKILL");
  assert.is(await ended, 1);
  assert.match(text(), "✗ The server stopped (SIGKILL)");
  assert.equal(processesOf(folder), []);
});

test("a busy port is reported at once, with a free one suggested", async ({ folder, port }) => {
  const other = net.createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const { ended, text } = start(folder, ["--port", String(port)]);
  assert.is(await ended, 1);
  const wording = `✗ Port ${port} is in use by another program. Stop that one, or choose another port: npm start -- --port `;
  const [, suggested] = text().split(wording);
  assert.ok(Number(suggested) > port, text());
  assert.not.match(text(), "…");
  other.close();
});

test("a port that browsers block is refused at the start", async ({ folder }) => {
  const { ended, text } = start(folder, ["--port", "4190"]);
  assert.is(await ended, 1);
  assert.match(text(), "✗ Browsers refuse to open port 4190. Choose another: npm start -- --port 4191");
});

test("an invalid setting is named", async ({ folder, port }) => {
  const { ended, text } = start(folder, ["--port", String(port)], { SMTP_URL: "not an address" });
  assert.is(await ended, 1);
  assert.match(text(), "SMTP_URL is wrong");
  assert.match(text(), "✗ The server stopped (exit code 1)");
});

for (const args of [["--port", "70000"], ["--port", "abc"], ["--colour"]])
  test(`${args.join(" ")} is refused in one sentence, without a stack trace`, async ({ folder }) => {
    const { ended, text } = start(folder, args);
    assert.is(await ended, 1);
    assert.match(text(), "✗ ");
    assert.not.match(text(), "    at ");
  });

test.run();
