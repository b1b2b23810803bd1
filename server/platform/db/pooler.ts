import type pg from "pg";
import { StartFault } from "../base/start-fault";
import type { Pooler } from "../config/poolers";
import { causes, codeOf } from "./fault";
import { OtherCluster } from "./same-cluster";

/** What one connection reports about itself. */
interface Pooling {
  processId: number;
  statementTimeout: number;
  idleTimeout: number;
  /** A limit was set by a statement: behind a pooler in transaction mode it is left from an earlier client, and goes with that connection. */
  isSetByStatement: boolean;
  role: string;
}

export async function readPooling(connection: Pick<pg.Client, "query">): Promise<Pooling> {
  const { rows } = await connection.query<Pooling>(`select pg_backend_pid() as "processId",
    (select setting::int from pg_settings where name = 'statement_timeout') as "statementTimeout",
    (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as "idleTimeout",
    exists (select from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')
      and source = 'session') as "isSetByStatement",
    quote_ident(current_user) as role`);
  const [pooling] = rows;
  if (!pooling) throw new Error("A select of values has one row.");
  return pooling;
}

/** Milliseconds. A longer timeout counts as missing, since the caller gave up long before. */
const longest = 30_000;

const isLimit = (milliseconds: number) => milliseconds > 0 && milliseconds <= longest;

/** Compares two simultaneous connections, the second with our limits, and refuses a configuration that would fail later. */
export function judgePooling(pooler: Pooler, first: Pooling, second: Pooling): void {
  // Only a pooler in transaction mode gives the same server connection to two clients.
  if (pooler !== "transaction" && first.processId === second.processId)
    throw new StartFault(
      "a pooler in transaction mode answers at DATABASE_URL. Set DATABASE_POOLER=transaction.",
    );
  const isLasting = pooler !== "transaction" || !second.isSetByStatement;
  if (isLasting && isLimit(second.statementTimeout) && isLimit(second.idleTimeout)) return;
  throw new StartFault(
    pooler === "transaction"
      ? `behind a pooler in transaction mode the role of DATABASE_URL needs limits of its own. Run alter role ${second.role} set statement_timeout = '3s' and alter role ${second.role} set idle_in_transaction_session_timeout = '10s', then have the pooler reconnect.`
      : "what answers at DATABASE_URL drops statement_timeout, as a pooler may. Set DATABASE_POOLER=session or DATABASE_POOLER=transaction.",
  );
}

/** The message for a refused connection or migration; undefined for every other fault. */
export function whyRefused(error: unknown): StartFault | undefined {
  for (const cause of causes(error)) {
    if (cause instanceof OtherCluster)
      return new StartFault(
        `two clusters answer at DATABASE_URL, ${cause.known} and ${cause.met}. Name one there, or a proxy that leads to the nodes of one.`,
        error,
      );
    const code = codeOf(cause);
    const found = reasons.find(({ is }) => is(code, cause.message))?.sentence(code);
    if (found !== undefined) return new StartFault(found, error);
  }
  return undefined;
}

const certificateCodes =
  /^(ERR_TLS_|CERT_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_|HOSTNAME_MISMATCH)/;

const reasons: readonly {
  is(code: string, message: string): boolean;
  sentence(code: string): string;
}[] = [
  {
    is: (_code, message) => /unsupported startup parameter/i.test(message),
    sentence: () =>
      "a connection pooler answers at DATABASE_URL. Set DATABASE_POOLER=session or DATABASE_POOLER=transaction, as its pool_mode is.",
  },
  {
    is: (_code, message) => /statement pooling mode/i.test(message),
    sentence: () =>
      "the pooler at DATABASE_URL is in statement mode, which allows no transactions. It needs pool_mode=transaction or pool_mode=session.",
  },
  {
    is: (code) => code === "42501",
    sentence: () =>
      "the role of DATABASE_URL may not create tables there, and migrations have to. Make it the owner of the database, or grant it create on the database and on the schema public.",
  },
  {
    is: (_code, message) => /server does not support SSL connections/i.test(message),
    sentence: () =>
      "the database of DATABASE_URL offers no TLS, and its sslmode asks for it. Turn it on there, or leave sslmode out within your own network.",
  },
  {
    is: (code) => certificateCodes.test(code),
    sentence: (code) =>
      `the certificate of the database of DATABASE_URL is not trusted (${code}). Name the file of its authority in sslrootcert, and the host that the certificate names.`,
  },
];
