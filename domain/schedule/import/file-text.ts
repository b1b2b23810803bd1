/** Bytes of a text file as text: UTF-8 or UTF-16 with a byte order mark, UTF-8, else Windows-1252. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

export const isCalendar = (text: string) => /^\s*BEGIN:(VCALENDAR|VEVENT)/im.test(text.slice(0, 10_000));
