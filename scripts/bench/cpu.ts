import fs from "node:fs";
import pg from "pg";

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

/** Every process with its parent and the CPU seconds of itself and of the children that it waited for. */
function readProcesses() {
  const processes = new Map<number, { parent: number; used: number }>();
  for (const id of fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const text = fs.readFileSync(`/proc/${id}/stat`, "utf8");
      // The name before may contain spaces and brackets.
      const [, parent, , , , , , , , , , ...times] = text.slice(text.lastIndexOf(")") + 2).split(" ");
      // Linux reports hundredths of a second to every program.
      const used = times.slice(0, 4).reduce((all, time) => all + Number(time), 0) / 100;
      processes.set(Number(id), { parent: Number(parent), used });
    } catch {
      // It has ended meanwhile.
    }
  }
  return processes;
}
