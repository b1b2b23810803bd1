import type { ServerContext } from "./context";
import { causes, codeOf, isDatabaseDown, isReadOnly } from "./fault";
import { isOtherCluster } from "./same-cluster";

/** Milliseconds between two log lines about one outage, which every request and job meets. */
const pause = 60_000;

const loggedAt = new WeakMap<object, Map<string, number>>();

/**
 * Whether the fault is an outage of the database. If so it is logged, once a minute over all callers, with the reason
 * and without the statement, which is not at fault.
 */
export function logOutage({ log, now }: Pick<ServerContext, "log" | "now">, error: unknown): boolean {
  if (!isDatabaseDown(error)) return false;
  const what = whatOf(error);
  const at = now().getTime();
  const said = loggedAt.get(log) ?? new Map<string, number>();
  loggedAt.set(log, said);
  // A clock that was set back must not silence the line.
  if (Math.abs(at - (said.get(what) ?? Number.NEGATIVE_INFINITY)) < pause) return true;
  said.set(what, at);
  log.warn({ reason: reasonOf(error) }, `The database ${what}. This line comes at most once a minute.`);
  return true;
}

function whatOf(error: unknown): string {
  if (isReadOnly(error)) return "accepts no writes";
  return isOtherCluster(error)
    ? "at DATABASE_URL is another cluster than at the start, and is neither read nor written. Restart this server if the database was moved on purpose"
    : "does not answer";
}

/** The driver's code, such as ECONNREFUSED, or its message about the connection. */
function reasonOf(error: unknown): string {
  const all = [...causes(error)];
  return all.map(codeOf).find(Boolean) ?? all.at(-1)?.message ?? "unknown";
}
