import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { openViewers } from "../../server/access/viewer.store";
import { openDatabase } from "../../server/db/open";
import { PatientPool } from "../../server/db/pool";
import { user } from "../../server/db/schema/account";
import { schema } from "../../server/db/schema/all";
import { session } from "../../server/db/schema/session";
import { openTestPostgres } from "../../test/support/server/postgres";
import { type Figures, takeTurns } from "./rounds";
import { callerAmong, seed } from "./seed";
import type { Pace, Table } from "./table";

const users = 1_000;
const sizes = { max: 10, connectionTimeoutMillis: 3_000 };

/** Compares our code around pg with plain pg: the pool with its queue, and the look-ups batched per event-loop turn. */
export async function measure({ isQuick, say }: Pace): Promise<Table[]> {
  const cluster = await openTestPostgres();
  if (!cluster) throw new Error("PostgreSQL's programs are not installed.");
  await seed({ databaseUrl: cluster.url, dataDir: "" }, users);
  const plain = new pg.Pool({ connectionString: cluster.url, ...sizes });
  const patient = new PatientPool({ connectionString: cluster.url, ...sizes }, 10_000);
  const pools = { "plain pool of pg": plain, "our pool": patient };
  // Ignore errors of idle connections: the cluster stops before they are closed.
  for (const pool of [plain, patient]) pool.on("error", () => {});
  const db = await openDatabase({ databaseUrl: cluster.url, dataDir: "" });
  const together = openViewers({ db, now: () => new Date() });
  const prepared = openPlainViewer(plain);
  const rounds = { rounds: isQuick ? 1 : 7, warmUp: 1 };
  const calls = isQuick ? 2_000 : 10_000;
  const claims = (index: number) => {
    const user = callerAmong(users, index);
    return { sessionId: `s${String(user).padStart(21, "0")}`, userId: `u${user}` };
  };
  try {
    say("the pools in turns");
    const names = Object.keys(pools) as (keyof typeof pools)[];
    const pooled = await takeTurns(names, rounds, (name) =>
      press(calls, 50, () => pools[name].query({ name: "one", text: "select 1" })),
    );
    say("1,000 transactions at once, of a tenth of a second each");
    const bursts: Record<string, number> = {};
    for (const name of names) bursts[name] = await burst(pools[name], isQuick ? 200 : 1_000);
    say("the look-ups in turns");
    const lookUps = {
      "one named statement for each request": (index: number) => prepared(claims(index)),
      "a batch for each turn": (index: number) => together(claims(index)),
    };
    const kinds = Object.keys(lookUps) as (keyof typeof lookUps)[];
    const looked = await takeTurns(kinds, rounds, (name) => press(calls, 50, lookUps[name]));
    return [
      {
        name: "pool",
        title: "The pool of connections",
        how: "`select 1`, named, by 50 concurrent callers over ten connections, in this process; then a burst of transactions that each wait 0.1 s in the database, with a timeout of three seconds for a connection: the number refused.",
        columns: ["calls/s", "CPU µs for a call", "refused of a burst"],
        rows: names.map((name) => ({
          name,
          isOurs: name === "our pool",
          values: [...figuresOf(pooled[name]), bursts[name] ?? Number.NaN],
        })),
      },
      {
        name: "viewers",
        title: "The look-up of who calls",
        how: "By 50 concurrent callers. CPU of this process, without PostgreSQL's.",
        columns: ["calls/s", "CPU µs for a call"],
        rows: kinds.map((name) => ({
          name,
          isOurs: name === "a batch for each turn",
          values: figuresOf(looked[name]),
        })),
      },
    ];
  } finally {
    await db.close();
    await plain.end();
    await patient.end();
    await cluster.close();
  }
}

const figuresOf = ({ rate = Number.NaN, cpu = Number.NaN }: Figures) => [
  Math.round(rate),
  Number(cpu.toPrecision(3)),
];

async function press(calls: number, atOnce: number, call: (index: number) => Promise<unknown>) {
  let next = 0;
  const started = performance.now();
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < calls) await call(next++);
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return { rate: (1000 * calls) / (performance.now() - started), cpu: (user + system) / calls };
}

async function burst(pool: pg.Pool, many: number): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: many }, () => pool.query("select pg_sleep(0.1)")),
  );
  return outcomes.filter(({ status }) => status === "rejected").length;
}

/** The look-up without batching. */
function openPlainViewer(pool: pg.Pool) {
  const find = drizzle(pool, { schema })
    .select({ user, sessionId: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.id, sql.placeholder("sessionId")),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql.placeholder("now")),
        isNull(user.deletedAt),
      ),
    )
    .limit(1)
    .prepare("plain_viewer");
  return ({ sessionId }: { sessionId: string }) => find.execute({ sessionId, now: new Date() });
}
