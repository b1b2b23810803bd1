import type { CountedEvent } from "../telemetry/telemetry";

/** Consent to usage statistics on this device. */
export type Consent = "given" | "withheld";

export type ConsentEvent =
  | { type: "consent.given" }
  | { type: "consent.withdrawn" }
  /** Changed in another tab. */
  | { type: "consent.followed"; consent: Consent }
  | { type: "event.counted"; event: CountedEvent };

export type ConsentInput = {
  consent: Consent;
  /** Whether statistics are configured on the server. */
  isMeasured: boolean;
  /** Whether the browser has opted out: Do Not Track or Global Privacy Control. */
  isOptedOut: boolean;
};

/** Only the exact stored value counts as consent. */
export const readConsent = (text: string | null): Consent => (text === "given" ? "given" : "withheld");
