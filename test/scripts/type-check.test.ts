import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openChildren } from "../../scripts/children.mjs";
import { openTypeCheck } from "../../scripts/dev/type-check.mjs";

const test = suite("the type check of npm run dev");

test("an error is told at each check that finds it, and once that none is left; a newer build ends a check", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-types-"));
  const found = path.join(folder, "found");
  const compiler = path.join(folder, "compiler.cjs");
  // Runs until it is ended while there is no file of what it finds.
  fs.writeFileSync(
    compiler,
    `const fs = require("node:fs");
     const [file] = process.argv.slice(2);
     if (!fs.existsSync(file)) setInterval(() => {}, 1_000);
     else {
       const text = fs.readFileSync(file, "utf8");
       process.stdout.write(text);
       process.exitCode = text ? 2 : 0;
     }`,
  );
  const children = openChildren();
  let tell = (_: string) => {};
  const types = openTypeCheck(
    children,
    {
      fail: (fault) => tell(`${(fault as Error).message} ${(fault as { detail: string }).detail}`),
      line: (text) => tell(text.trim()),
    },
    [compiler, found],
    0,
  );
  const next = (text: string) =>
    new Promise<string>((resolve) => {
      tell = resolve;
      fs.writeFileSync(found, text);
      types.start();
    });
  types.start();
  const error = "src/a.ts(1,1): error TS2322: no\n";
  for (const each of [error, error]) assert.is(await next(each), `The types do not fit. ${each.trim()}`);
  assert.is(await next(""), "The types fit again.");
  types.stop();
  await children.stopAll();
  fs.rmSync(folder, { recursive: true });
});

test.run();
