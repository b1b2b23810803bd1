// Full run only: it fills a database with many rows.
import { existsSync, readFileSync } from "node:fs";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inactiveBefore } from "../../domain/base/inactivity-notice";
import { retention } from "../../domain/base/retention";
import { firstPart, inactiveChildrenPart } from "../../server/core/family/inactive-children.store";
import { inactiveTeamsStatement } from "../../server/core/team/inactive-teams.store";
import { noticesToFollowUp } from "../../server/core/team/inactivity-notice.store";
import { archivedTeams, eraseTeam, spotRounds } from "../../server/core/team/retention.store";
import type { Database, Queries } from "../../server/platform/db/database";
import { mostInARound, mostWithParts } from "../../server/platform/db/rounds";
import { rounds } from "../../server/program/jobs/retention";
import { addManyClubs, addManyUsers, openToFill, usersOfClub } from "../support/people/many-clubs";
import { addManyEndings } from "../support/people/many-endings";
import { proofCounts, record } from "../support/proof";
import { openTestPostgres } from "../support/server/postgres";

const test = suite("retention among many");

/** Skips the proof without PostgreSQL: PGlite is not meant for this size. */
let postgres: Awaited<ReturnType<typeof openTestPostgres>>;
test.before(async () => {
  postgres = await openTestPostgres();
});
test.after(async () => {
  await postgres?.close();
});

const { retainedUsers: users, dueRows: due } = proofCounts;
const isFull = users > 100_000;
/** A tenth of the users was not here for long. */
const clubs = Math.floor((users * 0.9) / usersOfClub);
/** Milliseconds of PostgreSQL's CPU time. */
const most = 50;
/** As in the proof of families' growth: a small table is scanned only if there is no index. */
const settings = [
  "statement_timeout=3000",
  // Workers are processes of their own, whose time would not be counted.
  "max_parallel_workers_per_gather=0",
  ...(isFull ? [] : ["seq_page_cost=1000"]),
];

const now = new Date();
const today = now.toISOString().slice(0, 10);
const count = async (statement: Promise<{ rows: unknown[] }>) => (await statement).rows.length;

/** Each round's statement, with how many rows it finds at least. */
const statements: Record<string, (db: Queries) => Promise<number>> = {
  ...Object.fromEntries(
    Object.entries({
      ...rounds,
      spots_untouched: spotRounds.untouched,
      spots_season_over: spotRounds.season_over,
    }).map(([name, round]: [string, (at: Date) => SQL]) => [
      name,
      (db: Queries) => count(db.execute(round(now))),
    ]),
  ),
  teams_archived: async (db) => (await archivedTeams(db, now)).length,
  children_quiet: async (db) => {
    const before = inactiveBefore(today, retention.unseenProfileMonths);
    const { rows } = await db.execute<{ children: string[] }>(inactiveChildrenPart(before, firstPart));
    return rows[0]?.children.length ?? 0;
  },
  teams_quiet: (db) =>
    count(db.execute(inactiveTeamsStatement(inactiveBefore(today, retention.inactiveTeamMonths)))),
  teams_told: async (db) => (await noticesToFollowUp(db, "teamId", today)).length,
};

const takeParts = new Set(["memberships_ended", "spots_untouched", "spots_season_over"]);

async function fill(url: string): Promise<void> {
  const whole = await openToFill({ databaseUrl: url, dataDir: "" });
  await addManyUsers(whole, users);
  await addManyClubs(whole, clubs * usersOfClub);
  await addManyEndings(whole, { clubs, users, due });
  await whole.execute(sql`vacuum analyze`);
  await whole.close();
}

/** Tables of more than a few pages that were read from beginning to end so far. */
async function readScans(client: pg.Client): Promise<Map<string, number>> {
  await client.query("select pg_stat_force_next_flush()");
  const { rows } = await client.query<{ name: string; scans: number }>(
    `select s.relname as name, s.seq_scan::int as scans from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where c.relpages > 2`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/** What the work costs PostgreSQL, with what its rules check at the commit, in a transaction that is taken back. */
async function measure(client: pg.Client, db: Queries, work: (db: Queries) => Promise<number>) {
  const used = () => {
    const path = `/proc/${pid}/schedstat`;
    if (existsSync(path)) return Number(readFileSync(path, "utf8").split(" ")[0]) / 1e6;
    if (isFull) throw new Error("The database's processes are not in sight: its times would all read 0.");
    return 0;
  };
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = rows[0]?.pid;
  let [time, found] = [Number.POSITIVE_INFINITY, 0];
  for (let run = 0; run < (isFull ? 5 : 1); run += 1) {
    await client.query("begin");
    const before = used();
    found = await work(db);
    await client.query("set constraints all immediate");
    time = Math.min(time, used() - before);
    await client.query("rollback");
  }
  return { time, found };
}

test("each round takes its rows by an index and in little time, however many others there are", async () => {
  if (postgres === null) return;
  const { url } = postgres;
  await fill(url);
  const client = new pg.Client({
    connectionString: url,
    options: settings.map((setting) => `-c ${setting}`).join(" "),
  });
  await client.connect();
  const db = drizzle(client) as unknown as Database;
  const slow: string[] = [];
  const scanned: string[] = [];
  const times: Record<string, number> = {};
  try {
    for (const [name, work] of Object.entries(statements)) {
      const before = await readScans(client);
      const { time, found } = await measure(client, db, work);
      assert.is(found, takeParts.has(name) ? Math.min(due, mostWithParts) : due, name);
      times[name] = time;
      if (isFull && time > most) slow.push(`${name} ${time.toFixed(0)} ms`);
      for (const [table, scans] of await readScans(client))
        if (scans > (before.get(table) ?? 0)) scanned.push(`${name}: ${table}`);
    }
    const [first] = await archivedTeams(db, now);
    const { time } = await measure(client, db, async (tx) => {
      await eraseTeam(tx, first?.id ?? "", now);
      return 1;
    });
    times.team_erased = time;
    if (isFull && time > most) slow.push(`team_erased ${time.toFixed(0)} ms`);
  } finally {
    await client.end();
  }
  if (!isFull) assert.equal(scanned, [], "tables that were read from beginning to end");
  assert.equal(slow, []);
  assert.is(due, isFull ? mostInARound : due);
  record({
    point: 17,
    tried: `Rounds of retention among ${users.toLocaleString("en")} users, ${due} rows due of each kind: statements of more than ${most} ms of the database's CPU time`,
    count: Object.keys(times).length,
    wrong: 0,
    note: Object.entries(times)
      .sort(([, one], [, other]) => other - one)
      .slice(0, 5)
      .map(([name, time]) => `${name.replaceAll("_", " ")} ${time.toFixed(0)} ms`)
      .join(", "),
    database: "PostgreSQL",
  });
});

test.run();
