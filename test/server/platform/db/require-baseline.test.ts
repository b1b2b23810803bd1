import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { StartFault } from "../../../../server/platform/base/start-fault";
import { openDatabase } from "../../../../server/platform/db/open";
import { requireBaseline } from "../../../../server/platform/db/require-baseline";
import { takeDatabase } from "../../../support/server/database";
import { copyPgliteFolder } from "../../../support/server/database-template";

const test = suite("databases from before the baseline");

/** As the first of the old migrations left it. */
const mergedInto =
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('0000_initial', 1795246961283)";
const names = { which: "this database", instead: "Name another one" };
const isRefused = (fault: unknown) =>
  fault instanceof StartFault &&
  /was made before the first release and cannot be taken over\. .+, or check out `before-baseline` and save an account/.test(
    fault.message,
  );

test("a database of the baseline and an empty one pass, an older one is refused", async () => {
  const { db, release } = await takeDatabase();
  const rolledBack = new Error("rolled back");
  await requireBaseline(db, names);
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(mergedInto));
      const fault = await requireBaseline(tx, names).catch((error: unknown) => error);
      assert.ok(isRefused(fault), String(fault));
      await tx.execute(sql`drop schema drizzle cascade`);
      await requireBaseline(tx, names);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  await release();
});

test("a start on an older folder names the folder, changes no row and lets go of the folder", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "drip-older-"));
  await copyPgliteFolder(dataDir);
  const folder = join(dataDir, "database");
  const client = await PGlite.create(folder);
  await client.exec(`delete from drizzle.__drizzle_migrations; ${mergedInto}`);
  await client.close();
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const fault = await openDatabase({ databaseUrl: null, dataDir }).catch((error: unknown) => error);
    assert.ok(isRefused(fault) && String(fault).includes(folder), String(fault));
  }
  const again = await PGlite.create(folder);
  const { rows } = await again.query("select hash from drizzle.__drizzle_migrations");
  assert.equal(rows, [{ hash: "0000_initial" }]);
  await again.close();
  rmSync(dataDir, { recursive: true });
});

test("a start on an older PostgreSQL is refused, and nothing is changed in it", async () => {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) return;
  const { db, release } = await takeDatabase();
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  await db.execute(sql`create table before_it as select * from drizzle.__drizzle_migrations`);
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  await db.execute(sql.raw(mergedInto));
  const databaseUrl = Object.assign(new URL(address), { pathname: `/${rows[0]?.name}` }).href;
  const fault = await openDatabase({ databaseUrl, dataDir: "" }).catch((error: unknown) => error);
  assert.ok(isRefused(fault), String(fault));
  const found = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  assert.equal(found.rows, [{ hash: "0000_initial" }]);
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (id, hash, created_at) select id, hash, created_at from before_it`,
  );
  await db.execute(sql`drop table before_it`);
  await release();
});

test.run();
