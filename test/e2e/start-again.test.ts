import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/steps/port.mjs";
import { processesOf, start } from "../support/npm-start";
import { until } from "../support/until";

const test = suite<{ folder: string; port: number }>("npm start again");

// Shared by all tests: creating a database takes seconds, and each start has to handle the way in which the last one ended.
test.before((context) => {
  context.folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-start-"));
});
test.before.each(async (context) => {
  context.port = await freePort();
});
test.after(({ folder }) => fs.rmSync(folder, { recursive: true, force: true }));

async function noneLeft(folder: string) {
  const giveUpAt = Date.now() + 120_000;
  await until(() => processesOf(folder).length === 0 || Date.now() > giveUpAt);
  return processesOf(folder);
}

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

test.run();
