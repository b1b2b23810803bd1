import { Temporal } from "temporal-polyfill";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dayFrom, isoDateOf } from "../../../domain/dates/calendar";
import { type Clock, openTemporal, readToday } from "../../../src/effects/dates/temporal.effects";

const test = suite("temporal effects");

/** A device's clock at an instant in a zone. */
const deviceAt = (moment: string, zone: string): Clock => ({
  Now: {
    plainDateISO: () => Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate(),
    timeZoneId: () => zone,
  },
});

const today = async (clock: Clock) => readToday(Promise.resolve(clock));

const moments = [
  { moment: "2026-11-21T23:30:00Z", zone: "America/Los_Angeles", day: "2026-11-21" },
  { moment: "2026-11-21T23:30:00Z", zone: "Pacific/Auckland", day: "2026-11-22" },
  { moment: "2026-12-31T23:59:59Z", zone: "Pacific/Kiritimati", day: "2027-01-01" },
  { moment: "2024-02-29T10:00:00Z", zone: "Pacific/Pago_Pago", day: "2024-02-28" },
  { moment: "2026-03-08T09:59:59Z", zone: "America/Los_Angeles", day: "2026-03-08" },
  { moment: "2026-11-01T08:30:00Z", zone: "America/Los_Angeles", day: "2026-11-01" },
  { moment: "2018-11-04T02:59:59Z", zone: "America/Sao_Paulo", day: "2018-11-03" },
  { moment: "2018-11-04T03:00:00Z", zone: "America/Sao_Paulo", day: "2018-11-04" },
];

for (const { moment, zone, day } of moments) {
  test(`at ${moment} it is ${day} in ${zone}`, async () => {
    assert.is(isoDateOf(await today(deviceAt(moment, zone))), day);
  });
}

test("the browser's own Temporal is used, and nothing is loaded", async () => {
  const native = deviceAt("2026-11-21T12:00:00Z", "UTC");
  const clock = await openTemporal(() => Promise.reject(new Error("loaded")), native);
  assert.is(clock, native);
  assert.is(await today(clock), dayFrom(2026, 11, 21));
});

test("a global named Temporal without a clock is not used", async () => {
  const bare = Object.assign(() => {}, { Now: Temporal.Now });
  for (const native of [undefined, null, {}, "Temporal", 7, bare])
    assert.is(await openTemporal(async () => ({ Temporal }), native), Temporal);
});

test("a browser without Temporal gets the polyfill", async () => {
  const clock = await openTemporal(async () => ({ Temporal }), undefined);
  assert.is(clock, Temporal);
});

test("without Temporal and offline the device's date is used", async () => {
  const clock = await openTemporal(() => Promise.reject(new Error("offline")), undefined);
  assert.is(await today(clock), await today(Temporal));
  assert.is(clock.Now.timeZoneId(), Temporal.Now.timeZoneId());
});

test.run();
