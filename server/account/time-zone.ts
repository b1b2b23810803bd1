/** The zone as Intl spells it, whatever the case it came in; null for none. Offsets such as +02:00 are no zones: they know no summer. */
export function readTimeZone(given: string): string | null {
  if (!/^[A-Za-z][\w+/-]*$/.test(given)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
