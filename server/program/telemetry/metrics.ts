import { once } from "node:events";
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Answered, Services } from "../../core/base/services";
import { countMails } from "../../core/mail/outbox.store";
import { StartFault } from "../../platform/base/start-fault";
import { isWritable } from "../../platform/db/primary";
import { countLimits } from "../../platform/http/limits";
import { openRegistry } from "../../platform/telemetry/prometheus";

/** Seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Milliseconds for which the database's figures are cached, however often they are read. */
const freshFor = 5_000;

export interface Metrics {
  /** Called by the app for each reply. */
  onAnswered(reply: Answered): void;
  /** Called by the live line's hub. */
  onLive: NonNullable<Services["onLive"]>;
  /** Called by the sending of pushes. */
  onPush: NonNullable<Services["onPush"]>;
  render(): Promise<string>;
  close(): void;
}

/** Figures of this server, and of what all servers share. No label contains request data or personal data. */
export function openMetrics({ db, now }: Pick<Services, "db" | "now">): Metrics {
  const registry = openRegistry();
  const requests = registry.counter(
    "drip_requests_total",
    "Replies by operation of the contract and by code: 200, or the message code of a refusal or a fault.",
    ["operation", "code"],
  );
  const times = registry.histogram(
    "drip_request_seconds",
    "Seconds from a request's head to the end of its reply.",
    ["operation"],
    bounds,
  );
  registry.gauge(
    "drip_database_connections",
    "Connections of this server, and callers who wait for one.",
    () => Object.entries(db.connections?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  );

  const accepted = registry.counter(
    "drip_push_accepted_total",
    "Pushes that a push service took, by its host.",
    ["service"],
  );
  const acknowledged = registry.counter(
    "drip_push_heard_total",
    "Pushes that a device acknowledged, by the host of its push service.",
    ["service"],
  );

  const live = { streams: 0, delivered: 0, resets: 0 };
  registry.gauge("drip_live_streams", "Open streams of the live line.", () => [{ value: live.streams }]);
  registry.gauge(
    "drip_live_deliveries_total",
    "Deliveries of news to a stream.",
    () => [{ value: live.delivered }],
    "counter",
  );
  registry.gauge(
    "drip_live_resets_total",
    "Teams whose lists a returning browser had to read anew.",
    () => [{ value: live.resets }],
    "counter",
  );

  const readShared = openShared(db, now);
  registry.gauge("drip_database_up", "Whether the database answered this look.", async () => [
    { value: (await readShared()) === null ? 0 : 1 },
  ]);
  registry.gauge("drip_database_writable", "Whether the database accepts writes.", async () => {
    const shared = await readShared();
    return shared === null ? [] : [{ value: shared.isWritable ? 1 : 0 }];
  });
  registry.gauge("drip_outbox_mails", "Mails that wait, and those given up within a day.", async () => {
    const shared = await readShared();
    if (shared === null) return [];
    const { waiting, givenUp } = shared.mails;
    return [
      { labels: { state: "waiting" }, value: waiting },
      { labels: { state: "given_up" }, value: givenUp },
    ];
  });
  registry.gauge("drip_outbox_oldest_seconds", "Age of the mail that waits longest.", async () => {
    const shared = await readShared();
    return shared === null ? [] : [{ value: shared.mails.oldestSeconds }];
  });
  registry.gauge(
    "drip_limits_counted",
    "Clients, people and addresses that rate limits count now.",
    async () => {
      const shared = await readShared();
      return shared === null ? [] : [{ value: shared.limits }];
    },
  );

  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  registry.gauge(
    "drip_event_loop_delay_seconds",
    "How late the event loop was since the last look.",
    () => {
      const seconds = (nanoseconds: number) => nanoseconds / 1e9;
      const samples = [
        { labels: { quantile: "0.5" }, value: seconds(delay.percentile(50)) },
        { labels: { quantile: "0.99" }, value: seconds(delay.percentile(99)) },
        { labels: { quantile: "1" }, value: seconds(delay.max) },
      ];
      delay.reset();
      return samples;
    },
    // The label `quantile` is reserved for it.
    "summary",
  );
  registry.gauge("process_resident_memory_bytes", "Memory of this process.", () => [
    { value: process.memoryUsage.rss() },
  ]);
  registry.gauge(
    "process_cpu_seconds_total",
    "CPU time of this process.",
    () => {
      const { user, system } = process.cpuUsage();
      return [{ value: (user + system) / 1e6 }];
    },
    "counter",
  );
  registry.gauge("process_start_time_seconds", "When this process began, since 1970.", () => [
    { value: Math.round(Date.now() / 1000 - process.uptime()) },
  ]);

  return {
    onAnswered({ operation, code, seconds }) {
      requests.add({ operation, code });
      times.observe({ operation }, seconds);
    },
    onLive({ streams, delivered, resets }) {
      live.streams = streams;
      live.delivered += delivered;
      live.resets += resets;
    },
    onPush({ service, what }) {
      (what === "accepted" ? accepted : acknowledged).add({ service });
    },
    render: registry.render,
    close: () => void delay.disable(),
  };
}

/** The database's figures, or null while it does not answer; one read serves every figure. */
function openShared(db: Services["db"], now: Services["now"]) {
  let known: { at: number; answer: ReturnType<typeof ask> } | undefined;
  const ask = async () => {
    try {
      const [mails, limits, writable] = await Promise.all([
        countMails(db, now()),
        countLimits(db, now()),
        isWritable(db),
      ]);
      return { mails, limits, isWritable: writable };
    } catch {
      return null;
    }
  };
  return () => {
    if (!known || performance.now() - known.at > freshFor) known = { at: performance.now(), answer: ask() };
    return known.answer;
  };
}

/** On a port of its own, which is not public: it reveals how much is going on. */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }) {
  const server = createServer((request, reply) => {
    if (request.url !== "/metrics" || request.method !== "GET") return reply.writeHead(404).end();
    void metrics.render().then((text) =>
      reply
        .writeHead(200, {
          "content-type": "text/plain; version=0.0.4; charset=utf-8",
          "cache-control": "no-store",
        })
        .end(text),
    );
  });
  server.listen(port, host);
  await once(server, "listening").catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new StartFault(`nothing can listen on METRICS_HOST, METRICS_PORT (${code}).`, error);
  });
  return {
    async close() {
      metrics.close();
      server.closeAllConnections();
      server.close();
    },
    address: server.address(),
  };
}
