import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { changedFiles } from "../../scripts/steps/changed-files.mjs";

const test = suite("changed files");

const body = (words: string) =>
  `\ntest("one", () => {\n  assert.is(${words}, 1);\n});\n${"// more\n".repeat(9)}`;

test("a file counts as changed by more than a move and its imports", () => {
  const root = mkdtempSync(join(tmpdir(), "drip-changed-"));
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=Kim", "-c", "user.email=kim@example.com", ...words], { cwd: root });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  git("init", "--quiet", "--initial-branch=main");
  for (const name of ["moved", "imports", "changed", "both"])
    write(`test/${name}.test.ts`, `import { a } from "../a";\nimport {\n  b,\n} from "../b";\n${body("a")}`);
  write("note.md", "one\n");
  git("add", "--all");
  git("commit", "--quiet", "--message=One");
  git("mv", "test/moved.test.ts", "test/elsewhere.test.ts");
  git("mv", "test/both.test.ts", "test/both-elsewhere.test.ts");
  write(
    "test/imports.test.ts",
    `import {\n  a,\n} from "../../a";\nimport { b } from "../../b";\n${body("a")}`,
  );
  write("test/changed.test.ts", `import { a } from "../a";\nimport { b } from "../b";\n${body("b")}`);
  write("test/both-elsewhere.test.ts", `import { a } from "../../a";\n${body("a + 1")}`);
  write("test/untracked.test.ts", "");
  write("note.md", "two\n");
  git("add", "--all", ":!test/untracked.test.ts");
  git("commit", "--quiet", "--message=Two");
  assert.equal(changedFiles(root), [
    "note.md",
    "test/both-elsewhere.test.ts",
    "test/changed.test.ts",
    "test/untracked.test.ts",
  ]);
  rmSync(root, { recursive: true });
});

test.run();
