import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openChanges } from "../core/base/changes";
import type { Services } from "../core/base/services";
import { firebaseIdentity } from "../core/identity/firebase";
import { outbox, startOutbox } from "../core/mail/outbox";
import type { Interval } from "../platform/base/interval";
import { StartFault } from "../platform/base/start-fault";
import { readSettings } from "../platform/config/config";
import { loadEnvFile } from "../platform/config/env-file.mjs";
import { withKeys } from "../platform/config/kept-keys";
import { openDatabase } from "../platform/db/open";
import { openPageSource, readPages } from "../platform/http/pages";
import { openFaultReports } from "../platform/telemetry/fault-report";
import { openLog } from "../platform/telemetry/log";
import { startFault } from "../platform/telemetry/start-message";
import { createApp } from "./app";
import { startZoneCheck } from "./jobs/check-zones";
import { startEveningOut } from "./jobs/duties";
import { startJobs } from "./jobs/jobs";
import { startReconciling } from "./jobs/reconcile.job";
import { startRetention } from "./jobs/retention";
import { startUpkeep } from "./jobs/upkeep";
import { openMetrics, serveMetrics } from "./telemetry/metrics";

/** The pages are beside the bundle, dist/server/main.js. */
const dist = fileURLToPath(new URL("..", import.meta.url));

/**
 * Milliseconds for the requests in flight after a stop signal, and for everything. Process managers kill after ten
 * seconds, and on a busy machine a timer is late.
 */
const patience = { requests: 7_500, all: 9_000 };

/**
 * Milliseconds after listening during which only requests are served; the background jobs start then. After a
 * crash they have much to do.
 */
const choresAfter = 1_000;

start().catch((error: unknown) => {
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
});

async function start() {
  // Keeps the event loop busy: while it is idle, Node waits for V8's background compilation, 0.2 s for
  // PGlite's engine.
  const awake = setInterval(() => {}, 60_000);
  loadEnvFile(join(dist, ".env"));
  const config = withKeys(readSettings(process.env));
  const { sentryDsn } = config.telemetry;
  const environment = config.isProduction ? "production" : "development";
  const reports = sentryDsn === null ? null : openFaultReports(sentryDsn, { environment });
  const log = openLog(config, {
    write(line) {
      process.stdout.write(line);
      reports?.read(line);
    },
  });
  const identity = firebaseIdentity(config);
  // Read the pages while the database starts.
  const [db, pages] = await Promise.all([
    openDatabase(config, (sentence) => log.warn(sentence)),
    readPages(dist, config).catch((error: unknown) => {
      if (config.isProduction)
        throw new StartFault("dist/ holds no built pages: run npm run build first.", error);
      log.warn("dist/ holds no built pages (npm run build): the API answers alone.");
    }),
  ]);
  const now = () => new Date();
  const metrics = config.metrics && openMetrics({ db, now });
  const services: Services = {
    config,
    db,
    now,
    log,
    identity,
    mail: outbox({ db, now }),
    scheduleChanges: openChanges(),
    seenPosts: openChanges(),
    ...(metrics && {
      onAnswered: metrics.onAnswered,
      onLive: metrics.onLive,
      onPush: metrics.onPush,
    }),
  };
  const metricsServer = metrics && config.metrics && (await serveMetrics(metrics, config.metrics));
  const source = pages ? openPageSource(pages) : undefined;
  const app = await createApp(services, source);
  let workers: Interval[] = [];
  let chores: NodeJS.Timeout | undefined;
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return process.exit(1);
    isStopping = true;
    log.info("Stopping: requests in flight are finished first.");
    clearTimeout(chores);
    setTimeout(() => app.server.closeAllConnections(), patience.requests).unref();
    setTimeout(() => process.exit(1), patience.all).unref();
    await app.close();
    await Promise.all(workers.map((worker) => worker.stop()));
    await identity.close();
    await metricsServer?.close();
    await db.close();
    await reports?.settled();
    process.exit(exitCode);
  };
  const stopOrFail = (exitCode: number) =>
    void stop(exitCode).catch((error: unknown) => {
      log.error({ err: error }, "The server did not stop cleanly.");
      process.exit(1);
    });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopOrFail(0));
  // npm start was killed: do not hold its port.
  process.on("disconnect", () => isStopping || stopOrFail(0));
  // npm run dev has rebuilt them.
  if (source?.current.isLive)
    process.on("message", async (message) => {
      if (message === "pages built") source.replace(await readPages(dist, config));
    });
  for (const fault of ["uncaughtException", "unhandledRejection"] as const)
    process.on(fault, (error) => {
      log.fatal({ err: error }, "A fault that nobody caught: this server stops.");
      stopOrFail(1);
    });

  await app.listen({
    host: config.host,
    port: config.port,
    listenTextResolver: (address) => `Ready at ${address}`,
  });
  clearInterval(awake);
  chores = setTimeout(() => {
    const jobs = { ...services, db: db.jobs ?? db };
    workers = [
      startOutbox(jobs),
      startUpkeep(jobs),
      startRetention(jobs),
      ...startJobs(jobs),
      startReconciling(jobs),
      startZoneCheck(jobs),
      startEveningOut(jobs),
    ];
  }, choresAfter);
}
