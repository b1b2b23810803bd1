import type pg from "pg";
import { causes, isDatabaseDown } from "./fault";

/** A connection led to another cluster than the one that this server started with. The code is among those of an outage. */
export class OtherCluster extends Error {
  readonly code = "08004";
  constructor(
    readonly known: string,
    readonly met: string,
  ) {
    super(`The cluster ${met} answers where ${known} did.`);
  }
}

export const isOtherCluster = (error: unknown): boolean =>
  [...causes(error)].some((cause) => cause instanceof OtherCluster);

/** The number that a cluster got when it was made, which its standbys and restored copies share. Null where the role may not ask for it. */
export async function readCluster(client: Pick<pg.ClientBase, "query">): Promise<string | null> {
  try {
    const { rows } = await client.query<{ cluster: string }>(
      "select system_identifier::text as cluster from pg_control_system()",
    );
    return rows[0]?.cluster ?? null;
  } catch (error) {
    // Some providers refuse it, each in its own way.
    if (isDatabaseDown(error)) throw error;
    return null;
  }
}

export async function requireCluster(client: Pick<pg.ClientBase, "query">, known: string): Promise<void> {
  const met = await readCluster(client);
  if (met !== null && met !== known) throw new OtherCluster(known, met);
}
