import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { Database } from "../../server/db/database";
import { beforeAll } from "../../server/schedule/week/position";
import { readWindowRows } from "../../server/schedule/week/window.store";
import { addManyClubs, addManyUsers, openToFill } from "../../test/support/people/many-clubs";
import { callerOf } from "./clubs";
import { addManyEvents, usersOfEvents } from "./many-events";
import { percentiles, timed } from "./percentiles";
import { takeTurns } from "./rounds";
import { callers } from "./seed";
import { databaseIn, newDatabase, type Sources } from "./server-stage";
import { sentBy } from "./statements";
import { figure, type Pace, type Table } from "./table";

const marks = { userId: "the user", from: "2000-01-01", days: 7 };

/** A lower bound: the rows of a week by their keys, without permission checks and computed columns. */
const rowsByKeys = `select e.*, v.*, p.* from event e
  left join venue v on v.team_id = e.team_id and v.id = e.venue_id
  left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = any ($3::uuid[])
where e.team_id = $1::uuid and e.id = any ($2::uuid[])`;

/** Sends a statement, by name if the connection keeps it prepared. */
interface Asker {
  ask(text: string, values: readonly unknown[], name?: string): Promise<{ rows: unknown[] }>;
  users: number;
  close(): Promise<void>;
}

/** Measures our store's query of a week on one connection, compared with `select 1`. */
export async function measureWeekQuery(sources: Sources, { isQuick, say }: Pace): Promise<Table[]> {
  const [few, many] = isQuick ? [1_000, 10_000] : [100_000, 1_000_000];
  const statement = await sentBy((db) => readWindowRows(db, { ...marks, after: beforeAll }));
  const today = new Date().toISOString().slice(0, 10);
  let asked = 0;
  const valuesFor = ({ users }: Asker, days: number) => {
    const { user } = callerOf(users, (asked++ * 7) % callers);
    const given = new Map<unknown, unknown>([
      [marks.userId, `u${user}`],
      [marks.from, today],
      [marks.days, days],
    ]);
    return statement.values.map((value) => (given.has(value) ? given.get(value) : value));
  };
  const week = async (by: Asker, days: number, name?: string) =>
    (await by.ask(statement.text, valuesFor(by, days), name)).rows.length;
  const byKeys = async (by: Asker, days: number) => {
    const { rows } = await by.ask(statement.text, valuesFor(by, days), `keys of ${days}`);
    const keys = keysIn(rows);
    return timed(() => by.ask(rowsByKeys, keys, "rows by keys"));
  };
  const explain = async (by: Asker) => {
    const { rows } = await by.ask(`explain (analyze, format json) ${statement.text}`, valuesFor(by, 7));
    return planIn(rows[0]);
  };

  say(`filling PostgreSQL with ${few.toLocaleString("en")} and ${many.toLocaleString("en")} events`);
  const small = await openPostgres(sources, few);
  const large = await openPostgres(sources, many);
  say(`filling PGlite with ${few.toLocaleString("en")} events`);
  const lite = await openPglite(sources, few);
  try {
    const amounts = [few, many].map((events) => `${events.toLocaleString("en")} events`);
    const names = {
      least: "PostgreSQL, select 1",
      small: `PostgreSQL, 7 days, ${amounts[0]}`,
      large: `PostgreSQL, 7 days, ${amounts[1]}`,
      long: `PostgreSQL, 42 days, ${amounts[1]}`,
      floor: "the rows of a week by their keys",
      longFloor: "the rows of six weeks by their keys",
      plain: `PostgreSQL, 7 days, ${amounts[1]}, not prepared`,
      plainFloor: "the same by explain analyze, planning and running",
      lite: `PGlite, 7 days, ${amounts[0]}`,
      liteFloor: "the same by explain analyze, planning and running on PGlite",
    };
    const run: Record<string, () => Promise<number>> = {
      [names.least]: () => timed(() => large.ask("select 1", [], "least")),
      [names.small]: () => timed(() => week(small, 7, "week")),
      [names.large]: () => timed(() => week(large, 7, "week")),
      [names.long]: () => timed(() => week(large, 42, "weeks")),
      [names.floor]: () => byKeys(large, 7),
      [names.longFloor]: () => byKeys(large, 42),
      [names.plain]: () => timed(() => week(large, 7)),
      [names.plainFloor]: async () => (await explain(large)).time,
      [names.lite]: () => timed(() => week(lite, 7)),
      [names.liteFloor]: async () => (await explain(lite)).time,
    };
    say("the week's query in turns");
    const figures = await takeTurns(Object.keys(run), { rounds: isQuick ? 1 : 7, warmUp: 2 }, async (name) =>
      percentiles(isQuick ? 30 : 300, run[name] ?? Promise.reject),
    );
    const { scans } = await explain(large);
    const rows = Math.max(await week(large, 7), await week(large, 7));
    const table = {
      columns: ["p50 ms", "p99 ms"],
      plotted: ["p50 ms"],
      rows: Object.keys(run).map((name) => ({
        name,
        isOurs: name.includes("days"),
        values: ["p50", "p99"].map((key) => Number((figures[name]?.[key] ?? Number.NaN).toPrecision(3))),
      })),
    };
    const p50 = (name: string) => figure(table, name, "p50 ms");
    return [
      {
        ...table,
        name: "schedule-week",
        title: "The week's query",
        how: `The statement of \`readWindowRows\` for guardians of all clubs in turn, on one connection, from sending to the last row: prepared by name, and planned each time, as behind a pooler in transaction mode. Each club has forty people, one team and a hundred events, of which those of two weeks are answered by thirty children; ${rows} events in a family's week.`,
        verdicts: [
          { what: "a week to select 1", value: p50(names.large) / p50(names.least), target: 6 },
          {
            what: "p99 of a week to its p50",
            value: figure(table, names.large, "p99 ms") / p50(names.large),
            target: 5,
          },
          { what: "42 days to select 1", value: p50(names.long) / p50(names.least), target: 10 },
          {
            what: `growth from ${amounts.join(" to ")}`,
            value: p50(names.large) / p50(names.small),
            target: 1.3,
          },
          { what: "tables of families and events read from beginning to end", value: scans, target: 0 },
          {
            what: "not prepared, to planning and running",
            value: p50(names.plain) / p50(names.plainFloor),
            target: 1.3,
          },
          {
            what: "PGlite, to planning and running",
            value: p50(names.lite) / p50(names.liteFloor),
            target: 1.3,
          },
        ],
      },
    ];
  } finally {
    for (const each of [small, large, lite]) await each.close();
  }
}

