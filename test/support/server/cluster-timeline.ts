import { readFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, type Node, openLooks } from "./cluster-nodes";

/** The servers' connections show which node serves them. */
const state = `
  select case when pg_is_in_recovery() then 'standby' else 'primary' end as role,
    case when pg_is_in_recovery() then (select received_tli from pg_stat_wal_receiver)
      else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline,
    current_setting('synchronous_standby_names') as names,
    (select count(*)::int from pg_stat_activity where usename = 'drip') as connections`;

interface State {
  role: string;
  timeline: number | null;
  names: string;
  connections: number;
}

/** What Patroni's log says of who leads and which standby is the synchronous one. */
const decisive =
  /Lock owner|promot|demot|acquire|synchronous|Synchronous|lease|leader lock|pg_rewind|hung|Primary \(/;

/** The servers of HAProxy's backend for the primary that it holds for up. */
async function upIn(socket: string): Promise<string> {
  const connection = net.connect(socket);
  connection.setTimeout(1_000, () => connection.destroy());
  connection.end("show stat\n");
  const table = await text(connection).catch(() => "");
  const rows = table.split("\n").map((line) => line.split(","));
  const up = rows.filter(
    ([proxy, server, ...others]) =>
      proxy === "primary" && server !== "BACKEND" && others[15]?.startsWith("UP"),
  );
  return up.map(([, server]) => server).join("+") || "none";
}

/** Looks once a second at the nodes and proxies, so that a lost write explains itself. */
export function watchTimeline(cluster: Cluster) {
  const looks = openLooks(cluster);
  const lines = new Map<string, string>();
  const events: string[] = [];
  let isStopped = false;
  const secondOf = (moment: number) => new Date(moment).toISOString().slice(11, 19);
  const tell = async (node: Node) => {
    const found = await looks.look<State>(node, state);
    if (found === null) return `${node} no answer`;
    const { role, timeline, names, connections } = found;
    return `${node} ${role} ${timeline ?? "?"} "${names}" ${connections}`;
  };
  const watching = (async () => {
    while (!isStopped) {
      const second = secondOf(Date.now());
      const told = await Promise.all([...cluster.nodes.map(tell), ...cluster.proxies.map(upIn)]);
      lines.set(second, told.join(" | "));
      await pause(1_000);
    }
    await looks.close();
  })();
  /** By second. */
  const count = (moments: Iterable<number>) => {
    const counts = new Map<string, number>();
    for (const moment of moments) counts.set(secondOf(moment), (counts.get(secondOf(moment)) ?? 0) + 1);
    return counts;
  };
  const logOf = (node: Node) =>
    readFileSync(path.join(cluster.folder, `patroni-${node}.log`), "utf8")
      .split("\n")
      .filter(
        (line) =>
          /^\d{4}-/.test(line) && decisive.test(line) && !/Lock owner: (\w+); I am (?!\1$)/.test(line),
      )
      .map((line) => line.replace(/^\S+ (\S+)/, `$1 ${node}`));
  return {
    note: (event: string) => void events.push(`${secondOf(Date.now())} ${event}`),
    async stop() {
      isStopped = true;
      await watching;
    },
    /** Each second and what Patroni logged: with the writes acknowledged in it, and how many of these were lost. */
    print(acknowledged: Iterable<number>, lost: Iterable<number>) {
      const all = count(acknowledged);
      const gone = count(lost);
      const seconds = [...lines].map(
        ([second, line]) =>
          `${second} acknowledged ${all.get(second) ?? 0}, lost ${gone.get(second) ?? 0} | ${line}`,
      );
      const said = [...seconds, ...events, ...cluster.nodes.flatMap(logOf)].sort();
      process.stderr.write(
        `Each node: role, timeline, synchronous_standby_names, the servers' connections; what each HAProxy holds for up.\n${said.join("\n")}\n`,
      );
    },
  };
}
