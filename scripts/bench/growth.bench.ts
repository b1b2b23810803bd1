import { rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { measureBackups } from "./growth-backup";
import { type Cluster, openCluster } from "./growth-cluster";
import { measureMigrations } from "./growth-migrations";
import { measureRounds } from "./growth-rounds";
import { answersOfEvent, fill } from "./growth-rows";
import { measureStatements } from "./growth-statements";
import { timed } from "./percentiles";
import type { Pace, Table } from "./table";

/**
 * Ten million events with eighty million answers take 30 GB and more than an hour. `GROWTH_EVENTS` takes fewer. With `GROWTH_FOLDER` the filled
 * cluster stays in that folder, and the next run measures it again.
 */
export async function measure(pace: Pace): Promise<Table[]> {
  const { GROWTH_EVENTS, GROWTH_FOLDER } = process.env;
  const many = Number(GROWTH_EVENTS ?? (pace.isQuick ? 20_000 : 10_000_000));
  const few = Math.min(1_000_000, many / 2);
  const folder = GROWTH_FOLDER ?? path.join(os.tmpdir(), `drip-growth-${process.pid}`);
  const isKept = GROWTH_FOLDER !== undefined;
  const remove = () => isKept || rmSync(folder, { recursive: true, force: true });
  process.on("exit", remove);
  const cluster = await openCluster(folder);
  try {
    const [small, large] = [
      { name: `events_${few}`, events: few },
      { name: `events_${many}`, events: many },
    ];
    const sizes = [small, large];
    for (const { name, events } of sizes) await fillOnce(cluster, name, events, pace);
    return [
      await describe(cluster, large.name, many),
      await measureStatements(cluster, sizes, pace),
      await measureRounds(cluster, large.name, many, pace),
      await measureMigrations(cluster, large.name, many * answersOfEvent, pace),
      await measureBackups(cluster, folder, { small, large }, pace),
    ];
  } finally {
    await cluster.close();
    remove();
    process.off("exit", remove);
  }
}

/** A filled database has a comment with the seconds that it took. */
async function fillOnce(cluster: Cluster, name: string, events: number, { say }: Pace): Promise<void> {
  const [known] = await cluster.query(
    `select shobj_description(oid, 'pg_database') as filled from pg_database where datname = '${name}'`,
  );
  if (known?.filled) return;
  await cluster.query(`drop database if exists ${name}`);
  await cluster.query(`create database ${name}`);
  // Synced once at the end instead of at each commit.
  const whileFilling = {
    fsync: "off",
    full_page_writes: "off",
    synchronous_commit: "off",
    autovacuum: "off",
  };
  for (const [setting, value] of Object.entries(whileFilling))
    await cluster.query(`alter system set ${setting} = ${value}`);
  await cluster.query("select pg_reload_conf()");
  const time = await timed(() =>
    fill(cluster.url(name), events, (doing) => say(`${events.toLocaleString("en")} events: ${doing}`)),
  );
  await cluster.query("alter system reset all");
  await cluster.query("select pg_reload_conf()");
  await cluster.query("checkpoint");
  await cluster.query(`comment on database ${name} is '${Math.round(time / 1_000)}'`);
}

async function describe(cluster: Cluster, name: string, events: number): Promise<Table> {
  const rows = await cluster.query(
    `select c.relname as name, c.reltuples::float8 as rows, pg_table_size(c.oid)::float8 as bytes, pg_indexes_size(c.oid)::float8 as indexes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' order by pg_total_relation_size(c.oid) desc limit 8`,
    name,
  );
  const [all] =
    await cluster.query(`select shobj_description(oid, 'pg_database')::int as seconds, pg_database_size(oid)::float8 as bytes
    from pg_database where datname = '${name}'`);
  const scaled = (value: unknown, by: number) => Number((Number(value) / by).toPrecision(3));
  return {
    name: "growth-tables",
    title: "What stands in them",
    columns: ["million rows", "GB", "GB of indexes"],
    how: `${events.toLocaleString("en")} events: teams with fifteen players and eighty events in two years, eight answers to each, 3 % called off, players of households with one to three children in one to three teams each. In all ${scaled(all?.bytes, 1e9)} GB, filled in ${scaled(all?.seconds, 60)} minutes without fsync, foreign keys and triggers; the indexes of the answers were made afterwards. A quarter of a year's answers is in the log. PostgreSQL with 1 GB of shared buffers, else its defaults.`,
    rows: rows.map((row) => ({
      name: String(row.name),
      isOurs: true,
      values: [scaled(row.rows, 1e6), scaled(row.bytes, 1e9), scaled(row.indexes, 1e9)],
    })),
  };
}
