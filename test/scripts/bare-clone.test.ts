import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../server/platform/config/root";

/** A clone without installed packages, and an npm without a registry. */
const test = suite<{ folder: string; npm: string }>("a bare clone");

test.before((context) => {
  context.folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-bare-"));
  for (const name of [
    "domain",
    "openapi",
    "scripts",
    "esbuild.config.mjs",
    "openapi.yaml",
    "package-lock.json",
    "package.json",
    "server/platform/config/env-file.mjs",
  ])
    fs.cpSync(path.join(root, name), path.join(context.folder, name), { recursive: true });
  for (const name of ["domain/some.test.ts", "proof/some.test.ts"]) {
    fs.mkdirSync(path.dirname(path.join(context.folder, "test", name)), { recursive: true });
    fs.writeFileSync(path.join(context.folder, "test", name), "");
  }
  context.npm = path.join(context.folder, "npm-cli.js");
  fs.writeFileSync(context.npm, 'console.log("ENOTFOUND registry"); process.exitCode = 1;\n');
});
test.after(({ folder }) => fs.rmSync(folder, { recursive: true, force: true }));

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  fs.readFileSync(path.join(root, "package.json"), "utf8"),
);

/** Runs the command of an npm script, without npm. */
function run(folder: string, command: string, env: Record<string, string> = {}) {
  const [, ...words] = (scripts[command] ?? "").split(" ");
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return { status, text: stdout + stderr };
}

for (const command of ["start", "dev", "test", "bench", "generate", "build", "test:full", "mock", "format"])
  test(`npm run ${command} installs the packages, and without a registry says so in one sentence`, ({
    folder,
    npm,
  }) => {
    const { status, text } = run(folder, command, { npm_execpath: npm, PORT: "4999" });
    assert.is(status, 1);
    assert.match(text, "Installing packages");
    assert.match(text, "✗ The package registry cannot be reached. Check the connection and try again.");
    assert.not.match(text, "    at ");
  });

test("npm run support says that it needs the packages installed", ({ folder }) => {
  const { status, text } = run(folder, "support");
  assert.is(status, 1);
  assert.is(text, "dist/ holds no built server: run npm run build first.\n");
});

test("an argument that matches no suite and no test file is reported, whatever the others match", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/test.mjs", "server/program/health", "nonsuch"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  assert.is(status, 1);
  assert.match(stdout, "✗ No suite and no test file is called nonsuch.");
});

test.run();
