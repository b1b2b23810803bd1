import type { Settings } from "../config/config";

type PageSettings = {
  identity: Pick<Settings["identity"], "emulatorHost" | "authDomain">;
  telemetry: Settings["telemetry"];
};

/** What every reply carries. Firebase keys may be bound to referring sites, so the origin is told, never a path. */
export const securityHeaders = ({
  isProduction,
  publicOrigin,
  hstsSubdomains,
}: Settings): Record<string, string> => ({
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  ...(isProduction && publicOrigin.startsWith("https:")
    ? { "strict-transport-security": `max-age=63072000${hstsSubdomains ? "; includeSubDomains" : ""}` }
    : {}),
});

/** A page made at build: its inline script and style are named by their hashes. */
export const staticPagePolicy = (page: {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}): string =>
  policy({
    "script-src": ["'self'", ...page.scriptHashes.map(quote)],
    "style-src": ["'self'", ...page.styleHashes.map(quote)],
    "connect-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    ...trustedTypes("'none'"),
  });

/** No text becomes a script, markup or a script's address but by one of these policies (docs/decisions/script-policy.md). */
const trustedTypes = (...policies: string[]) => ({
  "require-trusted-types-for": ["'script'"],
  "trusted-types": policies,
});

/** Made by the inline script of the app's pages (src/static/script-addresses.ts). */
const ownPolicy = "default";

/** The gallery draws each state in a frame of its own page, so that one frame stands for one screen. */
export const galleryHeaders = (nonce: string) => ({
  "x-frame-options": "SAMEORIGIN",
  "content-security-policy": policy({
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "connect-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "frame-src": ["'self'"],
    "frame-ancestors": ["'self'"],
    ...trustedTypes(ownPolicy),
  }),
});

/** A service worker's own policy binds all that it fetches. */
export const workerHeaders = {
  "content-security-policy":
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

/** The inspector talks to nobody but the window that opened it. */
export const inspectorHeaders = (nonce: string) => ({
  "content-security-policy": policy({
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "img-src": ["'self'", "data:"],
    ...trustedTypes(ownPolicy),
  }),
});

/** What the popup of a real project runs: the loader that the provider's SDK names, and the parts that it loads. */
const googleScripts = ["https://apis.google.com/js/api.js", "https://apis.google.com/_/scs/abc-static/_/js/"];

/** The policies that Google's scripts make: the loader, all that it loads, and the counting of Firebase's SDK. */
const googlePolicies = { loader: "gapi#gapi", parts: "goog#html", counting: "firebase-js-sdk-policy" };

/** A page of the app. With a real project the popup needs Google's script and a frame of the auth domain. */
export function appPagePolicy(nonce: string, { identity, telemetry }: PageSettings): string {
  const isReal = identity.emulatorHost === null;
  const hosts = telemetryHosts(telemetry);
  return policy({
    "script-src": ["'self'", `'nonce-${nonce}'`, ...(isReal ? googleScripts : []), ...hosts.script],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "connect-src": [
      "'self'",
      ...(isReal ? ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"] : []),
      ...hosts.connect,
    ],
    "frame-src": isReal ? [`https://${identity.authDomain}`] : ["'self'"],
    "img-src": ["'self'", "data:", "blob:", "https://*.googleusercontent.com", ...hosts.image],
    "worker-src": ["'self'"],
    ...trustedTypes(
      ownPolicy,
      ...(isReal ? [googlePolicies.loader] : []),
      ...(isReal || telemetry.analytics ? [googlePolicies.parts] : []),
      ...(telemetry.analytics ? [googlePolicies.counting] : []),
    ),
  });
}

/** Origins of the telemetry services that pages may use; none unless the settings name them. */
function telemetryHosts({ sentryDsn, analytics }: Settings["telemetry"]) {
  const reports = sentryDsn === null ? [] : [new URL(sentryDsn).origin];
  if (analytics === null) return { script: [], connect: reports, image: [] };
  const google = [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ];
  const firebase = ["https://firebase.googleapis.com", "https://firebaseinstallations.googleapis.com"];
  return {
    script: ["https://www.googletagmanager.com/gtag/js"],
    connect: [...reports, ...firebase, ...google],
    image: google,
  };
}

const policy = (directives: Record<string, readonly string[]>) =>
  Object.entries({
    "default-src": ["'none'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    ...directives,
  })
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");

const quote = (hash: string) => `'${hash.replace(/^'|'$/g, "")}'`;
