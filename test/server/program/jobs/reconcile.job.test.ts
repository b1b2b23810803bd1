import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startReconciling } from "../../../../server/program/jobs/reconcile.job";
import { openTestServer } from "../../../support/server/server";

const test = suite("keep reconciled");

test("accounts are reconciled at every interval, after a failed round too", async () => {
  const server = await openTestServer();
  server.identity.fail("list", "before", 2);
  const runs = () => server.identity.calls.filter((step) => step === "list").length;
  const keeping = startReconciling(server.services, { failed: 1, done: 1 });
  // Keeps the process alive: the interval's own timers are unref'ed.
  const alive = setInterval(() => {}, 1_000);
  while (runs() < 5) await new Promise((resolve) => setImmediate(resolve));
  clearInterval(alive);
  await keeping.stop();
  const stopped = runs();
  await new Promise((resolve) => setImmediate(resolve));
  assert.is(runs(), stopped);
  const told = server.logLines.filter((line) => line.includes("were not reconciled"));
  assert.is(told.length, 2);
  await server.close();
});

test("a stop during a long round leaves the rest to the next start", async () => {
  const server = await openTestServer();
  const { identity, clock } = server;
  for (let index = 0; index < 30; index += 1)
    identity.addAccount({ emailAddress: `stray-${index}@example.com` });
  clock.advance(3_600_000);
  const deletions = () => identity.calls.filter((step) => step === "deleteAccount").length;
  const keeping = startReconciling(server.services);
  await new Promise((resolve) => identity.onNext("deleteAccount", "after", () => resolve(undefined)));
  await keeping.stop();
  assert.is(deletions(), 1);
  assert.is(server.logLines.filter((line) => line.includes("were not reconciled")).length, 0);
  await server.close();
});

test.run();
