import fs from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contentLineOf, partsOfRule, plainText } from "../../../../domain/schedule/import/content-line";
import { linesOf, readByIcal, readOwn } from "../../../support/import-lines";

const test = suite("lines of a calendar");

test("a name, parameters in quotes or not, a value with any sign", () => {
  assert.equal(contentLineOf('DTSTART;TZID="(UTC+01:00) Berlin; Bern";VALUE=DATE-TIME:20261205T090000'), {
    name: "dtstart",
    parameters: { tzid: "(UTC+01:00) Berlin; Bern", value: "DATE-TIME" },
    value: "20261205T090000",
  });
  assert.is(
    contentLineOf('SUMMARY;LANGUAGE=en;X-LIST=a,"b:c":Game: Rockets; Comets')?.value,
    "Game: Rockets; Comets",
  );
});

test("lines that follow no grammar", () => {
  for (const line of [
    "",
    "SUMMARY",
    ":value",
    'DTSTART;TZID="open:20261205',
    "DTSTART;TZID:20261205",
    "a b:c",
  ])
    assert.is(contentLineOf(line), null, line);
});

test("texts without their escapes, and the parts of a rule", () => {
  assert.is(
    plainText("Bring water\\, and\\nshin guards\\\\ \\; \\x"),
    "Bring water, and\nshin guards\\ ; \\x",
  );
  assert.equal(partsOfRule("freq=weekly;BYDAY=tu,th;"), { FREQ: "WEEKLY", BYDAY: "TU,TH" });
  assert.is(partsOfRule("FREQ=WEEKLY;FREQ=DAILY"), null);
  assert.is(partsOfRule("WEEKLY"), null);
});

test("the lines of thirty calendars read as by ical.js", () => {
  const folder = new URL("./files/", import.meta.url);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ics"));
  const lines = files.flatMap((name) => linesOf(fs.readFileSync(new URL(name, folder))));
  const differing = lines.flatMap((line) => {
    const [own, other] = [readOwn(line), readByIcal(line)];
    return other !== null && JSON.stringify(own) !== JSON.stringify(other) ? [{ line, own, other }] : [];
  });
  assert.equal(differing, []);
  assert.ok(lines.length > 150, String(lines.length));
});

test.run();
