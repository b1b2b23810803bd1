import type { Settings } from "../config/config";

type PageSettings = {
  identity: Pick<Settings["identity"], "emulatorHost" | "authDomain">;
  telemetry: Settings["telemetry"];
};

/** The headers of every reply. Firebase keys may be restricted by referrer, so the origin is sent, never a path. */
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

/**
 * A prerendered page: its inline script and style are listed by hash. Swagger UI at /docs writes markup, all of it from our own contract, so
 * Trusted Types are off there.
 */
export const staticPagePolicy = (page: {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  makesMarkup: boolean;
}): string =>
  policy({
    "script-src": ["'self'", ...page.scriptHashes.map(quote)],
    "style-src": ["'self'", ...page.styleHashes.map(quote)],
    "connect-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    ...(page.makesMarkup ? {} : trustedTypes("'none'")),
  });

/** Only these policies can turn text into script, markup or a script URL (docs/decisions/pages.md). */
const trustedTypes = (...policies: string[]) => ({
  "require-trusted-types-for": ["'script'"],
  "trusted-types": policies,
});

/** Created by the inline script of the app's pages (src/static/script-addresses.ts). */
const ownPolicy = "default";

/** The gallery shows each state in a frame of its own page, so that a frame's size is a screen's. */
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

/** A service worker's own policy applies to everything that it fetches. */
export const workerHeaders = {
  "content-security-policy":
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

/** The inspector connects to nothing; it only talks to the window that opened it. */
export const inspectorHeaders = (nonce: string) => ({
  "content-security-policy": policy({
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "img-src": ["'self'", "data:"],
    ...trustedTypes(ownPolicy),
  }),
});

/** Scripts that a real project's popup needs: the SDK's loader and the parts that it loads. */
const googleScripts = ["https://apis.google.com/js/api.js", "https://apis.google.com/_/scs/abc-static/_/js/"];

/** The Trusted Types policies of Google's scripts: the loader, what it loads, and the SDK's analytics. */
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

/** Origins of the telemetry services that pages may connect to; none by default. */
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
