import pg from "pg";
import { readProcesses } from "../cpu.mjs";

/** Reads the CPU seconds that some servers and all processes of a PostgreSQL have used, as Linux counts them. */
export async function openCpu(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>("select pg_backend_pid() as id");
  const postmaster = readProcesses().get(rows[0]?.id ?? 0)?.parent;
  await client.end();
  if (postmaster === undefined) throw new Error("PostgreSQL's processes are not in sight.");
  return (servers: readonly { pid: number }[]) => {
    const processes = readProcesses();
    let database = 0;
    for (const [id, { parent, used }] of processes)
      if (id === postmaster || parent === postmaster) database += used;
    return {
      server: servers.reduce((sum, { pid }) => sum + (processes.get(pid)?.used ?? Number.NaN), 0),
      database,
    };
  };
}
