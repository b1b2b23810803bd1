import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { drip, type openCluster } from "./cluster.mjs";

export type Cluster = Awaited<ReturnType<typeof openCluster>>;
export type Node = Cluster["nodes"][number];

/** Polls for as many seconds. */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  seconds = 180,
): Promise<T> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const found = await look();
    if (found) return found;
    await pause(200);
  }
  throw new Error(`Waited ${seconds} s in vain: ${what}.`);
}

export function statesOf(cluster: Cluster) {
  const leader = async () => (await cluster.members())?.find(({ role }) => role === "leader")?.name;
  /** All three follow, and one of the standbys is the synchronous one. Then the primary, else null. */
  async function isWhole() {
    const members = (await cluster.members()) ?? [];
    const led = members.find(({ role }) => role === "leader")?.timeline;
    // One that just woke is on the timeline of before, until it is rewound.
    const states = members.filter(
      ({ state, lag, timeline }) =>
        ["running", "streaming"].includes(state) && lag !== "unknown" && timeline === led,
    );
    return states.length === 3 && members.some(({ role }) => role === "sync_standby") ? leader() : null;
  }
  return {
    leader,
    isWhole,
    /** The same for five seconds: Patroni may be about to choose another synchronous standby. */
    async isSteady() {
      const before = await isWhole();
      if (!before) return null;
      await pause(5_000);
      return before === (await isWhole()) ? before : null;
    },
  };
}

export async function makeDatabase(cluster: Cluster, primary: Node) {
  const client = new pg.Client(cluster.administrator(primary));
  await client.connect();
  for (const statement of [
    `create role ${drip.username} login password '${drip.password}'`,
    "create database drip owner drip",
  ])
    await client.query(statement);
  await client.end();
}

/** Asks each node itself, as its administrator, over a connection that is kept. */
export function openLooks(cluster: Cluster) {
  const clients = new Map<Node, pg.Client>();
  return {
    /** The first row; null while the node does not answer. */
    async look<Row extends pg.QueryResultRow>(node: Node, statement: string): Promise<Row | null> {
      const client =
        clients.get(node) ??
        new pg.Client({
          ...cluster.administrator(node),
          connectionTimeoutMillis: 1_000,
          query_timeout: 1_000,
        });
      try {
        if (!clients.has(node)) {
          client.on("error", () => clients.delete(node));
          await client.connect();
          clients.set(node, client);
        }
        return (await client.query<Row>(statement)).rows[0] ?? null;
      } catch {
        clients.delete(node);
        void client.end().catch(() => {});
        return null;
      }
    },
    close: () => Promise.all([...clients.values()].map((client) => client.end())),
  };
}

/** Counts how many nodes accept writes at one moment. */
export function watchNodes(cluster: Cluster) {
  const looks = openLooks(cluster);
  let most = 0;
  let samples = 0;
  const isPrimary = async (node: Node) =>
    (await looks.look<{ is_primary: boolean }>(node, "select not pg_is_in_recovery() as is_primary"))
      ?.is_primary === true;
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const writable = (await Promise.all(cluster.nodes.map(isPrimary))).filter(Boolean).length;
      most = Math.max(most, writable);
      samples += 1;
      await pause(250);
    }
    await looks.close();
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return { most, samples };
    },
  };
}

/** Writes at each node itself all the time, and tells which nodes acknowledged, in that order. */
export async function tryWrites(cluster: Cluster, primary: Node) {
  const maker = new pg.Client(cluster.administrator(primary));
  await maker.connect();
  await maker.query("create table tried (node text)");
  await maker.end();
  const acknowledged: Node[] = [];
  let asked = 0;
  let isStopped = false;
  const trying = cluster.nodes.map(async (node) => {
    while (!isStopped) {
      const limits = { connectionTimeoutMillis: 1_000, query_timeout: 1_000 };
      const client = new pg.Client({ ...cluster.administrator(node), ...limits });
      client.on("error", () => {});
      try {
        await client.connect();
        while (!isStopped) {
          asked += 1;
          await client.query("insert into tried values ($1)", [node]);
          acknowledged.push(node);
          await pause(100);
        }
      } catch {
        await pause(100);
      }
      void client.end().catch(() => {});
    }
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(trying);
      return { acknowledged, asked };
    },
  };
}
