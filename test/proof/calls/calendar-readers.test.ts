// Full run only: it compares many calendars with two other readers.
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type CalendarEntry, writeCalendar } from "../../../server/reads/calendar-feed/ics";
import { entryAt, oddNights, oddZones, revision } from "../../support/people/calendar-entries";
import { type ReadEvent, readByIcalJs, readByNodeIcal } from "../../support/people/calendar-readers";
import { proofCounts, record } from "../../support/proof";

const test = suite("calendars as other programs read them");

const meant = ({ uid, startsAt, endsAt, title, place, details }: CalendarEntry): ReadEvent => ({
  uid,
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
  title,
  place,
  details,
});

test("two other programs read the same moments and texts, in gaps and in the hour that comes twice", () => {
  let count = 0;
  let wrong = 0;
  for (const zone of oddZones) {
    const entries = oddNights(zone, proofCounts.calendarStride);
    const bytes = writeCalendar("Drip", entries, revision);
    const differing = (read: ReadEvent[]) => {
      const byUid = new Map(read.map((event) => [event.uid, event]));
      return entries.filter((entry) => {
        const [seen, right] = [JSON.stringify(byUid.get(entry.uid)), JSON.stringify(meant(entry))];
        return seen !== right;
      });
    };
    const faults = [...differing(readByIcalJs(bytes)), ...differing(readByNodeIcal(bytes))];
    assert.equal(
      faults.map(({ uid }) => uid),
      [],
      zone,
    );
    count += entries.length;
    wrong += faults.length;
  }
  record({
    point: 17,
    tried: "Events of calendars in 14 zones, read by ical.js and node-ical",
    count,
    wrong,
  });
});

const texts = fc.string({
  unit: fc.oneof(
    { maxDepth: 0 },
    fc.constantFrom(...'aé,;:\\"\n\r\t\u0000\u2028\u200f\u0646😀👩‍👧‍👦🏳️‍🌈\ud83d\udc00'),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 120,
});

/** As both parsers may give it back: without what a calendar must not contain. */
const kept = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]|\p{Cs}/gu, "");

test("lines are 75 octets at most, whole characters, and give back the text", () => {
  fc.assert(
    fc.property(texts, texts, (title, details) => {
      const entry = entryAt("Europe/Berlin", "2026-11-24T17:30:00", { title, details, place: title });
      const bytes = writeCalendar(title, [entry], revision);
      const lines = bytes.split("\r\n");
      for (const line of lines) {
        assert.ok(Buffer.byteLength(line) <= 75, line);
        assert.not.match(line, /\p{Cs}|[\r\n]|\p{Cc}/u);
      }
      assert.is(Buffer.from(bytes).toString("utf8"), bytes, "no half character is written");
      const [seen] = readByIcalJs(bytes);
      assert.equal([seen?.title, seen?.details ?? ""], [kept(title), kept(details)]);
    }),
    { numRuns: proofCounts.calendarTexts, seed: 2026 },
  );
  record({
    point: 17,
    tried: "Texts in calendars: lines and what comes back",
    count: proofCounts.calendarTexts,
    wrong: 0,
  });
});

test.run();
