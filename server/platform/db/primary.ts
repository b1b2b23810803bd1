import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { StartFault } from "../base/start-fault";
import type { Queries } from "./database";
import { isDatabaseDown } from "./fault";
import { whyRefused } from "./pooler";

/** Milliseconds between two looks for a server that accepts writes. */
const standbyPause = 1_000;

/** Milliseconds. Deadlines are compared with both clocks. */
const mostClockDifference = 30_000;

/**
 * The first connection to a server that accepts writes. A proxy before several servers leads to another one once that has become the
 * primary.
 */
export async function connectToPrimary(
  databaseUrl: string,
  { patience, onWait }: { patience: number; onWait: (sentence: string) => void },
): Promise<pg.Client> {
  const end = Date.now() + patience;
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ is_read_only: boolean; at: number }>(
        "select current_setting('transaction_read_only') = 'on' as is_read_only, (extract(epoch from clock_timestamp()) * 1000)::float8 as at",
      );
      const [said] = rows;
      if (said && !said.is_read_only) {
        judgeClock(said.at - Date.now());
        return client;
      }
    } catch (error) {
      // During the wait the proxy may have no server at all for a moment.
      if (isFirst || !isDatabaseDown(error) || Date.now() >= end) {
        await client.end();
        throw whyRefused(error) ?? error;
      }
    }
    await client.end();
    if (Date.now() >= end)
      throw new StartFault(
        "the server of DATABASE_URL is a standby or set to read-only. Name the primary there, or a proxy that leads to it.",
      );
    if (isFirst)
      onWait(
        `The server of DATABASE_URL accepts no writes: waiting ${patience / 1_000} s for one that does.`,
      );
    await setTimeout(Math.min(standbyPause, Math.max(0, end - Date.now())));
  }
}

/** `ahead`: by how many milliseconds the database's clock is ahead of ours. */
export function judgeClock(ahead: number) {
  if (Math.abs(ahead) <= mostClockDifference) return;
  const seconds = Math.round(Math.abs(ahead) / 1_000);
  throw new StartFault(
    `the clock of the database is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} this machine's. Set both by a time server (NTP).`,
  );
}

/** False at a standby, and where writing is switched off. */
export async function isWritable(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ is_read_only: boolean }>(
    sql`select current_setting('transaction_read_only') = 'on' as is_read_only`,
  );
  return rows[0]?.is_read_only === false;
}
