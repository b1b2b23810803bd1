import type { ConfigReader } from "./config-reader";
import { isSafeOrigin } from "./config-rules";

export interface TelemetrySettings {
  /** Null: errors are only logged in the browser. It holds a public key, no secret. */
  sentryDsn: string | null;
  /** Null: nothing is counted. */
  analytics: { appId: string; measurementId: string } | null;
}

/** Both are off unless they are named. */
export function readTelemetrySettings({ text, check }: ConfigReader): TelemetrySettings {
  const sentryDsn = text("SENTRY_DSN");
  check(
    "SENTRY_DSN",
    sentryDsn === null || isDsn(sentryDsn),
    "it must look like https://publickey@sentry.example/1, without a secret key",
  );
  const appId = text("FIREBASE_APP_ID");
  const measurementId = text("FIREBASE_MEASUREMENT_ID");
  check(
    "FIREBASE_APP_ID",
    (appId === null) === (measurementId === null),
    "it and FIREBASE_MEASUREMENT_ID go together, or both are left out",
  );
  check(
    "FIREBASE_APP_ID",
    appId === null || /^\d+:\d+:web:[0-9a-f]+$/.test(appId),
    "it must be the id of a web app, such as 1:1234567890:web:0a1b2c3d",
  );
  check(
    "FIREBASE_MEASUREMENT_ID",
    measurementId === null || /^G-[A-Z0-9]{4,20}$/.test(measurementId),
    "it must look like G-1A2B3C4D5E",
  );
  return { sentryDsn, analytics: appId && measurementId ? { appId, measurementId } : null };
}

function isDsn(text: string): boolean {
  if (!/^https?:\/\/\w+@[\w.:[\]-]+\/(?:[\w-]+\/)*\d+$/.test(text) || !URL.canParse(text)) return false;
  return isSafeOrigin(new URL(text).origin);
}
