import fs from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { outcomesOf } from "../../../support/import-outcomes";

const test = suite("calendars that others wrote");

const folder = new URL("./files/", import.meta.url);

/** What comes of each event, and why. */
const expected: Readonly<Record<string, readonly string[]>> = {
  "biweekly/issue101.ics": ["whole"],
  "biweekly/issue115-1.ics": ["whole"],
  "biweekly/issue126.ics": ["whole", "whole"],
  "biweekly/issue85.ics": ["whole"],
  "biweekly/outlook-2010.ics": ["whole"],
  "biweekly/pr63.ics": ["whole"],
  "biweekly/rfc5545-example1.ics": ["whole"],
  "biweekly/rfc5545-example2.ics": ["whole"],
  "caldavtester/recurrenceput-25.ics": ["refused: no_days", "whole"],
  "icalendar/alarm_google_future.ics": ["whole"],
  "icalendar/bom_calendar.ics": [],
  "icalendar/broken_dtstart.ics": ["refused: start"],
  "icalendar/event_with_recurrence.ics": ["whole"],
  "icalendar/event_with_recurrence_exdates_on_different_lines.ics": ["whole"],
  "icalendar/invalid_duration.ics": ["refused: too_long"],
  "icalendar/issue_1081_invalid_rrule_freq.ics": ["part: rule"],
  "icalendar/issue_1081_invalid_start_valid_end.ics": ["refused: start"],
  "icalendar/issue_112_missing_tzinfo_on_exdate.ics": ["whole"],
  "icalendar/issue_1231_recurrence.ics": ["whole"],
  "icalendar/issue_156_RDATE_with_PERIOD_TZID_khal_2.ics": ["part: dates, future, zone"],
  "icalendar/issue_156_RDATE_with_PERIOD_list.ics": ["part: dates"],
  "icalendar/issue_218_bad_tzid.ics": ["part: zone"],
  "icalendar/issue_237_fail_to_parse_timezone_with_non_ascii_tzid.ics": ["part: zone"],
  "icalendar/issue_322_expected_calendar.ics": ["refused: no_start"],
  "icalendar/issue_466_convert_tzid_with_slash.ics": ["whole"],
  "icalendar/issue_526_calendar_with_shuffeled_events.ics": ["part: zone", "part: zone"],
  "icalendar/multiple_calendar_components.ics": ["refused: start", "whole", "whole"],
  "icalendar/small_bad_calendar.ics": ["refused: no_start"],
  "icalendar/timezoned.ics": ["whole"],
  "icalendar/x_location.ics": ["whole"],
};

for (const [name, outcomes] of Object.entries(expected))
  test(name, () => {
    assert.equal(outcomesOf(fs.readFileSync(new URL(name, folder))), [...outcomes]);
  });

test("every file is named above", () => {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ics"));
  assert.equal(files.sort(), Object.keys(expected).sort());
});

test.run();
