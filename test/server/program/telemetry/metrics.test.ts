import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { recordAcknowledgement } from "../../../../server/commands/notification/acknowledge-push";
import { keyOf } from "../../../../server/core/account/mailbox";
import { root } from "../../../../server/platform/config/root";
import { openRegistry } from "../../../../server/platform/telemetry/prometheus";
import { startFault } from "../../../../server/platform/telemetry/start-message";
import { openMetrics, serveMetrics } from "../../../../server/program/telemetry/metrics";
import { openEscalation } from "../../../support/people/escalation";
import { breakable, gone } from "../../../support/server/breakable-database";
import { openTestServer } from "../../../support/server/server";

const test = suite("metrics");

test("counters, histograms and gauges use Prometheus's text format", async () => {
  const registry = openRegistry();
  const counter = registry.counter("a_total", "Counts.", ["name"]);
  const histogram = registry.histogram("b_seconds", "Times.", ["name"], [0.1, 1]);
  registry.gauge("c", "Now.", async () => [{ value: 7 }, { labels: { of: "x" }, value: Number.NaN }]);
  counter.add({ name: 'a "quoted"\\\nname' });
  counter.add({ name: "b" });
  counter.add({ name: "b" });
  for (const value of [0.1, 0.5, 3]) histogram.observe({ name: "n" }, value);
  assert.equal((await registry.render()).split("\n"), [
    "# HELP a_total Counts.",
    "# TYPE a_total counter",
    'a_total{name="a \\"quoted\\"\\\\\\nname"} 1',
    'a_total{name="b"} 2',
    "# HELP b_seconds Times.",
    "# TYPE b_seconds histogram",
    'b_seconds_bucket{name="n",le="0.1"} 1',
    'b_seconds_bucket{name="n",le="1"} 2',
    'b_seconds_bucket{name="n",le="+Inf"} 3',
    'b_seconds_sum{name="n"} 3.6',
    'b_seconds_count{name="n"} 3',
    "# HELP c Now.",
    "# TYPE c gauge",
    "c 7",
    "",
  ]);
});

