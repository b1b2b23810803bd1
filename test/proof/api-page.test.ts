import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/steps/port.mjs";
import { root } from "../../server/platform/config/root";
import { start } from "../support/npm-start";

const test = suite("the commands of docs/api.md");

test("they work one after the other against the demonstration", async () => {
  const page = fs.readFileSync(path.join(root, "docs/api.md"), "utf8");
  const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, commands = ""]) => commands);
  assert.ok(blocks.length >= 8);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-api-page-"));
  const port = await freePort();
  const demo = start(folder, ["--demo"], { PORT: String(port), ENV_FILE: "off" });
  try {
    await demo.until("Ctrl-C stops everything");
    const script = blocks
      .map((commands, index) => `${commands}\necho; echo "block ${index} is done"`)
      .join("\n");
    // Rejects with what the shell printed if a command fails.
    const { stdout } = await promisify(execFile)("sh", ["-euc", script], {
      env: { PATH: process.env.PATH, DRIP: `http://localhost:${port}` },
      maxBuffer: 10_000_000,
    });
    for (const index of blocks.keys()) assert.match(stdout, `block ${index} is done`);
    assert.match(stdout, /"email_address":"coach@demo\.example"/);
    assert.match(stdout, /REQUEST_412_CHANGED$/m);
    assert.match(stdout, /^BEGIN:VCALENDAR/m);
  } finally {
    demo.child.kill("SIGTERM");
    await demo.ended;
    fs.rmSync(folder, { recursive: true });
  }
});

test.run();
