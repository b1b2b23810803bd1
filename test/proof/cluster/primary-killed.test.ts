// Full run only: it needs Patroni, etcd and HAProxy.
import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { record } from "../../support/proof";
import { openCluster } from "../../support/server/cluster.mjs";
import { openCoaches } from "../../support/server/cluster-coaches";
import {
  type Cluster,
  makeDatabase,
  statesOf,
  waitFor,
  watchNodes,
} from "../../support/server/cluster-nodes";
import { openParents } from "../../support/server/cluster-parents";
import { openServers } from "../../support/server/cluster-servers";
import { openTown } from "../../support/server/cluster-town";

const test = suite("primary killed");

const kills = Number(process.env.PROOF_KILLS ?? 20);
const point = 20;
const database = "Patroni, three nodes";
/** Seconds for which coaches have practices to call off: of one kill until all three follow again, and of what comes after the last. */
const perKill = 60;
const afterKills = 300;

let cluster: Cluster;
const closers: (() => Promise<unknown>)[] = [];
test.before(async () => {
  cluster = await openCluster();
  closers.push(cluster.close);
});
test.after(async () => {
  for (const close of closers.reverse()) await close();
});

test("a primary killed again and again: nothing that was acknowledged is lost or doubled", async () => {
  const { leader, isWhole } = statesOf(cluster);
  await makeDatabase(cluster, await waitFor("a primary with two standbys", isWhole));
  const servers = await openServers(cluster);
  closers.push(servers.close, async () => servers.stop());
  const parents = await openParents(servers);
  const coaches = await openCoaches(servers, kills * perKill + afterKills);
  closers.push(coaches.rounds.stop);
  const town = await openTown(servers);
  const watch = watchNodes(cluster);
  closers.push(watch.stop);
  await town.isWriting();
  const [began, before] = [performance.now(), town.stored.size];
  let slowest = { write: 0, read: 0 };
  let late = 0;
  for (let round = 0; round < kills; round += 1) {
    const primary = await waitFor("a whole cluster", isWhole);
    town.takeGaps();
    await cluster.killNode(primary);
    await town.isWriting();
    await town.isReading();
    const gaps = town.takeGaps();
    if (gaps.write > 30 || gaps.read > 30) late += 1;
    slowest = { write: Math.max(slowest.write, gaps.write), read: Math.max(slowest.read, gaps.read) };
    cluster.startNode(primary);
  }
  const rate = Math.round((town.stored.size - before) / ((performance.now() - began) / 1_000));
  await waitFor("a whole cluster", isWhole);

  const primary = await waitFor("a primary", leader);
  const members = (await cluster.members()) ?? [];
  const standby = members.find(({ role }) => role === "sync_standby")?.name;
  if (!standby) throw new Error("There is no synchronous standby.");
  town.takeGaps();
  await cluster.switchOver(primary, standby);
  await waitFor("the switch", async () => (await leader()) === standby);
  await town.isWriting();
  const switched = town.takeGaps();
  await waitFor("a whole cluster", isWhole);

  const follower = ((await cluster.members()) ?? []).find(({ role }) => role === "sync_standby")?.name;
  if (!follower) throw new Error("There is no synchronous standby.");
  const refusedBefore = servers.refused();
  town.takeGaps();
  await cluster.killNode(follower);
  await town.isWriting();
  const without = { ...town.takeGaps(), refused: servers.refused() - refusedBefore };
  cluster.startNode(follower);
  await waitFor("a whole cluster", isWhole);

  const [one, two] = cluster.nodes;
  await cluster.killEtcd(one);
  await cluster.killEtcd(two);
  await waitFor(
    "readiness that says read-only",
    async () => (await town.readiness()).status === "read_only",
    120,
  );
  await town.isReading();
  town.takeGaps();
  await pause(10_000);
  const readOnly = town.takeGaps();
  cluster.startEtcd(one);
  cluster.startEtcd(two);
  await town.isWriting();

  servers.stop();
  await Promise.all([town.ended(), parents.ended(), coaches.ended()]);
  await coaches.rounds.settle(15);
  const { most, samples } = await watch.stop();
  const { lost, doubled } = await town.judge();
  const answers = await parents.judge();
  const told = await coaches.judge();
  const tell = (gaps: { write: number; read: number }) =>
    `writes gone for ${gaps.write.toFixed(1)} s, reads for ${gaps.read.toFixed(1)} s`;
  record({
    point,
    tried: "kill -9 of the primary's node amid writes by two servers: acknowledged writes lost or doubled",
    count: town.stored.size,
    wrong: lost + doubled,
    note: `${kills} kills, ${rate} writes a second at a load of ${os.loadavg()[1]?.toFixed(0)}; ${servers.refused()} calls answered 503, reads included`,
    database,
  });
  record({
    point,
    tried: "Answers of parents in all of this: the last acknowledged one does not stand",
    count: answers.acknowledged,
    wrong: answers.lost,
    note: `${answers.parents} parents`,
    database,
  });
  record({
    point,
    tried:
      "Acknowledged calling-offs and puttings-back in all of this, by each person's mail and each device's pushes: forgotten",
    count: told.readers + told.phones,
    wrong: told.forgotten,
    note: `${told.calledOff} called off, ${told.putBack} put back on after families were told, ${told.undone} before, of which nobody is told; ${told.mails.sent} mails, ${told.pushes.sent} pushes`,
    database,
  });
  record({
    point,
    tried:
      "The same: a second mail, a push beyond the escalation's three, or one sent again though the database had noted it",
    count: told.mails.sent + told.pushes.sent,
    wrong: told.twice + told.mails.doubled + told.pushes.doubled,
    note: `under their first id were sent again ${told.mails.unnoted} mails and ${told.pushes.unnoted} pushes of rounds that a lost database ended, ${told.mails.overtaken} mails and ${told.pushes.overtaken} pushes of rounds that waited for it longer than they are held; ${told.joined} devices got fewer than three pushes, since what an outage delays is joined`,
    database,
  });
  record({
    point,
    tried: "Kills after which writes or reads were gone for more than 30 s",
    count: kills,
    wrong: late,
    note: `at most ${tell(slowest)}`,
    database,
  });
  record({
    point,
    tried: "Replies in all of this that were neither good nor a known 503",
    count: town.stored.size + servers.refused(),
    wrong: servers.strange.length,
    database,
  });
  record({
    point,
    tried: "A planned switch after which writes were gone for more than 5 s",
    count: 1,
    wrong: switched.write > 5 ? 1 : 0,
    note: tell(switched),
    database,
  });
  record({
    point,
    tried: "A synchronous standby killed: calls refused",
    count: 1,
    wrong: without.refused > 0 ? 1 : 0,
    note: `${tell(without)}, ${without.refused} calls refused`,
    database,
  });
  record({
    point,
    tried: "etcd without a majority: reads gone for more than a second while readiness says read-only",
    count: 1,
    wrong: readOnly.read > 1 ? 1 : 0,
    note: `reads gone for ${readOnly.read.toFixed(1)} s`,
    database,
  });
  record({
    point,
    tried: "Moments with two nodes that accept writes",
    count: samples,
    wrong: most > 1 ? 1 : 0,
    database,
  });
  assert.equal(
    { lost, doubled, answers: answers.lost, strange: servers.strange, most },
    { lost: 0, doubled: 0, answers: 0, strange: [], most: 1 },
  );
  const { forgotten, twice } = told;
  assert.equal(
    { forgotten, twice, mails: told.mails.doubled, pushes: told.pushes.doubled },
    { forgotten: 0, twice: 0, mails: 0, pushes: 0 },
  );
});

test.run();
