import { PGlite } from "@electric-sql/pglite";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keepStatements } from "../../../server/db/pglite-statements";
import { readPgliteDump } from "../../support/server/database-template";

const test = suite("kept statements of PGlite");

const everything = `select i.*, $2::int8 as eight, $3::timestamptz as at, $4::text[] as texts, $5::jsonb as json, $6::boolean as yes
  from item i where id < $1 order by id`;
const values = [3, 4, new Date(0), ["x", 'y "z"'], { deep: [1] }, false];
const inArrays = { rowMode: "array", parsers: { 1184: (text: string) => `at ${text}` } } as const;
const update = "update item set name = $1 where id < $2";

let client: PGlite;
let calls: () => number;
let expected: unknown[];

test.before(async () => {
  client = await PGlite.create({ loadDataDir: await readPgliteDump() });
  await client.exec(`create table item (id int primary key, name text, made timestamptz, tags text[], more jsonb, is_new boolean);
    insert into item values (1, 'ball', '2026-11-21T12:00:00Z', '{red,"a b"}', '{"size": 5}', true), (2, null, null, null, null, null)`);
  expected = await answers();
  keepStatements(client);
  calls = countCalls(client);
});
test.after(() => client.close());

const answers = async () => [
  await client.query(everything, values),
  await client.query(everything, values, inArrays),
  await client.query(update, ["ball", 2]),
];
const names = async () => {
  const { rows } = await client.query<{ name: string; text: string }>(
    "select name, statement as text from pg_prepared_statements",
  );
  return rows;
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => assert.unreachable("it should have failed"),
    (error: { code?: string }) => error.code,
  );

test("the answers are PGlite's own, the first time and every other", async () => {
  for (let time = 0; time < 8; time += 1) assert.equal(await answers(), expected);
});

test("a statement is prepared once and then runs in one call of the engine", async () => {
  const ask = () => client.query("select name from item where id = $1 and true", [1]);
  await ask();
  const before = calls();
  for (let time = 0; time < 5; time += 1) assert.equal((await ask()).rows, [{ name: "ball" }]);
  assert.is(calls() - before, 5);
  assert.is((await names()).filter(({ text }) => text.endsWith("and true")).length, 1);
});

test("a fault has its code, and what comes after it runs", async () => {
  const insert = (id: number) => client.query("insert into item (id) values ($1)", [id]);
  await insert(10);
  for (let time = 0; time < 3; time += 1) assert.is(await codeOf(insert(10)), "23505");
  for (let time = 0; time < 3; time += 1)
    assert.is(await codeOf(client.query("select nothing from nowhere where 1 = $1", [1])), "42P01");
  assert.is(await codeOf(client.query("select $1::int", ["no number"])), "22P02");
  await insert(11);
  const { rows } = await client.query("select id from item where id >= $1 order by id", [10]);
  assert.equal(rows, [{ id: 10 }, { id: 11 }]);
  await client.query("delete from item where id >= $1", [10]);
});

test("a transaction keeps others out, keeps nothing when it fails, and leaves its statements behind", async () => {
  const insert = "insert into item (id, name) values ($1, $2)";
  let outside: Promise<unknown> | undefined;
  const fault = client.transaction(async (tx) => {
    await tx.query(insert, [20, "within"]);
    outside = client.query(insert, [21, "outside"]);
    assert.is(await codeOf(tx.query(insert, [20, "twice"])), "23505");
    await tx.query(insert, [22, "after a fault"]);
  });
  assert.is(await codeOf(fault), "25P02");
  await outside;
  const left = await client.query("select id, name from item where id >= $1", [20]);
  assert.equal(left.rows, [{ id: 21, name: "outside" }]);
  const before = calls();
  await client.query(insert, [23, "later"]);
  assert.is(calls() - before, 1);
  await client.query("delete from item where id >= $1", [20]);
});

test("a transaction that is over takes nothing more", async () => {
  const late = await client.transaction(async (tx) => tx);
  try {
    await late.query("select name from item where id = $1", [1]);
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), "Transaction is closed");
  }
});

test("after a change of the table a statement is made anew", async () => {
  const ask = () => client.query("select * from changing where id = $1", [1]);
  await client.exec("create table changing (id int, size int); insert into changing values (1, 5)");
  assert.equal((await ask()).rows, [{ id: 1, size: 5 }]);
  await client.exec("alter table changing add column colour text default 'red'");
  assert.equal((await ask()).rows, [{ id: 1, size: 5, colour: "red" }]);
  await client.exec("alter table changing alter column size type text using size || ' feet'");
  assert.equal((await ask()).rows, [{ id: 1, size: "5 feet", colour: "red" }]);
  await client.exec("drop table changing; create table changing (id int); insert into changing values (1)");
  assert.equal((await ask()).rows, [{ id: 1 }]);
  await client.exec("alter table changing add column more int");
  const within = client.transaction((tx) => tx.query("select * from changing where id = $1", [1]));
  assert.is(await codeOf(within), "0A000", "a transaction is lost with its first fault");
  assert.equal(
    (await client.transaction((tx) => tx.query("select * from changing where id = $1", [1]))).rows,
    [{ id: 1, more: null }],
  );
});

test("a statement that the engine lost is made anew", async () => {
  const ask = () => client.query("select $1::text as word", ["hello"]);
  await ask();
  await client.exec("deallocate all");
  assert.equal((await ask()).rows, [{ word: "hello" }]);
});

test("of many statements the last ones are kept, one that is used again among them", async () => {
  const ask = (number: number) => client.query(`select $1::int + ${number} as sum`, [1]);
  for (let number = 0; number < 250; number += 1) {
    assert.equal((await ask(number)).rows, [{ sum: number + 1 }]);
    await ask(0);
  }
  const texts = (await names()).map(({ text }) => text);
  assert.is(texts.length, 200);
  assert.ok(texts.includes("select $1::int + 0 as sum"));
  assert.ok(texts.includes("select $1::int + 249 as sum"));
  assert.not(texts.includes("select $1::int + 1 as sum"));
});

/** How often the engine was called. */
function countCalls(client: PGlite) {
  const original = client.execProtocolStream.bind(client);
  let count = 0;
  client.execProtocolStream = (...all) => {
    count += 1;
    return original(...all);
  };
  return () => count;
}

test.run();
