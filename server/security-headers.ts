import type { Settings } from "./config";

type Identity = Pick<Settings["identity"], "emulatorHost" | "authDomain">;

/** What every reply carries. Firebase keys may be bound to referring sites, so the origin is told, never a path. */
export const securityHeaders = ({ isProduction, publicOrigin }: Settings): Record<string, string> => ({
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
    ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
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
  });

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
  }),
});

/** A page of the app. With a real project the popup needs Google's script and a frame of the auth domain. */
export function appPagePolicy(nonce: string, { emulatorHost, authDomain }: Identity): string {
  const isReal = emulatorHost === null;
  return policy({
    "script-src": ["'self'", `'nonce-${nonce}'`, ...(isReal ? ["https://apis.google.com"] : [])],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "connect-src": [
      "'self'",
      ...(isReal ? ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"] : []),
    ],
    "frame-src": isReal ? [`https://${authDomain}`] : ["'self'"],
    "img-src": ["'self'", "data:", "blob:", "https://*.googleusercontent.com"],
    "worker-src": ["'self'"],
  });
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
