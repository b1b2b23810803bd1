// Runs on PGlite as well.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { getViewConfig, type PgColumn, type PgView } from "drizzle-orm/pg-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../../server/platform/config/root";
import type { Transaction } from "../../../../server/platform/db/database";
import * as views from "../../../../server/platform/db/schema/views";
import { openTestServer } from "../../../support/server/server";

const test = suite("views");

const folder = join(root, "server/platform/db/views");

/** Each view, function and trigger as the database prints it. */
const catalog = sql`
  select 'view ' || relname as name, pg_get_viewdef(oid) as text
  from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
  union all
  select 'function ' || proname, pg_get_functiondef(oid)
  from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select 'trigger ' || tgname, pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and c.relnamespace = 'public'::regnamespace
  order by name`;

test("the files of server/platform/db/views say what the migrations made", async () => {
  const server = await openTestServer();
  let migrated: Definition[] = [];
  let written: Definition[] = [];
  const rolledBack = new Error("rolled back");
  await server.services.db
    .transaction(async (tx) => {
      migrated = await readCatalog(tx);
      await dropAll(tx);
      await tx.execute(sql`set local check_function_bodies = off`);
      for (const text of dependenciesFirst(readFiles()))
        for (const statement of text.split(/(?<=;\n)(?=create |--)/)) await tx.execute(sql.raw(statement));
      written = await readCatalog(tx);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  assert.ok(migrated.length > 40);
  assert.equal(written, migrated);
  await server.close();
});

test("each file is named after what it creates", () => {
  for (const [name, text] of readFiles())
    assert.match(text, new RegExp(`^create or replace (view|function) ${name}\\b`, "m"));
});

test("the typed columns of a view are those of the database", async () => {
  const server = await openTestServer();
  for (const view of Object.values<PgView>(views)) {
    const { name, selectedFields } = getViewConfig(view);
    const { rows } = await server.services.db.execute<{ name: string; type: string }>(sql`
      select attname as name, format_type(atttypid, atttypmod) as type
      from pg_attribute where attrelid = ${name}::regclass and attnum > 0 order by attnum`);
    const typed = Object.values(selectedFields as Record<string, PgColumn>);
    assert.equal(
      typed.map((column) => ({ name: column.name, type: column.getSQLType() })),
      rows.map((row) => ({ ...row, type: row.type.replace("timestamp(3)", "timestamp (3)") })),
    );
  }
  await server.close();
});

interface Definition {
  name: string;
  text: string;
}

const readCatalog = async (tx: Transaction) =>
  (await tx.execute<Definition & Record<string, unknown>>(catalog)).rows;

async function dropAll(tx: Transaction) {
  const { rows } = await tx.execute<{ statement: string }>(sql`
    select format('drop view if exists %s cascade', oid::regclass) as statement
    from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
    union all
    select format('drop function if exists %s cascade', oid::regprocedure)
    from pg_proc where pronamespace = 'public'::regnamespace`);
  for (const { statement } of rows) await tx.execute(sql.raw(statement));
}

const readFiles = () =>
  new Map(
    readdirSync(folder).map((file) => [file.replace(".sql", ""), readFileSync(join(folder, file), "utf8")]),
  );

/** The texts in an order in which each comes after those that its statements name. */
function dependenciesFirst(files: Map<string, string>): string[] {
  const left = new Map(files);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([name, text]) => !namesAny(text, left, name));
    assert.ok(free.length > 0, `views name each other in a circle: ${[...left.keys()]}`);
    for (const [name, text] of free) {
      ordered.push(text);
      left.delete(name);
    }
  }
  return ordered;
}

const namesAny = (text: string, others: Map<string, string>, itself: string) =>
  [...others.keys()].some(
    (name) => name !== itself && new RegExp(`\\b${name}\\b`).test(text.replace(/--.*$/gm, "")),
  );

test.run();
