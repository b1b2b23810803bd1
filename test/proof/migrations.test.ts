import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../server/platform/config/root";
import type { Database } from "../../server/platform/db/database";
import { openDatabase } from "../../server/platform/db/open";
import { schema } from "../../server/platform/db/schema/all";
import { productDatabase } from "../support/browser/product-database";
import { record } from "../support/proof";
import { copyPgliteFolder } from "../support/server/database-template";

const test = suite("migrations of released schemas");

const folder = path.join(root, "test/proof/fixtures");
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));

/** A new database filled with the fixture; each opening migrates it. */
async function restore(dump: string) {
  const { DATABASE_URL: databaseUrl } = await productDatabase();
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(dump);
    await client.end();
    return { open: () => openDatabase({ databaseUrl, dataDir: "" }), remove() {} };
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), "drip-fixture-"));
  // To initialise a folder takes three CPU seconds, to empty a copy of the tests' template half of one.
  await copyPgliteFolder(dataDir);
  const client = await PGlite.create(path.join(dataDir, "database"));
  await client.exec("drop schema public cascade; drop schema drizzle cascade; create schema public");
  await client.exec(dump);
  await client.close();
  return {
    open: () => openDatabase({ databaseUrl: null, dataDir }),
    remove: () => rmSync(dataDir, { recursive: true }),
  };
}

/** Every row of every table, and the migrations that ran. */
async function contents(db: Database) {
  const rows: [string, string][] = [];
  for (const table of [...tables.map((name) => `public."${name}"`), "drizzle.__drizzle_migrations"]) {
    const found = await db.execute<{ row: string }>(
      sql.raw(`select to_jsonb(t)::text as row from ${table} t order by 1`),
    );
    for (const { row } of found.rows) rows.push([table, row]);
  }
  return rows;
}

test("there is a fixture with rows in every table", () => {
  assert.ok(fixtures.length > 0);
  const newest = readFileSync(path.join(folder, fixtures.at(-1) ?? ""), "utf8");
  for (const table of tables)
    assert.ok(new RegExp(`INSERT INTO public\\."?${table}"? `).test(newest), `${table} has no row`);
});

/** The oldest and the newest; all in the full run, and where a migration changed. */
const chosen =
  process.env.TEST_RUN === "full" || process.env.TEST_MIGRATIONS === "all"
    ? fixtures
    : fixtures.filter((_, index) => index === 0 || index === fixtures.length - 1);
for (const fixture of chosen) {
  test(`${fixture} migrates twice with the same contents`, async () => {
    const dump = readFileSync(path.join(folder, fixture), "utf8");
    const inserted = dump.split("\n").filter((line) => line.startsWith("INSERT INTO public.")).length;
    const { open, remove } = await restore(dump);
    const first = await open();
    const once = await contents(first);
    await first.close();
    const second = await open();
    const twice = await contents(second);
    await second.close();
    remove();
    assert.is(once.filter(([table]) => table.startsWith("public.")).length, inserted);
    for (const text of ["Zoë O'Brien-Núñez", "李 小龍", "12:00:00.123", "hash-before"])
      assert.ok(JSON.stringify(once).includes(text), text);
    assert.equal(twice, once);
    record({
      point: 8,
      tried: `Rows of ${fixture}, migrated twice: lost or changed`,
      count: inserted,
      wrong: 0,
      note: "no release yet: the schema of now",
    });
  });
}

test.run();
