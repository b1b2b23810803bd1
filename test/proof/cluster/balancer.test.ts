// Full run only: it needs Patroni, etcd and HAProxy.
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openPostgres } from "../../../server/platform/db/postgres";
import { record } from "../../support/proof";
import { openCluster } from "../../support/server/cluster.mjs";
import { openApps } from "../../support/server/cluster-apps";
import { openCallers } from "../../support/server/cluster-callers";
import { type Cluster, makeDatabase, statesOf, waitFor } from "../../support/server/cluster-nodes";
import { openTestServer } from "../../support/server/server";

const test = suite("balancer");

const kills = 4;
/** Milliseconds that one server carries all. */
const alone = 10_000;
const about = { point: 20, database: "Patroni, three nodes" };

let cluster: Cluster;
const closers: (() => Promise<unknown>)[] = [];
test.before(async () => {
  cluster = await openCluster();
  closers.push(cluster.close);
});
test.after(async () => {
  for (const close of closers.reverse()) await close();
});

const longest = (calls: readonly { began: number; ended: number }[]) =>
  Math.max(0, ...calls.map(({ began, ended }) => ended - began)) / 1_000;

test("two servers behind the balancer: one is killed, then the primary of the database", async () => {
  const { isWhole } = statesOf(cluster);
  await makeDatabase(cluster, await waitFor("a primary with two standbys", isWhole));
  const apps = await openApps(cluster);
  closers.push(apps.close);
  const db = await openPostgres(cluster.urls[0] ?? "", { pooler: "session" });
  closers.push(db.close);
  const setUp = await openTestServer({ db });
  closers.push(setUp.close);
  const callers = await openCallers(setUp, cluster.balancer);
  closers.push(callers.stop);

  await waitFor("a message", callers.isAnswered(true));
  callers.takeCalls();
  for (let round = 0; round < kills; round += 1) {
    await apps.kill(round % 2);
    await pause(alone);
    await apps.start(round % 2);
    // The balancer's next look at it.
    await pause(3_000);
  }
  const amid = callers.takeCalls();
  const late = amid.filter(({ faults }) => faults.length > 1).length;
  const again = amid.filter(({ faults }) => faults.length > 0).length;

  const primary = await waitFor("a whole cluster", isWhole);
  callers.takeCalls();
  const said = new Set<string>();
  await cluster.killNode(primary);
  const isStoredAgain = callers.isAnswered(true);
  await waitFor("a message that is stored again", async () => {
    const reply = await fetch(`${cluster.balancer}/health/ready`).catch(() => null);
    said.add((reply && /"status":"(\w+)"/.exec(await reply.text())?.[1]) ?? `${reply?.status ?? "nothing"}`);
    return isStoredAgain();
  });
  cluster.startNode(primary);
  await waitFor("a whole cluster", isWhole);
  await callers.stop();
  const outage = callers.takeCalls();
  const own = outage.flatMap(({ faults }) => faults.filter((fault) => fault !== "server 503"));
  const { lost, doubled } = await callers.judge();
  const [writes, reads] = [true, false].map((isWrite) => outage.filter((call) => call.isWrite === isWrite));
  record({
    ...about,
    tried:
      "kill -9 of one of two servers behind the balancer: calls that were not answered well after one more try",
    count: amid.length,
    wrong: late,
    note: `${kills} kills in turn, ${again} calls tried once more, the slowest answered after ${longest(amid).toFixed(1)} s`,
  });
  record({
    ...about,
    tried:
      "A kill of the primary behind the balancer: replies that no server gave, as if the balancer had none left",
    count: outage.length,
    wrong: own.length,
    note: `readiness said ${[...said].join(", ")}; a write waited ${longest(writes ?? []).toFixed(1)} s at most, a read ${longest(reads ?? []).toFixed(1)} s`,
  });
  record({
    ...about,
    tried: "Messages through the balancer in all of this: acknowledged ones lost or doubled",
    count: callers.stored.size,
    wrong: lost + doubled,
  });
  assert.equal({ late, own, lost, doubled }, { late: 0, own: [], lost: 0, doubled: 0 });
});

test.run();
