// Full run only: it needs Patroni, etcd and HAProxy.
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { record } from "../../support/proof";
import { openCluster } from "../../support/server/cluster.mjs";
import { type Cluster, makeDatabase, statesOf, tryWrites, waitFor } from "../../support/server/cluster-nodes";
import { openServers } from "../../support/server/cluster-servers";
import { watchTimeline } from "../../support/server/cluster-timeline";
import { openTown } from "../../support/server/cluster-town";

const test = suite("Patroni hangs");

const hangs = 3;
/** Milliseconds that a hung one sleeps on beside its successor. */
const beside = 15_000;
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

test("a Patroni that hangs while its PostgreSQL goes on: another node leads, and one alone acknowledges", async () => {
  const { leader, isWhole, isSteady } = statesOf(cluster);
  const first = await waitFor("a primary with two standbys", isWhole);
  await makeDatabase(cluster, first);
  const servers = await openServers(cluster);
  closers.push(servers.close, async () => servers.stop());
  const town = await openTown(servers);
  const tries = await tryWrites(cluster, first);
  closers.push(tries.stop);
  const timeline = watchTimeline(cluster);
  closers.push(timeline.stop);
  await town.isWriting();
  let slowest = { write: 0, read: 0, wholeAgain: 0 };
  for (let round = 0; round < hangs; round += 1) {
    // Without a synchronous standby nobody may take over, and all waits for the one that hangs.
    const hung = await waitFor("a whole cluster", isSteady, 240);
    town.takeGaps();
    cluster.stopPatroni(hung);
    timeline.note(`Patroni of ${hung} hangs`);
    await waitFor("another primary", async () => {
      const now = await leader();
      return now !== undefined && now !== hung;
    });
    await town.isWriting();
    const { write, read } = town.takeGaps();
    await pause(beside);
    cluster.wakePatroni(hung);
    timeline.note(`Patroni of ${hung} wakes`);
    const woken = performance.now();
    // What it wrote without its standby is rewound first.
    await waitFor("a whole cluster", isWhole, 240);
    slowest = {
      write: Math.max(slowest.write, write),
      read: Math.max(slowest.read, read),
      wholeAgain: Math.max(slowest.wholeAgain, (performance.now() - woken) / 1_000),
    };
  }
  servers.stop();
  await town.ended();
  const { acknowledged, asked } = await tries.stop();
  const { lost, lostAt, doubled } = await town.judge();
  // One node after the other: each hang changes once which one it is.
  const turns = acknowledged.filter((node, index) => index > 0 && node !== acknowledged[index - 1]).length;
  await timeline.stop();
  if (lost + doubled > 0 || turns !== hangs)
    timeline.print(
      [...town.stored.values()].map(({ at }) => at),
      lostAt,
    );
  record({
    ...about,
    tried:
      "Patroni of the primary stopped (SIGSTOP) while its PostgreSQL goes on: acknowledged writes lost or doubled",
    count: town.stored.size,
    wrong: lost + doubled,
    note: `${hangs} times; writes gone for ${slowest.write.toFixed(1)} s at most, reads for ${slowest.read.toFixed(1)} s; the woken node was a standby after ${slowest.wholeAgain.toFixed(0)} s at most`,
  });
  record({
    ...about,
    tried:
      "Writes tried at each node itself meanwhile: acknowledged by a node while another one acknowledges",
    count: asked,
    wrong: Math.abs(turns - hangs),
    note: `${acknowledged.length} acknowledged, each hung node for ${beside / 1_000} s beside its successor`,
  });
  assert.equal(
    { lost, doubled, strange: servers.strange, turns },
    { lost: 0, doubled: 0, strange: [], turns: hangs },
  );
});

test.run();
