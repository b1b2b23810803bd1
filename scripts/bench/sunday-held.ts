import type { Figures } from "./sunday-evening";

/** Milliseconds in which 99 of 100 calls, all together, have to be answered; at most one in a thousand may be refused. */
const longest = 250;
export const holds = ({ p99, failed, calls }: Pick<Figures, "p99" | "failed" | "calls">) =>
  p99 <= longest && failed <= calls / 1_000;

/** Two cores that are not to be busier than 60 % have room for bursts. */
const coreSeconds = 2 * 0.6;

/** Households that two cores of servers and two of PostgreSQL hold, by the CPU time that a step took for each. */
export function estimate({
  households,
  server,
  database,
  seconds,
}: Pick<Figures, "households" | "server" | "database" | "seconds">) {
  const most = (used: number) => (coreSeconds * seconds * households) / used;
  return {
    households: Number(Math.min(most(server), most(database)).toPrecision(2)),
    first: server > database ? "servers" : "PostgreSQL",
  };
}
