import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { openCluster } from "../../../scripts/steps/cluster.mjs";

export type Cluster = Awaited<ReturnType<typeof openCluster>>;
export type Node = Cluster["nodes"][number];

/** Polls for as many seconds. */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  seconds = 90,
): Promise<T> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const found = await look();
    if (found) return found;
    await pause(200);
  }
  throw new Error(`Waited ${seconds} s in vain: ${what}.`);
}

/** Counts how many nodes accept writes at one moment. */
export function watchNodes(cluster: Cluster) {
  const clients = new Map<Node, pg.Client>();
  let most = 0;
  let samples = 0;
  const ask = async (node: Node): Promise<boolean> => {
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
      const { rows } = await client.query<{ is_primary: boolean }>(
        "select not pg_is_in_recovery() as is_primary",
      );
      return rows[0]?.is_primary === true;
    } catch {
      clients.delete(node);
      void client.end().catch(() => {});
      return false;
    }
  };
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const writable = (await Promise.all(cluster.nodes.map(ask))).filter(Boolean).length;
      most = Math.max(most, writable);
      samples += 1;
      await pause(250);
    }
    await Promise.all([...clients.values()].map((client) => client.end()));
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return { most, samples };
    },
  };
}
