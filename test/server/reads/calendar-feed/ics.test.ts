import { suite } from "uvu";
import * as assert from "uvu/assert";
import { switchedOff, writeCalendar } from "../../../../server/reads/calendar-feed/ics";
import { entryAt, revision } from "../../../support/people/calendar-entries";

const test = suite("calendars in RFC 5545");

const linesOf = (bytes: string) => bytes.replaceAll("\r\n ", "").split("\r\n");

test("a calendar is what it should be, line by line", () => {
  const practice = entryAt("Europe/Berlin", "2026-10-24T17:30:00", {
    uid: "one@drip",
    link: "https://drip.example/app/schedule?event=a.b",
    details: "Be there 17:15.\nKit: blue; white, too.",
  });
  const cup = entryAt("Europe/Berlin", "2026-11-02T00:00:00", {
    uid: "two@drip",
    isWholeDay: true,
    dayAfter: "2026-11-04",
    title: "Cup",
    place: null,
    details: "",
    isCalledOff: true,
  });
  const later = entryAt("Europe/Berlin", "2026-11-24T17:30:00", {
    uid: "three@drip",
    place: null,
    details: "",
  });
  assert.equal(linesOf(writeCalendar("Drip: Maya", [practice, cup, later], revision)), [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Drip//Schedule//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "NAME:Drip: Maya",
    "X-WR-CALNAME:Drip: Maya",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    "BEGIN:VTIMEZONE",
    "TZID:Europe/Berlin",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0200",
    "END:STANDARD",
    "BEGIN:STANDARD",
    "DTSTART:20261025T030000",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100",
    "END:STANDARD",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    "UID:one@drip",
    "SEQUENCE:3",
    "DTSTAMP:20261120T080000Z",
    "LAST-MODIFIED:20261120T080000Z",
    "DTSTART;TZID=Europe/Berlin:20261024T173000",
    "DTEND;TZID=Europe/Berlin:20261024T190000",
    "SUMMARY:Maya: Practice (Rockets)",
    "LOCATION:Riverside\\, field 7",
    "DESCRIPTION:Be there 17:15.\\nKit: blue\\; white\\, too.",
    "URL:https://drip.example/app/schedule?event=a.b",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:two@drip",
    "SEQUENCE:3",
    "DTSTAMP:20261120T080000Z",
    "LAST-MODIFIED:20261120T080000Z",
    "DTSTART;VALUE=DATE:20261102",
    "DTEND;VALUE=DATE:20261104",
    "SUMMARY:CALLED OFF: Cup",
    "STATUS:CANCELLED",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:three@drip",
    "SEQUENCE:3",
    "DTSTAMP:20261120T080000Z",
    "LAST-MODIFIED:20261120T080000Z",
    "DTSTART;TZID=Europe/Berlin:20261124T173000",
    "DTEND;TZID=Europe/Berlin:20261124T190000",
    "SUMMARY:Maya: Practice (Rockets)",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("an event in the hour that comes twice is written in UTC", () => {
  const lines = linesOf(writeCalendar("Drip", [entryAt("Europe/Berlin", "2026-10-25T02:15:00")], revision));
  assert.equal(
    lines.filter((line) => /^DT(START|END)/.test(line)),
    ["DTSTART:19700101T000000", "DTSTART:20261025T001500Z", "DTEND:20261025T014500Z"],
  );
  assert.ok(lines.includes("TZID:Etc/UTC"), "a calendar needs a component, and no other zone is named");
});

test("no raw line has more than 75 octets, and none is cut inside a character", () => {
  const texts = ["ä".repeat(120), "⚽️👩‍👧".repeat(40), "Fußball-Übungsspiel 🏆 ".repeat(12), "a".repeat(200)];
  // Each start puts the limit at another octet of a character.
  for (const text of texts)
    for (let before = 0; before < 80; before++) {
      const title = `${"x".repeat(before)}${text}`;
      const bytes = writeCalendar(
        title,
        [entryAt("Europe/Berlin", "2026-11-24T17:30:00", { title, place: title, details: title })],
        revision,
      );
      for (const line of bytes.split("\r\n")) {
        assert.ok(Buffer.byteLength(line) <= 75, line);
        assert.not.match(line, "\ufffd");
      }
      assert.ok(linesOf(bytes).includes(`SUMMARY:${title}`), title);
    }
});

test("a switched off calendar has no event and says so in its name", () => {
  const lines = linesOf(switchedOff);
  assert.ok(lines.includes("X-WR-CALNAME:Drip (switched off)"));
  assert.ok(lines.includes("BEGIN:VTIMEZONE"));
  assert.not.ok(lines.includes("BEGIN:VEVENT"));
});

test.run();
