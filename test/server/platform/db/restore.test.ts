// Full run only: it dumps and restores databases.
// Runs on PostgreSQL as well.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findPostgres } from "../../../../scripts/steps/postgres.mjs";
import { root } from "../../../../server/platform/config/root";
import { openDatabase } from "../../../../server/platform/db/open";

const test = suite("backups and restore");

const page = fs.readFileSync(path.join(root, "docs/deploy/upgrades-and-backups.md"), "utf8");
const commandsBelow = (heading: string) =>
  /```sh\n(.*?)```/s.exec(page.split(`\n## ${heading}\n`)[1] ?? "")?.[1] ?? "";
const [dump, restore] = [commandsBelow("Backup"), commandsBelow("Restore")];

test("the page about backups has a block that dumps and one that restores", () => {
  assert.match(dump, /^pg_dump /);
  assert.match(restore, /^pg_restore /);
});

const { TEST_DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) {
  async function makeOldRelease() {
    const name = `drip_restore_${process.pid}_${randomUUID().slice(0, 8)}`;
    const owner = new pg.Client({ connectionString: TEST_DATABASE_URL });
    await owner.connect();
    await owner.query(`create database ${name}`);
    const databaseUrl = Object.assign(new URL(TEST_DATABASE_URL ?? ""), { pathname: `/${name}` }).href;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-restore-"));
    /** Runs a command as an operator would. */
    const run = (commands: string) =>
      execFileSync("sh", ["-ec", commands], {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
        env: { PATH: `${findPostgres()}:${process.env.PATH}`, DATABASE_URL: databaseUrl },
      });
    const fixture = path.join(root, "test/proof/fixtures/schema-1.sql");
    run(`psql --quiet --set=ON_ERROR_STOP=1 --file="${fixture}" "$DATABASE_URL"`);
    return {
      databaseUrl,
      folder,
      run,
      /** A dump of tables, rules and rows, without the schema `public`, comments and pg_dump's random keys. */
      contents: () =>
        run(`pg_dump --inserts --no-owner --no-privileges "$DATABASE_URL"`)
          .split("\n")
          .filter((line) => line && !/^(--|\\|CREATE SCHEMA public|COMMENT ON SCHEMA public)/.test(line))
          .join("\n"),
      async remove() {
        await owner.query(`drop database ${name} with (force)`);
        await owner.end();
        fs.rmSync(folder, { recursive: true });
      },
    };
  }

  test("a dump of an older release goes back over the schema that a newer one left, and a second time", async () => {
    const { databaseUrl, run, contents, remove } = await makeOldRelease();
    const before = contents();
    run(dump);
    await (await openDatabase({ databaseUrl, dataDir: "" })).close();
    assert.match(contents(), /CREATE TABLE public\.event /);
    run(restore);
    assert.is(contents(), before);
    run(dump);
    run(`{ ${restore} } 2>said`);
    assert.is(run("cat said"), "", "a restore that works prints nothing");
    assert.is(contents(), before);
    await (await openDatabase({ databaseUrl, dataDir: "" })).close();
    await remove();
  });

  test("a damaged dump leaves the database as it was", async () => {
    const { folder, run, contents, remove } = await makeOldRelease();
    run(dump);
    const before = contents();
    const file = path.join(folder, "drip.dump");
    fs.truncateSync(file, Math.floor(fs.statSync(file).size * 0.9));
    assert.throws(() => run(restore));
    assert.is(contents(), before);
    await remove();
  });
}

test.run();
