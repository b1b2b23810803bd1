import { suite } from "uvu";
import * as assert from "uvu/assert";
import { calendarHrefs } from "../../../domain/share/calendar-web";
import { oddNights, oddZones } from "../../support/people/calendar-entries";

const test = suite("an event in calendars on the web");

const practice = {
  title: "Practice",
  opponent: null,
  timing: "timed",
  starts_local: "2026-11-24T17:30:00",
  arrive_minutes: 15,
  first_day: "2026-11-24",
  last_day: "2026-11-24",
  starts_at: "2026-11-24T23:30:00.000Z",
  ends_at: "2026-11-25T01:00:00.000Z",
  venue: { id: "v", name: "Riverside", category: "field", address: "1 Main St & 2nd", version: 1 },
  venue_detail: "field 7",
  kit: "blue",
} as const;

const valuesOf = (href: string) => Object.fromEntries(new URL(href).searchParams);

test("Google gets title, times in UTC, place and details, and nobody's name", () => {
  const { google } = calendarHrefs(practice, "Comets");
  assert.is(new URL(google).origin + new URL(google).pathname, "https://calendar.google.com/calendar/render");
  assert.equal(valuesOf(google), {
    action: "TEMPLATE",
    text: "Practice (Comets)",
    dates: "20261124T233000Z/20261125T010000Z",
    location: "Riverside, field 7, 1 Main St & 2nd",
    details: "Be there 17:15.\nKit: blue.",
  });
});

test("Outlook gets the same in its own form, without a plus for a space", () => {
  const { outlook } = calendarHrefs({ ...practice, opponent: "Rockets", title: "Game" }, "Comets");
  assert.not.match(outlook, "+");
  assert.equal(valuesOf(outlook), {
    rru: "addevent",
    subject: "Game vs Rockets (Comets)",
    startdt: "2026-11-24T23:30:00Z",
    enddt: "2026-11-25T01:00:00Z",
    location: "Riverside, field 7, 1 Main St & 2nd",
    body: "Be there 17:15.\nKit: blue.",
  });
});

test("whole days end on the day after the last, and what is not known is left out", () => {
  const { venue, ...rest } = practice;
  const cup = { ...rest, timing: "day", last_day: "2026-12-31", venue_detail: null, kit: null } as const;
  const { google, outlook } = calendarHrefs(cup, "Comets");
  assert.equal(valuesOf(google), {
    action: "TEMPLATE",
    text: "Practice (Comets)",
    dates: "20261124/20270101",
  });
  assert.equal(valuesOf(outlook), {
    rru: "addevent",
    subject: "Practice (Comets)",
    startdt: "2026-11-24",
    enddt: "2027-01-01",
    allday: "true",
  });
});

test("in 14 zones, around each clock change, both mean the event's own moments, wherever the device is", () => {
  const device = process.env.TZ;
  assert.is(oddZones.length, 14);
  try {
    for (const zone of oddZones) {
      process.env.TZ = zone;
      for (const entry of oddNights(zone, 7)) {
        const moments = { starts_at: entry.startsAt.toISOString(), ends_at: entry.endsAt.toISOString() };
        const { google, outlook } = calendarHrefs({ ...practice, ...moments }, "Comets");
        const { startdt = "", enddt = "" } = valuesOf(outlook);
        const [start, end] = (valuesOf(google).dates ?? "").split("/").map(readCompact);
        const meant = [entry.startsAt.getTime(), entry.endsAt.getTime()];
        assert.equal([Date.parse(startdt), Date.parse(enddt)], meant, zone);
        assert.equal([start, end], meant, zone);
      }
    }
  } finally {
    if (device === undefined) delete process.env.TZ;
    else process.env.TZ = device;
  }
});

const readCompact = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

test.run();
