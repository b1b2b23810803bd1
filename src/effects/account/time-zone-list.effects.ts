/** Every zone that the device knows, its own first: a browser's list may lack that one. */
export function listTimeZones(): string[] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, ...Intl.supportedValuesOf("timeZone")])];
}
