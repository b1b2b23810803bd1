import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type Day,
  dayFrom,
  dayOfMonth,
  isoDateOf,
  monthOf,
  monthOfYear,
  yearOf,
} from "../../../domain/dates/calendar";
import { dateTexts } from "../../../domain/dates/texts";
import { type DateOrder, readTypedDate } from "../../../domain/dates/typed-date";

const test = suite("typed date");
const today = dayFrom(2026, 11, 21);
const dayFirst: DateOrder = ["day", "month", "year"];
const monthFirst: DateOrder = ["month", "day", "year"];
const yearFirst: DateOrder = ["year", "month", "day"];
const orders = [dayFirst, monthFirst, yearFirst];

const read = (text: string, order = dayFirst) => {
  const day = readTypedDate(text, order, today);
  return day === null ? null : isoDateOf(day);
};

test("day and month are parsed in the locale's order", () => {
  assert.is(read("03/04/1990", dayFirst), "1990-04-03");
  assert.is(read("03/04/1990", monthFirst), "1990-03-04");
  assert.is(read("1990/03/04", yearFirst), "1990-03-04");
});

test("any separator and missing zeros are accepted", () => {
  for (const text of [
    "3.4.1990",
    "3-4-1990",
    " 3 4 1990 ",
    "3, 4, 1990.",
    "3. 4. 1990",
    "03\u200f/04\u200f/1990",
  ])
    assert.is(read(text), "1990-04-03", text);
  assert.is(read("03041990"), "1990-04-03");
  assert.is(read("04031990", monthFirst), "1990-04-03");
  assert.is(read("19900403", yearFirst), "1990-04-03");
});

test("year first is parsed as autofill writes it", () => {
  for (const order of orders) {
    assert.is(read("1990-04-03", order), "1990-04-03");
    assert.is(read("19900431", order), null);
  }
  assert.is(read("19901231", dayFirst), "1990-12-31");
  assert.is(read("19901231", monthFirst), "1990-12-31");
});

test("a two-digit year is the latest one not in the future", () => {
  assert.is(read("3.4.90"), "1990-04-03");
  assert.is(read("3.4.26"), "2026-04-03");
  assert.is(read("21.11.26"), "2026-11-21");
  assert.is(read("22.11.26"), "1926-11-22");
  assert.is(read("3.4.27"), "1927-04-03");
  assert.is(read("030490"), "1990-04-03");
  assert.is(read("900403", yearFirst), "1990-04-03");
  assert.is(read("29.2.00"), "2000-02-29");
});

test("a month can be an English word", () => {
  for (const text of ["3 April 1990", "April 3, 1990", "3. apr 90", "Apr 3rd 1990", "1990 apr 3"])
    for (const order of orders.slice(0, 2)) assert.is(read(text, order), "1990-04-03", text);
  assert.is(read("3 Sept 1990"), "1990-09-03");
  assert.is(read("90 Apr 3", yearFirst), "1990-04-03");
  assert.is(read("3 Apr"), null);
  assert.is(read("3 Brumaire 1990"), null);
});

test("a number above twelve is the day in any order", () => {
  assert.is(read("12/28/1990", dayFirst), "1990-12-28");
  assert.is(read("28/12/1990", monthFirst), "1990-12-28");
  assert.is(read("28/12/1990", yearFirst), "1990-12-28");
  assert.is(read("12/28/1990", yearFirst), "1990-12-28");
});

test("without a known order nothing is guessed", () => {
  assert.is(read("3/4/1990", yearFirst), null);
  assert.is(read("4/4/1990", yearFirst), "1990-04-04");
});

test("an invalid date is not parsed", () => {
  const nothings = [
    "",
    "  ",
    "soon",
    "3",
    "3.4",
    "3.4.",
    "3.4.199",
    "3.4.19900",
    "31.4.1990",
    "29.2.1990",
    "0.4.1990",
    "3.0.1990",
    "13.13.1990",
    "3.4.0000",
    "3.4.5.1990",
    "1234567",
    "123456789",
  ];
  for (const text of nothings) assert.is(read(text), null, text);
});

test("full-width and Arabic digits are accepted", () => {
  assert.is(read("３．４．１９９０"), "1990-04-03");
  assert.is(read("٠٣/٠٤/١٩٩٠"), "1990-04-03");
  assert.is(read("۰۳/۰۴/۱۹۹۰"), "1990-04-03");
});

const days = fc.integer({ min: dayFrom(1900, 1, 1), max: today });
const anyOrder = fc.constantFrom(...orders);

test("property: every date written in an order is parsed in it, with any separator", () => {
  const signs = fc.constantFrom("/", ".", "-", " ", ", ", ". ", "");
  fc.assert(
    fc.property(days, anyOrder, signs, fc.boolean(), (day, order, sign, hasShortYear) => {
      const text = written(day, order, sign, hasShortYear && day > dayFrom(1926, 11, 21));
      assert.is(readTypedDate(text, order, today), day, text);
    }),
  );
});

test("property: any text gives a day with a four-digit year or nothing", () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d /.\-a-z]{0,12}$/));
  fc.assert(
    fc.property(typed, anyOrder, (text, order) => {
      const day = readTypedDate(text, order, today);
      assert.ok(day === null || /^\d{4}-\d\d-\d\d$/.test(isoDateOf(day)), text);
    }),
  );
});

test("the hint names the order", () => {
  assert.is(dateTexts.order(dayFirst, "28/07/1990"), "Day, month, year: 28/07/1990");
  assert.match(dateTexts.unreadable(monthFirst), "month, day, year");
});

function written(day: Day, order: DateOrder, sign: string, hasShortYear: boolean) {
  const two = (value: number) => String(value).padStart(2, "0");
  const numbers = {
    day: two(dayOfMonth(day)),
    month: two(monthOfYear(monthOf(day))),
    year: String(yearOf(monthOf(day))).slice(hasShortYear ? 2 : 0),
  };
  return order.map((part) => numbers[part]).join(sign);
}

test.run();
