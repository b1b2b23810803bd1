import type { IdentityPort, IdentitySettings } from "../../identity/port";

type BrowserConfig = {
  identity: "emulator" | "firebase";
  firebase: IdentitySettings;
  telemetry: {
    sentry: { dsn: string; environment: string } | null;
    analytics: { appId: string; measurementId: string } | null;
  };
};

/** The settings that the server wrote into the page. */
export function readBrowserConfig(page: Document): BrowserConfig {
  const config: Partial<BrowserConfig> = JSON.parse(page.getElementById("drip-config")?.textContent || "{}");
  const none = { apiKey: null, authDomain: null, projectId: null };
  return {
    identity: config.identity === "emulator" ? "emulator" : "firebase",
    firebase: config.firebase ?? none,
    telemetry: config.telemetry ?? { sentry: null, analytics: null },
  };
}

/** The identity adapter that the settings name, with its library; both are loaded on first use. */
export async function loadIdentity(page: Window): Promise<IdentityPort> {
  const { identity, firebase } = readBrowserConfig(page.document);
  if (identity === "firebase") {
    const [{ createFirebaseIdentity }, { sdk }] = await Promise.all([
      import("../../identity/firebase"),
      import("../../identity/sdk"),
    ]);
    return createFirebaseIdentity(firebase, sdk);
  }
  const [{ createEmulatorIdentity }, { chooseAccount }, { sdk }] = await Promise.all([
    import("../../identity/emulator"),
    import("../../identity/chooser"),
    import("../../identity/sdk"),
  ]);
  return createEmulatorIdentity(firebase, sdk, {
    origin: page.location.origin,
    chooseAccount: () => chooseAccount(page),
  });
}
