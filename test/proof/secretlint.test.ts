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

test("no file of the project holds a secret; a planted one is found", async () => {
  const planted = await fs.mkdtemp(path.join(os.tmpdir(), "drip-planted-"));
  // Put together here, or this file would be one that holds a secret.
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
  assert.ok(files > 700, `only ${files} files`);
  record({
    point: 13,
    tried: "Files of the project in which secretlint finds a secret",
    count: files,
    wrong: findings.length,
    database: "none",
    note: "a planted one was found",
  });
});

/** Its own process, with the project's rules. */
async function lint(folder: string) {
  const output = path.join(await fs.mkdtemp(path.join(os.tmpdir(), "drip-secretlint-")), "found.json");
  const args = [
    path.join(root, "node_modules/secretlint/bin/secretlint.js"),
    ...["--secretlintrc", path.join(root, ".secretlintrc.json")],
    ...["--secretlintignore", path.join(root, ".secretlintignore")],
    ...["--format", "json", "--output", output, "**/*"],
  ];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
  const text = await fs.readFile(output, "utf8");
  await fs.rm(path.dirname(output), { recursive: true });
  const files: { filePath: string; messages: Finding[] }[] = JSON.parse(text);
  const findings = files.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, loc }) => `${path.relative(folder, filePath)}:${loc.start.line} ${ruleId}`),
  );
  return { files: files.length, findings };
}

test.run();
