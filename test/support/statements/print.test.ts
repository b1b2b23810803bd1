import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../server/config/root";
import { compareFiles, keepUnsent } from "./files";
import { printStatements } from "./print";
import type { SeenColumn, SeenStatement } from "./record";
import { noShape } from "./shape";

const test = suite("printed statements");

const store = "server/access/reach.store.ts";
const lines = readFileSync(join(root, store), "utf8").split("\n");
const inside = lines.findIndex((line) => line.startsWith("const readReach")) + 2;

const sent = (text: string, more: Partial<SeenStatement> = {}): SeenStatement => ({
  text,
  place: `${store}:${inside}`,
  columns: [],
  ...more,
});

const column = (more: Partial<SeenColumn>): SeenColumn => ({
  key: "count",
  template: undefined,
  type: 23,
  mappedBy: undefined,
  wasNull: false,
  shape: noShape(),
  ...more,
});

const file = "access/reach.store.sql";

/** Without the head. */
const printed = (...statements: SeenStatement[]) =>
  printStatements(statements).get(file)?.split("\n\n").slice(1).join("\n\n");

test("a statement has the name of its function, and the types of what is no table's column", () => {
  const columns = [column({}), column({ key: "name", type: 25, mappedBy: "text" })];
  assert.is(
    printed(sent(`select count(*), "name" from "user" where "id" = $1`, { columns })),
    `-- readReach\n-- returns count integer\nselect count(*), "name"\nfrom "user"\nwhere "id" = $1;\n`,
  );
});

test("statements of tests and of the database's own files are left out", () => {
  const places = [undefined, "server/db/postgres.ts:20"];
  assert.is(printStatements(places.map((place) => sent("select 1", { place }))).size, 0);
});

test("a statement with more values or rows, or with other defaults, is printed once", () => {
  assert.is(
    printed(
      sent(`insert into "a" ("b", "c") values ($1, lower($2)), (default, lower($3)) returning "b"`),
      sent(`insert into "a" ("b", "c") values (default, lower($1)) returning "b"`),
    ),
    `-- readReach\ninsert into "a" ("b", "c")\nvalues ($1, lower($2))\nreturning "b";\n`,
  );
  assert.is(
    printed(
      sent("delete from a where b in ($1) and c = $2"),
      sent("delete from a where b in ($1, $2) and c = $3"),
    ),
    "-- readReach\ndelete from a\nwhere b in ($1, …) and c = $2;\n",
  );
});

test("the order of the files and of their statements is always the same", () => {
  const statements = [
    sent("select 2"),
    sent("select 1"),
    sent("select 3", { place: "server/absence/absence.store.ts:100" }),
  ];
  const there = printStatements(statements);
  assert.equal([...there], [...printStatements(statements.toReversed())]);
  assert.equal([...there.keys()], ["absence/absence.store.sql", file]);
  assert.match(there.get(file) ?? "", /select 1;[\s\S]*select 2;/);
});

test("a difference names the file and the function, with the lines that differ", () => {
  const before = printStatements([sent("select a\nfrom b")]);
  const after = printStatements([sent("select a\nfrom c")]);
  const difference = `server/db/statements/${file}: the SQL of readReach differs`;
  assert.equal(compareFiles(before, before), []);
  assert.is(compareFiles(before, after)[0], `${difference}\n  - from b;\n  + from c;`);
  assert.is(compareFiles(before, new Map())[0], `${difference}\n  - select a\n  - from b;`);
  assert.is(compareFiles(new Map(), after)[0], `${difference}\n  + select a\n  + from c;`);
  assert.match(compareFiles(before, after)[1] ?? "", "npm test -- server/ --write-statements");
});

test("a statement that was not sent stays while its function is declared and sent nothing new", () => {
  const stored = printStatements([sent("select 1"), sent("select 2")]);
  const declared = () => "export async function readReach(db) {";
  const one = printStatements([sent("select 1")]);
  assert.equal(keepUnsent(one, stored, declared), stored);
  assert.equal(keepUnsent(new Map(), stored, declared), stored);
  assert.equal(
    keepUnsent(one, stored, () => "import { readReach } from"),
    one,
  );
  const changed = printStatements([sent("select 1"), sent("select 3")]);
  assert.equal(keepUnsent(changed, stored, declared), changed);
});

test("a file that was changed outside of its statements is named", () => {
  const written = printStatements([sent("select 1")]);
  const changed = new Map([[file, `${written.get(file)}\n`]]);
  assert.match(compareFiles(changed, written)[0] ?? "", `${file} holds the right statements, but`);
});

test.run();
