import { suite } from "uvu";
import * as assert from "uvu/assert";
import { momentOf } from "../../../../domain/schedule/import/zone-clock";
import { momentsOf, transitionParts, transitionsOf } from "../../../../server/core/time/local-time";

const test = suite("the device's clock of a zone");

const event = { timing: "timed", durationMinutes: 60, arriveMinutes: 0 } as const;

test("of a repeated time the first counts; a skipped time moves on by the gap", () => {
  const utc = (wall: string, zone: string) => new Date(momentOf(wall, zone)).toISOString().slice(0, 16);
  assert.is(utc("2026-10-25T02:30:00", "Europe/Berlin"), "2026-10-25T00:30");
  assert.is(utc("2026-11-01T01:15:00", "America/Chicago"), "2026-11-01T06:15");
  assert.is(utc("2026-03-29T02:30:00", "Europe/Berlin"), "2026-03-29T01:30");
  assert.is(utc("2026-07-01T12:00:00", "Asia/Kathmandu"), "2026-07-01T06:15");
});

test("in every zone, around every transition of six years, it is the server's moment", () => {
  const years = [new Date("2023-01-01Z"), new Date("2029-01-01Z")] as const;
  const seen = new Set<string>();
  let tried = 0;
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    const rules = transitionsOf(timeZone, ...years);
    if (seen.has(rules)) continue;
    seen.add(rules);
    for (const { wall } of transitionParts(timeZone, ...years).changes)
      for (const minutes of [-150, -70, -40, -10, 0, 10, 40, 70]) {
        const startsLocal = new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 19);
        const { startsAt } = momentsOf({ ...event, timeZone, startsLocal });
        assert.is(momentOf(startsLocal, timeZone), startsAt.getTime(), `${startsLocal} ${timeZone}`);
        tried += 1;
      }
  }
  assert.ok(tried > 2_000, String(tried));
});

test.run();
