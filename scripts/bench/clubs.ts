import pg from "pg";
import { usersOfClub } from "../../test/support/people/many-clubs";
import { readProcesses } from "../cpu.mjs";
import type { Figures } from "./rounds";
import { accessToken, callers } from "./seed";
import type { Sources, Stage } from "./server-stage";
import type { Table } from "./table";

/** Index of a club's first guardian, and the number of guardians. */
const [firstGuardian, guardians] = [3, 34];

/** Pairs of guardians. */
export const householdsOfClub = guardians / 2;

/** The user number of the nth of so many guardians, evenly spread over all clubs. */
export function visitorOf(users: number, index: number, count: number) {
  const clubs = Math.floor(users / usersOfClub);
  const visitor = index % count;
  const club = 1 + Math.floor((visitor * clubs) / count);
  return { club, user: (club - 1) * usersOfClub + firstGuardian + (visitor % guardians) };
}

/** The same among those who call. */
export const callerOf = (users: number, index: number) => visitorOf(users, index, callers);

export const tokensOf = (users: number) =>
  Promise.all(Array.from({ length: callers }, (_, index) => accessToken(callerOf(users, index).user)));

/** CPU time per reply of server and database, with the load generator's figures. */
export async function cpuOf(
  { cluster }: Sources,
  { pid }: Stage,
  work: () => Promise<Figures>,
): Promise<Figures> {
  const postmaster = await postmasterOf(cluster.url);
  const used = () => {
    const processes = readProcesses();
    let database = 0;
    for (const [id, process] of processes)
      if (id === postmaster || process.parent === postmaster) database += process.used;
    return { server: processes.get(pid)?.used ?? Number.NaN, database };
  };
  const before = used();
  const figures = await work();
  const after = used();
  const perReply = (seconds: number) => (1_000_000 * seconds) / (figures.replies ?? Number.NaN);
  return {
    ...figures,
    server: perReply(after.server - before.server),
    database: perReply(after.database - before.database),
  };
}

export async function postmasterOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>("select pg_backend_pid() as id");
  const backend = readProcesses().get(rows[0]?.id ?? 0);
  await client.end();
  if (!backend) throw new Error("PostgreSQL's processes are not in sight.");
  return backend.parent;
}

export const tableOf = (
  candidates: readonly Stage[],
  figures: Record<string, Figures>,
): Pick<Table, "columns" | "plotted" | "rows"> => ({
  columns: ["server µs", "database µs", "replies/s", "p50 ms", "p99 ms"],
  plotted: ["server µs", "database µs"],
  rows: candidates.map(({ name }) => ({
    name,
    isOurs: !name.startsWith("bare"),
    values: ["server", "database", "rate", "p50", "p99"].map((key) =>
      Number((figures[name]?.[key] ?? Number.NaN).toPrecision(4)),
    ),
  })),
});
