const longest = 2_000;

/**
 * The path to return to after sign-in, or null. The stored value may have been planted, so only what
 * resolves to this origin and below /app is opened, and only its path and query.
 */
export function readReturnPath(remembered: string | null, origin: string): string | null {
  if (!remembered || remembered.length > longest || !remembered.startsWith("/")) return null;
  if (!URL.canParse(remembered, origin)) return null;
  const url = new URL(remembered, origin);
  if (url.origin !== origin || !isBelowApp(url.pathname)) return null;
  return url.pathname + url.search;
}

/** A path must not leave the app even if a router or a proxy decodes it again. */
function isBelowApp(path: string): boolean {
  // After another decoding, control characters and a trailing space disappear, which may leave two dots.
  return /^\/app\/[^/\\]/.test(path) && !/\\|\/\/|%(?:2f|5c|2e|25|[01][\da-f])|%20$/i.test(path);
}
