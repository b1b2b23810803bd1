// Core run: npm start is the first command of a newcomer.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/steps/port.mjs";
import { processesOf, start } from "../support/npm-start";

const test = suite<{ folder: string; port: number }>("npm start");

// Shared by all tests: creating a database takes seconds, and each start has to handle the way in which the last one ended.
test.before((context) => {
  context.folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-start-"));
});
test.before.each(async (context) => {
  context.port = await freePort();
});
test.after(({ folder }) => fs.rmSync(folder, { recursive: true, force: true }));

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

for (const args of [["--port", "70000"], ["--port", "abc"], ["--colour"]])
  test(`${args.join(" ")} is refused in one sentence, without a stack trace`, async ({ folder }) => {
    const { ended, text } = start(folder, args);
    assert.is(await ended, 1);
    assert.match(text(), "✗ ");
    assert.not.match(text(), "    at ");
  });

test.run();
