/** The zone in Intl's spelling, in whatever case it came; null if there is none. Offsets such as +02:00 are refused: they have no daylight saving time. */
export function readTimeZone(given: string): string | null {
  if (!/^[A-Za-z][\w+/-]*$/.test(given)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
