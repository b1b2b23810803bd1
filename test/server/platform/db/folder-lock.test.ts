// Full run only: it starts processes that fight over a folder.
import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../../server/platform/config/root";
import { FolderInUse, lockFolder } from "../../../../server/platform/db/folder-lock.mjs";

const test = suite<{ folder: string }>("folder lock");

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), "drip-lock-"));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

/** Starts another process that takes the lock, and waits until it has it. */
async function holdElsewhere(folder: string) {
  const child = fork(join(root, "test/support/server/lock-holder.ts"), [folder], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", reject);
  });
  return {
    pid: child.pid,
    end: (signal: NodeJS.Signals) =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill(signal);
      }),
  };
}
const refusalOf = (folder: string) =>
  lockFolder(folder, "/data/database").then(
    () => assert.unreachable("the lock was given twice"),
    (error: unknown) => error,
  );

test("a second lock in the same process is refused until the first is released", async ({ folder }) => {
  const lock = await lockFolder(folder, "/data/database");
  assert.instance(await refusalOf(folder), FolderInUse);
  lock.release();
  (await lockFolder(folder, "/data/database")).release();
  assert.equal(readdirSync(folder), []);
});

test("another process is refused within a second and told who holds the lock", async ({ folder }) => {
  const holder = await holdElsewhere(folder);
  const started = performance.now();
  const refusal = await refusalOf(folder);
  assert.ok(performance.now() - started < 1_000);
  assert.instance(refusal, FolderInUse);
  assert.is(
    refusal instanceof Error && refusal.message,
    `/data/database is in use by another server (process ${holder.pid}). Stop that one first, or name another folder in DATA_DIR.`,
  );
  await holder.end("SIGKILL");
});

test("a lock left after kill -9 does not block", async ({ folder }) => {
  const holder = await holdElsewhere(folder);
  await holder.end("SIGKILL");
  assert.is(readdirSync(folder).length, 1, "the killed one left its socket");
  const lock = await lockFolder(folder, "/data/database");
  assert.is(readdirSync(folder).length, 1, "what it left is cleared away");
  lock.release();
});

test("a stopped process still holds its lock and is named in the refusal", async ({ folder }) => {
  const holder = await holdElsewhere(folder);
  process.kill(Number(holder.pid), "SIGSTOP");
  assert.match(String(await refusalOf(folder)), `(process ${holder.pid})`);
  await holder.end("SIGKILL");
});

test("of many simultaneous attempts at most one gets the lock", async ({ folder }) => {
  for (let round = 0; round < 5; round += 1) {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => lockFolder(folder, "/data/database")),
    );
    const got = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    assert.ok(got.length <= 1, `${got.length} got it`);
    for (const one of tries) if (one.status === "rejected") assert.instance(one.reason, FolderInUse);
    for (const lock of got) lock.release();
  }
});

test("other files in the folder do not matter", async ({ folder }) => {
  writeFileSync(join(folder, "note.txt"), "");
  writeFileSync(join(folder, "not-a-socket.sock"), "");
  (await lockFolder(folder, "/data/database")).release();
});

test("a folder with a long name can be locked too", async ({ folder }) => {
  const long = join(folder, "x".repeat(120), "database.lock");
  const lock = await lockFolder(long, "/data/database");
  assert.instance(await refusalOf(long), FolderInUse);
  lock.release();
  (await lockFolder(long, "/data/database")).release();
});

test("a socket whose owner does not answer counts as held", async ({ folder }) => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(join(folder, "silent.sock"), resolve));
  const refusal = await refusalOf(folder);
  assert.match(String(refusal), /in use by another server\./);
  await new Promise((resolve) => silent.close(resolve));
});

test.run();
