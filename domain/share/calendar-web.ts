import { calendarDetails, calendarTitle, placeText } from "../calendar-link/words";
import { isoDateOf } from "../dates/calendar";
import { dayOf } from "../dates/wall-time";
import { eventTitle } from "../schedule/event/event-fact-texts";
import type { ScheduleEvent } from "../schedule/event/event-fields";

type Shown = Pick<
  ScheduleEvent,
  | "title"
  | "opponent"
  | "timing"
  | "starts_local"
  | "arrive_minutes"
  | "first_day"
  | "last_day"
  | "starts_at"
  | "ends_at"
  | "venue"
  | "venue_detail"
  | "kit"
>;

/** Forms of calendars on the web, filled in with an event. Times are in UTC: they mean the same in every zone and at every change of clocks. */
export function calendarHrefs(event: Shown, teamName: string | null) {
  const { venue, venue_detail: detail, timing, starts_local, arrive_minutes, kit } = event;
  const isWholeDay = timing !== "timed";
  const title = teamName === null ? eventTitle(event) : calendarTitle(event, teamName, []);
  const place = placeText(placeText(venue?.name ?? null, detail ?? null), venue?.address ?? null) ?? "";
  const details = calendarDetails({
    ...event,
    startsLocal: starts_local,
    arriveMinutes: arrive_minutes,
    kit: kit ?? null,
  });
  const dayAfter = isoDateOf(dayOf(event.last_day) + 1);
  const [start, end] = isWholeDay
    ? [event.first_day, dayAfter]
    : [wholeSeconds(event.starts_at), wholeSeconds(event.ends_at)];
  return {
    google: `https://calendar.google.com/calendar/render?${query({
      action: "TEMPLATE",
      text: title,
      dates: `${compact(start)}/${compact(end)}`,
      location: place,
      details,
    })}`,
    outlook: `https://outlook.live.com/calendar/0/action/compose?${query({
      rru: "addevent",
      subject: title,
      startdt: start,
      enddt: end,
      ...(isWholeDay && { allday: "true" }),
      location: place,
      body: details,
    })}`,
  };
}

/** "2026-11-24T23:30:00Z". */
const wholeSeconds = (moment: string) => `${new Date(moment).toISOString().slice(0, 19)}Z`;

const compact = (iso: string) => iso.replaceAll(/[-:]/g, "");

/** Spaces as %20: Outlook shows a plus as it is. */
const query = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
