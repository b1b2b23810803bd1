import type { Database } from "../../../server/platform/db/database";

/** All SQL passes the driver, prepared statements included: PGlite itself or the pool. */
export function breakable(db: Database) {
  const driver: unknown = Reflect.get(db, "$client");
  if (!(driver instanceof Object)) throw new Error("Drizzle hides its driver.");
  let fault: Error | undefined;
  for (const name of ["query", "exec", "transaction", "connect"]) {
    const original: unknown = Reflect.get(driver, name);
    if (typeof original !== "function") continue;
    const call = (...args: unknown[]): unknown => {
      if (!fault) return original.apply(driver, args);
      const done = args.at(-1);
      return typeof done === "function" && name === "connect" ? done(fault) : Promise.reject(fault);
    };
    Reflect.set(driver, name, call);
  }
  return {
    break(how: Error) {
      fault = how;
    },
    mend() {
      fault = undefined;
    },
  };
}

/** The driver's error for a refused connection. */
export const gone = () =>
  Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
