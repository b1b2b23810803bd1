import { suite } from "uvu";
import * as assert from "uvu/assert";
import { selectConsent } from "../../machines/settings/consent.machine";
import { wireTelemetry } from "../../src/app/telemetry.part";
import { openOnDemand } from "../support/browser/on-demand";
import { openNetwork, openPage } from "../support/browser/page";
import { opened, openSession } from "../support/machines/session";
import { problemOf } from "../support/problem";
import { until } from "../support/until";

const test = suite("telemetry, wired");
const { error } = console;
const reply = (status: number, messageCode: string | null) => problemOf(messageCode, { status });
const sentry = { dsn: "https://key@sentry.example/1", environment: "test" };
let logged: unknown[] = [];
let close = () => {};

test.before(openOnDemand);
test.before.each(() => {
  logged = [];
  console.error = (...words: unknown[]) => void logged.push(...words);
});
test.after.each(() => {
  console.error = error;
  close();
});

test("without a reporting address faults are logged and not sent", async () => {
  const { telemetry, requests } = open();
  telemetry.report({ renderError: new TypeError("broken") });
  telemetry.report({ reason: new TypeError("broken") } as PromiseRejectionEvent);
  telemetry.report(reply(500, null));
  await until(() => logged.length === 2);
  assert.equal(
    [logged.map(String), requests.length],
    [["TypeError: broken", "Unforeseen reply: status 500, code null"], 0],
  );
});

test("an expected reply is not a fault", async () => {
  const { telemetry } = open();
  telemetry.report(reply(403, "USER_403_AGE"));
  telemetry.report({ kind: "unreachable" });
  telemetry.report(reply(500, "MARS_500_ROVER"));
  await until(() => logged.length > 0);
  assert.equal(logged, ["Unforeseen reply: status 500, code MARS_500_ROVER"]);
});

test("with a reporting address each fault is reported once, with its screen and without the person", async () => {
  const { telemetry, session, requests } = open({ telemetry: { sentry } });
  session.send(opened());
  const fault = () => new TypeError("No page for Robin Reyes, robin_23, robin@example.com");
  telemetry.report({ error: fault() } as ErrorEvent);
  telemetry.report({ reason: fault() } as PromiseRejectionEvent);
  telemetry.report(reply(502, null));
  await until(() => requests.length === 2);
  const reports = await Promise.all(requests.map((request) => request.text()));
  for (const report of reports) {
    assert.match(report, '"screen":"/app/home"');
    assert.match(report, '"environment":"test"');
    assert.not.match(report, /robin|reyes/i);
  }
  assert.equal(
    requests.map(({ url }) => new URL(url).host),
    ["sentry.example", "sentry.example"],
  );
  assert.match(reports.join("\n"), "Status 502 with the code null");
});

test("counting needs the server's, the browser's and the person's permission", () => {
  const analytics = { appId: "1:2:web:3", measurementId: "G-TEST1234" };
  const ask = (config: object, change: { doNotTrack?: string; kept?: string } = {}) =>
    selectConsent(open(config, change).telemetry.consent.getSnapshot());
  const asked = { telemetry: { sentry: null, analytics } };
  assert.equal(
    [
      ask({}),
      ask({}, { kept: "given" }),
      ask(asked),
      ask(asked, { doNotTrack: "1" }),
      ask(asked, { doNotTrack: "1", kept: "given" }),
    ],
    ["unmeasured", "unmeasured", "withheld", "optedOut", "optedOut"],
  );
});

test("stored consent is used until it is withdrawn", () => {
  const analytics = { appId: "1:2:web:3", measurementId: "G-TEST1234" };
  const { telemetry, kept } = open({ telemetry: { sentry: null, analytics } }, { kept: "given" });
  assert.equal([selectConsent(telemetry.consent.getSnapshot()), kept()], ["given", "given"]);
  telemetry.consent.send({ type: "consent.withdrawn" });
  assert.equal([selectConsent(telemetry.consent.getSnapshot()), kept()], ["withheld", null]);
});

function open(
  config: object = {},
  { doNotTrack = null as string | null, kept = null as string | null } = {},
) {
  const telemetry = {
    sentry: null,
    analytics: null,
    ...("telemetry" in config ? (config.telemetry as object) : {}),
  };
  const { page } = openPage({ config: { ...config, telemetry } });
  Object.assign(page.navigator, { doNotTrack });
  if (kept) page.localStorage.setItem("drip.consent", kept);
  const { session } = openSession();
  const network = openNetwork(() => new Response("{}"));
  close = network.close;
  return {
    telemetry: wireTelemetry(page, session),
    session,
    requests: network.requests,
    kept: () => page.localStorage.getItem("drip.consent"),
  };
}

test.run();
