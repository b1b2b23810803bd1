import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openFaultReports } from "../../../../server/platform/telemetry/fault-report";
import { openLog } from "../../../../server/platform/telemetry/log";
import { openSentryIngest } from "../../../support/browser/sentry-ingest";

const test = suite("fault reports");

async function openReports() {
  const ingest = await openSentryIngest();
  const clock = { at: Date.parse("2026-11-22T12:00:00Z") };
  const reports = openFaultReports(ingest.dsn, { environment: "production", now: () => clock.at });
  const log = openLog({ logLevel: "info" }, { write: (line) => reports.read(line) });
  const events = async () => {
    await reports.settled();
    return ingest.envelopes.map((envelope) => {
      const [headers = "", url, head = "", type, event = ""] = envelope.split("\n");
      return { headers: JSON.parse(headers), url, head: JSON.parse(head), type, event: JSON.parse(event) };
    });
  };
  return { ingest, clock, reports, log, events };
}

test("a fault is sent as a Sentry envelope, root cause first, with our own stack frames only", async () => {
  const { ingest, log, events } = await openReports();
  const cause = new TypeError("cannot read it");
  log.error({ err: new Error("It failed", { cause }), request_id: "r1" }, "SERVER_500");
  const [sent, ...more] = await events();
  assert.is(more.length, 0);
  assert.is(sent?.url, "/api/7/envelope/");
  assert.is(sent?.headers["content-type"], "application/x-sentry-envelope");
  assert.match(sent?.headers["x-sentry-auth"], /^Sentry sentry_version=7, .*sentry_key=publickey$/);
  assert.is(sent?.type, '{"type":"event"}');
  assert.is(sent?.head.event_id, sent?.event.event_id);
  const { exception, event_id, timestamp, ...rest } = sent?.event ?? {};
  assert.match(event_id, /^[0-9a-f]{32}$/);
  assert.is(timestamp, Date.parse("2026-11-22T12:00:00Z") / 1000);
  assert.equal(rest, {
    level: "error",
    platform: "node",
    environment: "production",
    tags: { source: "server" },
  });
  assert.equal(
    exception.values.map(({ type, value }: { type: string; value: string }) => [type, value]),
    [
      ["TypeError", "cannot read it"],
      ["Error", "It failed"],
      ["LoggedFault", "SERVER_500"],
    ],
  );
  const frames = exception.values[0].stacktrace.frames;
  assert.ok(frames.length > 0, "packages are named, the folder that they lie in is not");
  for (const { filename } of frames)
    assert.match(filename, /^(node_modules|server|domain|openapi|dist)\/|^node:/);
  await ingest.close();
});

test("personal data is removed from every part of a report", async () => {
  const { ingest, log, events } = await openReports();
  const canaries = [
    "canary@example.com",
    "eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl",
    "Canary-pass-1!",
    "u1a2b3c4d5",
  ];
  for (const canary of canaries)
    log.error(
      { err: new Error(`Failed query: ${canary}\nparams: ${canary}`), user: canary, mail: canary },
      `About ${canary}: "${canary}"`,
    );
  const all = JSON.stringify(await events());
  for (const canary of canaries) assert.not.ok(all.includes(canary), canary);
  await ingest.close();
});

test("the same fault is reported once in ten minutes, and at most sixty reports an hour are sent", async () => {
  const { ingest, clock, log, events } = await openReports();
  const fail = (word: string) => log.error({ err: new Error(word) }, "It failed.");
  fail("one");
  fail("one");
  assert.is((await events()).length, 1);
  clock.at += 600_000;
  fail("one");
  assert.is((await events()).length, 2);
  for (let index = 0; index < 100; index += 1) fail(`number ${index}`);
  assert.is((await events()).length, 61);
  clock.at += 3_600_000;
  fail("later");
  assert.is((await events()).length, 62);
  await ingest.close();
});

test("warnings are not sent, a fatal fault is, and an unreachable ingest harms nobody", async () => {
  const { ingest, reports, log, events } = await openReports();
  log.warn({ err: new Error("no") }, "A warning.");
  log.info("Ready at http://localhost");
  reports.read("a line that is no log's\n");
  assert.is((await events()).length, 0);
  log.fatal({ err: new Error("the end") }, "A fault that nobody caught.");
  assert.is((await events())[0]?.event.level, "fatal");
  assert.is((await events())[0]?.event.exception.values[0].mechanism.handled, false);
  await ingest.close();
  log.error({ err: new Error("another") }, "Later.");
  await reports.settled();
});

test.run();
