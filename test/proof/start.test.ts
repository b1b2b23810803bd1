// Full run only: it starts the built server many times.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/steps/port.mjs";
import { openLargeContract } from "../support/browser/large-contract";
import { proofCounts, record } from "../support/proof";
import { copyPgliteFolder } from "../support/server/database-template";
import { until } from "../support/until";

type Large = Awaited<ReturnType<typeof openLargeContract>>;
const test = suite<{ large: Large; data: string; identity: http.Server; server?: ChildProcess }>(
  "start with a large contract",
);

test.before(async (context) => {
  context.large = await openLargeContract(160);
  context.data = fs.mkdtempSync(path.join(os.tmpdir(), "drip-large-data-"));
  await copyPgliteFolder(context.data);
  // Nobody signs in: it knows no account, which is all that the health check asks.
  context.identity = http.createServer((_, reply) => {
    reply.setHeader("content-type", "application/json");
    reply.end("{}");
  });
  await once(context.identity.listen(0, "127.0.0.1"), "listening");
});
test.after(async ({ large, data, identity, server }) => {
  if (server) await end(server);
  identity?.close();
  await large?.close();
  fs.rmSync(data, { recursive: true, force: true });
});

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
}

test("a server with 160 operations restarts on its own data after kill -9 and answers all of them", async (context) => {
  const { large, data, identity } = context;
  const port = await freePort();
  const get = (url: string) => fetch(`http://localhost:${port}${url}`);

  /** Returns the milliseconds until it was ready. */
  async function start() {
    const began = performance.now();
    const server = fork(path.join(large.home, "dist/server/main.js"), [], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        PORT: String(port),
        DATA_DIR: data,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(identity.address() as AddressInfo).port}`,
      },
    });
    context.server = server;
    let said = "";
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const isReady = () =>
      get("/health").then(
        (reply) => reply.ok,
        () => false,
      );
    await until(async () => server.exitCode !== null || (await isReady()));
    assert.is(server.exitCode, null, said);
    return performance.now() - began;
  }

  await start();
  const { starts } = proofCounts;
  const took: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    if (context.server) await end(context.server);
    took.push(await start());
  }
  assert.ok(large.operations >= 160);
  for (const prefix of large.prefixes) assert.is((await get(`${prefix}/user/me`)).status, 401, prefix);
  record({
    point: 6,
    tried: `Starts of a server with ${large.operations} operations after kill -9, until it is fit for traffic, that took more than 3 s`,
    count: starts,
    wrong: took.filter((each) => each > 3_000).length,
    note: `slowest ${(Math.max(...took) / 1000).toFixed(1)} s`,
  });
});

test.run();
