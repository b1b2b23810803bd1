import type { CountedEvent } from "../telemetry/telemetry";

/** Whether somebody agreed, on this device, that the use of the app is counted. */
export type Consent = "given" | "withheld";

export type ConsentEvent =
  | { type: "consent.given" }
  | { type: "consent.withdrawn" }
  /** In another tab. */
  | { type: "consent.followed"; consent: Consent }
  | { type: "event.counted"; event: CountedEvent };

export type ConsentInput = {
  consent: Consent;
  /** The server has settings for it. */
  isMeasured: boolean;
  /** The browser says so for every site: Do Not Track or Global Privacy Control. */
  isOptedOut: boolean;
};

/** Nothing but a clear yes is one. */
export const readConsent = (text: string | null): Consent => (text === "given" ? "given" : "withheld");
