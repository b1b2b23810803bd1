import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { demoMark, mustMakeDemo, type Options } from "../../scripts/steps/start-options.mjs";
import { root } from "../../server/platform/config/root";

const test = suite("npm start -- --demo");

/** Returns the output until it exits. */
function start(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/start.mjs", "--demo"], {
    cwd: root,
    env: { ...process.env, PORT: "47831", ...env },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

test("a data folder that is not empty is refused in one sentence", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "drip-demo-"));
  writeFileSync(join(dataDir, "kept.txt"), "somebody's data");
  const { status, said } = start({ DATA_DIR: dataDir, NODE_ENV: "development" });
  rmSync(dataDir, { recursive: true });
  assert.is(status, 1);
  assert.match(said, /holds data already/);
});

test("a complete demonstration is opened again, and only then", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "drip-demo-"));
  const options = { dataDir, hasIdentity: false } as Options;
  assert.is(mustMakeDemo(options), true);
  writeFileSync(join(dataDir, "half.made"), "");
  assert.throws(() => mustMakeDemo(options), /holds data already/);
  writeFileSync(demoMark(dataDir), "");
  assert.is(mustMakeDemo(options), false);
  rmSync(dataDir, { recursive: true });
});

test("in production or with a configured database it is refused", () => {
  const production = start({ NODE_ENV: "production" });
  assert.is(production.status, 1);
  assert.match(production.said, /for development/);
  const ownDatabase = start({ NODE_ENV: "development", DATABASE_URL: "postgres://localhost/drip" });
  assert.is(ownDatabase.status, 1);
  assert.match(ownDatabase.said, /never the database of DATABASE_URL/);
});

test.run();
