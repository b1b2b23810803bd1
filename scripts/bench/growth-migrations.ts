import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { inTries } from "../../server/db/migrate-postgres";
import { openPostgres } from "../../server/db/postgres";
import { Problem } from "../../server/http/problem";
import type { Cluster } from "./growth-cluster";
import { findHouseholds, type Household, saveAnswer } from "./growth-statements";
import { timed } from "./percentiles";
import type { Pace, Row, Table } from "./table";

/** Milliseconds between two answers. */
const beat = 20;

export interface Answering {
  /** Milliseconds from a press to the saved answer; one that the server refused was sent again at once. */
  worst: number;
  /** How often an answer was refused since it had waited for three seconds. */
  refused: number;
}

/** The database was too slow; any other failure is ours. */
function wasRefused(error: unknown): false {
  if (error instanceof Problem) throw error;
  return false;
}

/** Saves answers of many households, one after the other, while something else is done. */
export async function whileAnswering(
  cluster: Cluster,
  name: string,
  households: readonly Household[],
  work: () => Promise<unknown>,
): Promise<Answering> {
  const db = await openPostgres(cluster.url(name));
  const answering = { worst: 0, refused: 0 };
  const state = { isOver: false };
  const answer = async () => {
    for (let index = 0; !state.isOver; index += 1) {
      const household = households[index % households.length];
      if (!household) return;
      const wait = await timed(async () => {
        while (!(await saveAnswer(db, household).then(() => true, wasRefused))) answering.refused += 1;
      });
      answering.worst = Math.max(answering.worst, wait);
      await setTimeout(Math.max(0, beat - wait));
    }
  };
  const answers = answer();
  try {
    // The first ones open the connection.
    await setTimeout(500);
    answering.worst = 0;
    await work();
    await setTimeout(5 * beat);
  } finally {
    state.isOver = true;
    await answers;
    await db.close();
  }
  return answering;
}

interface Change {
  name: string;
  change: string;
  undo: string;
  /** Outside a transaction. */
  isAlone?: boolean;
}

const at = "alter table participation";
const changes: readonly Change[] = [
  { name: "a column, null", change: `${at} add column grown text`, undo: `${at} drop column grown` },
  {
    name: "a column with a constant default",
    change: `${at} add column grown boolean not null default false`,
    undo: `${at} drop column grown`,
  },
  {
    name: "a check, at once",
    change: `${at} add constraint grown check (answer_version < 1000000)`,
    undo: `${at} drop constraint grown`,
  },
  {
    name: "a check, not valid",
    change: `${at} add constraint grown check (answer_version < 1000000) not valid`,
    undo: "select",
  },
  {
    name: "the same check, validated",
    change: `${at} validate constraint grown`,
    undo: `${at} drop constraint grown`,
  },
  {
    name: "an index",
    change: "create index grown on participation (answered_by) where note is null",
    undo: "drop index grown",
  },
  {
    name: "an index, concurrently",
    change: "create index concurrently grown on participation (answered_by) where note is null",
    undo: "drop index grown",
    isAlone: true,
  },
  { name: "a vacuum", change: "vacuum (index_cleanup on) participation", undo: "select", isAlone: true },
];

const three = (value: number) => Number(value.toPrecision(3));

/** The strongest lock that a connection holds or wants on the answers' table, looked at from another one. */
async function watchLocks(cluster: Cluster, name: string, pid: number) {
  const watcher = new pg.Client({ connectionString: cluster.url(name) });
  await watcher.connect();
  const state = { isOver: false };
  const seen = new Set<string>();
  const watch = (async () => {
    while (!state.isOver) {
      const { rows } = await watcher.query<{ mode: string }>(
        "select mode from pg_locks where pid = $1 and relation = 'participation'::regclass",
        [pid],
      );
      for (const { mode } of rows) seen.add(mode);
      await setTimeout(2);
    }
    await watcher.end();
  })();
  return async () => {
    state.isOver = true;
    await watch;
    return strength.find((mode) => seen.has(mode)) ?? "not seen";
  };
}
const strength = [
  "AccessExclusiveLock",
  "ExclusiveLock",
  "ShareRowExclusiveLock",
  "ShareLock",
  "ShareUpdateExclusiveLock",
];

/** Changes to the answers' table while answers are saved. */
export async function measureMigrations(
  cluster: Cluster,
  name: string,
  participations: number,
  { isQuick, say }: Pace,
): Promise<Table> {
  const households = await findHouseholds(cluster, name, isQuick ? 20 : 200);
  const client = new pg.Client({ connectionString: cluster.url(name) });
  await client.connect();
  const { rows: backend } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const rows: Row[] = [];
  const measure = async (title: string, work: () => Promise<unknown>) => {
    say(title);
    const stopWatching = await watchLocks(cluster, name, backend[0]?.pid ?? 0);
    let time = 0;
    const { worst, refused } = await whileAnswering(cluster, name, households, async () => {
      time = await timed(work);
    });
    rows.push({
      name: title,
      isOurs: true,
      values: [three(time), await stopWatching(), three(worst), refused],
    });
  };
  const inTransaction = async (statement: string) => {
    await client.query("begin");
    await client.query(statement);
    // As long as the watcher needs to see the lock.
    await client.query("select pg_sleep(0.02)");
    await client.query("commit");
  };
  try {
    await measure("nothing, for comparison", () => setTimeout(isQuick ? 500 : 5_000));
    for (const { name: title, change, undo, isAlone } of changes) {
      await measure(title, () => (isAlone ? client.query(change) : inTransaction(change)));
      await client.query(undo);
    }
    const reading = isQuick ? 2_000 : 15_000;
    const behind = `a column, behind a reader of ${reading / 1_000} s`;
    const add = `${at} add column grown text`;
    const reader = new pg.Client({ connectionString: cluster.url(name) });
    await reader.connect();
    const whileRead = async (work: () => Promise<unknown>) => {
      await reader.query("begin; select from participation limit 1");
      const read = setTimeout(reading).then(() => reader.query("commit"));
      await work();
      await read;
    };
    await measure(`${behind}, waiting in line`, () => whileRead(() => inTransaction(add)));
    await client.query(`${at} drop column grown`);
    await measure(`${behind}, as our migrations do`, () =>
      whileRead(() => inTries(client, 60_000, () => client.query(add))),
    );
    await client.query(`${at} drop column grown`);
    await reader.end();
  } finally {
    await client.end();
  }
  const waited = (title: string) => Number(rows.find((row) => row.name === title)?.values[2]);
  return {
    name: "growth-migrations",
    title: "Changes to a large table, while answers are saved",
    columns: ["ms", "lock", "an answer's worst wait ms", "answers refused"],
    plotted: ["ms", "an answer's worst wait ms"],
    how: `The table of answers with ${participations.toLocaleString("en")} rows. Beside it another connection saves an answer every ${beat} ms, and sends what was refused again at once; a server refuses what has waited for 3 s.`,
    rows,
    verdicts: [
      { what: "a column, null: an answer's worst wait, ms", value: waited("a column, null"), target: 1_000 },
      {
        what: "a column with a constant default: an answer's worst wait, ms",
        value: waited("a column with a constant default"),
        target: 1_000,
      },
      {
        what: "an index, concurrently: an answer's worst wait, ms",
        value: waited("an index, concurrently"),
        target: 1_000,
      },
      {
        what: "a column behind a reader, as our migrations do: an answer's worst wait, ms",
        value: Number(rows.at(-1)?.values[2]),
        target: 1_500,
      },
    ],
  };
}
