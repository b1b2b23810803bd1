import { type Day, dayFrom } from "../../../domain/dates/calendar";

/** What the app needs of Temporal: the current day and the zone. */
export type Clock = {
  readonly Now: {
    plainDateISO: () => { year: number; month: number; day: number };
    timeZoneId: () => string;
  };
};

/** The browser's own Temporal, else the polyfill that `load` fetches; offline, the plain Date until the next try. */
export async function openTemporal(
  load: () => Promise<{ Temporal: Clock }> = () => import("temporal-polyfill"),
  native: unknown = Reflect.get(globalThis, "Temporal"),
): Promise<Clock> {
  if (isClock(native)) return native;
  try {
    return (await load()).Temporal;
  } catch {
    return plainClock;
  }
}

/** The device's current day. Implements the date field's placeholder `readToday`. */
export async function readToday(clock: Promise<Clock> = openTemporal()): Promise<Day> {
  const { year, month, day } = (await clock).Now.plainDateISO();
  return dayFrom(year, month, day);
}

const plainClock: Clock = {
  Now: {
    plainDateISO() {
      const now = new Date();
      return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
    },
    timeZoneId: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
};

const isClock = (value: unknown): value is Clock =>
  typeof value === "object" && value !== null && "Now" in value;
