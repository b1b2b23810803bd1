import ICAL from "ical.js";
import { sync } from "node-ical";

/** What a calendar program makes of an event. */
export interface ReadEvent {
  uid: string;
  startsAt: number;
  endsAt: number;
  title: string;
  place: string | null;
  details: string | null;
}

/** By ical.js, which takes the zones from the calendar itself. */
export function readByIcalJs(bytes: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(bytes));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, startDate, endDate, summary, location, description } = new ICAL.Event(component);
    return {
      uid,
      startsAt: startDate.toUnixTime() * 1_000,
      endsAt: endDate.toUnixTime() * 1_000,
      title: summary,
      place: location ?? null,
      details: description ?? null,
    };
  });
}

/** By node-ical, which takes the zones from Node. */
export function readByNodeIcal(bytes: string): ReadEvent[] {
  return Object.values(sync.parseICS(bytes)).flatMap((part) =>
    part?.type === "VEVENT"
      ? [
          {
            uid: part.uid,
            startsAt: part.start.getTime(),
            endsAt: part.end?.getTime() ?? 0,
            title: textOf(part.summary),
            place: textOf(part.location) || null,
            details: textOf(part.description) || null,
          },
        ]
      : [],
  );
}

const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "val" in value ? String(value.val) : String(value ?? "");
