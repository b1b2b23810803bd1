import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadEnvFile } from "../../../../server/platform/config/env-file.mjs";

const test = suite("a file of settings");

const names = ["ENV_FILE", "DRIP_TEST_ONE", "DRIP_TEST_TWO"];

test("a file of settings is read, the real environment wins, and tests can turn it off", () => {
  const before = names.map((name) => [name, process.env[name]] as const);
  const folder = mkdtempSync(join(tmpdir(), "drip-env-"));
  const file = join(folder, ".env");
  writeFileSync(file, 'DRIP_TEST_ONE="from the file"\nDRIP_TEST_TWO=from the file\n');
  try {
    process.env.DRIP_TEST_TWO = "from the shell";
    process.env.ENV_FILE = "off";
    loadEnvFile(file);
    assert.is(process.env.DRIP_TEST_ONE, undefined);
    delete process.env.ENV_FILE;
    loadEnvFile(join(folder, "nothing"));
    loadEnvFile(file);
    assert.equal([process.env.DRIP_TEST_ONE, process.env.DRIP_TEST_TWO], ["from the file", "from the shell"]);
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    rmSync(folder, { recursive: true });
  }
});

test.run();
