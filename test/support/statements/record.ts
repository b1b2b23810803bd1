import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Column, is, SQL, StringChunk } from "drizzle-orm";
import { root } from "../../../server/platform/config/root";
import type { Database } from "../../../server/platform/db/database";
import { addToShape, noShape, type Shape } from "./shape";

/** A column of a result, as the database and drizzle's builder describe it. */
export interface SeenColumn {
  /** Its name in the result, or its last key in what the builder selects. */
  key: string;
  /** The literal parts of the template it was selected by; undefined for a table's column and in plain SQL. */
  template: string | undefined;
  /** PostgreSQL's number of the type. */
  type: number;
  /** What maps the driver's value: a column, by its SQL type, or a function. */
  mappedBy: string | undefined;
  wasNull: boolean;
  /** Of JSON. */
  shape: Shape;
}

export interface SeenStatement {
  text: string;
  /** The line of the server that sent plain SQL, or began to build the statement; undefined for a test's own. */
  place: string | undefined;
  columns: SeenColumn[];
}

const seen = new Map<string, SeenStatement>();
const watched = new Set<object>();

/** Notes the statements of this process, with the columns that the database returned, and writes them into the folder that TEST_STATEMENTS names. */
export function recordStatements(db: Database) {
  const folder = process.env.TEST_STATEMENTS;
  const session: Session = Object.getPrototypeOf(Reflect.get(db, "session"));
  if (!folder || watched.has(session)) return;
  if (watched.size === 0)
    process.once("exit", () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...seen.values()]));
    });
  watched.add(session);
  markBuilders(db);
  const { prepareQuery } = session;
  session.prepareQuery = function (query, fields, ...more) {
    const prepared = prepareQuery.call(this, query, fields, ...more);
    const { client } = prepared;
    const note = openNotes({ text: query.sql, place: this.place ?? placeOfCaller() }, fields);
    prepared.client = {
      async query(...all) {
        const result = await client.query(...all);
        note(result);
        return result;
      },
    };
    return prepared;
  };
}

/**
 * A builder prepares its statement when it is awaited, when its caller is no longer on the stack. The class is taken from the database:
 * PGlite's driver is imported on demand, with a drizzle of its own.
 */
function markBuilders(db: Database) {
  let methods: Builders = db as never;
  while (!Object.hasOwn(methods, "select")) methods = Object.getPrototypeOf(methods);
  for (const name of ["select", "selectDistinct", "insert", "update", "delete"] as const) {
    const build = methods[name];
    methods[name] = function (...all) {
      const builder = build.apply(this, all);
      builder.session = Object.assign(Object.create(builder.session), { place: placeOfCaller() });
      return builder;
    };
  }
}

function openNotes(statement: Omit<SeenStatement, "columns">, fields: readonly Field[] | undefined) {
  const key = JSON.stringify([statement.text, statement.place]);
  return ({ fields: types, rows }: Result) => {
    const known = seen.get(key) ?? {
      ...statement,
      columns: (types ?? []).map((type, index) => describe(type, fields?.[index])),
    };
    seen.set(key, known);
    for (const [index, column] of known.columns.entries())
      for (const row of rows) {
        const value = Array.isArray(row) ? row[index] : row[column.key];
        if (value === null) column.wasNull = true;
        else if (isJson(column) && column.shape.values < mostValues) addToShape(column.shape, value);
      }
  };
}

function describe({ name, dataTypeID }: Result["fields"][number], field: Field | undefined): SeenColumn {
  const selected = is(field?.field, SQL.Aliased) ? field.field.sql : field?.field;
  const decoder: unknown = is(selected, SQL) ? Reflect.get(selected, "decoder") : selected;
  return {
    key: field?.path.at(-1) ?? name,
    template: is(selected, SQL) ? templateOf(selected) : undefined,
    type: dataTypeID,
    mappedBy: is(decoder, Column) ? decoder.getSQLType() : decoder === unmapped ? undefined : "a function",
    wasNull: false,
    shape: noShape(),
  };
}

/** More values of one column say nothing new. */
const mostValues = 2_000;

const isJson = ({ type }: SeenColumn) => type === 114 || type === 3802;

const unmapped: unknown = Reflect.get(new SQL([]), "decoder");

/** As `textOfTemplate` of claims.ts writes it. */
const templateOf = ({ queryChunks }: SQL) =>
  queryChunks.map((chunk) => (is(chunk, StringChunk) ? chunk.value.join("") : "$")).join("");

const places = new Map<string, string>();

/** The nearest line of the server. The line in its source is looked up once for each call: that takes longer than a short statement. */
function placeOfCaller(): string | undefined {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites;
  const caught = new Error() as unknown as { stack: NodeJS.CallSite[] };
  const index = caught.stack.findIndex((site) => isOfServer(site.getFileName() ?? undefined));
  const site = caught.stack[index];
  Error.prepareStackTrace = prepareStackTrace;
  if (!site) return undefined;
  const file = site.getFileName() ?? "";
  const key = `${file}:${site.getLineNumber()}:${site.getColumnNumber()}`;
  const [, line] = places.has(key) ? [] : (new Error().stack?.split(`${file}:`) ?? []);
  if (line) places.set(key, `${relative(root, file)}:${Number.parseInt(line, 10)}`);
  return places.get(key);
}

const isOfServer = (file = "") =>
  file.startsWith(join(root, "server/")) && file !== join(root, "server/platform/db/prepared.ts");

/** What is used of drizzle's session, which is private. */
interface Session {
  place?: string | undefined;
  prepareQuery(
    query: { sql: string },
    fields: readonly Field[] | undefined,
    ...more: unknown[]
  ): { client: { query(...all: unknown[]): Promise<Result> } };
}

type Builders = Record<
  "select" | "selectDistinct" | "insert" | "update" | "delete",
  (...all: unknown[]) => { session: Session }
>;

interface Field {
  path: string[];
  field: unknown;
}

interface Result {
  fields: { name: string; dataTypeID: number }[];
  rows: (unknown[] & Record<string, unknown>)[];
}
