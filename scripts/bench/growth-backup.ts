import { rmSync } from "node:fs";
import path from "node:path";
import { bytesOf, type Cluster, makeFolder, openCluster, run } from "./growth-cluster";
import { type Answering, whileAnswering } from "./growth-migrations";
import { findHouseholds } from "./growth-statements";
import { timed } from "./percentiles";
import type { Pace, Row, Table } from "./table";

const gigabytes = (bytes: number) => Number((bytes / 1e9).toPrecision(3));

const bytesIn = async (cluster: Cluster, name: string) =>
  Number((await cluster.query(`select pg_database_size('${name}')::text as bytes`))[0]?.bytes);

const countOf = async (cluster: Cluster, name: string) =>
  Number((await cluster.query("select count(*)::text as count from participation", name))[0]?.count);

interface Size {
  name: string;
  events: number;
}

/** Dumps of both databases, the way back from the small one's, and a base backup of all with a server on it. */
export async function measureBackups(
  cluster: Cluster,
  folder: string,
  { small, large }: Record<"small" | "large", Size>,
  { isQuick, say }: Pace,
): Promise<Table> {
  const rows: Row[] = [];
  const server = ["-h", "127.0.0.1", "-p", String(cluster.port), "-U", "drip"];
  const dump = path.join(folder, "dump");
  const base = makeFolder(path.join(folder, "base"));
  const restored = "restored";
  const report = (name: string, time: number, bytes: number | null, answering: Answering | null) => {
    say(`${name}: ${Math.round(time / 1_000)} s`);
    rows.push({
      name,
      isOurs: true,
      values: [
        Number((time / 1_000).toPrecision(3)),
        bytes === null ? "–" : gigabytes(bytes),
        answering ? Number(answering.worst.toPrecision(3)) : "–",
        answering ? answering.refused : "–",
      ],
    });
  };
  const besideAnswers = async (name: string, work: () => Promise<unknown>) => {
    const households = await findHouseholds(cluster, name, isQuick ? 20 : 200);
    let time = 0;
    const answering = await whileAnswering(cluster, name, households, async () => {
      time = await timed(work);
    });
    return { time, answering };
  };
  const restore = async ({ name, events }: Size) => {
    say("pg_restore");
    const expected = await countOf(cluster, name);
    await cluster.query(`create database ${restored}`);
    const time = await timed(() => run("pg_restore", [...server, "-j2", "-d", restored, dump]));
    const found = await countOf(cluster, restored);
    if (Math.abs(found - expected) > 200) throw new Error(`${found} of ${expected} answers were restored.`);
    report(`pg_restore, ${events.toLocaleString("en")} events`, time, await bytesIn(cluster, restored), null);
    await cluster.query(`drop database ${restored}`);
  };
  const takeDump = async ({ name, events }: Size) => {
    const title = `pg_dump, ${events.toLocaleString("en")} events`;
    say(title);
    const { time, answering } = await besideAnswers(name, () =>
      run("pg_dump", [...server, "-Fd", "-j2", "-Z1", "-f", dump, name]),
    );
    report(title, time, bytesOf(dump), answering);
  };
  const takeBase = async ({ name }: Size) => {
    say("pg_basebackup");
    const { time, answering } = await besideAnswers(name, () =>
      run("pg_basebackup", [...server, "-D", path.join(base, "data"), "--checkpoint=fast"]),
    );
    report("pg_basebackup of the whole cluster", time, bytesOf(base), answering);
    const started = await timed(async () => {
      const copy = await openCluster(base);
      try {
        await copy.query("select from participation limit 1", name);
      } finally {
        await copy.close();
      }
    });
    report("a server on it, until it answers", started, null, null);
    rmSync(base, { recursive: true });
  };
  try {
    await takeDump(small);
    await restore(small);
    rmSync(dump, { recursive: true });
    await takeBase(large);
    await takeDump(large);
  } finally {
    for (const at of [dump, base]) rmSync(at, { recursive: true, force: true });
    await cluster.query(`drop database if exists ${restored}`);
  }
  const bytes = gigabytes(await bytesIn(cluster, large.name));
  return {
    name: "growth-backup",
    title: "Backups of a large database",
    columns: ["s", "GB", "an answer's worst wait ms", "answers refused"],
    plotted: ["s", "GB"],
    how: `Dumps are made and restored two tables at a time, compressed at level 1; the large database has ${bytes} GB, and only the small one is restored, since that takes as long for each row. Beside dump and base backup another connection saves an answer every 20 ms.`,
    rows,
  };
}
