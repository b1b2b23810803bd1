import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../server/platform/config/root";
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

/**
 * Runs secretlint with the project's rules on what .secretlintignore does not exclude. Its profiler compares each of its marks with all
 * earlier ones, so that its time grows with the square of the number of files: 2,000 take one CPU second without marks.
 */
async function lint(folder: string) {
  const { runSecretLint } = await import("secretlint");
  const output = path.join(await fs.mkdtemp(path.join(os.tmpdir(), "drip-secretlint-")), "found.json");
  const { mark } = performance;
  performance.mark = () => unmarked;
  try {
    await runSecretLint({
      cliOptions: {
        filePathOrGlobList: ["**/*"],
        cwd: folder,
        ignoreFilePath: path.join(root, ".secretlintignore"),
        outputFilePath: output,
      },
      engineOptions: {
        cwd: folder,
        configFilePath: path.join(root, ".secretlintrc.json"),
        formatter: "json",
        color: false,
        terminalLink: false,
      },
    });
  } finally {
    performance.mark = mark;
  }
  const read: { filePath: string; messages: Finding[] }[] = JSON.parse(await fs.readFile(output, "utf8"));
  await fs.rm(path.dirname(output), { recursive: true });
  const findings = read.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, loc }) => `${path.relative(folder, filePath)}:${loc.start.line} ${ruleId}`),
  );
  return { files: read.length, findings };
}

const unmarked = performance.mark("secretlint is not measured");

test.run();
