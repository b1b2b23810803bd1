import type { CountedEvent } from "../../domain/telemetry/telemetry";
import type { AnalyticsSdk } from "./analytics-sdk";
import type { Statistics } from "./port";

export type AnalyticsSettings = {
  apiKey: string;
  projectId: string;
  appId: string;
  measurementId: string;
};

/** Firebase Analytics with as little data as possible. */
export function createAnalytics(
  { measurementId, ...settings }: AnalyticsSettings,
  sdk: AnalyticsSdk,
  page: Window,
): Statistics {
  const app = sdk.initializeApp({ measurementId, ...settings }, "statistics");
  let opening: ReturnType<typeof open> | undefined;

  async function open() {
    if (!(await sdk.isSupported())) return null;
    sdk.setConsent({ ...noAdvertising, analytics_storage: "granted" });
    return sdk.initializeAnalytics(app, {
      config: {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        page_location: `${page.location.origin}/app`,
        page_title: "",
        cookie_domain: "none",
        cookie_flags: "SameSite=Strict;Secure",
      },
    });
  }
  /** Google's script checks this flag before it sends anything; unlike the library's own switch it takes effect immediately. */
  const allow = (isAllowed: boolean) => Object.assign(page, { [`ga-disable-${measurementId}`]: !isAllowed });

  return {
    start() {
      allow(true);
      opening ??= open();
    },
    count(event) {
      const [name, params] = describe(event);
      void opening?.then((analytics) => analytics && sdk.logEvent(analytics, name, params));
    },
    stop() {
      allow(false);
      forgetCookies(page, measurementId);
      void opening
        ?.then((analytics) => analytics && sdk.deleteInstallations(sdk.getInstallations(app)))
        .catch(() => {});
    },
  };
}

const noAdvertising = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  personalization_storage: "denied",
} as const;

const describe = (event: CountedEvent): [string, Record<string, string>] =>
  event.name === "screen_shown" ? ["screen_view", { firebase_screen: event.screen }] : [event.name, {}];

function forgetCookies({ document }: Window, measurementId: string) {
  for (const name of ["_ga", `_ga_${measurementId.replace(/^G-/, "")}`])
    document.cookie = `${name}=; max-age=0; path=/; SameSite=Strict; Secure`;
}
