import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { limits, waits } from "../../../../server/platform/db/postgres";
import { patience } from "../../../../server/program/health/health.routes";

const test = suite("time limits");

const read = (name: string) => readFileSync(`docs/deploy/cluster/${name}`, "utf8");
const units = { s: 1_000, m: 60_000, "": 1_000 };

/** The value of a setting, in milliseconds. */
function limitIn(name: string, setting: string): number {
  const line = new RegExp(`^\\s*${setting}[ :=]+(\\d+)(s|m|)$`, "m").exec(read(name));
  if (!line) throw new Error(`${name} has no ${setting}.`);
  return Number(line[1]) * units[line[2] as keyof typeof units];
}

const proxy = (setting: string) => limitIn("haproxy.cfg", setting);
const pooler = (setting: string) => limitIn("pgbouncer.ini", setting);
const balancer = (setting: string) => limitIn("balancer.cfg", setting);
const patroni = (setting: string) => limitIn("patroni.yml", setting);

test("each wait on the way to the database ends before the wait around it", () => {
  const inward = [
    ["HAProxy's connection to a node", proxy("timeout connect")],
    ["PgBouncer's connection through HAProxy", pooler("server_connect_timeout")],
    ["a statement that waits in PgBouncer", pooler("query_wait_timeout")],
    ["a statement, as the pool waits for it", waits.query],
    ["readiness", patience.database],
    ["the balancer's check", balancer("timeout check")],
    ["an answer, as the balancer waits for it", balancer("timeout server")],
    ["a resting connection in HAProxy", proxy("timeout server")],
  ] as const;
  for (const [index, [name, limit]] of inward.entries()) {
    const within = inward[index - 1];
    if (within) assert.ok(within[1] < limit, `${within[0]}, ${within[1]} ms, is within ${name}, ${limit} ms`);
  }
  assert.is(proxy("timeout client"), proxy("timeout server"));
});

test("the database gives a statement up before the pool does, and the pool a resting connection before the proxy", () => {
  assert.ok(limits.statement_timeout < waits.query);
  assert.ok(waits.connection < waits.query);
  assert.ok(waits.rest < proxy("timeout client"));
});

test("commits wait for another standby for less time than a statement may take", () => {
  assert.ok(patroni("loop_wait") < waits.query);
  assert.ok(patroni("loop_wait") + 2 * patroni("retry_timeout") <= patroni("ttl"));
  assert.ok(patroni("ttl") < 30_000, "writes are back within half a minute");
});

test.run();
