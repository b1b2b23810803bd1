import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drip, openCluster } from "../../scripts/steps/cluster.mjs";
import { record } from "../support/proof";
import { type Cluster, type Node, waitFor, watchNodes } from "../support/server/cluster-nodes";
import { openTown } from "../support/server/cluster-town";

/** Run by `npm run proof` only, which installs the programs. Two servers in this process, each with its own way to the database. */
const test = suite("cluster");

const kills = Number(process.env.PROOF_KILLS ?? 20);
const point = 20;
const database = "Patroni, three nodes";

let cluster: Cluster;
const closers: (() => Promise<unknown>)[] = [];
test.before(async () => {
  cluster = await openCluster();
  closers.push(cluster.close);
});
test.after(async () => {
  for (const close of closers.reverse()) await close();
});

const leader = async () => (await cluster.members())?.find(({ role }) => role === "leader")?.name;

/** All three follow, and one of the standbys is the synchronous one. */
const isWhole = async () => {
  const members = (await cluster.members()) ?? [];
  const states = members.filter(
    ({ state, lag }) => ["running", "streaming"].includes(state) && lag !== "unknown",
  );
  return states.length === 3 && members.some(({ role }) => role === "sync_standby") ? leader() : null;
};

async function makeDatabase(primary: Node) {
  const client = new pg.Client(cluster.administrator(primary));
  await client.connect();
  for (const statement of [
    `create role ${drip.username} login password '${drip.password}'`,
    "create database drip owner drip",
  ])
    await client.query(statement);
  await client.end();
}

test("a primary killed again and again: nothing that was acknowledged is lost or doubled", async () => {
  await makeDatabase(await waitFor("a primary with two standbys", isWhole));
  const town = await openTown(cluster);
  closers.push(town.close);
  const watch = watchNodes(cluster);
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
  const refusedBefore = town.refused();
  town.takeGaps();
  await cluster.killNode(follower);
  await town.isWriting();
  const without = { ...town.takeGaps(), refused: town.refused() - refusedBefore };
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

  await town.stop();
  const { most, samples } = await watch.stop();
  const { lost, doubled } = await town.judge();
  const tell = (gaps: { write: number; read: number }) =>
    `writes gone for ${gaps.write.toFixed(1)} s, reads for ${gaps.read.toFixed(1)} s`;
  record({
    point,
    tried: "kill -9 of the primary's node amid writes by two servers: acknowledged writes lost or doubled",
    count: town.stored.size,
    wrong: lost + doubled,
    note: `${kills} kills, ${rate} writes a second; ${town.refused()} calls answered 503, reads included`,
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
    count: town.stored.size + town.refused(),
    wrong: town.strange.length,
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
  assert.equal({ lost, doubled, strange: town.strange, most }, { lost: 0, doubled: 0, strange: [], most: 1 });
});

test.run();
