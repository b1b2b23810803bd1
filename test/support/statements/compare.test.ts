import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../server/platform/config/root";
import { readClaims } from "./claims";
import { compareTypes } from "./compare";
import type { SeenColumn, SeenStatement } from "./record";
import { addToShape, noShape } from "./shape";

const test = suite("types of statements");

const file = "test/support/statements/example.store.ts";
const claims = readClaims([join(root, file)]);
const timestamp = { type: 1184, mappedBy: "timestamp (3) with time zone" };

const column = (key: string, more: Partial<SeenColumn>): SeenColumn => ({
  key,
  template: undefined,
  type: 25,
  mappedBy: undefined,
  wasNull: false,
  shape: noShape(),
  ...more,
});

const people = (...values: unknown[]) => {
  const shape = noShape();
  for (const value of values) addToShape(shape, value);
  return column("people", { template: "e.people", type: 114, shape });
};

const rows = (...columns: SeenColumn[]): SeenStatement => ({
  text: "select 1",
  place: `${file}:13`,
  columns,
});

const built = (...columns: SeenColumn[]): SeenStatement => ({ ...rows(...columns), place: undefined });

const faultsOf = (...statements: SeenStatement[]) =>
  compareTypes(claims, statements).faults.map((fault) => fault.replace(/^.*?: /, ""));

const right = [
  built(
    column("count", { template: "count(*)", type: 23 }),
    column("name", { template: "e.name" }),
    column("at", { template: "e.at", ...timestamp }),
    people(
      [],
      [
        { id: "a", tags: ["b"], age: null },
        { id: "a", tags: [], age: 3, note: "c" },
      ],
    ),
  ),
  rows(column("id", { type: 2950 }), column("version", { type: 23 })),
];

test("right claims are without a fault, and all are seen", () => {
  const { faults, unreached } = compareTypes(claims, right);
  assert.equal({ faults, unreached }, { faults: [], unreached: [] });
});

test("a claim that no statement returned is named", () => {
  const { unreached } = compareTypes(claims, right.slice(0, 1));
  assert.equal(
    unreached.map(({ place }) => place),
    [`${file}:13`],
  );
});

test("another type of the database is a fault, and so is null", () => {
  assert.equal(faultsOf(built(column("count", { template: "count(*)", type: 20 }))), [
    "count is number to the compiler, but the driver makes number or string of the database's bigint",
  ]);
  assert.equal(faultsOf(built(column("name", { template: "e.name", wasNull: true }))), [
    "name is string to the compiler, but it was null",
  ]);
  assert.equal(faultsOf(built(column("at", { template: "e.at", ...timestamp, wasNull: true }))), [
    "at is Date to the compiler, but it was null",
  ]);
  assert.equal(faultsOf(built(column("at", { template: "e.at", ...timestamp, type: 1082 }))), [
    "at is Date to the compiler, but it is mapped by a column of timestamp (3) with time zone, and the database returns date",
  ]);
});

test("JSON of another shape is a fault", () => {
  const says =
    "people is { id: string; tags: string[]; note?: string; age: number | null; }[] to the compiler, but ";
  const person = { id: "a", tags: [], age: 1 };
  assert.equal(faultsOf(built(people([{ ...person, id: 1 }, person]))), [`${says}[].id was of kind number`]);
  assert.equal(faultsOf(built(people([{ ...person, tags: [null] }]))), [`${says}[].tags[] was null`]);
  assert.equal(faultsOf(built(people([{ ...person, size: 1 }]))), [`${says}[].size is not in the type`]);
  assert.equal(faultsOf(built(people([{ id: "a", tags: [] }]))), [`${says}[].age was missing`]);
  assert.equal(faultsOf(built(people({}))), [`${says}it was of kind object`]);
});

test("rows with other columns are a fault", () => {
  assert.equal(faultsOf(rows(column("id", {}), column("name", {}))), [
    "its rows have a column name, which nobody reads",
    "version is no column of its rows",
  ]);
});

test.run();
