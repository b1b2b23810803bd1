/** Every zone that the device knows, its own first: a browser may keep that one out of the list. */
export function listTimeZones(): string[] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, ...Intl.supportedValuesOf("timeZone")])];
}
