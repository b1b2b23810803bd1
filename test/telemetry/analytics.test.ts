import * as assert from "uvu/assert";
import { createAnalytics } from "../../src/telemetry/analytics";
import type { AnalyticsSdk } from "../../src/telemetry/analytics-sdk";
import { settled } from "../support/machines/placeholders";
import { viewSuite } from "../support/view/dom";

const test = viewSuite("analytics");

const ids = { apiKey: "key", projectId: "demo-drip", appId: "1:2:web:3", measurementId: "G-TEST1234" };
const mark = () => Reflect.get(window, "ga-disable-G-TEST1234");

test("nothing is loaded before the start, and then once", async () => {
  const { statistics, said } = open();
  statistics.count({ name: "sign_up_finished" });
  await settled();
  assert.equal(said, ["app statistics"]);
  statistics.start();
  statistics.start();
  await settled();
  assert.equal(said.slice(1), ["granted", "opened"]);
  assert.is(mark(), false);
});

test("the library is configured without path, title, signals or advertising", async () => {
  const { statistics, consents, openings } = open();
  history.replaceState(null, "", "/app/reset?q=robin#token");
  statistics.start();
  await settled();
  assert.equal(consents, [
    {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      personalization_storage: "denied",
      analytics_storage: "granted",
    },
  ]);
  assert.equal(openings, [
    {
      config: {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        page_location: `${location.origin}/app`,
        page_title: "",
        cookie_domain: "none",
        cookie_flags: "SameSite=Strict;Secure",
      },
    },
  ]);
});

test("each event has its name, a screen is named by its pattern", async () => {
  const { statistics, events } = open();
  statistics.start();
  statistics.count({ name: "screen_shown", screen: "/app/chat" });
  statistics.count({ name: "sign_up_finished" });
  statistics.count({ name: "drip_name_claimed" });
  await settled();
  assert.equal(events, [
    ["screen_view", { firebase_screen: "/app/chat" }],
    ["sign_up_finished", {}],
    ["drip_name_claimed", {}],
  ]);
});

test("stopping takes effect at once and requests deletion of the installation", async () => {
  const { statistics, said } = open();
  statistics.start();
  await settled();
  statistics.stop();
  assert.is(mark(), true);
  await settled();
  assert.is(said.at(-1), "deleted");
});

test("an unsupported browser and an installation that cannot be deleted are no faults", async () => {
  const without = open({ isSupported: async () => false });
  without.statistics.start();
  without.statistics.count({ name: "sign_up_finished" });
  without.statistics.stop();
  await settled();
  assert.equal([without.said, without.events], [["app statistics"], []]);
  const offline = open({ deleteInstallations: () => Promise.reject(new TypeError("Failed to fetch")) });
  offline.statistics.start();
  offline.statistics.stop();
  await settled();
  assert.is(mark(), true);
});

/** The used functions of Firebase, recording their arguments. */
function open(change: Partial<Record<keyof AnalyticsSdk, unknown>> = {}) {
  const said: string[] = [];
  const events: unknown[] = [];
  const consents: unknown[] = [];
  const openings: unknown[] = [];
  const sdk = {
    initializeApp: (_settings: unknown, name: string) => said.push(`app ${name}`),
    isSupported: async () => true,
    setConsent: (consent: { analytics_storage: string }) => {
      consents.push(consent);
      said.push(consent.analytics_storage);
    },
    initializeAnalytics: (_app: unknown, options: unknown) => {
      openings.push(options);
      said.push("opened");
      return {};
    },
    logEvent: (_analytics: unknown, name: string, params: unknown) => events.push([name, params]),
    getInstallations: () => ({}),
    deleteInstallations: async () => void said.push("deleted"),
    ...change,
  } as unknown as AnalyticsSdk;
  return { statistics: createAnalytics(ids, sdk, window), said, events, consents, openings };
}

test.run();
