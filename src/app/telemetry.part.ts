import { createActor } from "xstate";
import { type CountedEvent, screenOf } from "../../domain/telemetry/telemetry";
import { consentMachine } from "../../machines/settings/consent.machine";
import { readBrowserConfig } from "../effects/base/browser-config.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { consentEffects, isOptedOut, keptConsent } from "../effects/settings/consent.effects";
import { listenForFaults, onceEach } from "../effects/telemetry/reports.effects";
import type { Session } from "../features/session/use-access";
import type { createAnalytics } from "../telemetry/analytics";
import { memoized } from "./memoized";

/** Error reports if the server configures them; statistics if it does and the person has consented. */
export function wireTelemetry(page: Window, session: Session) {
  const { firebase, telemetry } = readBrowserConfig(page.document);
  const storage = createSafeStorage(() => page.localStorage);
  const report = telemetry.sentry ? openReports(page, session, telemetry.sentry) : () => {};
  const { apiKey, projectId } = firebase;
  const statistics = openStatistics(page, {
    apiKey: apiKey ?? "",
    projectId: projectId ?? "",
    appId: telemetry.analytics?.appId ?? "",
    measurementId: telemetry.analytics?.measurementId ?? "",
  });
  const consent = createActor(consentMachine.provide(consentEffects(page, storage, statistics)), {
    input: {
      consent: keptConsent(storage),
      isMeasured: telemetry.analytics !== null,
      isOptedOut: isOptedOut(page),
    },
  }).start();
  return {
    consent,
    count: (event: CountedEvent) => consent.send({ type: "event.counted", event }),
    report: listenForFaults({
      handleReply: async (failure) => {
        const { createErrorHandler } = await import("../api/error-handler");
        const handle = createErrorHandler({
          log: ({ status, code }) => log(`Unforeseen reply: status ${status}, code ${code}`),
          report: (reply) => report({ source: "reply", ...reply }),
        });
        handle(failure);
      },
      log,
      report,
    }),
  };
}

export type Telemetry = ReturnType<typeof wireTelemetry>;

function log(what: unknown) {
  // biome-ignore lint/suspicious/noConsole: faults are logged for developers.
  console.error(what);
}

/** Loads the library at the first fault. */
function openReports(page: Window, session: Session, settings: { dsn: string; environment: string }) {
  const known = () => {
    const { me } = session.getSnapshot().context.auth;
    return [me?.full_name, me?.first_name, me?.last_name, me?.drip_name, me?.email_address, me?.id].flatMap(
      (word) => word ?? [],
    );
  };
  const load = memoized(async () =>
    (await import("../telemetry/sentry")).openSentry({
      ...settings,
      known,
      screen: () => screenOf(page.location.pathname),
    }),
  );
  return onceEach(
    (fault) =>
      void load().then(
        ({ report }) => report(fault),
        () => {},
      ),
  );
}

/** Loads the library once there is consent. */
const openStatistics = (page: Window, settings: Parameters<typeof createAnalytics>[0]) =>
  memoized(async () => {
    const [{ createAnalytics }, { analyticsSdk }] = await Promise.all([
      import("../telemetry/analytics"),
      import("../telemetry/analytics-sdk"),
    ]);
    return createAnalytics(settings, analyticsSdk, page);
  });
