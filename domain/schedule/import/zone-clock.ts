import { zoneOfWindows } from "./windows-zones";

/**
 * What the device knows of zones. It is good enough for the length of an event, the end of a rule and what a preview shows: the times that
 * are kept are wall clocks, which the server turns into moments.
 */
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let made: Intl.DateTimeFormat | null = null;
  try {
    made = new Intl.DateTimeFormat("en-US", { ...parts, timeZone: zone });
  } catch {
    // No zone of the device.
  }
  formats.set(zone, made);
  return made;
}

const parts = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** "2026-11-24T17:30:00" in a zone. */
export function localTimeAt(zone: string, moment: number): string {
  const read = Object.fromEntries(
    (formatOf(zone) ?? formatOf("UTC"))?.formatToParts(moment).map(({ type, value }) => [type, value]) ?? [],
  );
  return `${String(read.year).padStart(4, "0")}-${read.month}-${read.day}T${read.hour}:${read.minute}:00`;
}

/** Milliseconds of a wall clock in a zone, as the server has them: of a repeated time the first, a skipped one moves on by the gap. */
export function momentOf(wall: string, zone: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  const ahead = (moment: number) => Date.parse(`${localTimeAt(zone, moment)}Z`) - moment;
  const [before, after] = [asUtc - ahead(asUtc - day), asUtc - ahead(asUtc + day)];
  const isWall = (moment: number) => localTimeAt(zone, moment) === wall;
  return isWall(before) || !isWall(after) ? before : after;
}

const day = 86_400_000;

/**
 * The zone that a file means: by its own name, behind a prefix such as /mozilla.org/20050126_1/, by what its calendar says of it, or by
 * Windows' name. Null if none is known.
 */
export function zoneOf(name: string, told: ReadonlyMap<string, string>): string | null {
  for (const text of [name, told.get(name) ?? ""]) {
    const steps = text.replace(/^"|"$/g, "").trim().split("/");
    for (const length of [3, 2]) {
      const zone = steps.slice(-length).join("/");
      if (steps.length >= length && /^[A-Za-z]/.test(zone) && formatOf(zone) !== null) return zone;
    }
    const windows = zoneOfWindows(text);
    if (windows !== null) return windows;
  }
  return null;
}
