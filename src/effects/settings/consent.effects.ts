import { fromCallback } from "xstate";
import { type Consent, type ConsentEvent, readConsent } from "../../../domain/settings/consent";
import { type CountedEvent, screenOf } from "../../../domain/telemetry/telemetry";
import type { SafeStorage } from "../base/storage.effects";

export const consentKey = "drip.consent";

export const keptConsent = (storage: SafeStorage): Consent => readConsent(storage.read(consentKey));

/** True with Do Not Track or Global Privacy Control. */
export function isOptedOut({ navigator }: Window): boolean {
  return (
    navigator.doNotTrack === "1" ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}

type Statistics = { start: () => void; count: (event: CountedEvent) => void; stop: () => void };

/** Implements the machine's placeholder actors. Analytics is loaded only after consent. */
export const consentEffects = (page: Window, storage: SafeStorage, load: () => Promise<Statistics>) => ({
  actors: {
    otherTabs: fromCallback<ConsentEvent>(({ sendBack }) => {
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key === consentKey || key === null)
          sendBack({ type: "consent.followed", consent: readConsent(newValue) });
      };
      page.addEventListener("storage", follow);
      return () => page.removeEventListener("storage", follow);
    }),
    measuring: fromCallback<Extract<ConsentEvent, { type: "event.counted" }>>(({ receive }) => {
      const stop = new AbortController();
      const whileGiven = (use: (statistics: Statistics) => void) =>
        void loading.then(
          (statistics) => stop.signal.aborted || use(statistics),
          () => {},
        );
      const loading = load();
      whileGiven((statistics) => statistics.start());
      receive(({ event }) => whileGiven((statistics) => statistics.count(event)));
      watchScreens(page, stop.signal, (event) => whileGiven((statistics) => statistics.count(event)));
      return () => {
        stop.abort();
        void loading.then(
          (statistics) => statistics.stop(),
          () => {},
        );
      };
    }),
  },
  actions: {
    keep: (_: unknown, { consent }: { consent: Consent }) => {
      if (consent === "given") storage.write(consentKey, consent);
      else storage.remove(consentKey);
    },
  },
});

function watchScreens(page: Window, signal: AbortSignal, tell: (event: CountedEvent) => void) {
  let path = "";
  const look = () => {
    if (path === page.location.pathname) return;
    path = page.location.pathname;
    tell({ name: "screen_shown", screen: screenOf(path) });
  };
  for (const change of ["pushState", "replaceState", "popstate"])
    page.addEventListener(change, look, { signal });
  look();
}
