import type { Services } from "../services";
import { causes, codeOf, isDatabaseDown } from "./fault";

/** Milliseconds between two lines about one outage: every request and job meets it, and one line says as much as thousands. */
const pause = 60_000;

const saidAt = new WeakMap<object, number>();

/**
 * Whether the fault is that the database cannot answer; then the log says so, once a minute whoever met it. The line has the reason and no
 * statement: what was asked is not at fault.
 */
export function sayOutage({ db, log, now }: Pick<Services, "db" | "log" | "now">, error: unknown): boolean {
  if (!isDatabaseDown(error)) return false;
  const at = now().getTime();
  if (at - (saidAt.get(db) ?? Number.NEGATIVE_INFINITY) < pause) return true;
  saidAt.set(db, at);
  log.warn(
    { reason: reasonOf(error) },
    "The database does not answer. This line comes at most once a minute.",
  );
  return true;
}

/** The driver's code, such as ECONNREFUSED, or else its own words about a connection. */
function reasonOf(error: unknown): string {
  const all = [...causes(error)];
  return all.map(codeOf).find(Boolean) ?? all.at(-1)?.message ?? "unknown";
}