test("open streams are a gauge, deliveries and resets counters", async () => {
  const server = await openTestServer();
  const metrics = openMetrics(server.services);
  metrics.onLive({ streams: 2, delivered: 0, resets: 2 });
  metrics.onLive({ streams: 2, delivered: 2, resets: 0 });
  metrics.onLive({ streams: 1, delivered: 1, resets: 1 });
  const text = await metrics.render();
  assert.match(text, /^drip_live_streams 1$/m);
  assert.match(text, /^# TYPE drip_live_deliveries_total counter\ndrip_live_deliveries_total 3$/m);
  assert.match(text, /^# TYPE drip_live_resets_total counter\ndrip_live_resets_total 3$/m);
  metrics.close();
  await server.close();
});

test("pushes that a service took and that a device acknowledged are counted by the service's host", async () => {
  const server = await openTestServer();
  const metrics = openMetrics(server.services);
  const services = { ...server.services, onPush: metrics.onPush };
  const made = await openEscalation({ ...server, services });
  await made.addPhone(made.mother);
  await made.addPhone(made.other, "phone7.push.services.mozilla.com");
  await made.tell("call_off", 1);
  for (const { payload } of await made.send()) {
    await recordAcknowledgement(services, payload.heard ?? "");
    await recordAcknowledgement(services, payload.heard ?? "");
  }
  await made.escalateAt("2026-11-22T18:11:10Z");
  const text = await metrics.render();
  for (const [what, count] of [
    ["accepted", 2],
    ["heard", 1],
  ] as const)
    for (const host of ["fcm.googleapis.com", "push.services.mozilla.com"])
      assert.ok(text.includes(`drip_push_${what}_total{service="${host}"} ${count}\n`), `${what} ${host}`);
  metrics.close();
  await server.close();
});

/** A server with metrics. */
async function openCounted() {
  const plain = await openTestServer();
  const metrics = openMetrics(plain.services);
  const server = await openTestServer({ ...plain.services, onAnswered: metrics.onAnswered });
  const sampleOf = async (sample: string) => {
    const line = (await metrics.render()).split("\n").find((each) => each.startsWith(`${sample} `));
    return line === undefined ? undefined : Number(line.slice(sample.length));
  };
  return {
    server,
    metrics,
    sampleOf,
    async close() {
      metrics.close();
      await server.close();
      await plain.close();
    },
  };
}

test("replies are counted by operation and code, refusals, limits and unknown paths included, without request data", async () => {
  const { server, metrics, sampleOf, close } = await openCounted();
  const validate = () =>
    server.app.inject({
      method: "POST",
      url: "/user/email_address/validate?canary",
      payload: { email_address: "canary@example.com" },
    });
  for (let count = 0; count < 11; count += 1) await validate();
  await server.app.inject({ url: "/user/me" });
  await server.app.inject({ url: "/canary" });
  await server.app.inject({ method: "DELETE", url: "/user/me" });
  const requests = (operation: string, code: string) =>
    sampleOf(`drip_requests_total{operation="${operation}",code="${code}"}`);
  assert.is(await requests("validateEmailAddress", "200"), 10);
  assert.is(await requests("validateEmailAddress", "REQUEST_429_LIMIT"), 1);
  assert.is(await requests("readMe", "AUTH_401_JWT"), 1);
  assert.is(await requests("unknown", "REQUEST_404"), 1);
  assert.is(await requests("unknown", "REQUEST_405_METHOD"), 1);
  assert.is(await sampleOf('drip_request_seconds_count{operation="validateEmailAddress"}'), 11);
  assert.is(await sampleOf('drip_request_seconds_bucket{operation="validateEmailAddress",le="+Inf"}'), 11);
  // For one client and address, for the client a minute, for the client a day.
  assert.is(await sampleOf("drip_limits_counted"), 3);
  assert.not.match(await metrics.render(), /canary/);
  await close();
});

test("waiting mails, their age and failed ones are reported", async () => {
  const { server, sampleOf, close } = await openCounted();
  const { db, mail } = server.services;
  await mail.queue(db, { to: keyOf("robin@example.com"), subject: "s", text: "t", html: "h" });
  server.clock.advance(90_000);
  const plain = await openTestServer({ ...server.services, now: server.clock.now });
  const metrics = openMetrics(plain.services);
  const text = await metrics.render();
  assert.match(text, /^drip_outbox_mails\{state="waiting"\} 1$/m);
  assert.match(text, /^drip_outbox_mails\{state="given_up"\} 0$/m);
  const oldest = Number(/^drip_outbox_oldest_seconds (\S+)$/m.exec(text)?.[1]);
  assert.ok(oldest >= 90, String(oldest));
  metrics.close();
  await plain.close();
  assert.is(await sampleOf("drip_database_up"), 1);
  assert.is(await sampleOf("drip_database_writable"), 1);
  await close();
});

test("without the database the other metrics are still served", async () => {
  const { server, metrics, close } = await openCounted();
  const database = breakable(server.services.db);
  database.break(gone());
  const text = await metrics.render();
  assert.match(text, /^drip_database_up 0$/m);
  assert.not.match(text, /^drip_(outbox|limits)\w* /m);
  for (const name of [
    "process_resident_memory_bytes",
    "process_cpu_seconds_total",
    "process_start_time_seconds",
  ])
    assert.match(text, new RegExp(`^${name} \\d`, "m"));
  assert.match(text, /^drip_event_loop_delay_seconds\{quantile="0\.99"\} \d/m);
  // As promtool's `check metrics` says: the label "quantile" belongs to summaries.
  const ofSummaries = [...text.matchAll(/^# TYPE (\S+) summary$/gm)].map(([, name]) => name);
  const withQuantile = [...text.matchAll(/^(\w+)\{[^}]*quantile=/gm)].map(([, name]) => name);
  assert.equal([...new Set(withQuantile)], ofSummaries);
  database.mend();
  await close();
});

test("metrics have a port of their own, which serves nothing else", async () => {
  const { metrics, close } = await openCounted();
  const served = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const { address } = served;
  const port = typeof address === "object" && address ? address.port : 0;
  const get = (path: string, init = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const reply = await get("/metrics");
  assert.equal([reply.status, reply.headers.get("cache-control")], [200, "no-store"]);
  assert.match(reply.headers.get("content-type") ?? "", /^text\/plain; version=0\.0\.4/);
  assert.match(await reply.text(), /^drip_database_up 1$/m);
  assert.is((await get("/")).status, 404);
  assert.is((await get("/metrics", { method: "POST" })).status, 404);
  const taken = await serveMetrics(metrics, { host: "127.0.0.1", port }).then(
    () => "",
    (error: unknown) => startFault(error),
  );
  assert.is(taken, "The server cannot start: nothing can listen on METRICS_HOST, METRICS_PORT (EADDRINUSE).");
  await served.close();
  await close();
});

test("the dashboard and the six alerts query only metrics that exist", async () => {
  const { server, metrics, close } = await openCounted();
  await server.app.inject({ url: "/health/live" });
  const text = await metrics.render();
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name));
  const dashboard = JSON.parse(await readFile(join(root, "docs/deploy/dashboard.json"), "utf8"));
  const alerts: { groups: { rules: { expr: string }[] }[] } = parse(
    await readFile(join(root, "docs/deploy/alerts.yaml"), "utf8"),
  );
  const rules = alerts.groups.flatMap((group) => group.rules.map(({ expr }) => expr));
  const panels: { targets: { expr: string }[] }[] = dashboard.panels;
  const asked = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules];
  assert.is(rules.length, 6);
  const names = asked.flatMap((expr) => expr.match(/\b(drip|process)_\w+/g) ?? []);
  assert.ok(names.length >= asked.length);
  for (const name of names) assert.ok(told.has(name.replace(/_(bucket|sum|count)$/, "")), name);
  await close();
});

if (process.env.TEST_DATABASE_URL)
  test("the pool's connections are counted", async () => {
    const { server, sampleOf, close } = await openCounted();
    await server.app.inject({ url: "/health/ready" });
    const opened = await sampleOf('drip_database_connections{state="open"}');
    assert.ok(opened !== undefined && opened >= 1, String(opened));
    assert.is(await sampleOf('drip_database_connections{state="waiting"}'), 0);
    await close();
  });

test.run();
