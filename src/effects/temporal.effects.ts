import { fromPromise } from "xstate";
import { type Day, dayFrom } from "../../domain/calendar";

/** What the app asks of Temporal: which day it is here, and where here is. */
export type Clock = {
  readonly Now: {
    plainDateISO: () => { year: number; month: number; day: number };
    timeZoneId: () => string;
  };
};

/** The browser's own Temporal. Where it is missing, what `load` brings; offline, the plain Date until the next try. */
export async function openTemporal(
  load: () => Promise<{ Temporal: Clock }>,
  native: unknown = Reflect.get(globalThis, "Temporal"),
): Promise<Clock> {
  if (isClock(native)) return native;
  try {
    return (await load()).Temporal;
  } catch {
    return plainClock;
  }
}

/** Fills the date field's `readToday`. */
export const readTodayFrom = (open: () => Promise<Clock>) =>
  fromPromise<Day>(async () => {
    const { year, month, day } = (await open()).Now.plainDateISO();
    return dayFrom(year, month, day);
  });

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
