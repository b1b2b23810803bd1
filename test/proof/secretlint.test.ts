import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../server/config/root";
import { record } from "../support/proof";

const test = suite("secretlint");

interface Finding {
  ruleId: string;
  loc: { start: { line: number } };
}

test("no file of the project contains a secret, and a planted one is found", async () => {
  const planted = await fs.mkdtemp(path.join(os.tmpdir(), "drip-planted-"));
  // Assembled here, or this file itself would contain a secret.
  const key = ["-----BEGIN", "PRIVATE KEY-----"].join(" ");
  const lines = [
    `AWS_SECRET_ACCESS_KEY=${"wJalrXUtnFEMI/K7MDENG/bPxRfiCY".padEnd(40, "Z9")}`,
    key,
    "a".repeat(64),
  ];
  await fs.writeFile(path.join(planted, "settings.env"), lines.join("\n"));
  await fs.writeFile(path.join(planted, "hook.txt"), `https://robin:${"pass"}word@club.example.org/`);
  const found = await lint(planted);
  await fs.rm(planted, { recursive: true });
  assert.ok(found.findings.length > 0, "nothing was found where something is");

  const { files, findings } = await lint(root);
  assert.equal(findings, []);
  assert.ok(files > 1500, `only ${files} files`);
  record({
    point: 13,
    tried: "Files of the project in which secretlint finds a secret",
    count: files,
    wrong: findings.length,
    database: "none",
    note: "a planted one was found",
  });
});

/** Files for each run: secretlint's time grows faster than their number. 1,700 files together took 95 CPU seconds instead of 18. */
const atOnce = 150;

/** Runs secretlint in child processes, with the project's rules. */
async function lint(folder: string) {
  const files = await listFiles(folder);
  const output = path.join(await fs.mkdtemp(path.join(os.tmpdir(), "drip-secretlint-")), "found.json");
  const read: { filePath: string; messages: Finding[] }[] = [];
  for (let first = 0; first < files.length; first += atOnce) {
    const args = [
      path.join(root, "node_modules/secretlint/bin/secretlint.js"),
      ...["--secretlintrc", path.join(root, ".secretlintrc.json")],
      ...["--secretlintignore", path.join(root, ".secretlintignore")],
      ...["--format", "json", "--output", output, "--no-glob", ...files.slice(first, first + atOnce)],
    ];
    await promisify(execFile)(process.execPath, args, { cwd: folder });
    read.push(...JSON.parse(await fs.readFile(output, "utf8")));
  }
  await fs.rm(path.dirname(output), { recursive: true });
  const findings = read.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, loc }) => `${path.relative(folder, filePath)}:${loc.start.line} ${ruleId}`),
  );
  return { files: read.length, findings };
}

/** Skips folders that .secretlintignore excludes. */
async function listFiles(folder: string, below = ""): Promise<string[]> {
  const entries = await fs.readdir(path.join(folder, below), { withFileTypes: true });
  const found = entries.map((entry) => {
    const name = path.join(below, entry.name);
    if (!entry.isDirectory()) return [name];
    return unread.test(name) ? [] : listFiles(folder, name);
  });
  return (await Promise.all(found)).flat();
}

const unread = /(^|\/)(node_modules|\.git|\.cache)$|^(dist|\.data)$/;

test.run();
