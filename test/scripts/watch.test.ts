import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { watch } from "../../scripts/watch.mjs";

const test = suite<{ folder: string }>("watch");

test.before.each((context) => {
  context.folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-watch-"));
  fs.mkdirSync(path.join(context.folder, "src/deep"), { recursive: true });
  fs.writeFileSync(path.join(context.folder, "src/deep/a.ts"), "1");
  fs.writeFileSync(path.join(context.folder, "single.yaml"), "1");
  execFileSync("git", ["init", "-q"], { cwd: context.folder });
  execFileSync("git", ["add", "."], { cwd: context.folder });
});
test.after.each(({ folder }) => fs.rmSync(folder, { recursive: true }));

/** Each call waits for the next burst; a missed change hangs, which the runner reports. */
function open(folder: string) {
  let hear = () => {};
  let calls = 0;
  const close = watch([path.join(folder, "src"), path.join(folder, "single.yaml")], async () => {
    calls += 1;
    hear();
  });
  const after = (change: () => void) =>
    new Promise<void>((resolve) => {
      hear = resolve;
      change();
    });
  return { after, close, calls: () => calls };
}

test("writing, replacing, restoring by git, creating and deleting a file are each reported", async ({
  folder,
}) => {
  const file = path.join(folder, "src/deep/a.ts");
  const { after, close } = open(folder);
  await after(() => fs.writeFileSync(file, "2"));
  for (let round = 0; round < 3; round++)
    await after(() => {
      fs.writeFileSync(`${folder}/new`, `3 ${round}`);
      fs.renameSync(`${folder}/new`, file);
    });
  await after(() => execFileSync("git", ["checkout", "-q", "--", "."], { cwd: folder }));
  await after(() => fs.writeFileSync(file, "4"));
  await after(() => fs.rmSync(file));
  close();
});

test("what is written into a folder that is left out is no change", async ({ folder }) => {
  const made = path.join(folder, "src/made");
  fs.mkdirSync(made);
  const heard: string[][] = [];
  let hear = () => {};
  const close = watch(
    [path.join(folder, "src")],
    async (folders) => {
      heard.push([...folders]);
      fs.writeFileSync(path.join(made, "a.ts"), "1");
      hear();
    },
    [made],
  );
  for (const text of ["2", "3"])
    await new Promise<void>((resolve) => {
      hear = resolve;
      fs.writeFileSync(path.join(folder, "src/deep/a.ts"), text);
    });
  assert.equal(heard, [[path.join(folder, "src/deep")], [path.join(folder, "src/deep")]]);
  close();
});

test("changes in a new folder are reported", async ({ folder }) => {
  const { after, close } = open(folder);
  await after(() => fs.mkdirSync(path.join(folder, "src/later")));
  await after(() => fs.writeFileSync(path.join(folder, "src/later/b.ts"), "1"));
  close();
});

test("a single watched file is reported however often it is replaced", async ({ folder }) => {
  const { after, close } = open(folder);
  for (let round = 0; round < 3; round++)
    await after(() => {
      fs.writeFileSync(`${folder}/new`, String(round));
      fs.renameSync(`${folder}/new`, path.join(folder, "single.yaml"));
    });
  close();
});

test("a burst of changes is reported once", async ({ folder }) => {
  const { after, close, calls } = open(folder);
  await after(() => {
    for (let index = 0; index < 20; index++) fs.writeFileSync(path.join(folder, `src/${index}.ts`), "1");
  });
  assert.is(calls(), 1);
  close();
});

test.run();