export async function fill(
  place: { databaseUrl: string | null; dataDir: string },
  events: number,
  addMore?: (db: Database, users: number) => Promise<void>,
) {
  const users = usersOfEvents(events);
  const db = await openToFill(place);
  await addManyUsers(db, users);
  await addManyClubs(db, users);
  await addManyEvents(db, users);
  await addMore?.(db, users);
  await db.execute("vacuum analyze");
  await db.close();
  return users;
}

async function openPostgres(sources: Sources, events: number): Promise<Asker> {
  const name = `events_${events}`;
  await newDatabase(sources, name);
  const databaseUrl = databaseIn(sources.cluster.url, name);
  const users = await fill({ databaseUrl, dataDir: "" }, events);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    users,
    ask: (text, values, named) =>
      client.query({ text, values: [...values], rowMode: "array", ...(named && { name: named }) }),
    close: () => client.end(),
  };
}

async function openPglite({ folder }: Sources, events: number): Promise<Asker> {
  const dataDir = `${folder}/events-${events}`;
  const users = await fill({ databaseUrl: null, dataDir }, events);
  const client = await PGlite.create(`${dataDir}/database`);
  return {
    users,
    ask: (text, values) => client.query(text, [...values], { rowMode: "array" }),
    close: () => client.close(),
  };
}

/** Team, events and memberships of a week's rows; a family of the bench is in one team. */
function keysIn(rows: readonly unknown[]): unknown[] {
  const cells = rows as unknown[][];
  const mine = cells.flatMap((row) => row.find(Array.isArray) ?? []) as { membership_id: string }[];
  return [
    cells[0]?.[0],
    cells.map(([, eventId]) => eventId),
    [...new Set(mine.map(({ membership_id }) => membership_id))],
  ];
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}
/** Tables that must not be scanned. Others are empty here: no event has changed, and nobody is away or comes as usual. */
export const filled = ["event", "participation", "membership", "guardianship", "child", "user"];

/** Milliseconds of execution, and of planning with it, and the number of sequential scans of `tables`. */
export function planIn(row: unknown, tables = filled): { execution: number; time: number; scans: number } {
  const [[explained]] = row as [[{ Plan: Plan; "Planning Time": number; "Execution Time": number }]];
  const execution = explained["Execution Time"];
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  const scans = nodes(explained.Plan).filter(
    (node) => node["Node Type"] === "Seq Scan" && tables.includes(node["Relation Name"] ?? ""),
  );
  return { execution, time: explained["Planning Time"] + execution, scans: scans.length };
}
